// Sitting down against the bot that is open: who else plays, and the way to the table.
import { words } from "../js/fluent.js";
import { current, keepNow, open } from "./bot.js";
import { announce, button, choice, el, handle, labelled, say, withName } from "./draw.js";
import { showFault } from "./faults.js";
import { BOTS } from "./games.js";
import { read } from "./bots.js";
import { addressOfTable, faultAtTable, FIRST, press, setTable, underWay } from "./seats.js";
import { openSheet } from "./sheet.js";

const MINE = "mine";
const OTHERS = [MINE, ...BOTS.filter(one => one !== "random")]; // at a table nobody plays by chance alone
const wish = { players: "4", edition: FIRST, others: [MINE, "casual"] };

/** Bots at the other seats; the one chosen last fills the rest. */
const others = () => Array.from({ length: Number(wish.players) - 1 }, (_, i) => wish.others[Math.min(i, wish.others.length - 1)]);
/** @param {string} id */
const called = id => (id === MINE ? current().name : say("bot-" + id));

function form() {
  const { id, name } = current();
  openSheet(
    say("workshop-sit"),
    el("p", null, ...withName("workshop-sit-text", name)),
    underWay(id) ? el("p", { key: "on" }, button("sit-on", id, "link", say("workshop-sit-on"))) : null,
    el(
      "div",
      { class: "form" },
      labelled("sit-players", say("workshop-players"), choice("sit-players", "sit-players", ["2", "3", "4", "5", "6", "7", "8"].map(one => [one, one]), wish.players)),
      labelled("sit-edition", say("workshop-edition"), choice("sit-edition", "sit-edition", [FIRST, "2016"].map(one => [one, one]), wish.edition)),
      ...others().map((bot, i) => labelled(`sit-${i}`, say("workshop-sit-seat", { number: i + 2 }), choice(`sit-${i}`, `sit-${i}`, OTHERS.map(one => [one, called(one)]), bot))),
    ),
    button("sit-down", "", "choice main", say("workshop-sit-now")),
  );
}

/** Draw the form anew, with the focus where it was. @param {HTMLElement} field */
function again(field) {
  form();
  document.getElementById(field.id)?.focus();
}

/** Go to the table. @param {string} id @param {"deal" | "continue"} go */
function sit(id, go) {
  press(id);
  location.href = addressOfTable(id, go);
}

/** Show what went wrong at the table: the bot that sat there is open, and its line marked. */
export function lookBack() {
  const last = faultAtTable();
  const bot = last && read(last.id);
  if (!bot) return;
  open(bot);
  showFault(last.fault);
}

handle({
  sit: () => {
    keepNow();
    form();
  },
  "sit-players": (count, field) => {
    wish.players = count;
    again(field);
  },
  "sit-edition": edition => {
    wish.edition = edition;
  },
  ...Object.fromEntries(
    Array.from({ length: 7 }, (_, i) => [
      `sit-${i}`,
      (/** @type {string} */ bot) => {
        wish.others = others();
        wish.others[i] = bot;
      },
    ]),
  ),
  "sit-on": id => sit(id, "continue"),
  "sit-down": () => {
    const { id } = current();
    const set = setTable(current(), others(), wish.edition);
    if (set && read(id)) sit(id, "deal");
    else announce(words("workshop-not-kept"));
  },
});
