// Results of the games, as tables: wins with their intervals, the ladder, every game, the dearest decisions.
import { language } from "../js/fluent.js";
import { button, el, fold, say } from "./draw.js";
import { replayed } from "./faults.js";


/** @param {number} share */
const percent = share => (100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0) + " %";
/** @param {number} value @param {number} digits */
const number = (value, digits = 1) => value.toLocaleString(language(), { maximumFractionDigits: digits });
/** @param {string} bot @param {string} own */
const named = (bot, own) => (bot === "mine" ? el("bdi", null, own) : say("bot-" + bot));

/** All there is to say of a run. @param {any} run */
export function results({ name, summary, worst, state, limit }) {
  return [
    summary.stopped ? el("p", { class: "quiet", key: "stopped" }, say("workshop-stopped", { done: summary.done, count: summary.games ?? summary.of })) : null,
    summary.rows?.length ? wins(summary.rows, name, summary.even) : null,
    summary.think.decisions ? thinking(summary) : null,
    state === "done" && summary.ladder?.length ? ladder(summary.ladder, name) : null,
    state === "done" && summary.list?.length ? dearest(worst, summary) : null,
    state === "done" && summary.list?.length ? games(summary.list, name, limit) : null,
  ];
}

/** A table with a caption and heads, in a box that scrolls by itself. @param {string} key @param {Message} caption @param {Message[]} heads @param {Tree[]} rows */
function table(key, caption, heads, rows) {
  return el(
    "div",
    { class: "scroll", key, tabindex: "0", role: "region", "aria-label": caption },
    el("table", null, el("caption", null, caption), el("thead", null, el("tr", null, ...heads.map(head => el("th", { scope: "col" }, head)))), el("tbody", null, ...rows)),
  );
}

/** @param {any[]} rows @param {string} own @param {number} even everybody's share, if all were alike */
function wins(rows, own, even) {
  const heads = ["workshop-bot", "workshop-wins", "workshop-interval", "workshop-points"].map(id => say(id));
  return table(
    "wins",
    say("workshop-wins-of", { count: rows[0].games }),
    heads,
    rows.map(row =>
      el(
        "tr",
        { key: row.bot, class: row.bot === "mine" ? "own" : null },
        el("th", { scope: "row" }, named(row.bot, own)),
        el("td", null, percent(row.share)),
        el("td", null, bar(row, even), el("span", { class: "interval" }, `${percent(row.low)}–${percent(row.high)}`)),
        el("td", null, number(row.points)),
      ),
    ),
  );
}

/** The interval as a bar, which says no more than the numbers beside it. @param {any} row @param {number} even */
function bar({ share, low, high }, even) {
  return el("span", { class: "bar", "aria-hidden": "true", vars: { "--low": String(low), "--high": String(high), "--share": String(share), "--even": String(even ?? 0) } }, el("i", null), el("b", null));
}

/** @param {any} summary */
function thinking({ think, longest_at, seconds }) {
  const sentence = say("workshop-think", { median: number(think.median ?? 0, 2), most: number(think.most95 ?? 0, 2), longest: number(think.longest ?? 0, 1), count: think.decisions, seconds: number(seconds ?? 0) });
  const at = longest_at ?? think.longest_at;
  return el("p", { key: "think" }, sentence, at ? " " : null, at ? button("open-game", at.game, "link", say("workshop-longest")) : null);
}

/** @param {any[]} rungs @param {string} own */
function ladder(rungs, own) {
  const heads = ["workshop-place", "workshop-bot", "workshop-strength", "workshop-interval"].map(id => say(id));
  return table(
    "ladder",
    say("workshop-ladder"),
    heads,
    rungs.map((rung, place) =>
      el(
        "tr",
        { key: rung.bot, class: rung.bot === "mine" ? "own" : null },
        el("td", null, String(place + 1)),
        el("th", { scope: "row" }, named(rung.bot, own)),
        el("td", null, number(rung.strength, 2)),
        el("td", null, `${number(rung.low, 2)}–${number(rung.high, 2)}`),
      ),
    ),
  );
}

/** @param {any} worst @param {any} summary */
function dearest(worst, summary) {
  const title = el("h3", { id: "worst-title", tabindex: "-1" }, say("workshop-worst"));
  if (!worst) return el("section", { key: "worst" }, title, el("p", { class: "quiet" }, say("workshop-worst-text")), button("worst", "", "choice", say("workshop-worst-find")));
  const names = (/** @type {number} */ game) => summary.list.find((/** @type {any} */ one) => one.game === game)?.bots ?? [];
  const rows = worst.worst.map((/** @type {any} */ one) =>
    el(
      "li",
      { key: `${one.game}.${one.at}` },
      el("p", null, el("b", null, say("workshop-round", { game: one.game + 1, round: one.round })), " ", message(one.told)),
      el("p", null, say("workshop-played", { move: message(one.played) })),
      el("p", null, say("workshop-better", { move: message(one.better) })),
      el("ul", { class: "reasons" }, ...(one.reasons ?? []).map((/** @type {any} */ reason) => el("li", null, message(reason)))),
      one.link ? replayed(one.link, one.at, one.seat, say("workshop-see"), names(one.game).map(plainName)) : null,
    ),
  );
  return el("section", { key: "worst" }, title, rows.length ? el("ol", { class: "dearest" }, ...rows) : el("p", null, say("workshop-worst-none", { count: worst.looked })));
}

/** A message as it came from the engine, which may carry more. @param {any} one @returns {Tree} */
const message = one => (typeof one === "string" ? one : say(one?.id ?? "", one?.args ?? {}));
/** @param {string} bot */
const plainName = bot => (bot === "mine" ? "Mine" : bot);

/** @param {any[]} list @param {string} own @param {number} limit */
function games(list, own, limit) {
  const heads = ["workshop-game", "workshop-place", "workshop-points-own", "workshop-rounds", "workshop-look"].map(id => say(id));
  const rows = list.slice(0, limit).map(one =>
    el(
      "tr",
      { key: String(one.game), class: one.winners.includes(one.seat) ? "own" : null },
      el("th", { scope: "row" }, String(one.game + 1)),
      el("td", null, String(one.place)),
      el("td", null, `${one.points[one.seat]} : ${Math.max(...one.points.filter((/** @type {number} */ _, /** @type {number} */ seat) => seat !== one.seat))}`),
      el("td", null, String(one.rounds)),
      el("td", null, button("open-game", one.game, "link", say("workshop-replay"), { "aria-label": say("workshop-replay-of", { game: one.game + 1, name: own }) }), button("game-positions", one.game, "link", say("workshop-position"), { "aria-label": say("workshop-positions-of", { game: one.game + 1 }) })),
    ),
  );
  return fold(
    "games",
    say("workshop-every-game", { count: list.length }),
    false,
    table("list", say("workshop-every-game", { count: list.length }), heads, rows),
    list.length > limit ? button("more-games", "", "choice", say("workshop-more-games")) : null,
  );
}
