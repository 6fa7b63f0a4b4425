// The worker in the room: Pyodide with its whole library and the published wheel, both handed in as bytes. Before any of
// somebody's code runs, Python can reach JavaScript no more (bridge.js), and all that could store or send is taken away,
// the rest frozen (stays.js); what remains is refused by the policy that the worker has from its frame. A classic script: a
// module is not loaded without an origin everywhere.
import "./classic.js";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { loadPyodide } from "pyodide/pyodide.mjs";
import { lend, shutBridge, watchBridge } from "./bridge.js";
import { takeAway } from "./stays.js";

const NOWHERE = "https://room.invalid/"; // where Pyodide believes its files are
const WHEEL = "/citadels.whl";
const PAGE = 65_536; // bytes by which WebAssembly counts memory
const MOST_MEMORY = 384 * 1024 * 1024; // a telephone ends a tab that takes much more
const AGAIN = 1000; // ms after which code that has caught its interruption is interrupted again
const SIGNS = 20; // ms between two signs of life
const INTERRUPT = 2; // SIGINT
const GOING = '{"progress"'; // how an answer begins that is not the last (citadels.workshop.worker)
const LONGEST_PROBLEM = 400; // letters

const START = `
import sys
sys.path.insert(0, "${WHEEL}")
from citadels.workshop.worker import Workshop
from citadels.workshop.outside import Outside
`;

// Taken before anybody can put something else in their place.
const now = lend(performance.now.bind(performance));
const later = setTimeout.bind(self);

let end = 0; // when the code that runs is interrupted; 0: never
const alarm = lend((/** @type {number} */ ms) => void (end = ms ? now() + ms : 0));
/** Python looks here every few instructions; a plain object, as there is no memory shared with the page. */
const clock = {
  get 0() {
    if (!end || now() < end) return 0;
    end = now() + AGAIN;
    return INTERRUPT;
  },
  set 0(_) {},
};

/** @param {{ wasm: ArrayBuffer, library: ArrayBuffer, wheel: ArrayBuffer, lock: object, port: MessagePort }} parts */
async function open({ wasm, library, wheel, lock, port }) {
  const send = port.postMessage.bind(port);
  try {
    send({ stage: "starting" });
    const python = await started(wasm, library, lock);
    send({ stage: "importing" });
    python.FS.writeFile(WHEEL, new Uint8Array(wheel), { canOwn: true });
    python.runPython(START);
    const memory = lend(() => python._module.HEAP8.length);
    let last = 0;
    const sign = lend((/** @type {number} */ game, /** @type {number} */ seat) => {
      if (now() < last + SIGNS) return;
      last = now();
      send({ at: { game: game | 0, seat: seat | 0 } });
    });
    const make = python.runPython("lambda *lent: Workshop(Outside(*lent))");
    const workshop = make(now, alarm, sign, memory);
    serve(port, send, workshop);
    python.setInterruptBuffer(clock);
    takeAway();
    shutBridge(python._module);
    send({ stage: "ready" });
  } catch (problem) {
    send(failed(problem));
  }
}

/** @param {unknown} problem */
const failed = problem => ({ failed: `${problem}`.slice(0, LONGEST_PROBLEM) });

/** @param {ArrayBuffer} wasm @param {ArrayBuffer} library @param {object} lock */
async function started(wasm, library, lock) {
  const compiled = await WebAssembly.compile(wasm);
  // Pyodide's own requests get the bytes that are here already.
  WebAssembly.instantiateStreaming = async (_, imports) => {
    watchBridge(imports.env);
    watchBridge(imports.wasi_snapshot_preview1);
    return { module: compiled, instance: await WebAssembly.instantiate(compiled, imports) };
  };
  self.fetch = async address => new Response(String(address).endsWith(".zip") ? library : null);
  limitMemory();
  const quiet = () => {};
  return loadPyodide({ indexURL: NOWHERE, packageBaseUrl: NOWHERE, lockFileContents: lock, createPyodideModule, stdout: quiet, stderr: quiet });
}

/** Python then raises MemoryError, which can be told; else the browser would end the tab. */
function limitMemory() {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * PAGE > MOST_MEMORY) throw new RangeError("as much memory as a bot may have");
    return grow.call(this, pages);
  };
}

/** @param {MessagePort} port @param {(message: object) => void} send @param {any} workshop */
function serve(port, send, workshop) {
  let stop = false;
  const on = workshop.go_on;
  const ask = workshop.ask;
  port.onmessage = async ({ data }) => {
    if (data.stop) {
      stop = true;
      return;
    }
    try {
      stop = false;
      let text = ask(data.ask);
      while (text.startsWith(GOING)) {
        send({ text });
        await new Promise(go => later(go)); // so that a wish to stop is heard
        text = on(stop);
      }
      send({ text });
    } catch (problem) {
      send(failed(problem));
    }
    end = 0;
  };
}

self.onmessage = ({ data }) => {
  self.onmessage = null;
  open(data);
};
