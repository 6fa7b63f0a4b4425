// Six exercises: each with its text, a hint, and a check that asks the bot about positions it has not seen.
import { words } from "../js/fluent.js";
import { announce, button, el, fold, handle, say, show } from "./draw.js";
import { spelled } from "./letters.js";
import { editor } from "./editor.js";
import { storage } from "../js/storage.js";
import { ask, state, watch } from "./room.js";

const IDS = ["king", "build", "gold", "thief", "warlord", "passed"];
const SOLVED = "workshop.solved";
/** @type {Record<string, any>} what the last check of each said */
const results = {};
/** @type {{ done: number, of: number } | null} */
let going = null;
let checked = "";

const solved = () => (storage.read(SOLVED) ?? "").split(" ").filter(id => IDS.includes(id));

/** Check the bot in the editor by an exercise. @param {string} id */
async function check(id) {
  if (state().busy) return;
  checked = id;
  const answering = ask({ do: "exercise", id, source: editor.text() }, progress => {
    going = /** @type {any} */ (progress);
  });
  draw();
  const answer = await answering;
  going = null;
  checked = "";
  results[id] = answer?.exercise ?? null;
  if (results[id]?.passed) storage.write(SOLVED, [...new Set([...solved(), id])].join(" "));
  draw();
  if (results[id]) announce(words(results[id].passed ? "workshop-passed" : "workshop-failed", { right: results[id].right, count: results[id].tried }));
}

/** Draw all exercises. */
export function draw() {
  const done = solved();
  show(
    "panel-exercises",
    el("h2", { class: "unseen" }, say("workshop-exercises")),
    el("p", { class: "quiet", key: "text" }, say("workshop-exercises-text", { done: done.length, count: IDS.length })),
    el("ol", { class: "exercises", key: "list" }, ...IDS.map(id => one(id, done.includes(id)))),
  );
}

/** @param {string} id @param {boolean} done */
function one(id, done) {
  const { busy } = state();
  return el(
    "li",
    { key: id, class: done ? "done" : null },
    el("h3", null, say("exercise-" + id), done ? el("span", { class: "mark" }, " ✓ ", el("span", { class: "unseen" }, say("workshop-solved"))) : null),
    el("p", null, say("exercise-" + id + ".text")),
    fold("hint-" + id, say("workshop-hint"), false, el("p", null, say("exercise-" + id + ".hint"))),
    el("p", null, button("exercise", id, "choice", say("workshop-check"), busy ? { "aria-disabled": "true" } : {})),
    checked === id ? el("p", { class: "quiet" }, going ? say("workshop-checking", { done: going.done, count: going.of }) : say("workshop-stage-" + (state().stage || "fetching"))) : null,
    ...(results[id] ? verdict(id, results[id]) : []),
  );
}

/** Show the check's result, and the first position in which the bot was wrong. @param {string} id @param {any} of */
function verdict(id, { passed, tried, right, wrong }) {
  return [
    el("p", { class: passed ? "good" : "trouble" }, say(passed ? "workshop-passed" : "workshop-failed", { right, count: tried })),
    wrong && el("p", null, say("exercise-" + id + ".wrong", { number: wrong.number ?? 0, answered: spelled(wrong.answered ?? "") })),
    wrong && fold("wrong-" + id, say("workshop-that-position"), false, el("p", null, say("workshop-options", { count: wrong.options.length }), " ", el("code", null, wrong.options.join(" · "))), wrong.wanted?.length ? el("p", null, say("workshop-wanted"), " ", el("code", null, wrong.wanted.join(" · "))) : null, el("pre", { tabindex: "0", "aria-label": say("workshop-that-position") }, JSON.stringify(wrong.view, null, 1))),
  ];
}

handle({ exercise: check });
watch(draw);
