// The engine's worker: Pyodide with the engine's packages beside it. JSON text in, JSON text out, one at a time, in order.
import { forget, keep, recall } from "./memory.js";

const guest = self.name === "guest"; // in a frame on another page, where nothing is stored
const report = (/** @type {string} */ stage) => postMessage({ stage });
const STOPPED = '{"error": {"id": "engine-stopped"'; // how an answer begins if the engine raised an exception (the worker's `answer`)
const now = () => performance.now(); // lent to the engine, which has no clock of its own

// Pyodide fetches its parts one after the other. Here all are fetched at once, and its own requests get these responses.
const runtime = (/** @type {string} */ name) => new URL("../vendor/pyodide/" + name, import.meta.url).href;
const compiled = compile(runtime("pyodide.asm.wasm"));
/** @type {Map<string, Promise<any>>} */
const early = new Map([[runtime("pyodide.asm.wasm"), compiled]]);
for (const name of ["pyodide-lock.json", "python_stdlib.zip"]) early.set(runtime(name), fetch(runtime(name)));
const script = import(runtime("pyodide.asm.js")); // Pyodide's own import finds it loaded
const packages = bytes(new URL(`../wheels/${WHEEL}`, import.meta.url)); // WHEEL: the wheel's name, defined by the build
for (const part of [script, packages, ...early.values()]) part.catch(() => {}); // they are awaited below, where a failure is reported

const plain = self.fetch;
self.fetch = async (address, options) => {
  const started = await early.get(String(address));
  return started ? (started.clone?.() ?? started) : plain(address, options); // a clone, since Pyodide may read it again after a failed snapshot
};
WebAssembly.instantiateStreaming = async (module, imports) => {
  const whole = await module;
  return { module: whole, instance: await WebAssembly.instantiate(whole, imports) };
};

/** @param {string | URL} address */
async function answered(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** @param {string | URL} address */
async function bytes(address) {
  return new Uint8Array(await (await answered(address)).arrayBuffer());
}

/** Compile while it streams, or after loading if the host serves .wasm with another type. @param {string} address */
async function compile(address) {
  const response = await answered(address);
  const typed = (response.headers.get("content-type") || "").startsWith("application/wasm");
  return typed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** @type {any} */
let python; // Pyodide, once it is there

async function start() {
  report("fetching");
  const memory = guest ? null : await recall();
  if (memory) {
    try {
      return await launch({ _loadSnapshot: memory });
    } catch {
      await forget(); // whatever is wrong with it, start without it
    } finally {
      memory.buffer.transfer?.(0); // Pyodide never lets go of it: 31 MB
    }
  }
  return launch({ _makeSnapshot: !guest });
}

/** Start Python, or restore its kept memory, and import the engine's worker module. @param {{ _loadSnapshot?: Uint8Array, _makeSnapshot?: boolean }} how */
async function launch(how) {
  const { loadPyodide } = await import(runtime("pyodide.js"));
  const loading = loadPyodide({ indexURL: runtime(""), ...how });
  const [loaded, wheel] = await Promise.all([loading, packages, compiled]); // `compiled` too: if it fails, loadPyodide would wait forever
  report("importing");
  python = loaded;
  python.FS.writeFile(`/${WHEEL}`, wheel); // the wheel is not compressed, so Python imports from the file
  if (!how._loadSnapshot) python.runPython(`import sys; sys.path.insert(0, "/${WHEEL}"); import ${DOOR}`);
  if (how._makeSnapshot) keep(() => python.makeMemorySnapshot());
  const answer = python.runPython(`import ${DOOR}; ${DOOR}.answer`);
  postMessage({ stage: "ready", recalled: Boolean(how._loadSnapshot) });
  return answer;
}

const started = start();
started.catch(problem => postMessage({ stage: "failed", problem: String(problem) }));

/** Packages that the engine starts without: to those that it has, their folders are added. */
const BESIDE = `
import sys
sys.path.append("/beside")
for name, module in list(sys.modules.items()):
    if hasattr(module, "__path__"):
        module.__path__.append("/beside/" + name.replace(".", "/"))
`;

/** Add files of Python to those of the engine. @param {[name: string, file: Uint8Array][]} added */
function add(added) {
  for (const [name, file] of added) {
    const path = "/beside/" + name;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, file);
  }
  python.runPython(BESIDE);
}

self.onmessage = async ({ data: text }) => {
  if (text.files) return started.then(() => add(text.files), () => {}); // what it was needed for says that it is missing
  try {
    const answer = await started;
    const result = answer(text, now);
    if (!result.startsWith(STOPPED)) return postMessage({ text: result });
    const { error, trace } = JSON.parse(result);
    postMessage({ problem: error.args.problem, trace });
  } catch (problem) {
    postMessage({ problem: String(problem) });
  }
};
