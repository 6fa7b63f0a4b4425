// A short picture over the table of what has just happened. It takes no taps: the first tap or key ends it.
import { find, middle } from "./motion.js";
import { patch } from "./patch.js";
import { stage } from "./stage.js";

const root = document.body.appendChild(document.createElement("div"));
root.id = "scene";
root.ariaHidden = "true"; // the live region says the same

/** Ends the picture that is shown. */
let end = () => {};
for (const name of ["pointerdown", "keydown", "visibilitychange"]) addEventListener(name, () => end(), true);

const HELD = 1400; // milliseconds that things move in a picture that stands until a tap

/** Leave the question free: it lies beside the table, or below it. */
function place() {
  const panel = document.getElementById("decision")?.getBoundingClientRect();
  const beside = panel && panel.left > innerWidth / 3;
  const edge = beside ? panel.left : innerWidth;
  // In the middle of a map that is whole in sight, else of the table.
  const map = document.querySelector("[data-zoom]")?.getBoundingClientRect();
  const seen = map && map.top >= 0 && map.bottom <= innerHeight && map.right <= edge;
  const at = seen ? map.left + map.width / 2 : edge / 2;
  const half = Math.min(at, edge - at);
  root.style.left = `${at - half}px`;
  root.style.right = `${innerWidth - at - half}px`;
  root.style.setProperty("--up", panel && !beside ? `${Math.min(panel.top - innerHeight, 0) / 2}px` : "0px");
}
/** The question may grow beneath a picture. */
const room = new ResizeObserver(place);

/**
 * Show a picture (JSON: its tree, the anchor to which its card flies, and whether the table goes on beneath it) for `ms`
 * milliseconds, of which 0 is until a tap; resolves when it ends.
 */
stage.scene = (text, ms) => {
  end();
  return new Promise(done => {
    const { tree, to, beneath } = JSON.parse(text);
    root.className = (beneath ? "beneath" : "") + (ms ? "" : " until-tap");
    place();
    const panel = document.getElementById("decision");
    if (panel) room.observe(panel);
    root.style.setProperty("--ms", `${ms || HELD}ms`);
    patch(root, [tree]);
    const [target, card] = [to && find(to), root.querySelector(".turns")];
    if (target && card) {
      const [from, goal] = [middle(card), middle(target)];
      root.style.setProperty("--to-x", `${goal.x - from.x}px`);
      root.style.setProperty("--to-y", `${goal.y - from.y}px`);
    }
    const timer = ms && setTimeout(() => end(), ms);
    end = () => {
      end = () => {};
      clearTimeout(timer);
      room.disconnect();
      patch(root, []);
      done();
    };
  });
};

/** End the picture at once. */
stage.endScene = () => end();
