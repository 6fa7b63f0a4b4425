// The page's side of the engine's worker: starts it with the page, restarts it when it stops, and queues requests.
import { fold } from "./answers.js";
import { isTooOld } from "./needs.js";
import { script } from "./trusted.js";

const OLD = "old"; // the problem of a browser that can run no engine
const VERDICT = 3000; // milliseconds that a failed start waits for word whether the browser is too old
const PATIENCE = 12; // seconds to wait for an answer: the slowest hint and the slowest bot take one or two
const SILENT = "no answer";
const TRIES = 2; // a request that has stopped so many engines fails

/** @typedef {{ text: string, answer(text: string): void, fail(problem: Error): void, tries: number, resumes?: boolean }} Request */

/** @type {Request[]} */
const waiting = []; // requests that have no answer yet, in the order in which the engine answers
let quiet = 0; // seconds since the engine's last message
/** @type {Worker | null} */
let worker = null;
/** @type {Promise<boolean> | null} */
let verdict = null; // whether the browser is too old, while that is being found out
/** @type {() => void} */
let settle;

/** @type {Engine} */
export const engine = {
  stage: "fetching",
  /** Resolves when the engine is ready or has failed. */
  settled: new Promise(done => (settle = done)),
  problem: "",
  onstage: null,
  /** Returns the requests that bring a new engine to where the last one was: JSON of a list of JSON texts. */
  resume: null,
  /** Called when a new engine takes the place of one that stopped. */
  onanew: null,
  /** Ask the engine; text in, text out, in order. Nobody need wait for the answer. */
  ask(text) {
    const promise = new Promise((answer, fail) => {
      if (engine.problem === OLD) {
        moved("failed", OLD);
        return fail(new Error(OLD));
      }
      const request = { text, answer, fail, tries: 0 };
      if (!worker) engine.begin();
      waiting.push(request);
      send(request);
    });
    promise.catch(() => {}); // else one that fails after its table was left is an error of the page
    return promise;
  },
  /** Fold an answer for table/answers.py; its save stays here until that reads it. */
  fold(text, after) {
    const folded = fold(text, after);
    engine.saved = folded.save;
    return folded.text;
  },
  /** Add files of Python to this engine's; one that takes its place has none of them. */
  add(files) {
    worker?.postMessage({ files });
  },
  /** Whether there is a worker. */
  get begun() {
    return worker !== null;
  },
  /** Start the worker, unless it runs; also after it failed. A page that comes to another device's table needs none. */
  begin() {
    if (worker || engine.problem === OLD || /^#(join|answer)=/.test(location.hash)) return;
    if (engine.stage !== "fetching") moved("fetching");
    const name = window.top === window ? "host" : "guest";
    /** @type {Worker} */
    let fresh;
    try {
      fresh = worker = window.room?.open() ?? new Worker(script("engine"), { type: "module", name });
    } catch (problem) {
      failed(String(problem));
      return;
    }
    fresh.onmessage = ({ data }) => fresh === worker && receive(data);
    fresh.onerror = event => {
      if (fresh !== worker || engine.stage === "ready") return;
      event.preventDefault(); // else it is an error of the window, too, beside what is said of it
      failed(event.message || "engine.js");
    };
    waiting.unshift(...before());
    waiting.forEach(send);
  },
};

/** @returns {Request[]} */
function before() {
  const texts = /** @type {string[]} */ (JSON.parse(engine.resume?.() || "[]"));
  return texts.map(text => ({ text, resumes: true, tries: 0, answer() {}, fail() {} }));
}

/** @param {Request} request */
function send({ text }) {
  worker?.postMessage(text);
}

/** Act on what the worker sends. @param {EngineMessage} message */
function receive({ stage, problem, trace, recalled, text }) {
  quiet = 0;
  if (stage === "failed") failed(String(problem));
  else if (stage) {
    moved(stage, "", recalled);
    if (stage === "fetching") findOut(); // not sooner, as the engine's own script goes first
  }
  else if (problem === undefined) waiting.shift()?.answer(String(text));
  else anew(problem, trace);
}

/** @param {EngineStage} now @param {string} problem @param {boolean} [recalled] */
function moved(now, problem = "", recalled) {
  engine.stage = now;
  engine.problem = problem;
  if (now === "ready" || now === "failed") settle();
  engine.onstage?.(now);
  performance.mark("engine-" + now, { detail: { recalled } });
}

function stop() {
  worker?.terminate();
  worker = null;
}

/** Find out whether the browser is too old; if so, there will be no engine, however much has loaded. */
function findOut() {
  if (verdict) return verdict;
  verdict = isTooOld();
  verdict.then(isOld => {
    verdict = null; // if the probe could not be had, the next start looks again
    if (isOld && engine.stage !== "ready") end(OLD);
  });
  return verdict;
}

/** The engine failed to start: say so, or that the browser is too old for it. @param {string} problem */
async function failed(problem) {
  const failing = worker;
  if (failing) failing.onmessage = failing.onerror = () => {}; // it still answers each request, with the same problem
  await Promise.race([findOut(), new Promise(done => setTimeout(done, VERDICT))]);
  if (failing === worker && engine.problem !== OLD) end(problem);
}

/** All waiting requests fail. @param {string} problem */
function end(problem) {
  window.blackBox.keep("engine", problem);
  stop();
  moved("failed", problem);
  for (const request of waiting.splice(0)) request.fail(new Error(problem));
}

/** The engine stopped: start another, which gets the requests that have no answer. @param {string} problem @param {string} [trace] */
function anew(problem, trace) {
  window.blackBox.keep(problem === SILENT ? "engine silent" : "engine stopped", problem, trace ?? "");
  const [first] = waiting;
  if (first.resumes) return failed(problem);
  if (++first.tries === TRIES) waiting.shift()?.fail(new Error(problem)); // it seems to be what stops the engine
  stop();
  engine.begin();
  engine.onanew?.();
}

// Seconds are counted by a timer, not by the clock, so that a sleeping device does not count as a silent engine.
setInterval(() => {
  if (engine.stage !== "ready" || !waiting.length) quiet = 0;
  else if (++quiet === PATIENCE) anew(SILENT);
}, 1000);

// Start in parallel with the page's Python; with two cores or fewer, after it (js/start.js), so that the page answers first.
if (!(navigator.hardwareConcurrency <= 2)) engine.begin();
