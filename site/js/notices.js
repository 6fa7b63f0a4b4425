// A status line above the page, which moves down for it: a message beside the game covers nothing of it.
import { words } from "./fluent.js";
import { stage } from "./stage.js";

const READING = 8000; // milliseconds until a line without a button goes away
/** @type {HTMLElement & { says?: string } | null} */
let line = null;
// The style sheets read its height, for what sticks to the top of the screen. It is 0 once the line is removed. Without
// an observer (an old browser), the line covers what sticks there.
const height = globalThis.ResizeObserver && new ResizeObserver(entries => {
  for (const { target } of entries) document.documentElement.style.setProperty("--notice-height", `${/** @type {HTMLElement} */ (target).offsetHeight}px`);
});

/** Show a message, with a button if it offers something. @param {string} id @param {string} [button] @param {() => void} [pressed] @param {Words} [args] */
export function notify(id, button, pressed, args) {
  if (line?.isConnected && (line.says === id || (!button && line.querySelector("button")))) return; // a line with a button is not replaced by one without
  line?.remove();
  const fresh = (line = /** @type {NonNullable<typeof line>} */ (document.createElement("aside")));
  fresh.says = id;
  fresh.className = "edge-line";
  const text = document.createElement("p");
  text.setAttribute("role", "status");
  fresh.append(text);
  if (button) fresh.append(press(button, pressed), press("line-close", () => fresh.remove()));
  document.body.prepend(fresh);
  height?.observe(fresh);
  text.textContent = words(id, args);
  if (!button) setTimeout(() => fresh.remove(), READING);
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
  if (line?.says === id) line.remove();
};
