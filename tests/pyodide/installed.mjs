// node tests/pyodide/installed.mjs MICROPIP : installs the wheel of dist/ by micropip, as other people's pages do, into a
// Pyodide with all of its library; by the wheel's address first, then by name from the index beside it.
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { loadPyodide } from "pyodide";

process.on("uncaughtException", (error) => {
  console.error(String(error?.message ?? error));
  process.exit(1);
});

const [micropip] = process.argv.slice(2);
const here = import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname);
const wheels = path.resolve(here, "../../dist/wheels");
const KINDS = { ".html": "text/html", ".whl": "application/octet-stream" };
const host = http.createServer((request, response) => {
  // As a static host does: a folder's address gives its index.html.
  const pathname = decodeURIComponent(new URL(String(request.url), "http://host").pathname).replace(/\/$/, "/index.html");
  const file = path.join(wheels, path.posix.normalize(pathname));
  if (!fs.existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { "content-type": KINDS[/** @type {".html"} */ (path.extname(file))] }).end(fs.readFileSync(file));
});
await new Promise((begun) => host.listen(0, "127.0.0.1", () => begun(undefined)));
const { port } = /** @type {import("node:net").AddressInfo} */ (host.address());

const python = await loadPyodide();
python.unpackArchive(new Uint8Array(fs.readFileSync(String(micropip))), "wheel");
python.globals.set("HOST", `http://127.0.0.1:${port}`);
python.globals.set("WHEEL", String(fs.readdirSync(wheels).find((name) => name.endsWith(".whl"))));
console.log(await python.runPythonAsync(fs.readFileSync(path.join(here, "installed.py"), "utf8")));
process.exit(0);
