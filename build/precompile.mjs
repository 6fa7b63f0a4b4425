// node precompile.mjs JOB.json : turns the standard library and our wheel into byte code for the page.
// It runs inside the very Pyodide that the page will start, since byte code fits one Python only.
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
    PYTHONOPTIMIZE: "2", // no help texts, no assertions
    PYTHONNODEBUGRANGES: "1", // columns in tracebacks would make the byte code a third larger; lines stay
    PYTHONDONTWRITEBYTECODE: "1", // none beside our sources
    SOURCE_DATE_EPOCH: String(process.env.SOURCE_DATE_EPOCH), // in the wheel, and its byte code then has a hash for a date
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
precompile.obey(JOB)`);
