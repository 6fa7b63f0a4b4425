// The page's end of the engine: it starts as soon as there is a page, and anew whenever it stops.
import { script } from "./trusted.js";

const PATIENCE = 12; // seconds for an answer of an engine that is there: the slowest hint and bot take one or two
const TRIES = 2; // engines that one request may cost

let waiting = []; // requests that have no answer yet, in the order in which the engine answers
let quiet = 0; // seconds since the engine was last heard
let worker = null;
let settle;

export const engine = {
  stage: "fetching",
  /** Settles when the engine is there, or will not come. */
  settled: new Promise(done => (settle = done)),
  problem: "",
  onstage: null,
  /** Says which requests (JSON of a list of texts) bring a new engine to where the last one was. */
  resume: null,
  /** Called when a new engine is there. */
  onanew: null,
  /** Ask the engine; text in, text out, in order. */
  ask(text) {
    return new Promise((answer, fail) => {
      const request = { text, answer, fail, tries: 0 };
      if (!worker) engine.begin();
      waiting.push(request);
      send(request);
    });
  },
  /** Start, unless it has started; where it could not, try again. */
  begin() {
    if (worker) return;
    if (engine.stage !== "fetching") moved("fetching");
    const name = window.top === window ? "host" : "guest";
    const fresh = (worker = new Worker(script("engine"), { type: "module", name }));
    fresh.onmessage = ({ data }) => fresh === worker && heard(data);
    fresh.onerror = event => fresh === worker && engine.stage !== "ready" && failed(event.message || "engine.js");
    waiting.unshift(...before());
    waiting.forEach(send);
  },
};

function before() {
  return JSON.parse(engine.resume?.() || "[]").map(text => ({ text, resumes: true, answer() {}, fail() {} }));
}

function send({ text }) {
  worker.postMessage(text);
}

function heard({ stage, problem, recalled, text }) {
  quiet = 0;
  if (stage === "failed") failed(problem);
  else if (stage) moved(stage, "", recalled);
  else if (problem === undefined) waiting.shift().answer(text);
  else anew(problem);
}

function moved(now, problem = "", recalled) {
  engine.stage = now;
  engine.problem = problem;
  if (now === "ready" || now === "failed") settle();
  engine.onstage?.(now);
  performance.mark("engine-" + now, { detail: { recalled } });
}

function stop() {
  worker.terminate();
  worker = null;
}

/** The engine cannot be started: whoever waits for it hears so. */
function failed(problem) {
  stop();
  moved("failed", problem);
  for (const request of waiting.splice(0)) request.fail(new Error(problem));
}

/** The engine stopped: another takes its place and is asked once more what had no answer. */
function anew(problem) {
  const [first] = waiting;
  if (first.resumes) return failed(problem);
  if (++first.tries === TRIES) waiting.shift().fail(new Error(problem)); // it is what stops engines
  stop();
  engine.begin();
  engine.onanew?.();
}

// Seconds are counted, not read off a clock: while the device sleeps none is.
setInterval(() => {
  if (engine.stage !== "ready" || !waiting.length) quiet = 0;
  else if (++quiet === PATIENCE) anew("no answer");
}, 1000);

// Side by side with the page; but on two cores both would be late, and the page, which is heard first, goes first.
if (!(navigator.hardwareConcurrency <= 2)) engine.begin();
