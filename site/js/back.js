// "Back" closes an open sheet and stays on the page: while a sheet is open, one entry of the history is its own.
import { stage } from "./stage.js";

const SHEET = "sheet";
const sheet = document.getElementById("sheet");
let going = false; // that entry is being taken away, which takes a moment

function level() {
  const ours = history.state === SHEET;
  if (sheet.open && !ours) history.pushState(SHEET, "");
  if (sheet.open || !ours || going) return;
  going = true;
  history.back();
}

// In a frame the entry would lie in the history of the page around it, which is not ours to lengthen.
if (window.top === window) {
  history.scrollRestoration = "manual"; // going back from a sheet is no way to another place of the page
  // Once for all that a tap does: a sheet in the place of another is the same entry.
  new MutationObserver(level).observe(sheet, { attributeFilter: ["open"] });
  addEventListener("popstate", () => {
    going = false;
    if (sheet.open && history.state !== SHEET) stage.onact?.("close-sheet", "", "");
    level();
  });
  level();
}
