// A tooltip with a card's text, while a mouse hovers over it or it has the keyboard's focus, where the screen has room.
// It stays until both have left, can be hovered itself, and Escape closes it (WCAG 1.4.13).
import { words } from "./fluent.js";

const SEEN = ".card, .tile, .choice, .seat-head, .medal-button, h2, .foot, #decision"; // what it should not cover
const [REST, LEAVE] = [300, 250]; // milliseconds
const GAP = 6; // pixels
const room = matchMedia("(min-width: 64rem)");
const note = document.createElement("div");
note.className = "glance";
note.ariaHidden = "true"; // a screen reader has the card's own label, with this text as its description
const [head, help] = ["strong", "p"].map(tag => note.appendChild(document.createElement(tag)));
help.id = "glance-help";
/** The card that is described. @type {HTMLElement | null} */
let described = null;
/** @type {ReturnType<typeof setTimeout>} */
let timer;

/** After the table has been drawn anew: describe the card as it is now, or nothing if it is gone. */
export const again = () => described && describe(described.isConnected ? described : null);

/** @param {HTMLElement | null} card */
function describe(card) {
  clearTimeout(timer);
  described?.removeAttribute("aria-describedby");
  described = card;
  if (!card || !room.matches) {
    note.remove();
    return;
  }
  const name = card.querySelector(".card-name, .tile-name")?.textContent ?? "";
  head.textContent = card.ariaLabel ?? name + (card.querySelector(".unseen")?.textContent ?? "");
  help.textContent = card.dataset.help ? words(card.dataset.help, {}) : "";
  if (help.textContent) card.setAttribute("aria-describedby", help.id);
  document.body.append(note);
  const { x, y } = place(card.getBoundingClientRect(), note.offsetWidth, note.offsetHeight, card);
  note.style.translate = `${x}px ${y}px`;
}

/** The place beside a card where the least is covered; left of the question if the card is part of that. @param {DOMRect} at @param {number} width @param {number} height @param {Element} card */
function place(at, width, height, card) {
  const seen = [...document.querySelectorAll(SEEN)].filter(one => !card.contains(one)).map(one => one.getBoundingClientRect());
  const question = card.closest("#decision")?.getBoundingClientRect();
  if (question && question.left > width + GAP) return { x: question.left - width - GAP, y: Math.max(4, Math.min(at.top, innerHeight - height - 4)) };
  const left = Math.max(4, Math.min(at.left, innerWidth - width - 4));
  const top = Math.max(4, Math.min(at.top, innerHeight - height - 4));
  const places = [
    { x: left, y: at.bottom + 2 },
    { x: left, y: at.top - height - 2 },
    { x: at.right + 2, y: top },
    { x: at.left - width - 2, y: top },
  ];
  const cost = (/** @type {{ x: number, y: number }} */ { x, y }) => {
    if (x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) return Infinity;
    const across = (/** @type {DOMRect} */ box) => Math.max(0, Math.min(x + width, box.right) - Math.max(x, box.left));
    const down = (/** @type {DOMRect} */ box) => Math.max(0, Math.min(y + height, box.bottom) - Math.max(y, box.top));
    return seen.reduce((sum, box) => sum + across(box) * down(box), 0);
  };
  const costs = places.map(cost);
  return places[costs.indexOf(Math.min(...costs))];
}

/** The card at which something happened. @param {Event} event @returns {HTMLElement | null} */
const cardAt = event => /** @type {Element} */ (event.target).closest("#table [data-help]");

/** The card with the keyboard's focus, if any. @returns {HTMLElement | null} */
const focused = () => document.querySelector("#table [data-help]:focus-visible");

addEventListener("pointerover", event => {
  if (event.pointerType !== "mouse") return;
  clearTimeout(timer);
  const card = cardAt(event);
  if (card === described || note.contains(/** @type {Node} */ (event.target))) return;
  timer = setTimeout(() => describe(card ?? focused()), card ? REST : LEAVE);
});
addEventListener("focusin", () => (described || focused()) && describe(focused()));
addEventListener("click", () => describe(null), true);
addEventListener(
  "keydown",
  event => {
    if (event.key !== "Escape" || !described || !note.isConnected) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    describe(null);
  },
  true,
);
