// The dealing device's side of one guest: what the guest may ask, how often, and what is sent to them. The engine checks
// once more whose seat it is and what may be asked (docs/protocol.md §9).
//
//   guest → dealer   {hello: {v, name, seen}} · {n, ask: {do, …}} · {seen} · {beat} · {bye}
//   dealer → guest   {welcome: {v, seat, n, …}} · {refused: {id, args}} · {n, answer} · {push} · {beat} · {bye}

import { Presence } from "./presence.js";

export const VERSION = 1; // of these messages; another build of the page with the same is welcome
export const KINDS = new Set(["choose", "undo", "wish", "log", "hint", "look"]);
const KEYS = ["move", "wish", "most", "before", "along"];
const LETTERS = 20_000; // of a request
const NAME = 40; // letters of a name
const A_SECOND = 10; // requests; more close the line

/** @typedef {{ send: (message: object) => unknown, close: () => void }} Line */
/** @typedef {{ ask: (request: object) => Promise<object>, hello: (name: string) => object, now: () => number, onfault: (problem: string) => void, onleave: () => void, onstate: (state: import("./presence.js").State) => void }} Dealer */

/** One guest at the table. */
export class Door {
  /** @param {number} seat @param {Dealer} dealer what the dealing device does for its guests */
  constructor(seat, dealer) {
    this.seat = seat;
    this.dealer = dealer;
    /** @type {Line | null} */
    this.line = null;
    this.seen = 0; // the newest entry of the log that the guest's device has shown
    this.last = 0; // the number of the last request
    /** @type {object | null} */
    this.answer = null; // to it; sent again where the guest asks again, so that no move is played twice
    this.busy = false;
    this.begun = 0; // of the second in which requests are counted
    this.count = 0;
    this.presence = new Presence(dealer.now, () => this.send({ beat: 1 }), dealer.onstate);
  }

  /** Let the guest in by a line; an older line of the seat is closed. @param {Line} line */
  open(line) {
    if (this.line && this.line !== line) {
      this.line.send({ bye: "line-elsewhere" });
      this.line.close();
    }
    this.line = line;
    this.presence.hear();
  }

  /** To be called once a second. */
  tick() {
    if (this.line) this.presence.tick();
  }

  /** Tell the guest's device something, if it is there. @param {object} message */
  send(message) {
    this.line?.send(message);
  }

  /** Take a message of the guest's. @param {any} message an object, of which nothing is known yet */
  async take(message) {
    this.presence.hear();
    if (isNumber(message.seen)) this.seen = Math.max(this.seen, message.seen);
    if (message.hello !== undefined) this.greet(message.hello);
    else if (message.ask !== undefined) await this.request(message.n, message.ask);
    else if (message.bye !== undefined) {
      this.close();
      this.dealer.onleave();
    }
  }

  /** @param {any} hello */
  greet(hello) {
    if (hello?.v !== VERSION) {
      this.send({ refused: { id: "line-version", args: {} } });
      return;
    }
    this.seen = isNumber(hello.seen) ? hello.seen : 0;
    const name = typeof hello.name === "string" ? hello.name.slice(0, NAME) : "";
    // A page that was loaded again counts its requests on from `n`.
    this.send({ welcome: { v: VERSION, seat: this.seat, n: this.last, ...this.dealer.hello(name) } });
  }

  /** @param {unknown} n @param {any} ask */
  async request(n, ask) {
    if (!isNumber(n) || !this.isCalm()) return this.misbehave("too many requests");
    if (n === this.last && this.answer) return this.send({ n, answer: this.answer });
    if (this.busy || n <= this.last) return; // the answer is on its way, or was given and read
    const request = this.checked(ask);
    if (!request) return this.misbehave("a request that nobody may make");
    [this.last, this.answer, this.busy] = [n, null, true];
    try {
      this.answer = await this.dealer.ask(request);
    } finally {
      this.busy = false;
    }
    this.send({ n, answer: this.answer });
  }

  /** The request as the engine gets it, built anew; null for one that no guest may make. @param {any} ask */
  checked(ask) {
    if (ask === null || typeof ask !== "object" || !KINDS.has(ask.do)) return null;
    /** @type {Record<string, unknown>} */
    const request = { do: ask.do, as: this.seat, seen: this.seen };
    for (const key of KEYS) if (Object.hasOwn(ask, key)) request[key] = ask[key];
    return JSON.stringify(request).length <= LETTERS ? request : null;
  }

  /** Whether the guest asks no more than a person can. */
  isCalm() {
    const now = this.dealer.now();
    if (now - this.begun >= 1000) [this.begun, this.count] = [now, 0];
    this.count += 1;
    return this.count <= A_SECOND;
  }

  /** @param {string} problem */
  misbehave(problem) {
    this.close();
    this.dealer.onfault(problem);
  }

  close() {
    this.line?.close();
    this.line = null;
    this.presence.become("lost");
  }
}

/** @param {unknown} value @returns {value is number} */
function isNumber(value) {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
