// A sheet over the page, with a heading and a way to close it.
import { button, el, handle, say, show } from "./draw.js";

const sheet = /** @type {HTMLDialogElement} */ (document.getElementById("sheet"));
let onUnanswered = () => {}; // what is done when the sheet is closed without an answer

/** @param {Message} title @param {(Tree | null | false)[]} kids */
export function openSheet(title, ...kids) {
  onUnanswered = () => {};
  show(
    "sheet",
    el(
      "div",
      { class: "sheet-body", key: String(title.id) },
      el("div", { class: "sheet-head" }, el("h2", { id: "sheet-title", tabindex: "-1" }, title), button("close-sheet", "", "plain", say("workshop-close"))),
      ...kids,
    ),
  );
  if (!sheet.open) sheet.showModal();
  document.getElementById("sheet-title")?.focus();
}

/** Set the action for when the open sheet is closed. @param {() => void} then */
export const whenClosed = then => (onUnanswered = then);

export function closeSheet() {
  sheet.close();
}
sheet.addEventListener("close", () => {
  if (sheet.open) return; // opened again meanwhile
  show("sheet");
  onUnanswered();
});
handle({ "close-sheet": closeSheet });
