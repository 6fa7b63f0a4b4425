// Finds out whether this browser is too old for the engine (docs/browsers.md has the versions), while that loads.
import { script } from "./trusted.js";

// A WebAssembly module of one function: `try` with nothing in it, `catch_all`. Pyodide's own has such functions.
const CATCHES = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11];
const PROBE = /static\s*\{\s*postMessage/; // in the text of js/floor.js, if that is what the host sends

/** Whether it lacks what the engine needs; false, too, if that cannot be found out. @returns {Promise<boolean>} */
export async function isTooOld() {
  if (!WebAssembly.validate(new Uint8Array(CATCHES))) return true;
  return !(await probeRuns()) && probeIsThere();
}

/** @returns {Promise<boolean>} */
function probeRuns() {
  return new Promise(done => {
    try {
      const probe = new Worker(script("floor"), { type: "module" });
      probe.onmessage = () => {
        probe.terminate();
        done(true);
      };
      probe.onerror = event => {
        event.preventDefault(); // else it is an error of the window, too
        done(false);
      };
    } catch {
      done(false); // there is no such worker
    }
  });
}

/** Whether the probe's file is there and whole: then the browser is what failed. */
async function probeIsThere() {
  try {
    const answer = await fetch(String(script("floor")));
    return answer.ok && PROBE.test(await answer.text());
  } catch {
    return false;
  }
}
