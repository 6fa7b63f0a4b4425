// node tests/pyodide/run.mjs SITE_PACKAGES [pytest arguments] : runs the unit tests that suite.py lists inside Pyodide.
// SHARE=1/2 in the environment runs the first of two shares of them.
// pytest and Hypothesis are pure Python: they are read from the virtual environment as they are.
import fs from "node:fs";
import path from "node:path";
import { loadPyodide } from "pyodide";

process.on("uncaughtException", (error) => {
  // Without this, Node prints the whole minified runtime above the message.
  console.error(String(error?.message ?? error));
  process.exit(2);
});

const [packages, ...args] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "../..");
const env = { PYTHONHASHSEED: "0", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1", HOME: "/home/pyodide", SHARE: process.env.SHARE ?? "1/1" };
const python = await loadPyodide({ env });
for (const [place, folder] of [["/repository", root], ["/packages", packages]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
python.globals.set("ARGS", args);
console.log(`inside Pyodide ${python.version}`);
const code = python.runPython(fs.readFileSync(path.join(root, "tests/pyodide/suite.py"), "utf8"));
process.exit(code);
