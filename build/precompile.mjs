// node precompile.mjs JOB.json: turns the standard library and our wheel into byte code for the page.
// It runs inside the Pyodide that the page will start, since byte code is for one version of Python alone.
import fs from "node:fs";
import { loadPyodide } from "pyodide";

process.on("uncaughtException", (error) => {
  // Without this, Node prints the whole minified runtime above the message.
  console.error(String(error?.message ?? error));
  process.exit(2);
});

const python = await loadPyodide({
  env: {
    HOME: "/home/pyodide",
    PYTHONHASHSEED: "0",
    PYTHONOPTIMIZE: "2", // no docstrings, no assertions
    PYTHONNODEBUGRANGES: "1", // no columns in tracebacks, with which the byte code would be a third larger; lines stay
    PYTHONDONTWRITEBYTECODE: "1", // no caches beside our sources
    SOURCE_DATE_EPOCH: String(process.env.SOURCE_DATE_EPOCH), // for the dates in the wheel; the byte code then holds hashes instead of dates
  },
});
const job = fs.readFileSync(process.argv[2], "utf8");
for (const [place, folder] of Object.entries(JSON.parse(job).folders)) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
python.globals.set("JOB", job);
python.runPython(`
import sys
sys.path.insert(0, "/")
from build import precompile
precompile.run_job(JOB)`);
