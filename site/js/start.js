// The first of our own code: starts the engine at once, and watches that the page does not stay mute.
import { keep } from "./storage.js";
import { LANGUAGES, language, speak, spoken, words } from "./fluent.js";
import { stage } from "./stage.js";

const waiting = new Map();
let asked = 0;

const engine = {
  stage: "fetching",
  problem: "",
  onstage: null,
  /** Ask the engine; text in, text out, in order. */
  ask(text) {
    const number = ++asked;
    worker.postMessage({ number, text });
    return new Promise((settle, fail) => waiting.set(number, { settle, fail }));
  },
};

const worker = new Worker(new URL("./engine.js", import.meta.url), { type: "module" });
worker.onmessage = ({ data }) => {
  if (data.stage) return moved(data.stage, data.problem);
  const { settle, fail } = waiting.get(data.number);
  waiting.delete(data.number);
  return data.problem === undefined ? settle(data.text) : fail(new Error(data.problem));
};
worker.onerror = event => moved("failed", event.message || "engine.js");

function moved(now, problem) {
  engine.stage = now;
  engine.problem = problem || "";
  engine.onstage?.(now);
  performance.mark("engine-" + now);
}

Object.assign(window, { engine, keep, stage });
window.speech = { LANGUAGES, language, speak, spoken, words };

// The page's own Python says when it is there. If it never does, nobody shall look at a mute page.
const said = document.getElementById("starting");
const say = id => {
  if (said?.isConnected) said.textContent = words(id);
};
const slow = setTimeout(() => say("starting-slow"), 15000);
const stuck = setTimeout(() => say("starting-failed"), 45000);
stage.alive = () => {
  clearTimeout(slow);
  clearTimeout(stuck);
  performance.mark("page-alive");
};
addEventListener("unhandledrejection", event => {
  if (!performance.getEntriesByName("page-alive").length) say("starting-failed");
  stage.ontrouble?.(String(event.reason));
});
spoken.catch(() => {
  if (said?.isConnected) said.textContent = "The words of the page could not be loaded. Please reload it.";
});
