// The workshop: a bot on the left, what it does on the right; on a phone one of them at a time, by tabs.
import { LANGUAGES, language, learn, speak, spoken, words } from "../js/fluent.js";
import * as bot from "./bot.js";
import { choice, el, handle, say, show } from "./draw.js";
import { editor, load, listeners } from "./editor.js";
import * as exercises from "./exercises.js";
import { draw as drawFaults, when } from "./faults.js";
import { isFramed, showLink } from "./framed.js";
import * as gallery from "./gallery.js";
import * as games from "./games.js";
import * as position from "./position.js";
import { storage } from "../js/storage.js";
import * as shared from "./shared.js";
import { lookBack } from "./sitting.js";

const TABS = ["bot", "games", "position", "exercises", "gallery"];
const PANELS = { games, position, exercises, gallery };
const NAMES = { en: "English", "zh-Hant": "繁體中文", "zh-Hans": "简体中文" };
const wide = matchMedia("(min-width: 56rem)");
let tab = "bot";

/** The tab that is shown: where there is room the bot is always there, and beside it one of the others. */
const openTab = () => (wide.matches && tab === "bot" ? "games" : tab);

function drawTop() {
  const names = /** @type {[string, Tree][]} */ (LANGUAGES.map(id => [id, NAMES[/** @type {keyof typeof NAMES} */ (id)]]));
  show(
    "top",
    el("a", { class: "home", href: "./index.html" }, say("workshop-home")),
    el("h1", null, say("workshop-title")),
    el("p", { class: "tongue" }, el("label", { class: "unseen", for: "tongue" }, say("workshop-language")), choice("tongue", "speak", names, language())),
  );
  const tabs = TABS.filter(id => !(wide.matches && id === "bot"));
  show(
    "tabs",
    ...tabs.map(id =>
      el("button", { type: "button", role: "tab", id: "tab-" + id, key: id, class: "tab", "data-do": "tab", "data-arg": id, "aria-selected": String(id === openTab()), "aria-controls": "panel-" + id, tabindex: id === openTab() ? "0" : "-1" }, say("workshop-tab-" + id)),
    ),
  );
  document.getElementById("tabs")?.setAttribute("aria-label", words("workshop-title"));
  for (const id of TABS) {
    const panel = /** @type {HTMLElement} */ (document.getElementById("panel-" + id));
    panel.hidden = id !== openTab() && !(wide.matches && id === "bot");
    if (wide.matches && id === "bot") {
      panel.setAttribute("role", "region");
      panel.setAttribute("aria-label", words("workshop-tab-bot"));
      panel.removeAttribute("aria-labelledby");
    } else {
      panel.setAttribute("role", "tabpanel");
      panel.removeAttribute("aria-label");
      panel.setAttribute("aria-labelledby", "tab-" + id);
    }
  }
}

function draw() {
  document.title = words("workshop-title") + " · " + words("title");
  drawTop();
  bot.draw();
  drawFaults();
  for (const panel of Object.values(PANELS)) panel.draw();
}

/** @param {string} id */
function turn(id) {
  tab = id;
  drawTop();
}

const run = () => {
  turn("games");
  /** @type {HTMLElement} */ (document.querySelector("#panel-games [data-do=run]")).click();
};
listeners.run = run;
when.faulty = () => wide.matches || turn("bot");

handle({
  tab: turn,
  "show-games": run,
  "game-positions": number => {
    turn("position");
    document.getElementById("tab-position")?.focus();
    return position.ofGame(Number(number));
  },
  speak: async id => {
    await speak(id);
    storage.write(`${GAME}.language`, id);
    editor.speak();
    draw();
  },
});
document.getElementById("tabs")?.addEventListener("keydown", event => {
  const tabs = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[role=tab]")]);
  const step = { ArrowRight: 1, ArrowLeft: -1, Home: -tabs.length, End: tabs.length }[event.key];
  if (!step) return;
  const now = tabs.indexOf(/** @type {HTMLElement} */ (event.target));
  const next = Math.abs(step) > 1 ? (step < 0 ? 0 : tabs.length - 1) : (now + step + tabs.length) % tabs.length;
  turn(String(tabs[next].dataset.arg));
  tabs[next].focus();
  event.preventDefault();
});
/** Show the page as soon as its words are there; the editor and Python come after it. */
async function begin() {
  await spoken;
  if (isFramed()) return await showLink();
  wide.addEventListener("change", drawTop);
  const [template] = await Promise.all([gallery.fetchAll(), learn("workshop")]);
  document.getElementById("starting")?.remove();
  bot.begin(template);
  editor.speak();
  draw();
  window.watch.alive();
  performance.mark("workshop-ready");
  await shared.look();
  addEventListener("hashchange", shared.look);
  // Without the editor the text area does; nothing is lost.
  await load().catch(problem => performance.mark("editor-missing", { detail: String(problem) }));
  editor.speak();
  bot.draw();
  lookBack();
  performance.mark("editor-ready");
}

begin().catch(window.watch.broken);
