// Signs that a reader asks about at a table: pressed and held, tapped where it is no target, or hovered over; the page says what it means.
// Anything may have data-press. On a board the signs that have words answer (data-signs), and so does what has data-here:
// a word for what stands there, and its arguments.
const HOLD = 500; // milliseconds
const REST = 400; // milliseconds that a mouse is still
const FAR = 10; // pixels that a finger may move meanwhile
const TARGET = "[data-do], a, button, summary, label, input, select";

/** @typedef {{ node: Element, action: string, arg: string }} Subject */
/** @type {{ x: number, y: number, timer: ReturnType<typeof setTimeout> } | null} */
let press = null;
let held = false; // whether it was: its release is no tap
/** @type {Element | null} */
let hovered = null;
/** @type {ReturnType<typeof setTimeout>} */
let rest;

/** The sign at an element; a number is on the sign before it or beside it. @param {Element} target */
function signAt(target) {
  const own = target.closest(".icon");
  if (own) return own;
  const before = target.closest("text, b")?.previousElementSibling;
  return before?.matches(".icon") ? before : null;
}

/** The only sign within an element. @param {Element | null} part */
function signIn(part) {
  const signs = part?.querySelectorAll(".icon");
  return signs?.length === 1 ? signs[0] : null;
}

/** Return the subject of a question at an element. @param {EventTarget | null} target @returns {Subject | null} */
function subject(target) {
  if (!(target instanceof Element)) return null;
  const own = /** @type {SVGElement | null} */ (target.closest("[data-press]"));
  if (own) return { node: own, action: "press", arg: String(own.dataset.press) };
  const board = /** @type {HTMLElement | null} */ (target.closest("[data-signs]"));
  if (!board) return null;
  const place = /** @type {SVGElement | null} */ (target.closest("[data-here]"));
  const sign = signAt(target) ?? signIn(place);
  const name = sign?.firstElementChild?.getAttribute("href")?.split("#")[1] ?? "";
  const known = board.dataset.signs?.split(" ").includes(name);
  const node = place ?? sign;
  if (!node || !(known || place)) return null;
  const beside = sign?.nextElementSibling;
  const number = (known && beside?.matches("text, b") && beside.textContent?.match(/^\d+$/)?.[0]) || "-";
  return { node, action: "sign", arg: [known ? name : "-", number, place?.dataset.here ?? ""].join(" ") };
}

const end = () => {
  clearTimeout(press?.timer);
  press = null;
};

/** Take the note about what was hovered over away. */
function leave() {
  clearTimeout(rest);
  hovered = null;
  delete document.body.dataset.hover;
  document.querySelector(".sign-note")?.remove();
}

if (MAP) {
  addEventListener("pointerdown", ({ target, clientX: x, clientY: y }) => {
    end();
    leave();
    held = false;
    const about = subject(target);
    if (!about) return;
    press = { x, y, timer: setTimeout(() => { held = true; window.stage.onact?.(about.action, about.arg, ""); }, HOLD) };
  });

  addEventListener("pointermove", event => press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > FAR && end());
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, end);
  for (const name of ["click", "contextmenu"])
    addEventListener(name, event => {
      if (!held) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    }, { capture: true });

  addEventListener("click", ({ target }) => {
    const about = target instanceof Element && !target.closest(TARGET) ? subject(target) : null;
    if (about?.action === "sign") window.stage.onact?.(about.action, about.arg, "");
  });

  addEventListener("pointerover", ({ target, pointerType, clientX, clientY }) => {
    if (pointerType !== "mouse") return;
    const about = subject(target);
    if (about?.node === hovered) return;
    leave();
    if (about?.action !== "sign") return;
    hovered = about.node;
    rest = setTimeout(() => {
      document.body.dataset.hover = about.arg;
      window.stage.onact?.("hover", about.arg, `${clientX} ${clientY}`);
    }, REST);
  });
}
