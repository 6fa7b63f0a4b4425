// Faults, in words: above the editor with its line, and what the bot has printed.
import { words } from "../js/fluent.js";
import { editor } from "./editor.js";
import { announce, button, el, fold, hidden, say, show } from "./draw.js";
import { marked, spelled } from "./letters.js";

/** @typedef {{ id?: string, args?: Record<string, any>, text?: string, line?: number | null, link?: string, game?: number, at?: number, seat?: number }} Fault */
/** @typedef {{ lines: string[], count: number }} Printed */

/** @type {Fault | null} */
let fault = null;
/** @type {Printed} */
let printed = { lines: [], count: 0 };

/** The page's reaction to a fault: it shows the side where that stands. */
export const when = { /** @type {() => unknown} */ faulty: () => {} };

/** A fault as a sentence in the reader's language, or as the engine wrote it. @param {Fault} of */
export function sentence({ id = "", args = {}, text, game = args.game, seat = args.seat }) {
  const known = words(id, args);
  const where = typeof game === "number" && typeof seat === "number" ? " · " + words("workshop-where", { game: game + 1, seat: seat + 1 }) : "";
  return (known === id ? text || id : known) + where; // people count games and seats from one
}

/** Show a fault, mark its line and announce it; null shows none. @param {Fault | null} now */
export function showFault(now) {
  fault = now;
  editor.mark(now?.line ?? 0);
  draw();
  if (!now) return;
  when.faulty();
  announce(spelled(describe(now)));
}

/** @param {Fault} of */
const describe = of => (of.line ? words("workshop-line", { line: of.line }) + " " : "") + sentence(of);

/** Show the last lines that the bot printed, in the place of those before. @param {Printed} now */
export function showPrinted(now) {
  printed = now;
  drawPrinted();
}

/** Draw the fault anew, as after a change of language. */
export function draw() {
  const kids = fault && [
    el("p", null, fault.line ? el("b", null, say("workshop-line", { line: fault.line })) : null, fault.line ? " " : null, el("bdi", null, ...marked(sentence(fault)))),
    el(
      "p",
      { class: "links" },
      fault.line ? button("go-line", fault.line, "link", say("workshop-go", { line: fault.line })) : null,
      fault.link ? replayed(fault.link, fault.at, fault.seat, say("workshop-that-game")) : null,
    ),
  ];
  show("fault-here", kids && el("div", { class: "wrong" }, ...kids));
  drawPrinted();
}

function drawPrinted() {
  const { lines, count } = printed;
  const left = count > lines.length ? el("p", { class: "quiet" }, say("workshop-left-out", { count: count - lines.length })) : null;
  show(
    "printed",
    count ? fold("printed", say("workshop-printed", { count }), true, left, el("pre", { tabindex: "0", "aria-label": say("workshop-printed", { count }) }, ...marked(lines.join("\n")))) : null,
  );
}

/** A link to a place in the replay page. @param {string} link @param {number | undefined} at @param {number | undefined} seat @param {Tree} label @param {string[]} [names] */
export function replayed(link, at, seat, label, names = []) {
  const more = new URLSearchParams();
  if (names.length) more.set("names", names.join(","));
  if (at !== undefined) more.set("at", String(at));
  if (seat !== undefined) more.set("seat", String(seat));
  const href = `./replay.html#${link}${String(more) && "&" + more}`;
  return el("a", { class: "link", href, target: "_blank", rel: "noopener" }, label, hidden(say("workshop-new-tab")));
}
