// A quiet line at the edge of the screen, for what is said beside the game.
import { words } from "./fluent.js";
import { stage } from "./stage.js";

const READING = 8000; // what asks nothing goes by itself
let line = null;

/** Say something; with a button if there is something to agree to. */
export function tell(id, button, pressed) {
  if (line?.isConnected && (line.says === id || (!button && line.querySelector("button")))) return; // what waits for an answer stays
  line?.remove();
  line = document.createElement("aside");
  line.says = id;
  line.className = "edge-line";
  const text = document.createElement("p");
  text.setAttribute("role", "status");
  line.append(text);
  if (button) line.append(press(button, pressed), press("line-close", () => line.remove()));
  document.body.append(line);
  text.textContent = words(id);
  if (!button) setTimeout(node => node.remove(), READING, line);
}

function press(id, pressed) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "plain";
  button.textContent = words(id);
  button.addEventListener("click", event => {
    event.stopPropagation();
    pressed();
  });
  return button;
}

/** The same for the page's Python, which hears the button as a tap. */
stage.tell = (id, button, act) => tell(id, button, () => stage.onact?.(act, "", ""));
/** Take a line back that is true no more. */
stage.untell = id => line?.says === id && line.remove();
