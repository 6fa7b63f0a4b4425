// Ignores a tap that was meant for the last question and hits the next one, which has just appeared under the finger.
const READING = 350; // milliseconds: within them nobody has read what is new
const NEAR = 40; // pixels: as far as a finger strays that taps twice

/** @type {string | null} */
let question = null;
let since = -READING;
/** @type {{ x: number, y: number } | null} */
let last = null;

/** Note what there is to tap now, by any name of its own. @param {string} now */
export function asked(now) {
  if (now === question) return;
  question = now;
  since = performance.now();
}

/** Whether the question has only just come; `at` is a time of this page in milliseconds. */
export const fresh = (at = performance.now()) => at < since + READING;

// First of all listeners. Keys come without a count of taps, and without a place.
addEventListener("click", event => {
  if (!event.detail) return;
  const near = last && Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR;
  last = { x: event.clientX, y: event.clientY };
  if (!near || !fresh(event.timeStamp)) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}, { capture: true });
