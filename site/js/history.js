// "Back" closes the top sheet, or the setup of the next table, without leaving the page: each has an entry in the history.
// An entry is made during a tap, since browsers skip entries that a page makes without one.
import { stage } from "./stage.js";

const sheet = /** @type {HTMLDialogElement} */ (document.getElementById("sheet"));
const table = /** @type {HTMLElement} */ (document.getElementById("table"));
let going = false; // whether entries are being removed, which happens later

const entries = () => Number(history.state?.sheets ?? 0);
const chosen = () => (table.querySelector("[data-do=set-up-done]") ? 1 : 0); // 1 while the setup of the next table is open

/** How many entries are needed: one for each page of the sheet, and one for the setup. */
function sheets() {
  if (!sheet.open) return chosen();
  return chosen() + Number(/** @type {HTMLElement | null} */ (sheet.querySelector("[data-depth]"))?.dataset.depth ?? 1);
}

/** The action that closes the top one. */
function closing() {
  if (!sheet.open) return "set-up-done";
  return sheets() - chosen() > 1 ? "sheet-back" : "close-sheet";
}

function level() {
  if (going) return;
  while (entries() < sheets()) history.pushState({ sheets: entries() + 1 }, "");
  if (entries() === sheets()) return;
  going = true;
  history.go(sheets() - entries());
}

// Not in a frame, where the entries would be added to the history of the page around it.
if (window.top === window) {
  history.scrollRestoration = "manual"; // closing a sheet must not scroll the page
  // Observers run once after a tap, so a sheet that replaces another keeps its entry.
  const watch = new MutationObserver(level);
  watch.observe(sheet, { subtree: true, attributeFilter: ["open", "data-depth"] });
  watch.observe(table, { childList: true });
  addEventListener("popstate", () => {
    if (!going && entries() < sheets()) stage.onact?.(closing(), "", "");
    going = false;
    level();
  });
  level();
}
