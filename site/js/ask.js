// The page's end of the engine, which starts as soon as there is a page.
const waiting = new Map();
let asked = 0;
let worker = null;

let settle;

export const engine = {
  stage: "fetching",
  /** Settles when the engine is there, or will not come. */
  settled: new Promise(done => (settle = done)),
  problem: "",
  onstage: null,
  /** Ask the engine; text in, text out, in order. */
  ask(text) {
    const number = ++asked;
    engine.begin();
    worker.postMessage({ number, text });
    return new Promise((answer, fail) => waiting.set(number, { answer, fail }));
  },
  /** Start, unless it has started. */
  begin() {
    if (worker) return;
    const name = window.top === window ? "host" : "guest";
    worker = new Worker(new URL("./engine.js", import.meta.url), { type: "module", name });
    worker.onmessage = ({ data }) => {
      if (data.stage) return moved(data.stage, data.problem, data.recalled);
      const { answer, fail } = waiting.get(data.number);
      waiting.delete(data.number);
      return data.problem === undefined ? answer(data.text) : fail(new Error(data.problem));
    };
    worker.onerror = event => moved("failed", event.message || "engine.js");
  },
};

function moved(now, problem, recalled) {
  engine.stage = now;
  engine.problem = problem || "";
  if (now === "ready" || now === "failed") settle();
  engine.onstage?.(now);
  performance.mark("engine-" + now, { detail: { recalled } });
}

// Side by side with the page; but on two cores both would be late, and the page, which is heard first, goes first.
if (!(navigator.hardwareConcurrency <= 2)) engine.begin();
