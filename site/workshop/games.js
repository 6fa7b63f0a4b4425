// The games: against whom and how many, how far they are, and what came of them.
import { words } from "../js/fluent.js";
import { current, keepNow } from "./bot.js";
import { announce, button, choice, el, handle, labelled, say, show } from "./draw.js";
import { editor } from "./editor.js";
import { results } from "./results.js";
import { ask, state, stop, watch } from "./room.js";
import { learn } from "../js/fluent.js";

export const BOTS = ["random", "newcomer", "learner", "casual", "strong", "adept", "expert", "master", "rusher", "banker", "collector", "schemer", "griefer", "diplomat"];
const COUNTS = ["10", "100", "1000"];
const EDITIONS = ["2005", "2016"];
const MOST_WORST = 5;
const GAMES_LOOKED_AT = 3; // about half a minute each

const wishes = { players: "4", games: "100", edition: "2005", against: ["casual"] };
/** @type {{ name: string, state: "playing" | "done", summary: any, worst: any, looking: any, limit: number } | null} */
let run = null;

/** The seats of the others: as many lists as there are, each as chosen; the last one chosen fills the rest. */
const others = () => Array.from({ length: Number(wishes.players) - 1 }, (_, i) => wishes.against[Math.min(i, wishes.against.length - 1)]);

/** Draw the form and what came of it. */
export function draw() {
  const { busy } = state();
  const seats = others();
  show(
    "panel-games",
    el("h2", { class: "unseen" }, say("workshop-games")),
    el(
      "div",
      { class: "form", key: "form" },
      labelled("count", say("workshop-count"), choice("count", "set-count", COUNTS.map(one => [one, say("workshop-games-count", { count: Number(one) })]), wishes.games)),
      labelled("players", say("workshop-players"), choice("players", "set-players", ["2", "3", "4", "5", "6", "7", "8"].map(one => [one, one]), wishes.players)),
      labelled("edition", say("workshop-edition"), choice("edition", "set-edition", EDITIONS.map(one => [one, one]), wishes.edition)),
      ...seats.map((bot, i) => labelled(`against-${i}`, say("workshop-against", { number: i + 1 }), seat(i, bot))),
    ),
    el(
      "div",
      { class: "choices", key: "go" },
      button("run", "", "choice main", say("workshop-run", { count: Number(wishes.games) }), busy ? { "aria-disabled": "true" } : {}),
      busy ? button("stop", "", "choice", say("workshop-stop")) : null,
    ),
    el("div", { class: "status", key: "status" }, ...progress()),
    run?.summary ? el("div", { class: "results", key: "results" }, ...results(run)) : run ? null : el("p", { class: "quiet", key: "none" }, say("workshop-none-yet")),
  );
}

/** @param {number} i @param {string} bot */
function seat(i, bot) {
  return choice(`against-${i}`, `set-against-${i}`, BOTS.map(one => [one, say("bot-" + one)]), bot);
}

/** Progress: the start of Python, or the games. */
function progress() {
  const { stage, fetched, busy, memory } = state();
  if (!busy) return [];
  if (stage !== "ready") {
    return [
      el("p", null, say("workshop-stage-" + (stage || "fetching"))),
      el("progress", { max: "100", value: fetched ? String(Math.round((100 * fetched.done) / fetched.of)) : null, "aria-label": say("workshop-stage-fetching") }),
    ];
  }
  const looking = run?.looking;
  if (looking) return [el("p", null, say("workshop-looking", { done: looking.done, count: looking.of })), el("progress", { max: String(looking.of), value: String(looking.done), "aria-label": say("workshop-worst") })];
  if (run?.state !== "playing") return [el("p", null, say("workshop-asking"))];
  const { done = 0, of: games = Number(wishes.games) } = run.summary ?? {};
  return [
    el("p", null, say("workshop-progress", { done, count: games, megabytes: Math.round(memory / 1e6) })),
    el("progress", { max: String(games), value: String(done), "aria-label": say("workshop-games") }),
  ];
}

/** Play the games that are asked for, with what stands in the editor. */
async function play() {
  if (state().busy) return;
  keepNow();
  const before = run;
  run = { name: current().name, state: "playing", summary: null, worst: null, looking: null, limit: 10 };
  const now = run;
  const going = ask({ do: "run", source: editor.text(), games: Number(wishes.games), players: Number(wishes.players), edition: wishes.edition, against: others() }, news => {
    now.summary = news;
  });
  draw();
  const answer = await going;
  now.state = "done";
  if (answer) now.summary = answer.run;
  else if (!now.summary) run = before;
  draw();
  if (answer?.run.limit.length) announce(words("workshop-over", { done: answer.run.done, percent: Math.round(100 * answer.run.rows[0].share) }));
}

/** Look for the decisions that cost most in the games that were lost. */
async function worst() {
  const now = run;
  if (!now || state().busy) return;
  await learn("advice");
  now.looking = { done: 0, of: GAMES_LOOKED_AT };
  const going = ask({ do: "worst", most: MOST_WORST, games: GAMES_LOOKED_AT }, news => {
    now.looking = news;
  });
  draw();
  const answer = await going;
  now.looking = null;
  if (answer) now.worst = answer;
  draw();
  document.getElementById("worst-title")?.focus();
}

/** Open a game in the replay page. @param {string} number */
async function open(number) {
  const answer = await ask({ do: "game", game: Number(number) });
  if (!answer) return;
  const { link, names, seat } = answer.game;
  const more = new URLSearchParams({ names: names.join(","), seat: String(seat), at: "0" });
  const address = new URL(`./replay.html#${link}&${more}`, location.href).href;
  if (!window.open(address, "_blank")) location.assign(address); // where new tabs are forbidden
}

handle({
  run: play,
  stop,
  worst,
  "open-game": open,
  "more-games": () => {
    if (run) run.limit += 50;
    draw();
  },
  "set-count": value => change("games", value),
  "set-players": value => change("players", value),
  "set-edition": async value => {
    if (value === "2016") await learn("edition_2016");
    change("edition", value);
  },
  ...Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`set-against-${i}`, (/** @type {string} */ value) => against(i, value)])),
});

/** @param {"games" | "players" | "edition"} name @param {string} value */
function change(name, value) {
  wishes[name] = value;
  draw();
}

/** @param {number} i @param {string} value */
function against(i, value) {
  wishes.against = others().map((before, at) => (at === i || (at > i && i === 0) ? value : before)); // the first one sets all
  draw();
}

watch(draw);
