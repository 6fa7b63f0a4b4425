// "Back" closes the top sheet, or the setup of the next table, without leaving the page: each has an entry in the history
// (entries.js). An entry is made during a tap, since browsers skip entries that a page makes without one.
import { Entries } from "./entries.js";
import { stage } from "./stage.js";

const sheet = /** @type {HTMLDialogElement} */ (document.getElementById("sheet"));
const table = /** @type {HTMLElement} */ (document.getElementById("table"));
const { navigation } = window; // missing in Firefox before 147 and Safari before 26.2

const chosen = () => (table.querySelector("[data-do=set-up-done]") ? 1 : 0); // 1 while the setup of the next table is open

/** Count the entries needed: one for each page of the sheet, and one for the setup. */
function open() {
  if (!sheet.open) return chosen();
  return chosen() + Number(/** @type {HTMLElement | null} */ (sheet.querySelector("[data-depth]"))?.dataset.depth ?? 1);
}

/** The action that closes the top one. */
function closing() {
  if (!sheet.open) return "set-up-done";
  return open() - chosen() > 1 ? "sheet-back" : "close-sheet";
}

/** Go back by the keys of the entries: the browser refuses one that is gone, where a number would lead out of the site. @param {number} by */
function back(by) {
  if (!navigation) return history.go(-by);
  const entry = navigation.entries()[(navigation.currentEntry?.index ?? 0) - by];
  if (!entry?.sameDocument) return entries.refuse();
  const { committed, finished } = navigation.traverseTo(entry.key);
  committed?.catch(({ name }) => (name === "InvalidStateError" ? entries.refuse() : entries.stop()));
  finished?.catch(() => {}); // the same once more
}

/** Change the history; browsers refuse it a page that does so too often. @param {"pushState" | "replaceState"} how @param {number} sheets */
function write(how, sheets) {
  try {
    history[how]({ sheets }, "");
  } catch {
    // Safari throws, others ignore it
  }
}

const entries = new Entries({
  open,
  close: () => stage.onact?.(closing(), "", ""),
  claim: () => Number(history.state?.sheets ?? 0),
  mark: sheets => write("replaceState", sheets),
  push: sheets => write("pushState", sheets),
  back,
  checks: Boolean(navigation),
});

// Not in a frame, where the entries would be added to the history of the page around it.
if (window.top === window) {
  history.scrollRestoration = "manual"; // closing a sheet must not scroll the page
  const { href } = location;
  // Observers run once after a tap, so a sheet that replaces another keeps its entry.
  const watch = new MutationObserver(() => entries.level());
  watch.observe(sheet, { subtree: true, attributeFilter: ["open", "data-depth"] });
  watch.observe(table, { childList: true });
  addEventListener("popstate", () => {
    // Sheets of an earlier document are gone. What their address asks for has not been read yet: it moves down with the reader.
    if (entries.arrive() && !stage.onact && location.href !== href) history.replaceState(history.state, "", href);
  });
  for (const name of ["beforeunload", "pagehide"]) addEventListener(name, () => entries.leave());
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, () => entries.stay(), true);
  addEventListener("pageshow", ({ persisted }) => persisted && entries.restore());
  entries.begin();
}
