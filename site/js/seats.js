// Memory of this device of a table of several phones, for half an hour after it was last there: the first screen
// offers the way back (docs/phones.md). The tickets that bring it there without a code are kept apart (phones/spare.js).
import { isFresh } from "./freshness.js";
import { stage } from "./stage.js";
import { storage } from "./storage.js";

const name = (/** @type {string} */ role) => `${GAME}.seat.${role}`;

stage.keepSeat = (role, what) => void storage.write(name(role), JSON.stringify({ what, at: Date.now() }));

stage.leaveSeat = role => storage.forget(name(role));

stage.seat = role => {
  const text = storage.read(name(role));
  if (!text) return null;
  const { what, at } = recalled(text);
  const now = Date.now();
  if (typeof what !== "string" || typeof at !== "number" || !isFresh(at, now)) {
    stage.leaveSeat(role);
    const loading = /** @type {Promise<{ prune: () => unknown }>} */ (stage.script("phones/phones"));
    loading.then(({ prune }) => prune()).catch(() => {}); // without a network the next page does it
    return null;
  }
  if (at > now) stage.keepSeat(role, what); // the clock was set back: half an hour from now
  return what;
};

/** Read a stored text, which may be anything. @param {string} text @returns {{ what?: unknown, at?: unknown }} */
function recalled(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
