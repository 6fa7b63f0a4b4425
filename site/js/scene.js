// A short picture over the table of what has just happened. It takes no taps: the first tap or key ends it.
import { find, inFrame, middle } from "./motion.js";
import { patch } from "./patch.js";
import { stage } from "./stage.js";

const root = document.body.appendChild(document.createElement("div"));
root.id = "scene";
root.ariaHidden = "true"; // the live region says the same

/** Ends the picture that is shown. */
let end = () => {};
/** Whether an event is on the button that skips all pictures: its handler ends this one, too. @param {Event} event */
const skipsAll = ({ target }) => target instanceof Element && target.closest("[data-do=rush]");
for (const name of ["pointerdown", "keydown", "visibilitychange"]) addEventListener(name, event => skipsAll(event) || end(), true);

const STANDING = 0.75; // of its time; then it fades
const HELD = 1400; // milliseconds that things move in a picture that stands until a tap

const LEAST = 0.7; // of its size, below which its words would not be read
const MOST = 1.6; // of its size, in a wide window
/** Whether the table may go on beneath the picture that is shown. */
let goesOn = false;

/**
 * Leave the question free: it lies beside the table, or below it. A picture is larger in a wide window, smaller where the room is little;
 * one for which there is none lies over the question.
 */
function place() {
  const scene = /** @type {HTMLElement | null} */ (root.firstElementChild);
  const panel = document.getElementById("decision")?.getBoundingClientRect();
  const beside = panel && panel.left > innerWidth / 3;
  const edge = beside ? panel.left : innerWidth;
  // In the middle of a map that is whole in sight and has room for it, else of the table.
  const map = document.querySelector("[data-zoom]")?.getBoundingClientRect();
  const seen = map && map.top >= 0 && map.bottom <= innerHeight && map.right <= edge;
  const middleOfMap = map ? map.left + map.width / 2 : 0;
  const roomy = 2 * Math.min(middleOfMap, edge - middleOfMap) >= LEAST * (scene?.offsetWidth ?? 0);
  const at = seen && roomy ? middleOfMap : edge / 2;
  const half = Math.min(at, edge - at);
  const above = panel && !beside ? Math.min(panel.top, innerHeight) : innerHeight;
  const fit = (/** @type {number} */ height) => (scene ? Math.min(innerWidth < 1024 ? 1 : MOST, (2 * half) / scene.offsetWidth, height / scene.offsetHeight) : 1);
  const free = fit(above) >= Math.min(LEAST, fit(innerHeight));
  root.classList.toggle("beneath", goesOn && free);
  document.body.toggleAttribute("data-pictured", !(goesOn && free)); // the question steps back (pictures.css)
  root.style.left = `${at - half}px`;
  root.style.right = `${innerWidth - at - half}px`;
  root.style.setProperty("--up", `${free ? (above - innerHeight) / 2 : 0}px`);
  root.style.setProperty("--fit", String(fit(free ? above : innerHeight)));
}
/** The question may grow beneath a picture. */
const room = globalThis.ResizeObserver && new ResizeObserver(place);

/**
 * Show a picture (JSON: its tree, the anchor to which its card flies, whether the table goes on beneath it, and what is
 * read aloud with it, "" for nothing) for `ms` milliseconds, of which 0 is until a tap, or until the sentence was spoken;
 * resolves when it ends.
 */
stage.scene = (text, ms) => {
  end();
  return new Promise(done => {
    const { tree, to, beneath, aloud } = JSON.parse(text);
    goesOn = Boolean(beneath);
    root.className = ms ? "" : "until-tap";
    root.style.setProperty("--ms", `${ms || HELD}ms`);
    root.style.visibility = "hidden"; // a frame may be painted before the one in which it gets its place
    patch(root, [tree]);
    const spoken = aloud && stage.speak?.(aloud);
    const fade = async () => {
      root.dataset.held = ""; // its motion waits
      await spoken;
      if (own !== end) return; // it was skipped
      delete root.dataset.held;
      timer = setTimeout(end, ms * (1 - STANDING));
    };
    let timer = ms && (spoken ? setTimeout(fade, ms * STANDING) : setTimeout(() => end(), ms));
    end = () => {
      end = () => {};
      clearTimeout(timer);
      if (spoken) stage.silence?.();
      delete root.dataset.held;
      room?.disconnect();
      delete document.body.dataset.pictured;
      patch(root, []);
      done();
    };
    const own = end;
    inFrame(() => {
      if (own !== end) return; // it has ended
      place();
      root.style.visibility = "";
      const panel = document.getElementById("decision");
      if (panel) room?.observe(panel);
      const [target, card] = [to && find(to), root.querySelector(".turns")];
      if (!target || !card) return;
      const [from, goal] = [middle(card), middle(target)];
      const fit = Number(root.style.getPropertyValue("--fit"));
      root.style.setProperty("--to-x", `${(goal.x - from.x) / fit}px`);
      root.style.setProperty("--to-y", `${(goal.y - from.y) / fit}px`);
    });
  });
};

/** End the picture at once. */
stage.endScene = () => end();
