// Browser interfaces that the worker keeps: the language itself, and what Pyodide runs on. Everything else goes
// before somebody's code runs; a new way to store or to send, which nobody here knows of, goes with it. What stays is
// frozen, so that nothing can be put in its place, such as a getter that lays hold of the port of a message.
const LANGUAGE =
  "AggregateError Array ArrayBuffer AsyncDisposableStack Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date " +
  "DisposableStack Error EvalError FinalizationRegistry Float16Array Float32Array Float64Array Function Infinity Int16Array " +
  "Int32Array Int8Array InternalError Intl Iterator JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError " +
  "Reflect RegExp Set SharedArrayBuffer String SuppressedError Symbol SyntaxError Temporal TypeError URIError Uint16Array " +
  "Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet WebAssembly decodeURI decodeURIComponent encodeURI " +
  "encodeURIComponent escape eval globalThis isFinite isNaN parseFloat parseInt undefined unescape";
const RUNTIME =
  "AbortController AbortSignal Blob Crypto DOMException DedicatedWorkerGlobalScope ErrorEvent Event EventTarget " +
  "MessageChannel MessageEvent MessagePort Performance TextDecoder TextEncoder URL URLSearchParams WorkerGlobalScope " +
  "WorkerLocation atob btoa clearInterval clearTimeout constructor crypto location origin performance queueMicrotask self " +
  "setInterval setTimeout structuredClone";
const STAYS = new Set((LANGUAGE + " " + RUNTIME).split(" "));
const { userAgent, platform, language } = navigator;

// Without a name of their own in the worker, but reached from everywhere.
const NAMELESS = [
  Object.getPrototypeOf(Uint8Array),
  (async () => {}).constructor,
  function* () {}.constructor,
  async function* () {}.constructor,
  ...[[], new Map(), new Set(), ""].map(one => Object.getPrototypeOf(one[Symbol.iterator]())),
];

/** Take everything else away, check that it is gone, and freeze what stays. */
export function takeAway() {
  for (let owner = self; owner && owner !== EventTarget.prototype; owner = Object.getPrototypeOf(owner)) {
    for (const name of Object.getOwnPropertyNames(owner)) {
      if (STAYS.has(name)) continue;
      if (!Reflect.deleteProperty(owner, name)) Reflect.defineProperty(owner, name, { value: undefined });
    }
  }
  const left = Object.getOwnPropertyNames(self).filter(name => !STAYS.has(name) && self[name] !== undefined);
  if (left.length) throw new Error(`these could not be taken away: ${left}`);
  const fixed = { value: Object.freeze({ userAgent, platform, language }) };
  Object.defineProperty(self, "navigator", fixed);
  const mute = () => {};
  Object.defineProperty(self, "console", { value: Object.freeze({ log: mute, info: mute, warn: mute, error: mute, debug: mute }) });
  for (const name of STAYS) if (name !== "self" && name !== "globalThis") freeze(self[name]);
  NAMELESS.forEach(freeze);
  for (const [name, { writable }] of Object.entries(Object.getOwnPropertyDescriptors(self))) {
    if (writable) Object.defineProperty(self, name, { writable: false, configurable: false });
  }
}

/** @param {any} one a function, with what is made by it, or an object */
function freeze(one) {
  if (typeof one !== "function" && typeof one !== "object") return;
  Object.freeze(one);
  for (let of = one?.prototype; of && !Object.isFrozen(of); of = Object.getPrototypeOf(of)) Object.freeze(of);
}
