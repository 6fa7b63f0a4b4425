// Decides which entries the page needs in the browser's history: one above its own for each page of a sheet, and for the
// setup of the next table. It knows no browser: history.js brings one, a test a model of one (tests/page/history.mjs).

/**
 * Calls to the page and to the history. Each entry claims how many of the page's lie below it; the claim of one
 * that an earlier document left may be false, as when a reload replaced the entry below (docs/adr/0033).
 * @typedef {object} History
 * @property {() => number} open how many entries are needed
 * @property {() => void} close close the top sheet
 * @property {() => number} claim what the current entry claims
 * @property {(claim: number) => void} mark change that
 * @property {(claim: number) => void} push add an entry with this claim
 * @property {(by: number) => void} back go back; `arrive`, `refuse` or `stop` is called later
 * @property {boolean} checks whether the browser refuses to go back to an entry that is not the page's
 */

export class Entries {
  #history;
  /** The claim of the entry that the page itself goes back to. @type {number | null} */
  #goal = null;
  #leaving = false; // the page is being reloaded or left: an entry made now would get lost, or hide the next page

  /** @param {History} history */
  constructor(history) {
    this.#history = history;
  }

  /** Begin at an entry, perhaps of an earlier document of this page. */
  begin() {
    const { checks, claim, mark } = this.#history;
    if (!checks && claim()) mark(0);
    this.level();
  }

  /** Add or remove entries until there are as many as needed. */
  level() {
    if (this.#leaving || this.#goal !== null) return;
    const { open, claim, push, back } = this.#history;
    for (let below = claim(); below < open(); below++) {
      push(below + 1);
      if (claim() === below) return; // browsers ignore too many in a short time
    }
    const surplus = claim() - open();
    if (surplus <= 0) return;
    this.#goal = open();
    back(surplus);
  }

  /** Another entry is current: close the sheets above it if the reader went there; return whether the page did. */
  arrive() {
    const { open, close, claim } = this.#history;
    const own = this.#goal !== null && claim() >= this.#goal; // then a sheet that was opened meanwhile stays
    this.#goal = null;
    this.#leaving = false;
    for (let left = open(); !own && claim() < left; left = open()) {
      close();
      if (open() >= left) break; // it closes later, or not at all
    }
    this.level();
    return own;
  }

  /** Note that no entry of the page is below the current one. */
  refuse() {
    this.#goal = null;
    this.#history.mark(0);
    this.level();
  }

  /** The way back was interrupted. */
  stop() {
    this.#goal = null;
  }

  /** The page is being reloaded or left. */
  leave() {
    this.#leaving = true;
  }

  /** The page is still there: the reader stopped the loading, or chose to stay. */
  stay() {
    if (!this.#leaving) return;
    this.#leaving = false;
    this.level();
  }

  /** The page is back from the browser's page cache. */
  restore() {
    this.stop();
    this.#leaving = false;
    this.level();
  }
}
