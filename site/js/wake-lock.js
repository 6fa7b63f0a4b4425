// Keeps the screen on where it would go dark between two taps of one game: people pass the device on, or bots play slowly.
// The page's Python says whether a game wants it (`stage.mark("awake", …)`), the screen says whether it is open.
const IDLE = 600000; // milliseconds without a tap after which nobody is playing
const OPEN = ["table", "curtain"];
const ALWAYS = "2"; // on any screen: phones are joining a table

/** @type {WakeLockSentinel | null} */
let lock = null;
let requested = false;
let idle = false;
/** @type {ReturnType<typeof setTimeout>} */
let timer;

const awake = () => document.documentElement.dataset.awake;
const wanted = () =>
  !idle && !document.hidden && (awake() === ALWAYS || (awake() && OPEN.includes(String(document.body.dataset.screen))));

/** Request or release the lock as it is wanted now. */
async function update() {
  if (!wanted()) {
    lock?.release();
    lock = null;
  } else if (!lock && !requested) {
    requested = true;
    try {
      const granted = await navigator.wakeLock.request("screen");
      lock = granted;
      granted.addEventListener("release", () => lock === granted && (lock = null)); // by the browser, when the page is hidden
    } catch {
      // refused, as by a device that saves its battery
    }
    requested = false;
    if (lock && !wanted()) update();
  }
}

function tapped() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    idle = true;
    update();
  }, IDLE);
  if (idle) {
    idle = false;
    update();
  }
}

// Not in a frame, where the page around it would have to allow it.
if ("wakeLock" in navigator && window.top === window) {
  const watch = new MutationObserver(update);
  watch.observe(document.documentElement, { attributeFilter: ["data-awake"] });
  watch.observe(document.body, { attributeFilter: ["data-screen"] });
  addEventListener("visibilitychange", update);
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, tapped, { passive: true, capture: true });
  tapped();
}
