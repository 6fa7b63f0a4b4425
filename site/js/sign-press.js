// A sign at a table that is pressed and held: the page says what it means. A game lists those of its signs that have words.
const HOLD = 500; // milliseconds
const FAR = 10; // pixels that a finger may move meanwhile

/** @type {{ x: number, y: number, timer: ReturnType<typeof setTimeout> } | null} */
let press = null;
let held = false; // whether it was: its release is no tap

const end = () => {
  clearTimeout(press?.timer);
  press = null;
};

addEventListener("pointerdown", ({ target, clientX: x, clientY: y }) => {
  end();
  held = false;
  const icon = target instanceof Element ? target.closest(".icon") : null;
  const name = icon?.firstElementChild?.getAttribute("href")?.split("#")[1];
  const board = /** @type {HTMLElement | null | undefined} */ (icon?.closest("[data-signs]"));
  if (!name || !board?.dataset.signs?.split(" ").includes(name)) return;
  press = { x, y, timer: setTimeout(() => { held = true; window.stage.onact?.("sign", name, ""); }, HOLD) };
});
addEventListener("pointermove", event => press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > FAR && end());
for (const name of ["pointerup", "pointercancel"]) addEventListener(name, end);
for (const name of ["click", "contextmenu"])
  addEventListener(name, event => {
    if (!held) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }, { capture: true });
