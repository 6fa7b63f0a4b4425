// What the page's Python asks of the browser: show, speak, focus, wait a beat, and say what was held.
import { words } from "./fluent.js";
import { hold } from "./hold.js";
import { fly, still, travel } from "./motion.js";
import { patch } from "./patch.js";
import { asked, fresh } from "./twice.js";

const roots = { table: document.getElementById("table"), sheet: document.getElementById("sheet") };
const live = document.getElementById("live");
let hurry = null;
let flip = false;

/** What tells all that can be tapped now from what could be before: screen, question, sheet, and the move it offers. */
function question() {
  const told = [roots.table.querySelector("[data-decision]")?.dataset.decision];
  told.push(roots.sheet.querySelector("#sheet-title")?.textContent);
  told.push(roots.sheet.querySelector("[data-do=choose]")?.dataset.arg);
  return document.body.dataset.screen + told.join(" ");
}

export const stage = {
  onact: null,
  alive: null,
  trouble: null,

  /** Show a tree of lists (JSON) in a root; an empty tree closes the sheet and clears it. */
  show(root, text) {
    const tree = JSON.parse(text);
    const node = roots[root];
    if (root === "sheet" && !tree.length) {
      if (node.open) node.close();
      patch(node, tree); // what was read there may be one player's alone
      asked(question());
      return;
    }
    const crown = root === "table" ? travel(node) : undefined;
    patch(node, tree);
    crown?.();
    asked(question());
    if (root === "sheet" && !node.open) node.showModal();
  },

  /** Name the screen: the style sheets look at it, and reading starts at its top. Behind a curtain nothing was said. */
  screen(name) {
    if (name === "curtain") stage.hush();
    if (document.body.dataset.screen === name) return;
    document.body.dataset.screen = name;
    scrollTo(0, 0);
  },

  /** A setting the style sheets look at: data-motion on the root. */
  mark(name, value) {
    document.documentElement.dataset[name] = value;
  },

  /** Move the focus, unless a sheet is open over the table. */
  focus(selector) {
    if (roots.sheet.open && !roots.sheet.querySelector(selector)) return;
    document.querySelector(selector)?.focus({ preventScroll: true });
  },

  /** Press the n-th choice, counted from 1. */
  press(number) {
    document.querySelectorAll("#decision .choices button, #decision .things button")[number - 1]?.click();
  },

  reveal(selector) {
    document.querySelector(selector)?.scrollIntoView({ block: "nearest", behavior: still() ? "auto" : "smooth" });
  },

  /** Say messages (a JSON list) politely; the same sentence twice is made to differ, or it would not be read. */
  say(text) {
    const all = JSON.parse(text).map(one => words(one.id, one.args)).join(" ");
    if (!all) return;
    flip = !flip;
    live.textContent = flip ? all : all + "\u00a0";
  },

  /** Take back what was said last: the next one to read may not know it. */
  hush() {
    live.textContent = "";
  },

  /** Whether the question on the screen has only just come, so that a tap at the last one's place is passed over. */
  fresh,

  fly: text => fly(JSON.parse(text)),

  /** A beat of the table, in milliseconds; a tap cuts it short. */
  beat(ms) {
    return new Promise(done => {
      const timer = setTimeout(() => hurry?.(), ms);
      hurry = () => {
        clearTimeout(timer);
        hurry = null;
        done();
      };
    });
  },
  hurry: () => hurry?.(),

  /** The address of a licence: those of the libraries lie apart (build/folders.py). */
  licence(name) {
    const [, library] = name.match(/^vendor\/(.*)/) || [];
    return new URL(library ? "../vendor/" + library : "../" + name, import.meta.url).href;
  },

  /** A turn for the browser: settles when it has painted, or heard what was tapped, if there was anything. */
  turn: () =>
    new Promise(done => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(0);
    }),

  /** Draw a seed, as text: the engine has no dice of its own, and MicroPython takes large numbers for negative ones. */
  seed: () => String(drawn()),
  /** Draw a whole number below `n`. */
  below: n => Math.floor((drawn() / 2 ** 32) * n),
};

/** 32 bits by chance; a browser's plain dice do where it has no others: a seed is no secret from whoever deals. */
function drawn() {
  try {
    return crypto.getRandomValues(new Uint32Array(1))[0];
  } catch {
    return Math.floor(Math.random() * 2 ** 32);
  }
}

// --- what the page's Python does not hear by itself (app/listen.py): a press that is held, and a shared device put down
const act = (name, arg = "") => stage.onact?.(name, arg, "");
hold(document, button => act("open-curtain", button.dataset.arg));

let idle = 0;
const awake = () => {
  clearTimeout(idle);
  idle = setTimeout(() => act("away"), 60000);
};
for (const name of ["pointerdown", "keydown", "scroll"]) addEventListener(name, awake, { passive: true, capture: true });
awake();
