// "Back" closes the uppermost sheet, or the form for a new table, and stays on the page: each open sheet has an entry of the
// history. An entry is made during a tap, since browsers skip entries that a page makes by itself.
import { stage } from "./stage.js";

const sheet = /** @type {HTMLDialogElement} */ (document.getElementById("sheet"));
const table = /** @type {HTMLElement} */ (document.getElementById("table"));
let going = false; // entries are being taken away, which takes a moment

const entries = () => Number(history.state?.sheets ?? 0);
const chosen = () => (table.querySelector("[data-do=set-up-done]") ? 1 : 0); // whether the choices for a table are open

/** How many sheets lie upon one another, and below them the choices. */
function sheets() {
  if (!sheet.open) return chosen();
  return chosen() + Number(/** @type {HTMLElement | null} */ (sheet.querySelector("[data-depth]"))?.dataset.depth ?? 1);
}

/** What takes the uppermost of them away. */
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

// In a frame the entries would lie in the history of the page around it, which is not ours to lengthen.
if (window.top === window) {
  history.scrollRestoration = "manual"; // going back from a sheet is no way to another place of the page
  // Once for all that a tap does: a sheet in the place of another is the same entry.
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
