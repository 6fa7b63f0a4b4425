// Loads the page's own Python: MicroPython, started by PyScript's kernel. A <script type="mpy"> names the pack with its
// modules (build/packs.py) and the module that is imported first.
import { chapter, outdated, unpacked } from "./chapters.js";
import { stage } from "./stage.js";

const KERNEL = new URL("../vendor/polyscript/index.js", import.meta.url).href;
const MICROPYTHON = new URL("../vendor/micropython/micropython.js", import.meta.url).href;
const script = /** @type {HTMLScriptElement} */ (document.querySelector('script[type="mpy"]'));
const pack = unpacked(script.src);

// PyScript's core.js would provide these two to its Python package; the page does not load it and uses neither.
const GARBAGE = 500000; // bytes that are allocated between two collections: a move allocates about a fifth of them
const BELOW = { PyWorker: null, js_import: null };

/** @typedef {{ FS: Files, registerJsModule(name: string, module: object): void }} Interpreter */

/** Write the page's modules into MicroPython's file system and import the first one. @param {{ interpreter: Interpreter, run(code: string): void }} worked */
async function begin({ interpreter, run }) {
  interpreter.registerJsModule("_pyscript", BELOW);
  interpreter.FS.mkdir("pyscript");
  for (const [name, file] of await pack) interpreter.FS.writeFile(name, file, { canOwn: true });
  stage.chapter = name => chapter(name, interpreter.FS);
  stage.outdated = outdated;
  stage.script = name => import(new URL(`../${name}.js`, import.meta.url).href);
  run(`import gc\ngc.threshold(${GARBAGE})\nimport ${script.dataset.first}`);
}

/** @param {unknown} problem */
function broken(problem) {
  window.blackBox.keep("start", problem);
  window.watch.broken(problem);
}

// Errors are reported here: PyScript's kernel swallows them, and not every browser reports a failed import.
const onReady = (/** @type {Parameters<typeof begin>[0]} */ worked) => begin(worked).catch(broken);
const set = (/** @type {{ define(kind: string, how: object): void }} */ { define }) => define("mpy", { interpreter: "micropython", version: MICROPYTHON, hooks: { main: { onReady } } });
// Not a static import, so that the engine, which takes longest, does not wait for the kernel.
import(KERNEL).then(set).catch(broken);
