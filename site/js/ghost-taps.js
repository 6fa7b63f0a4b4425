// Ignores a tap that was meant for the last question and hits the next one, which has just appeared under the finger, or
// that hits something else because the page has just moved.
const READING = 350; // milliseconds: nobody reads a question sooner
const NEAR = 40; // pixels between the two taps of a finger

/** @type {string | null} */
let question = null;
let since = -READING;
let frame = 0; // the frame that paints the change, until it comes; 0 afterwards
/** @type {{ x: number, y: number } | null} */
let last = null;

/** Note what can be tapped now, by a text that changes with it. @param {string} now */
export function noteQuestion(now) {
  if (now === question) return;
  question = now;
  moved();
}

/**
 * Note that the page has moved under the finger: the next tap near the last may be meant for what was there before. The
 * time to read it begins when it is painted: a slow phone takes longer for that than READING.
 */
export function moved() {
  since = performance.now();
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    frame = 0;
    since = performance.now();
  });
}

/** Whether the question appeared, or the page moved, less than READING before `at`, in milliseconds of this page. */
export const fresh = (at = performance.now()) => frame > 0 || at < since + READING;

/** Forget where the last tap was: the next one is meant for what is there then, whatever moves meanwhile. */
export const forgetTap = () => void (last = null);

// The first listener of all. A click by key has no count of taps and no place.
addEventListener("click", event => {
  if (!event.detail) return;
  const near = last && Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR;
  last = { x: event.clientX, y: event.clientY };
  if (!near || !fresh(event.timeStamp)) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}, { capture: true });
