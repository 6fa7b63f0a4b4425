// The browser API for the page's Python: show, speak, focus, wait, and report long presses.
import { words } from "./fluent.js";
import { again } from "./tooltip.js";
import { hold } from "./long-press.js";
import { settle } from "./scroll-memory.js";
import { fly, inFrame, still, travel } from "./motion.js";
import { parts, patch } from "./patch.js";
import { forgetTap, fresh, noteQuestion } from "./ghost-taps.js";

const roots = {
  table: /** @type {HTMLElement} */ (document.getElementById("table")),
  sheet: /** @type {HTMLDialogElement} */ (document.getElementById("sheet")),
};
const live = /** @type {HTMLElement} */ (document.getElementById("live"));
/** @type {(() => void) | null} */
let hurry = null;
let flip = false;

/**
 * A text that changes whenever what can be tapped does: the sheet and the move it offers, or the screen and its question.
 * What changes behind a sheet is no new question: a bot's move must not take a tap from the sheet. A card that is selected
 * is one: a second tap chooses it, when what the first has shown could be read. What unfolds in a question is one, too.
 */
function question() {
  const title = roots.sheet.querySelector("#sheet-title");
  const parts = title
    ? [title.textContent, roots.sheet.querySelector("[data-do=choose]")?.getAttribute("data-arg")]
    : [roots.table.querySelector("[data-decision]")?.getAttribute("data-decision"), roots.table.querySelector(".sure")?.textContent, roots.table.querySelector(".things [data-do=aim][aria-pressed=true]")?.getAttribute("data-arg"), roots.table.querySelector(".decision [data-do=more]")?.getAttribute("aria-expanded")];
  return document.body.dataset.screen + parts.join(" ");
}

/** Length of each list when it was last shown. @type {WeakMap<Element, number>} */
const lengths = new WeakMap();

/** Scroll a list to its end when it has become longer; news that were just opened are read from their head. @param {Element} list */
function newest(list) {
  const length = list.textContent?.length ?? 0;
  const opened = list.closest(".recap") && !lengths.has(list);
  if (lengths.get(list) !== length && !opened) list.scrollTop = list.scrollHeight;
  lengths.set(list, length);
}

/** Count the news that have no room, in the attribute `data-rest` of the list and of the button that opens all. */
function countRest() {
  const list = document.querySelector("[data-fit]");
  const area = list?.getBoundingClientRect();
  const lost = Array.from(document.querySelectorAll(".decision:not(:has(.digest)) :is(.hits, [data-fit]) > li")).filter(one => {
    const box = one.getClientRects()[0];
    return !box || (one.parentElement === list && area && box.left >= area.right);
  });
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-fit], .recap-toggle"))) {
    if (lost.length) one.dataset.rest = String(lost.length);
    else delete one.dataset.rest;
  }
}
addEventListener("resize", () => inFrame(countRest));

/** Mark a panel of which more lies below its lower edge; a style sheet lets that edge fade. */
function markMore() {
  const panel = document.getElementById("decision");
  panel?.toggleAttribute("data-more", panel.scrollHeight - panel.scrollTop > panel.clientHeight + 4);
}
addEventListener("resize", () => inFrame(markMore));
addEventListener("scroll", ({ target }) => target === document.getElementById("decision") && markMore(), { passive: true, capture: true });

/**
 * Hide lines that have no room, each as a whole, so that none is cut; a button opens the rest (table/story.py).
 * @param {HTMLElement} list
 */
function fold(list) {
  const lines = /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll(".line"));
  const full = () => list.scrollHeight > list.clientHeight + 1;
  for (const line of lines) line.hidden = false;
  delete list.dataset.folded;
  if (!full()) return;
  list.dataset.folded = "";
  for (let at = lines.length - 1; at > 0 && full(); at--) lines[at].hidden = true;
}

/** Fold all lists of news that can be. */
function foldAll() {
  for (const more of roots.table.querySelectorAll(".latest > .more")) fold(/** @type {HTMLElement} */ (more.parentElement));
}
addEventListener("resize", foldAll);

/**
 * Take the focus from a title that is about to go, before anything has changed: the browser lays the page out where what
 * has the focus is removed, and would do so twice. @param {Element} root @param {string} text the tree that is shown next
 */
function releaseFocus(root, text) {
  const title = /** @type {import("./patch.js").DrawnNode | null} */ (document.activeElement);
  const key = title?._props?.key;
  if (title && key && title.tabIndex < 0 && root.contains(title) && !text.includes(JSON.stringify(key))) title.blur();
}

/** List what a key can press. @returns {HTMLElement[]} */
const choices = () => Array.from(document.querySelectorAll("#decision .choices button, #decision .things button"));

/** The choices by the keys that press them: a key of their own, the rank on its card, else its place, counted from 1. @returns {Map<string, HTMLElement>} */
function byKey() {
  const all = choices();
  const ranked = all.filter(one => one.dataset.rank);
  /** @type {[string, HTMLElement][]} */
  const keys = ranked.length ? ranked.map(one => [String(one.dataset.rank), one]) : all.slice(0, 9).map((one, at) => [String(at + 1), one]);
  const own = document.querySelectorAll("#decision [aria-keyshortcuts]");
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (own)) keys.unshift([String(one.getAttribute("aria-keyshortcuts")), one]);
  return new Map(keys.reverse()); // of two with the same key the first has it
}

/** Write on each choice the key that presses it (css/screens.css). A style sheet could not count them: each card is contained. */
function writeKeys() {
  const keys = new Map(Array.from(byKey(), ([key, one]) => [one, key]));
  const before = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#decision [data-key]"));
  for (const one of new Set([...before, ...keys.keys()])) {
    const key = keys.get(one);
    if (one.dataset.key === key) continue;
    if (key) one.dataset.key = key;
    else delete one.dataset.key;
  }
}

/** Other scripts add to it: js/globals.d.ts lists all that it has. */
export const stage = /** @type {Stage} */ ({
  framed: window.top !== window,
  embedded: window.top !== window && new URLSearchParams(location.search).has("embed"),
  game: GAME,
  shared: SHARED,
  home: HOME,
  guest: window.room?.bot ?? "",
  phones: window.top === window && "RTCPeerConnection" in window,

  onact: null,

  /** Show a tree of lists (JSON) in a root; an empty tree closes the sheet and clears it. */
  show(root, text) {
    const tree = JSON.parse(text);
    const { table, sheet } = roots;
    if (root === "sheet" && !tree.length) {
      if (sheet.open) sheet.close();
      patch(sheet, tree); // it may have shown what one player alone may see
      settle();
      noteQuestion(question());
      return;
    }
    releaseFocus(roots[root], text);
    const arrive = root === "table" ? travel(table, [text, ...parts.values()]) : undefined;
    patch(roots[root], tree);
    if (root === "sheet" && !sheet.open) sheet.showModal(); // what is hidden cannot be scrolled
    if (root === "table") writeKeys();
    noteQuestion(question());
    inFrame(() => {
      arrive?.();
      for (const list of roots[root].querySelectorAll("[data-newest]")) newest(list);
      foldAll();
      countRest();
      markMore();
      again();
    });
    if (root === "sheet") settle();
  },

  /** Name the screen, which the style sheets read, and scroll to its top. A curtain also clears what was announced. */
  screen(name) {
    if (name === "curtain") {
      stage.hush();
      stage.endScene();
    }
    if (document.body.dataset.screen === name) return;
    document.body.dataset.screen = name;
    delete roots.table.dataset.settled; // what a screen shows in its first 400 ms is not animated (css/motion.css)
    setTimeout(() => (roots.table.dataset.settled = ""), 400);
    scrollTo(0, 0);
  },

  /** Set an attribute of the root that the style sheets read, such as data-motion. */
  mark(name, value) {
    document.documentElement.dataset[name] = value;
  },

  /** Move the focus, unless a sheet is open over the table. */
  focus(selector) {
    const focus = () => {
      if (roots.sheet.open && !roots.sheet.querySelector(selector)) return;
      const node = /** @type {HTMLElement | null} */ (document.querySelector(selector));
      node?.focus({ preventScroll: true });
      node?.closest(".decision")?.scrollTo(0, 0); // a new question is read from its head
    };
    if (roots.sheet.open) focus(); // a dialog that opens has focused something else
    else inFrame(focus);
  },

  /** Press the choice with this key; returns whether there is one. */
  press(key) {
    const button = byKey().get(key);
    button?.focus();
    button?.click();
    return Boolean(button);
  },

  reveal(selector) {
    inFrame(() => document.querySelector(selector)?.scrollIntoView({ block: "nearest", behavior: still() ? "auto" : "smooth" }));
  },

  /** Announce messages (a JSON list) to screen readers; a repeated sentence is changed a little, or it would not be read. */
  say(text) {
    const messages = /** @type {Message[]} */ (JSON.parse(text));
    const all = messages.map(one => words(one.id, one.args)).join(" ");
    if (!all) return;
    flip = !flip;
    live.textContent = flip ? all : all + "\u00a0";
  },

  /** Clear the last announcement: the next viewer must not find it. */
  hush() {
    live.textContent = "";
  },

  /** Whether the question has only just appeared, so that a tap in the place of the last one is ignored. */
  fresh,
  forgetTap,

  cache: (key, text) => void parts.set(key, text),
  fly: text => inFrame(() => fly(JSON.parse(text))),

  /** Resolves after so many milliseconds, or at a tap. */
  beat(ms) {
    return new Promise(done => {
      const end = () => {
        clearTimeout(timer);
        if (hurry === end) hurry = null; // a later one may have begun
        done();
      };
      const timer = setTimeout(end, ms);
      hurry = end;
    });
  },
  hurry: () => hurry?.(),

  /** The address of a licence; those of the libraries are in another folder (build/folders.py). */
  licence(name) {
    const [, library] = name.match(/^vendor\/(.*)/) || [];
    return new URL(library ? "../vendor/" + library : "../" + name, import.meta.url).href;
  },

  /** Let the browser paint and handle taps; resolves afterwards. */
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
});

/** 32 random bits; Math.random will do where there is no crypto: the seed is no secret from the one who deals. */
function drawn() {
  try {
    return crypto.getRandomValues(new Uint32Array(1))[0];
  } catch {
    return Math.floor(Math.random() * 2 ** 32);
  }
}

// --- events that the page's Python does not listen for (table/listen.py): a press that is held, and an idle shared device
const act = (/** @type {string} */ name, arg = "") => stage.onact?.(name, arg, "");
hold(document, button => act("open-curtain", button.dataset.arg));

/** @type {ReturnType<typeof setTimeout>} */
let idle;
let across = innerWidth;
addEventListener("resize", () => {
  if (innerWidth === across) return; // a bar of the browser has gone or come
  across = innerWidth;
  inFrame(() => act("fit"));
});
const awake = () => {
  clearTimeout(idle);
  idle = setTimeout(() => act("away"), 60000);
};
for (const name of ["pointerdown", "keydown"]) addEventListener(name, ({ type }) => stage.mark("pressed", type === "keydown" ? "key" : "pointer"), true); // for css/base.css
for (const name of ["pointerdown", "keydown", "scroll"]) addEventListener(name, awake, { passive: true, capture: true });
awake();
