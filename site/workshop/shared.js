// A bot from a link: its source is shown as text first, and is kept only if the reader says so. Nothing of it runs before.
import { words } from "../js/fluent.js";
import { take } from "./bot.js";
import { button, el, handle, say, withName } from "./draw.js";
import { LONGEST } from "./bots.js";
import { hides, marked, nameOf } from "./letters.js";
import { botOf } from "./links.js";
import { closeSheet, openSheet, whenClosed } from "./sheet.js";

/** @type {{ name: string, source: string } | null} */
let offered = null;

/** Show the bot in this page's address, if there is one. */
export async function look() {
  const { hash } = location;
  try {
    const bot = await botOf(hash);
    offered = bot && { name: nameOf(bot.name) || words("workshop-first-bot"), source: bot.source };
  } catch {
    offered = null;
    openSheet(say("workshop-link"), el("p", { class: "trouble" }, say("workshop-link-damaged")));
    return whenClosed(forget);
  }
  if (!offered) return;
  if (offered.source.length > LONGEST) openSheet(say("workshop-link"), el("p", { class: "trouble" }, say("workshop-too-long", { count: LONGEST })));
  else openSheet(say("workshop-link"), ...sourceView(offered));
  whenClosed(forget);
}

/** @param {{ name: string, source: string }} bot */
function sourceView({ name, source }) {
  return [
    el("p", null, ...withName("workshop-link-text", name)),
    hides(source) ? el("p", { class: "trouble" }, say("workshop-unseen")) : null,
    el("pre", { class: "source", dir: "ltr", tabindex: "0", "aria-label": say("workshop-source") }, ...marked(source)),
    el("div", { class: "choices" }, button("take-shared", "", "choice main", say("workshop-link-yes")), button("close-sheet", "", "choice", say("workshop-link-no"))),
  ];
}

/** The address no longer holds the bot, so that a reload does not ask again. */
function forget() {
  history.replaceState(null, "", location.pathname + location.search);
}

handle({
  "take-shared": () => {
    const bot = offered;
    closeSheet();
    if (bot) take(bot.name, bot.source);
  },
});
