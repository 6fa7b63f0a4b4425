// Asking Python: one thing at a time is under way, and what it says in between goes to whoever asked.
import { words } from "../js/fluent.js";
import { announce } from "./draw.js";
import { listeners } from "./editor.js";
import { engine } from "./engine.js";
import { showFault, showPrinted } from "./faults.js";

/** @typedef {Record<string, any>} Answer */
/** @type {((progress: Answer) => void) | null} */
let heard = null;
let stage = "";
/** @type {{ done: number, of: number } | null} */
let fetched = null;
let memory = 0;
let busy = false;
/** @type {Set<() => void>} */
const watching = new Set();

/** Call a function whenever how far Python is, or its memory, has changed. @param {() => void} draw */
export const watch = draw => watching.add(draw);
export const state = () => ({ stage, fetched, memory, busy });

listeners.ready = () => stage === "ready" && !busy;

/** @type {Answer} what has come since the last frame was drawn */
let latest = {};
let drawing = 0; // the frame that is asked for

engine.onnews = (/** @type {Answer} */ news) => {
  if (news.stage) {
    stage = news.stage;
    fetched = news.of ? { done: news.done, of: news.of } : null;
  }
  if (news.memory) memory = news.memory;
  Object.assign(latest, news);
  drawing ||= requestAnimationFrame(draw); // however much comes, it is drawn once a frame
};

/** Show what has come since the last frame. */
function draw() {
  const { printed, progress } = latest;
  latest = {};
  cancelAnimationFrame(drawing);
  drawing = 0;
  if (printed) showPrinted(printed);
  if (progress) heard?.(progress);
  for (const one of watching) one();
}

/** Ask, with nothing else under way; null if it went wrong, which is said then. @param {Answer} request @param {(progress: Answer) => void} [progress] @returns {Promise<Answer | null>} */
export async function ask(request, progress) {
  if (busy) {
    announce(words("workshop-busy"));
    return null;
  }
  busy = true;
  heard = progress ?? null;
  latest = {};
  showFault(null);
  showPrinted({ lines: [], count: 0 });
  const answer = /** @type {Answer} */ (await engine.ask(request));
  busy = false;
  draw();
  heard = null;
  if (answer.error && answer.error.id !== "workshop-ended") showFault(answer.error);
  return answer.error ? null : answer;
}

export const stop = () => engine.stop();
