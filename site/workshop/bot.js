// The left side: which bot is open, and what can be done with it.
import { words } from "../js/fluent.js";
import { announce, button, choice, el, handle, labelled, say, show, tick, withName } from "./draw.js";
import { editor, listeners } from "./editor.js";
import { showFault } from "./faults.js";
import { download, fileName, opened } from "./files.js";
import * as bots from "./bots.js";
import { nameOf } from "./letters.js";
import { addressOf } from "./links.js";
import { closeSheet, openSheet } from "./sheet.js";

const PAUSE = 400; // milliseconds without a key until the text is kept
/** @type {bots.Bot} */
let bot;
/** @type {(bots.Bot & { games: [string, string][] }) | null} the bot that was deleted last, with its games, until something else is done */
let deleted = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;
let stays = true; // whether the browser keeps what is written
/** @type {string} */
let template;

export const current = () => bot;

/** Open the bot that was open last, or the first one. @param {string} first the source of a first bot */
export function begin(first) {
  template = first;
  const before = bots.read(bots.opened()) ?? bots.all()[0];
  open(before ?? bots.add(words("workshop-first-bot"), template));
}

/** Open a bot in the editor. @param {bots.Bot} one */
export function open(one) {
  keepNow();
  bot = one;
  bots.open(one.id);
  editor.put(one.source);
  showFault(null);
  draw();
}

/** Keep what stands in the editor, if it has changed. */
export function keepNow() {
  clearTimeout(pause);
  if (!bot || bot.source === editor.text()) return;
  bot.source = editor.text();
  const before = stays;
  stays = bots.keep(bot);
  if (stays !== before) draw();
}

listeners.changed = () => {
  clearTimeout(pause);
  pause = setTimeout(keepNow, PAUSE);
};
addEventListener("pagehide", keepNow);
document.addEventListener("visibilitychange", keepNow);
// The same bot in two tabs: the one that was written last counts, unless there are letters here that are not kept yet.
addEventListener("storage", event => {
  const id = bots.idFromElsewhere(event);
  if (!id || !bot) return;
  const now = bots.read(id);
  if (id === bot.id && now && editor.text() === bot.source) {
    bot = now;
    editor.put(now.source);
  }
  draw();
});

/** Keep a new bot and open it. @param {string} name @param {string} source */
export function take(name, source) {
  open(bots.add(name, source));
  announce(words("workshop-taken", { name: bot.name }));
}

/** Draw the bots and what can be done with them. */
export function draw() {
  const rows = /** @type {[string, Tree][]} */ (bots.all().map(one => [one.id, one.name]));
  if (!rows.some(([id]) => id === bot.id)) rows.push([bot.id, bot.name]);
  show(
    "bots",
    labelled("which", say("workshop-bot"), choice("which", "open-bot", rows, bot.id)),
    button("new-bot", "", "choice", say("workshop-new")),
    el(
      "details",
      { class: "more", key: "more" },
      el("summary", { class: "choice" }, say("workshop-more")),
      el(
        "div",
        { class: "choices" },
        button("rename-bot", "", "choice", say("workshop-rename")),
        button("share-bot", "", "choice", say("workshop-share")),
        button("export-bot", "", "choice", say("workshop-export")),
        el("label", { class: "choice file", for: "import" }, say("workshop-import"), el("input", { type: "file", id: "import", "data-do": "import-bot", accept: ".py,text/x-python,text/plain" })),
        button("delete-bot", "", "choice danger", say("workshop-delete")),
      ),
    ),
    deleted && el("p", { class: "undo", key: "undo" }, ...withName("workshop-deleted", deleted.name), " ", button("undo-delete", "", "link", say("workshop-undo"))),
    stays ? null : el("p", { class: "trouble", key: "stays" }, say("workshop-not-kept")),
  );
  show(
    "below",
    button("show-games", "", "choice main", say("workshop-run-short")),
    button("sit", "", "choice", say("workshop-sit")),
    editor.loaded() ? tick("use-plain", "use-plain", say("workshop-plain"), editor.isPlain()) : null,
    editor.loaded() && !editor.isPlain() ? tick("tab-indents", "tab-indents", say("workshop-tabs"), editor.indents()) : null,
    el("p", { class: "quiet", key: "leave" }, say(editor.loaded() && !editor.isPlain() ? "workshop-leave" : "workshop-plain-keys")),
  );
}

handle({
  "open-bot": id => {
    const one = bots.read(id);
    deleted = null;
    if (one) open(one);
  },
  "new-bot": () => {
    deleted = null;
    take(words("workshop-first-bot"), template);
    editor.go(1);
  },
  "rename-bot": () => openSheet(say("workshop-rename"), ...naming()),
  renamed,
  "delete-bot": () => {
    keepNow();
    deleted = { ...bot, games: bots.remove(bot.id) };
    const next = bots.all()[0] ?? bots.add(words("workshop-first-bot"), template);
    bot = next;
    open(next);
    announce(words("workshop-deleted", { name: deleted.name }));
    document.querySelector(/** @type {any} */ ("[data-do=undo-delete]"))?.focus();
  },
  "undo-delete": () => {
    const back = deleted;
    deleted = null;
    if (!back) return;
    bots.restore(back, back.games);
    open(back);
  },
  "export-bot": () => {
    keepNow();
    const name = fileName(bot.name);
    download(name, bot.source);
    openSheet(say("workshop-export"), el("p", null, say("workshop-exported", { file: name })), el("pre", { tabindex: "0" }, `pip install citadels\ncitadels arena ${name} casual`));
  },
  "import-bot": async (_, field) => {
    const [file] = /** @type {HTMLInputElement} */ (field).files ?? [];
    if (!file) return;
    const one = await opened(file);
    /** @type {HTMLInputElement} */ (field).value = "";
    if (one) take(nameOf(one.name) || words("workshop-first-bot"), one.source);
    else openSheet(say("workshop-import"), el("p", null, say("workshop-too-long", { count: bots.LONGEST })));
  },
  "share-bot": async () => {
    keepNow();
    const address = await addressOf(bot.name, bot.source);
    openSheet(
      say("workshop-share"),
      el("p", null, say("workshop-share-text", { count: address.length })),
      address.length > 2000 ? el("p", { class: "why" }, say("workshop-share-long")) : null,
      el("p", null, el("input", { class: "field", id: "address", readonly: true, value: address, "aria-label": say("workshop-share") })),
      button("copy-address", address, "choice main", say("workshop-copy")),
    );
  },
  "copy-address": async (address, field) => {
    try {
      await navigator.clipboard.writeText(address);
      field.textContent = words("workshop-copied");
      announce(words("workshop-copied"));
    } catch {
      /** @type {HTMLInputElement} */ (document.getElementById("address")).select();
    }
  },
  "use-plain": on => {
    editor.usePlain(on === "true");
    draw();
  },
  "tab-indents": on => editor.indent(on === "true"),
  "go-line": line => editor.go(Number(line)),
});

/** Take the name that was written. */
function renamed() {
  const name = nameOf(/** @type {HTMLInputElement} */ (document.getElementById("new-name")).value);
  if (!name) return;
  keepNow();
  bot.name = name;
  bots.keep(bot);
  closeSheet();
  draw();
}

/** The form in which a bot gets another name. */
function naming() {
  return [
    labelled("new-name", say("workshop-name"), el("input", { class: "field", id: "new-name", maxlength: "60", value: bot.name, autocomplete: "off" })),
    button("renamed", "", "choice main", say("workshop-rename")),
  ];
}
document.addEventListener("keydown", event => {
  if (event.key !== "Enter" || /** @type {HTMLElement} */ (event.target).id !== "new-name") return;
  event.preventDefault(); // it would press the button to which the focus goes back
  renamed();
});
