// Keeps the last errors and actions on the device, for the reader to pass on (docs/faults.md): the sheet About shows them.
// Part of boot.js, so that nothing that fails is missed. What is kept is private by construction: names of actions, kinds of
// errors, and places in our files; of an error's own text only what cannot hold a name or a card.
const ERRORS = 10;
const ACTIONS = 20;
const FRAMES = 12; // of one error
const LETTERS = 160; // of one line
const LONGEST = 60_000; // letters of all; a longer text is not ours
const TEXTS = ["at", "build", "source", "kind", "text", "table"]; // of one error
const KEY = `${new URL("./", location.href).pathname}${GAME}.black-box`;
// Errors of the program's own, whose texts name what the program names. Any other text may quote what somebody typed.
const OWN = /^(Type|Reference|Attribute|Name|Import|ModuleNotFound|Index|Range)Error$/;
const KINDS = /^(?:Uncaught )?(\w*Error|Exception|KeyboardInterrupt|StopIteration|SystemExit)\b(?:: |\(['"]?)?(.*)/;
const FRAME = /^(File "[\w./<>-]+", line \d+(, in [\w.<>]+)?|(at )?[\w.$<>/[\] ]{0,80}[(@ ]*[\w.-]*(:\d+){1,2}\)?)$/;
const FILE = /\bhttps?:\/\/\S+\/([\w.-]+\/[\w.-]+\.(?:js|css|ftl|pack|json|wasm|zip|whl))\b/;

/** @typedef {{ at: string, build: string, source: string, kind: string, text: string, frames: string[], table: string, actions: string[], times: number }} Fault */
/** @typedef {{ errors: Fault[], actions: string[] }} Box */
/** @type {Box} */
let own = { errors: [], actions: [] }; // of this page, and not stored yet: other tabs add to what is stored
/** @type {string[]} */
let recent = []; // the last actions, also of the page before this one
/** @type {Fault | undefined} */
let last; // the last error, which is counted when it comes again

/** Read the entries of all tabs; what cannot be read is not there. @returns {Box} */
function stored() {
  try {
    const text = localStorage.getItem(KEY) ?? "";
    const { errors, actions } = JSON.parse(text.length > LONGEST ? "{}" : text);
    return { errors: list(errors).filter(isFault), actions: list(actions).filter(isText) };
  } catch {
    return { errors: [], actions: [] }; // nothing is kept yet, or there is no storage
  }
}

/** @param {unknown} value @returns {any[]} */
const list = value => (Array.isArray(value) ? value : []);
const isText = (/** @type {unknown} */ value) => typeof value === "string";
const isTexts = (/** @type {unknown} */ value) => Array.isArray(value) && value.every(isText);
const isFault = (/** @type {any} */ fault) => TEXTS.every(key => isText(fault?.[key])) && isTexts(fault.frames) && isTexts(fault.actions) && Number.isSafeInteger(fault.times);

/** Return the entries of all tabs, with those that this one has not stored. @returns {Box} */
function merged() {
  const { errors, actions } = stored();
  const [counted] = errors.filter(({ at, source }) => at === last?.at && source === last.source).slice(-1);
  if (counted) counted.times = Math.max(counted.times, last?.times ?? 0);
  return { errors: [...errors, ...own.errors].slice(-ERRORS), actions: [...actions, ...own.actions].slice(-ACTIONS) };
}

function write() {
  try {
    localStorage.setItem(KEY, JSON.stringify(merged()));
    own = { errors: [], actions: [] };
  } catch {
    // no storage, or no room: this page alone remembers
  }
}

function empty() {
  own = { errors: [], actions: [] };
  recent = [];
  last = undefined;
}

/** Add to a list of which the newest few are kept. @template T @param {T[]} entries @param {T} entry @param {number} most */
function add(entries, entry, most) {
  entries.push(entry);
  entries.splice(0, entries.length - most);
}

/** The folder of this build, whose name is its hash (build/folders.py). */
function build() {
  const script = /** @type {HTMLScriptElement | null} */ (document.querySelector("script[src]"))?.src;
  return script?.match(/[a-z]+-[0-9a-f]{12}(?=\/)/)?.[0] ?? "";
}

/** The address of a place in a file, without all that lies before the file's name. @param {string} address */
const place = address => address.replace(/[?#].*?(?=(:\d+)*$)/, "").replace(/^.*\//, "");

/** Return the parts of an error that may be kept. @param {any} problem @param {string} trace @param {boolean} open whether its text may be kept */
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

const before = stored();
[recent, last] = [before.actions, before.errors[before.errors.length - 1]]; // without `at`: a browser that lacks it must come as far as to say so
window.blackBox = {
  table: null,

  /** Note an action; `arg` where it is nobody's secret. */
  note(name, arg) {
    const action = /^[\w +>,.=-]{1,60}$/.test(arg) ? `${name} ${arg}` : name;
    for (const actions of [recent, own.actions]) add(actions, action, ACTIONS);
  },

  /** Keep an error, with where it came from; one that comes again at once is counted. */
  keep(source, problem, trace) {
    const { table } = window.blackBox;
    const fault = reduced(problem, String(trace ?? /** @type {any} */ (problem)?.stack ?? ""), table !== "secret");
    if (last && last.source === source && last.kind === fault.kind && last.text === fault.text && String(last.frames) === String(fault.frames)) {
      if (++last.times & (last.times - 1)) return; // written at every power of two: it may come with each frame
    } else {
      last = { at: new Date().toISOString(), build: build(), source, ...fault, table: table ?? "", actions: [...recent], times: 1 };
      add(own.errors, last, ERRORS);
    }
    write();
  },

  /** All that is kept, as JSON. */
  contents: () => JSON.stringify({ ...merged(), build: build(), browser: navigator.userAgent }),

  clear() {
    empty();
    try {
      localStorage.removeItem(KEY);
    } catch {
      // no storage
    }
  },
};

addEventListener("pagehide", () => own.actions.length && write());
addEventListener("storage", ({ key, newValue }) => (key ?? KEY) === KEY && newValue === null && empty()); // another tab has cleared it
