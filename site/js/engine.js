// The engine's worker: Pyodide with the engine's packages beside it. JSON text in, JSON text out, one at a time, in order.
const base = new URL("../", import.meta.url);
const tell = stage => postMessage({ stage });
const now = () => performance.now(); // the engine has no clock of its own

// Pyodide would wait for ever where a host serves .wasm under another type.
const streaming = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = async (source, imports) => {
  const response = await source;
  const typed = (response.headers.get("content-type") || "").startsWith("application/wasm");
  if (typed) return streaming.call(WebAssembly, response, imports);
  return WebAssembly.instantiate(await response.arrayBuffer(), imports);
};

async function fetchEngine() {
  const response = await fetch(new URL("engine/citadels.zip", base));
  if (!response.ok) throw new Error(`engine/citadels.zip: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function start() {
  tell("fetching");
  const packages = fetchEngine();
  packages.catch(() => {}); // it is awaited below, and said there
  const { loadPyodide } = await import(new URL("vendor/pyodide/pyodide.mjs", base));
  const python = await loadPyodide({ indexURL: new URL("vendor/pyodide/", base).href });
  tell("importing");
  python.FS.writeFile("/citadels.zip", await packages); // Python imports from a zip as it stands
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
