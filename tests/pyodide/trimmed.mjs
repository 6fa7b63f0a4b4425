// node tests/pyodide/trimmed.mjs : plays a game on the very files of dist/, to see that nothing needed was trimmed away.
import fs from "node:fs";
import path from "node:path";

process.on("uncaughtException", (error) => {
  console.error(String(error?.message ?? error));
  process.exit(1);
});

const here = path.dirname(new URL(import.meta.url).pathname);
const dist = path.resolve(here, "../../dist");
const named = (/** @type {string} */ start) => String(fs.readdirSync(dist).find((name) => name.startsWith(start)));
const runtime = path.join(dist, named("vendor-"), "pyodide");
const { loadPyodide } = await import(path.join(runtime, "pyodide.js")); // a module to Node, as package.json says above dist/
const python = await loadPyodide({ indexURL: runtime, stdLibURL: path.join(runtime, "python_stdlib.zip") });
const wheels = path.join(dist, named("parts-"), "wheels");
const wheel = String(fs.readdirSync(wheels).find((name) => name.includes("-cp")));
python.FS.writeFile("/" + wheel, fs.readFileSync(path.join(wheels, wheel)));
python.runPython(`import sys; sys.path.insert(0, "/${wheel}")`);
const modules = JSON.parse(fs.readFileSync(path.join(here, "../../.build/modules.json"), "utf8"));
python.globals.set("MODULES", modules);
console.log(python.runPython(fs.readFileSync(path.join(here, "trimmed.py"), "utf8")));
