// A position to look into: what the bot is handed, as a tree, with the moves it may make and what it answers.
import { button, el, fold, handle, say, show } from "./draw.js";
import { spelled } from "./letters.js";
import { editor } from "./editor.js";
import { sentence, showFault } from "./faults.js";
import { ask, state, watch } from "./room.js";

/** @type {any} */
let position = null;
let seed = 1;
/** @type {number | null} */
let game = null;
const FIRST = 30; // some way into the game, where there is something to look at
const FIRST_OPEN = ["phase", "players"];

/** Ask for the first position from a step of the sample game on; what the bot answers there too. @param {number} at */
async function look(at) {
  const before = position?.at;
  let step = at;
  let answer = await ask({ ...sample(), at: step });
  // A step back may lead here again, where between the two nobody had a choice.
  while (answer && before !== undefined && at < before && answer.position.at === before && step > 0) answer = await ask({ ...sample(), at: --step });
  if (answer) position = answer.position;
  draw();
  const fault = position?.answer?.error;
  if (answer && fault) showFault(fault);
}

/** The source of positions: a game of the last run, or one that is dealt as a sample. */
const sample = () => ({ do: "position", source: editor.text(), ...(game === null ? { seed, players: 4, edition: "2005" } : { game }) });

/** Show the positions of a game of the last run. @param {number} number */
export async function ofGame(number) {
  game = number;
  position = null;
  await look(0);
}


/** Draw the position, or the way to one. */
export function draw() {
  const { busy, stage } = state();
  const off = busy ? { "aria-disabled": "true" } : {};
  show(
    "panel-position",
    el("h2", { class: "unseen" }, say("workshop-position")),
    el("p", { key: "text", class: "quiet" }, say("workshop-position-text")),
    position
      ? el(
          "div",
          { class: "steps-row", key: "steps" },
          button("position-at", Math.max(0, position.at - 1), "choice", say("workshop-back"), off),
          el("span", null, game === null ? say("workshop-step", { at: position.at }) : say("workshop-step-of", { at: position.at, count: position.steps - 1, game: game + 1 })),
          button("position-at", game === null ? position.at + 1 : Math.min(position.at + 1, position.steps - 1), "choice", say("workshop-forth"), off),
        )
      : null,
    el(
      "div",
      { class: "choices", key: "go" },
      button("position-at", position ? position.at : FIRST, "choice main", say(position ? "workshop-ask-again" : "workshop-position-open"), off),
      position ? button("position-new", "", "choice", say("workshop-other-game"), off) : null,
    ),
    busy && stage !== "ready" ? el("p", { key: "wait", class: "progress" }, say("workshop-stage-" + (stage || "fetching"))) : null,
    ...(position ? drawing() : []),
  );
}

function drawing() {
  const { answer, options, seat, view } = position;
  return [
    answer ? el("p", { key: "answer", class: "answer" }, answered(answer)) : null,
    fold("options", say("workshop-options", { count: options.length }), true, el("ol", { class: "moves", start: "0" }, ...options.map((/** @type {string} */ one) => el("li", { class: answer?.option === one ? "own" : null }, el("code", null, one))))),
    el("h3", { key: "view" }, say("workshop-view-of", { seat })),
    el("div", { class: "tree", key: "tree" }, ...branches(view, "", "view")),
  ];
}

/** @param {any} answer */
const answered = ({ option, ms, error }) => (error ? say("workshop-answer-fault", { problem: spelled(sentence(error)) }) : say("workshop-answers", { option, ms: Math.round(ms * 100) / 100 }));

/** Parts of a value, each with the words by which Python reaches it. @param {any} value @param {string} path @param {string} spelled @returns {Tree[]} */
function branches(value, path, spelled) {
  return Object.entries(value).map(([key, one]) => {
    const here = `${path}/${key}`;
    const reached = `${spelled}[${Array.isArray(value) ? key : JSON.stringify(key)}]`;
    const label = el("code", { title: reached }, Array.isArray(value) ? `[${key}]` : JSON.stringify(key));
    if (one === null || typeof one !== "object" || !Object.keys(one).length) return el("p", { key: here, class: "leaf" }, label, " ", el("span", null, format(one)));
    if (Array.isArray(one) && one.every(each => each === null || typeof each !== "object") && one.length < 9) return el("p", { key: here, class: "leaf" }, label, " ", el("span", null, format(one)));
    const many = Array.isArray(one) ? `[${one.length}]` : `{${Object.keys(one).length}}`;
    return fold("view" + here, el("span", null, label, " ", el("small", null, many)), FIRST_OPEN.includes(key), el("div", { class: "branch" }, ...branches(one, here, reached)));
  });
}

/** A value as Python writes it. @param {any} value @returns {string} */
function format(value) {
  if (value === null) return "None";
  if (value === true) return "True";
  if (value === false) return "False";
  if (Array.isArray(value)) return `[${value.map(format).join(", ")}]`;
  return typeof value === "object" ? "{}" : JSON.stringify(value);
}

handle({
  "position-at": at => look(Number(at)),
  "position-new": () => {
    seed++;
    game = null;
    position = null;
    return look(FIRST);
  },
});
watch(draw);
