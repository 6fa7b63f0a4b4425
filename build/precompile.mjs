// node precompile.mjs JOB.json : turns the standard library and our wheel into byte code for the page.
// It runs inside the very Pyodide that the page will start, since byte code fits one Python only.
import fs from "node:fs";
import { loadPyodide } from "pyodide";

process.on("uncaughtException", (error) => {
  // Without this, Node prints the whole minified runtime above the message.
  console.error(String(error?.message ?? error));
  process.exit(2);
});

const job = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
// Columns in tracebacks would make the byte code a third larger; lines stay.
const python = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" } });
python.FS.writeFile("/wheel.whl", fs.readFileSync(job.wheel));
python.FS.writeFile("/stdlib.zip", fs.readFileSync(job.stdlib));
python.FS.writeFile("/precompile.py", fs.readFileSync(job.program));
python.globals.set("JOB", JSON.stringify(job));
const kept = python.runPython(`
import sys
sys.path[:0] = ["/", "/wheel.whl"]
import precompile
precompile.both(JOB)`);
fs.writeFileSync(job.stdlibOut, python.FS.readFile("/stdlib.out.zip"));
fs.writeFileSync(job.wheelOut, python.FS.readFile("/wheel.out.zip"));
fs.writeFileSync(job.keptOut, kept);
