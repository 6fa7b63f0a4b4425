// The page's own Python: MicroPython, set going by PyScript's kernel. A <script type="mpy"> names the file with all its
// modules (build/board.py) and the one that is imported first.
const KERNEL = new URL("../vendor/polyscript/index.js", import.meta.url).href;
const MICROPYTHON = new URL("../vendor/micropython/micropython.js", import.meta.url).href;
const script = document.querySelector('script[type="mpy"]');
const pack = open(script.src);

async function open(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Lay the modules, PyScript's in a folder, into the interpreter's: a line of names and lengths, then one after the other. */
function layOut(bytes, files) {
  let at = bytes.indexOf(10);
  const contents = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at++)));
  const whole = contents.reduce((sum, [, length]) => sum + length, at);
  if (bytes.length !== whole) throw new Error(`${script.src}: ${bytes.length} bytes of ${whole}`); // MicroPython would hang on a part
  files.mkdir("pyscript");
  for (const [name, length] of contents) files.writeFile(name, bytes.slice(at, (at += length)), { canOwn: true });
}

// What PyScript's package finds below itself: its core.js would put a worker and an import() there. The page uses neither.
const BELOW = { PyWorker: null, js_import: null };

/** Lay the page's Python ready and let it begin. */
async function begin({ interpreter, run }) {
  interpreter.registerJsModule("_pyscript", BELOW);
  layOut(new Uint8Array(await pack), interpreter.FS);
  run(`import ${script.dataset.first}`);
}

// What goes wrong is said here: PyScript's kernel keeps it to itself, and not every browser tells of a failed import.
const onReady = worked => begin(worked).catch(window.watch.broken);
const set = ({ define }) => define("mpy", { interpreter: "micropython", version: MICROPYTHON, hooks: { main: { onReady } } });
// Not a static import: the engine, which takes longest, shall not wait for the kernel.
import(KERNEL).then(set).catch(window.watch.broken);
