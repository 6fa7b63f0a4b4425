// A status line at the edge of the screen, for messages beside the game.
import { words } from "./fluent.js";
import { stage } from "./stage.js";

const READING = 8000; // what asks nothing goes by itself
/** @type {HTMLElement & { says?: string } | null} */
let line = null;

/** Say something; with a button if there is something to agree to. @param {string} id @param {string} [button] @param {() => void} [pressed] */
export function notify(id, button, pressed) {
  if (line?.isConnected && (line.says === id || (!button && line.querySelector("button")))) return; // what waits for an answer stays
  line?.remove();
  const fresh = (line = /** @type {NonNullable<typeof line>} */ (document.createElement("aside")));
  fresh.says = id;
  fresh.className = "edge-line";
  const text = document.createElement("p");
  text.setAttribute("role", "status");
  fresh.append(text);
  if (button) fresh.append(press(button, pressed), press("line-close", () => fresh.remove()));
  document.body.append(fresh);
  text.textContent = words(id);
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

/** The same for the page's Python, which hears the button as a tap. */
stage.notify = (id, button, act) => notify(id, button, () => stage.onact?.(String(act), "", ""));
/** Remove a line that is no longer true. */
stage.dismiss = id => {
  if (line?.says === id) line.remove();
};
