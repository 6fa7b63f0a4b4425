// Somebody's own bot at the table: what the table asks goes to the room, in the place of its engine's worker, and what it
// keeps is kept apart from other games. Runs before the table's own scripts, which play as ever (docs/workshop.md).
import { learn, words } from "../js/fluent.js";
import { storage } from "../js/storage.js";
import { button, el, handle, say, show, withName } from "./draw.js";
import { engine } from "./engine.js";
import { isFramed } from "./framed.js";
import { read } from "./bots.js";
import { marked } from "./letters.js";
import { addressOfTable, apart, noteFault, press, wasPressed } from "./seats.js";

const WORKSHOP = "./workshop.html";
const SHARED = ["language", "settings", "theme", "offline-told"].map(name => GAME + "." + name); // the same at all tables
/** @type {Record<string, string>} */
const STAGES = { fetching: "fetching", starting: "importing", importing: "importing", ready: "ready" };
const BEGINS = ["new", "load", "lesson", "tell"]; // requests that need the bot's text

const parameters = new URLSearchParams(location.hash.slice(1));
const id = parameters.get("bot") ?? "";
const go = wasPressed(id) && parameters.get("go"); // what is done first: "deal" or "continue"; nothing after a link from elsewhere
const prefix = apart(id);
const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("bot-fault"));
const bot = () => read(id);

if (bot() && !isFramed()) {
  history.replaceState(history.state, "", `#bot=${id}`); // a reload goes on, and deals no second time
  window.given = Object.fromEntries(SHARED.map(name => [name, storage.read(name) ?? undefined]));
  window.room = { prefix, bot: "mine", open: () => /** @type {Worker} */ (/** @type {unknown} */ (seat())) };
} else location.replace(WORKSHOP);

/** A double of the engine's worker for the table: texts in, texts out, in order (site/js/engine-client.js). */
function seat() {
  const worker = {
    /** @param {{ data: object }} _ */
    onmessage(_) {},
    onerror: null,
    terminate: engine.end,
    /** @param {string} text */
    async postMessage(text) {
      worker.onmessage({ data: await answered(JSON.parse(text)) });
    },
  };
  engine.onnews = ({ stage }) => STAGES[stage] && worker.onmessage({ data: { stage: STAGES[stage] } });
  engine.start().catch(({ error }) => worker.onmessage({ data: { stage: "failed", problem: error.text } }));
  return worker;
}

/** The answer in place of the engine's worker. @param {Record<string, any>} request */
async function answered(request) {
  const more = BEGINS.includes(request.do) ? { source: bot()?.source } : {};
  const answer = await engine.ask({ do: "table", request, ...more });
  const { error } = answer;
  if (typeof error?.text !== "string") return { text: JSON.stringify(answer) }; // a table's own refusal has no sentence with it
  if (request.do !== "tick") return { problem: error.text };
  tell(error);
  return { text: '{"view":null}' }; // the table stays as it is
}

/** Say that the bot failed, with its line, and the ways on. @param {{ id: string, args: Words, text: string, line: number | null }} error */
async function tell(error) {
  noteFault(id, error);
  await learn("workshop").catch(() => {}); // in English then, as the engine wrote it
  const known = words(error.id, error.args);
  const { line } = error;
  show(
    "bot-fault",
    el(
      "div",
      { class: "sheet-body" },
      el("div", { class: "sheet-head" }, el("h2", { id: "bot-fault-title", tabindex: "-1" }, ...withName("workshop-sit-failed", bot()?.name ?? ""))),
      el("p", null, line ? el("b", null, say("workshop-line", { line })) : null, line ? " " : null, el("bdi", null, ...marked(known === error.id ? error.text : known))),
      el("p", { class: "quiet" }, say("workshop-sit-kept")),
      el(
        "div",
        { class: "choices" },
        el("a", { class: "choice main", href: WORKSHOP }, line ? say("workshop-go", { line }) : say("workshop-sit-back")),
        button("fault-again", "", "choice", say("workshop-sit-again")),
        button("fault-leave", "", "choice", say("workshop-sit-leave")),
      ),
    ),
  );
  if (!dialog.open) dialog.showModal();
  document.getElementById("bot-fault-title")?.focus();
}

handle({
  "fault-again": () => {
    press(id);
    history.replaceState(history.state, "", addressOfTable(id, "continue"));
    location.reload();
  },
  "fault-leave": () => dialog.close(),
});
dialog.addEventListener("close", () => window.stage.onact?.("leave", "", "")); // by Escape, too

// As soon as the table's page answers, it deals or goes on.
new PerformanceObserver((list, watch) => {
  if (!list.getEntriesByName("page-alive").length) return;
  watch.disconnect();
  if (go === "deal" || go === "continue") window.stage.onact?.(go, "", "");
}).observe({ type: "mark", buffered: true });

// What the reader has chosen here counts at other tables, too.
addEventListener("pagehide", () => {
  for (const name of SHARED) {
    const chosen = storage.read(prefix + name);
    if (chosen === null) continue;
    storage.write(name, chosen);
    storage.forget(prefix + name);
  }
});
