// The engine's worker: Pyodide with the engine's packages beside it. JSON text in, JSON text out, one at a time, in order.
import { forget, keep, recall } from "./memory.js";

const guest = self.name === "guest"; // in somebody's page: nothing is kept there
const report = (/** @type {string} */ stage) => postMessage({ stage });
const STOPPED = '{"error": {"id": "engine-stopped"'; // how the engine says that it broke off (citadels.table.worker.answer)
const now = () => performance.now(); // the engine has no clock of its own

// Pyodide fetches its parts one after the other. All are fetched at once here, and its requests get these answers.
const runtime = (/** @type {string} */ name) => new URL("../vendor/pyodide/" + name, import.meta.url).href;
const compiled = compile(runtime("pyodide.asm.wasm"));
/** @type {Map<string, Promise<any>>} */
const early = new Map([[runtime("pyodide.asm.wasm"), compiled]]);
for (const name of ["pyodide-lock.json", "python_stdlib.zip"]) early.set(runtime(name), fetch(runtime(name)));
const script = import(runtime("pyodide.asm.js")); // the browser does not read it twice
const packages = bytes(new URL(`../wheels/${WHEEL}`, import.meta.url)); // WHEEL: the wheel's name, which the build puts in
for (const part of [script, packages, ...early.values()]) part.catch(() => {}); // awaited below, and said there

const plain = self.fetch;
self.fetch = async (address, options) => {
  const started = await early.get(String(address));
  return started ? (started.clone?.() ?? started) : plain(address, options); // a second try reads them once more
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

/** Compile while it streams; if the host serves .wasm with another type, after it is loaded. @param {string} address */
async function compile(address) {
  const response = await answered(address);
  const typed = (response.headers.get("content-type") || "").startsWith("application/wasm");
  return typed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

async function start() {
  report("fetching");
  const memory = guest ? null : await recall();
  if (memory) {
    try {
      return await launch({ _loadSnapshot: memory });
    } catch {
      await forget(); // whatever is wrong with it: start as the first time
    }
  }
  return launch({ _makeSnapshot: !guest });
}

/** Start Python, or restore its kept memory, and import the engine's worker module. @param {{ _loadSnapshot?: Uint8Array, _makeSnapshot?: boolean }} how */
async function launch(how) {
  const { loadPyodide } = await import(runtime("pyodide.js"));
  const loading = loadPyodide({ indexURL: runtime(""), ...how });
  const [python, wheel] = await Promise.all([loading, packages, compiled]); // without the last it would wait forever
  report("importing");
  python.FS.writeFile(`/${WHEEL}`, wheel); // stored, not packed: Python imports from it as it stands
  if (!how._loadSnapshot) python.runPython(`import sys; sys.path.insert(0, "/${WHEEL}"); import citadels.table.worker`);
  if (how._makeSnapshot) keep(() => python.makeMemorySnapshot());
  const answer = python.runPython("import citadels.table.worker; citadels.table.worker.answer");
  postMessage({ stage: "ready", recalled: Boolean(how._loadSnapshot) });
  return answer;
}

const started = start();
started.catch(problem => postMessage({ stage: "failed", problem: String(problem) }));

self.onmessage = async ({ data: text }) => {
  try {
    const answer = await started;
    const said = answer(text, now);
    postMessage(said.startsWith(STOPPED) ? { problem: JSON.parse(said).error.args.problem } : { text: said });
  } catch (problem) {
    postMessage({ problem: String(problem) });
  }
};
