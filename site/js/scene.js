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

/** Show a picture (JSON: its tree, and the anchor to which its card flies) for `ms` milliseconds; resolves when it ends. */
stage.scene = (text, ms) => {
  end();
  return new Promise(done => {
    const { tree, to } = JSON.parse(text);
    root.style.setProperty("--ms", `${ms}ms`);
    patch(root, [tree]);
    const [target, card] = [to && find(to), root.querySelector(".turns")];
    if (target && card) {
      const [from, goal] = [middle(card), middle(target)];
      root.style.setProperty("--to-x", `${goal.x - from.x}px`);
      root.style.setProperty("--to-y", `${goal.y - from.y}px`);
    }
    const timer = setTimeout(() => end(), ms);
    end = () => {
      end = () => {};
      clearTimeout(timer);
      patch(root, []);
      done();
    };
  });
};

/** End the picture at once. */
stage.endScene = () => end();
