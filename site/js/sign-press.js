// What is pressed and held at a table: the page says what it means. Of the signs a game lists those that have words; anything else has data-press.
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
  const own = /** @type {SVGElement | null} */ (target instanceof Element ? target.closest("[data-press]") : null);
  if (own) return void wait(x, y, "press", String(own.dataset.press));
  const icon = target instanceof Element ? target.closest(".icon") : null;
  const name = icon?.firstElementChild?.getAttribute("href")?.split("#")[1];
  const board = /** @type {HTMLElement | null | undefined} */ (icon?.closest("[data-signs]"));
  if (!name || !board?.dataset.signs?.split(" ").includes(name)) return;
  wait(x, y, "sign", name);
});

/** @param {number} x @param {number} y @param {string} action @param {string} arg */
function wait(x, y, action, arg) {
  press = { x, y, timer: setTimeout(() => { held = true; window.stage.onact?.(action, arg, ""); }, HOLD) };
}

addEventListener("pointermove", event => press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > FAR && end());
for (const name of ["pointerup", "pointercancel"]) addEventListener(name, end);
for (const name of ["click", "contextmenu"])
  addEventListener(name, event => {
    if (!held) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }, { capture: true });
