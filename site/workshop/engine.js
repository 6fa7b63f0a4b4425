// The page's side of the room in which somebody's bot runs: hands the runtime in, asks, and ends a worker that has gone
// silent. Whatever comes out of the room is text to be shown, in a form that messages.js knows.
import { keep, recall } from "./keeping.js";
import { fromFrame } from "./messages.js";

const SILENCE = 8; // seconds without a sign of life
const SLOW_START = 90; // seconds, on a telephone that has much else to do
const DEEP = /call stack|too much recursion|stack overflow/i; // how browsers say that their stack is used up
const GENTLE = 2000; // ms in which a worker that is asked to stop should answer

/** @typedef {{ [key: string]: any }} Json */
/** @typedef {{ request: Json, answer(answer: Json): void }} Waiting */

/** @type {Waiting[]} */
const waiting = []; // the first is under way
/** @type {Promise<void> | null} */
let starting = null;
/** @type {{ done(): void, fail(problem: object): void } | null} */
let settle = null;
/** @type {Json | null} */
let parts = null; // as Blobs: the browser may keep them on its disk
let ready = false;
let quiet = 0;
/** @type {Json} */
let at = {}; // the game and the seat of the last sign of life
let stopping = 0;
let turn = 0; // counts the workers

export const engine = {
  /** @type {(news: Json) => void} */
  onnews() {},
  /** Resolves when Python answers. */
  start: () => (starting ??= begin()),
  /** Ask; resolves with the answer or {"error"}. @param {Json} request @returns {Promise<Json>} */
  ask: request =>
    new Promise(answer => {
      waiting.push({ request, answer });
      if (ready && waiting.length === 1) next();
      else if (!ready) engine.start().catch(() => {});
    }),
  /** End what is under way, gently if possible. */
  stop() {
    if (!waiting.length) return;
    if (!ready) return engine.end();
    tell({ stop: true });
    clearTimeout(stopping);
    stopping = setTimeout(() => ended("workshop-ended", "It was stopped."), GENTLE);
  },
  /** End worker and frame at once. */
  end: () => ended("workshop-ended", "It was stopped."),
};

const frame = () => /** @type {HTMLIFrameElement} */ (document.getElementById("room"));
const tell = (/** @type {Json} */ what) => frame().contentWindow?.postMessage(what, "*"); // it has no origin to be named
const trouble = (/** @type {string} */ id, /** @type {string} */ text, /** @type {Json} */ args = {}) => ({ error: { id, args, text, line: null } });

async function begin() {
  const mine = ++turn;
  const opened = new Promise((done, fail) => (settle = { done: () => done(undefined), fail }));
  opened.catch(() => {});
  try {
    parts ??= await fetched();
    moved("starting");
    quiet = 0;
    at = {};
    const handed = Object.entries(parts).map(async ([name, blob]) => [name, await unpacked(name, blob)]);
    const all = Object.fromEntries(await Promise.all(handed));
    await renewed();
    if (mine === turn) tell({ parts: all });
  } catch (problem) {
    ended("workshop-lost", `The workshop could not be opened: ${problem}`, { problem: String(problem) });
  }
  return opened;
}

/** @param {string} name @param {Blob} blob @returns {Promise<any>} */
const unpacked = (name, blob) => (name === "inside" ? blob.text() : name === "lock" ? blob.text().then(JSON.parse) : blob.arrayBuffer());

/** Put a fresh frame in the place of the one that is there, which ends whatever runs in it. @returns {Promise<void>} */
function renewed() {
  return new Promise(open => {
    const heard = (/** @type {MessageEvent} */ { source, data }) => {
      if (source !== frame().contentWindow || !data?.open) return;
      removeEventListener("message", heard);
      open();
    };
    addEventListener("message", heard);
    const old = frame();
    old.replaceWith(old.cloneNode());
  });
}

/** Fetch all at once, and tell how much is there. @returns {Promise<Json>} */
async function fetched() {
  /** @type {Record<string, [address: string, size: number]>} */
  const list = JSON.parse(frame().dataset.parts ?? "{}");
  const of = Object.values(list).reduce((sum, [, size]) => sum + size, 0);
  let done = 0;
  const report = (/** @type {number} */ more) => engine.onnews({ stage: "fetching", done: (done += more), of });
  report(0);
  const got = Object.entries(list).map(async ([name, [address]]) => [name, await blobOf(address, report)]);
  return Object.fromEntries(await Promise.all(got));
}

/** @param {string} address @param {(more: number) => void} report */
async function blobOf(address, report) {
  const response = (await recall(address)) ?? (await fetch(new URL(address, document.baseURI)));
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  /** @type {BlobPart[]} */
  const chunks = [];
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks);
    chunks.push(value);
    report(value.length);
  }
}

addEventListener("message", ({ source, data }) => {
  if (!starting || source !== frame().contentWindow) return;
  quiet = 0;
  const { flood, failed, at: sign, stage, reply } = read(data);
  if (flood) ended("workshop-flood", "The bot sent more than can be taken in, and was ended.");
  else if (failed !== undefined) broken(failed);
  else if (sign) at = sign;
  else if (stage) moved(stage);
  else if (reply) take(reply);
});

/** Python broke off: at its start, while it ran, or because something is nested deeper than the browser's stack. @param {string} problem */
function broken(problem) {
  if (!ready) ended("workshop-lost", `The workshop could not be opened: ${problem}`, { problem });
  else if (DEEP.test(problem)) ended("workshop-deep", "The program, or what it works on, is nested too deeply for Python here.");
  else ended("workshop-broke", `Python stopped: ${problem}`, { problem });
}

/** A message from the frame; one in a wrong form ends it. @param {unknown} data @returns {Json} */
function read(data) {
  try {
    return fromFrame(data, ready && waiting.length ? waiting[0].request.do : "");
  } catch (problem) {
    return { failed: /** @type {Error} */ (problem).message };
  }
}

/** @param {string} stage */
function moved(stage) {
  if (ready) return;
  engine.onnews({ stage });
  if (stage !== "ready") return;
  ready = true;
  settle?.done();
  keep(JSON.parse(frame().dataset.kept ?? "[]"));
  if (waiting.length) next();
}

/** @param {Json} reply */
function take({ answer, progress, printed, memory }) {
  if (printed) engine.onnews({ printed });
  engine.onnews({ memory });
  if (progress) engine.onnews({ progress });
  if (!answer) return;
  clearTimeout(stopping);
  const first = waiting.shift();
  if (waiting.length) next();
  first?.answer(answer);
}

function next() {
  quiet = 0;
  at = {};
  const { request } = waiting[0];
  tell({ ask: JSON.stringify(request), kind: request.do });
}

/** The worker and the frame are gone: who waits is told why. @param {string} id @param {string} text @param {Json} [args] */
function ended(id, text, args) {
  if (!starting) return;
  turn++;
  clearTimeout(stopping);
  const problem = trouble(id, text, args);
  starting = null;
  ready = false;
  settle?.fail(problem);
  renewed();
  engine.onnews({ stage: "ended", ...problem });
  for (const one of waiting.splice(0)) one.answer(problem);
}

// Seconds are counted by a timer, not by the clock, so that a sleeping device does not count as a silent worker.
setInterval(() => {
  if (!starting || (ready && !waiting.length)) quiet = 0;
  else if (++quiet === (ready ? SILENCE : SLOW_START)) {
    const where = at.game === undefined ? "" : ` in game ${at.game + 1}, at seat ${at.seat + 1}`;
    ended("workshop-silent", `The bot has given no sign of life for ${quiet} seconds${where}, and was ended.`, { seconds: quiet, ...at });
  }
}, 1000);
