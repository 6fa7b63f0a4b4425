// A status line above the page, which moves down for it: a message beside the game covers nothing of it.
import { words } from "./fluent.js";
import { moved } from "./ghost-taps.js";
import { stage } from "./stage.js";

// A line without a button goes away: with the reader's next tap, since nothing may move under a finger that is on its
// way, or by itself if nobody taps. Both in milliseconds.
const GLANCE = 2000; // until a tap takes it away
const READING = 8000;
/** @type {HTMLElement & { says?: string } | null} */
let line = null;
// The style sheets read its height, for what sticks to the top of the screen. It is 0 once the line is removed. Without
// an observer (an old browser), the line covers what sticks there. In the next frame: a size that changes during the
// callback is reported as an error of the window in Firefox.
const height = globalThis.ResizeObserver && new ResizeObserver(entries => {
  for (const { target } of entries) requestAnimationFrame(() => setHeight(/** @type {HTMLElement} */ (target)));
});

/** @param {HTMLElement} measured */
function setHeight({ offsetHeight }) {
  document.documentElement.style.setProperty("--notice-height", `${offsetHeight}px`);
}

/** Show a message, with a button if it offers something. @param {string} id @param {string} [button] @param {() => void} [pressed] @param {Words} [args] @param {string} [css] */
export function notify(id, button, pressed, args, css) {
  if (line?.isConnected && (line.says === id || (!button && line.querySelector("button")))) return; // a line with a button is not replaced by one without
  const fresh = draw(id, args, css);
  if (button) fresh.append(press(button, pressed), press("line-close", () => fresh.remove()));
  else expire(fresh);
  moved();
}

/** Show a message at the lower edge, for which nothing moves: it lies over a place that was reserved. @param {string} id */
export const notifyBelow = id => notify(id, undefined, undefined, undefined, "edge-line below");

/** Show what is under way, in place of any line: it has no button, and stays until another takes its place or it is dismissed. @param {string} id */
export function notifyOngoing(id) {
  draw(id);
  moved();
}

/** Put a line with a message above the page. @param {string} id @param {Words} [args] @param {string} [css] */
function draw(id, args, css = "edge-line") {
  line?.remove();
  const fresh = (line = /** @type {NonNullable<typeof line>} */ (document.createElement("aside")));
  fresh.says = id;
  fresh.className = css;
  const text = document.createElement("p");
  text.setAttribute("role", "status");
  fresh.append(text);
  document.body.prepend(fresh);
  if (css === "edge-line") height?.observe(fresh);
  text.textContent = words(id, args);
  return fresh;
}

let down = false; // whether a finger is on the screen
addEventListener("pointerdown", () => (down = true), true);
for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => (down = false), true);

/** Let a line go away once it has been read. @param {HTMLElement} line */
function expire(line) {
  const since = performance.now();
  const go = () => {
    removeEventListener("click", tapped);
    clearTimeout(timer);
    if (!line.isConnected) return;
    line.remove();
    moved();
  };
  const tapped = () => performance.now() > since + GLANCE && go();
  addEventListener("click", tapped);
  const timer = setTimeout(() => down || go(), READING);
}

/** @param {string} id @param {(() => void)=} pressed */
function press(id, pressed) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "plain";
  button.textContent = words(id);
  button.addEventListener("click", event => {
    event.stopPropagation();
    pressed?.();
  });
  return button;
}

/** The same for the page's Python, which gets the button as an action. */
stage.notify = (id, button, act, args) => notify(id, button, () => stage.onact?.(String(act), "", ""), JSON.parse(args || "{}"));
/** Remove a line that is no longer true. */
stage.dismiss = id => {
  if (!line?.isConnected || line.says !== id) return;
  line.remove();
  moved();
};
