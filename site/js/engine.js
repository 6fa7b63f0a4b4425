// The engine's worker: Pyodide with the engine's packages beside it. JSON text in, JSON text out, one at a time, in order.
const base = new URL("../", import.meta.url);
const tell = stage => postMessage({ stage });
const now = () => performance.now(); // the engine has no clock of its own

// Pyodide asks for its parts one after the other. They are on their way at once, and its requests get these answers.
const runtime = name => new URL("vendor/pyodide/" + name, base).href;
const compiled = compile(runtime("pyodide.asm.wasm"));
const early = new Map([[runtime("pyodide.asm.wasm"), compiled]]);
for (const name of ["pyodide-lock.json", "python_stdlib.zip"]) early.set(runtime(name), fetch(runtime(name)));
const script = import(runtime("pyodide.asm.mjs")); // the browser does not read it twice
const packages = bytes(new URL("engine/citadels.zip", base));
for (const part of [script, packages, ...early.values()]) part.catch(() => {}); // awaited below, and said there

const plain = self.fetch;
self.fetch = (address, options) => early.get(String(address)) ?? plain(address, options);
WebAssembly.instantiateStreaming = async (module, imports) => {
  const whole = await module;
  return { module: whole, instance: await WebAssembly.instantiate(whole, imports) };
};

async function answered(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

async function bytes(address) {
  return new Uint8Array(await (await answered(address)).arrayBuffer());
}

/** Compile while it comes; where a host gives .wasm another type, once it is there. */
async function compile(address) {
  const response = await answered(address);
  const typed = (response.headers.get("content-type") || "").startsWith("application/wasm");
  return typed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

async function start() {
  tell("fetching");
  const { loadPyodide } = await import(runtime("pyodide.mjs"));
  const loading = loadPyodide({ indexURL: runtime("") });
  const [python, zip] = await Promise.all([loading, packages, compiled]); // without the last Pyodide would wait for ever
  tell("importing");
  python.FS.writeFile("/citadels.zip", zip); // Python imports from a zip as it stands
  python.runPython("import sys; sys.path.insert(0, '/citadels.zip')");
  const answer = python.runPython("import citadels.worker; citadels.worker.answer");
  tell("ready");
  return answer;
}

const started = start();
started.catch(problem => postMessage({ stage: "failed", problem: String(problem) }));

onmessage = async ({ data: { number, text } }) => {
  try {
    const answer = await started;
    postMessage({ number, text: answer(text, now) });
  } catch (problem) {
    postMessage({ number, problem: String(problem) });
  }
};
