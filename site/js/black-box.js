// Keeps the last errors and actions on the device, for the reader to pass on (docs/faults.md): the sheet About shows them.
// Part of boot.js, so that nothing that fails is missed. What is kept is private by construction: names of actions, kinds of
// errors, and places in our files; of an error's own text only what cannot hold a name or a card.
const ERRORS = 10;
const ACTIONS = 20;
const FRAMES = 12; // of one error
const LETTERS = 160; // of one line
const KEY = `${new URL("./", location.href).pathname}${GAME}.black-box`;
// Errors of the program's own, whose texts name what the program names. Any other text may quote what somebody typed.
const OWN = /^(Type|Reference|Attribute|Name|Import|ModuleNotFound|Index|Range)Error$/;
const KINDS = /^(?:Uncaught )?(\w*Error|Exception|KeyboardInterrupt|StopIteration|SystemExit)\b(?:: |\(['"]?)?(.*)/;
const FRAME = /^(File "[\w./<>-]+", line \d+(, in [\w.<>]+)?|(at )?[\w.$<>/[\] ]{0,80}[(@ ]*[\w.-]*(:\d+){1,2}\)?)$/;
const FILE = /\bhttps?:\/\/\S+\/([\w.-]+\/[\w.-]+\.(?:js|css|ftl|pack|json|wasm|zip|whl))\b/;

/** @typedef {{ at: string, build: string, source: string, kind: string, text: string, frames: string[], table: string, actions: string[], times: number }} Fault */
/** @type {{ errors: Fault[], actions: string[] }} */
let box = { errors: [], actions: [] };
try {
  const { errors, actions } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
  box = { errors: [...errors], actions: [...actions] };
} catch {
  // nothing is kept yet, or there is no storage
}

function write() {
  try {
    localStorage.setItem(KEY, JSON.stringify(box));
  } catch {
    // no storage, or no room: this page alone remembers
  }
}

/** The folder of this build, whose name is its hash (build/folders.py). */
function build() {
  const script = /** @type {HTMLScriptElement | null} */ (document.querySelector("script[src]"))?.src;
  return script?.match(/[a-z]+-[0-9a-f]{12}(?=\/)/)?.[0] ?? "";
}

/** The address of a place in a file, without all that lies before the file's name. @param {string} address */
const place = address => address.replace(/[?#].*?(?=(:\d+)*$)/, "").replace(/^.*\//, "");

/** What may be kept of an error. @param {any} problem @param {string} trace @param {boolean} open whether its text may be kept */
function reduced(problem, trace, open) {
  const message = String(problem?.message ?? problem);
  const traced = message.startsWith("Traceback"); // MicroPython's own error in JavaScript
  const places = (traced ? message : trace.replaceAll(message, "")).split("\n").map(line => line.trim().replace(/\b(https?|blob|file):\/\/[^\s)]+/g, place));
  const python = places.some(line => line.startsWith("File "));
  const frames = places.filter(line => FRAME.test(line)).slice(...(python ? [-FRAMES] : [0, FRAMES]));
  const named = problem instanceof Error && !python ? `${problem.name}: ${message}` : "";
  const line = named || [message, ...(traced ? message : trace).trim().split("\n")].filter(line => KINDS.test(line)).at(-1);
  const [, kind = "", text = ""] = line?.match(KINDS) ?? [];
  const own = OWN.test(kind) ? text.replace(/\S*[:/#%@]\S*/g, "…") : message.match(FILE)?.[1];
  return { kind: kind.slice(0, 40), text: ((open && own) || "").slice(0, LETTERS), frames };
}

window.blackBox = {
  table: null,

  /** Note an action; `arg` where it is nobody's secret. */
  note(name, arg) {
    box.actions.push(/^[\w +>,.=-]{1,60}$/.test(arg) ? `${name} ${arg}` : name);
    box.actions.splice(0, box.actions.length - ACTIONS);
  },

  /** Keep an error, with where it came from; one that comes again at once is counted. */
  keep(source, problem, trace) {
    const { table } = window.blackBox;
    const fault = reduced(problem, String(trace ?? /** @type {any} */ (problem)?.stack ?? ""), table !== "secret");
    const last = box.errors.at(-1);
    if (last && last.source === source && last.kind === fault.kind && last.text === fault.text && String(last.frames) === String(fault.frames)) {
      if (++last.times & (last.times - 1)) return; // written at every power of two: it may come with each frame
    } else {
      box.errors.push({ at: new Date().toISOString(), build: build(), source, ...fault, table: table ?? "", actions: [...box.actions], times: 1 });
      box.errors.splice(0, box.errors.length - ERRORS);
    }
    write();
  },

  /** All that is kept, as JSON. */
  contents: () => JSON.stringify({ ...box, build: build(), browser: navigator.userAgent }),

  clear() {
    box = { errors: [], actions: [] };
    try {
      localStorage.removeItem(KEY);
    } catch {
      // no storage
    }
  },
};

addEventListener("pagehide", () => box.actions.length && write());
