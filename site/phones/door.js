// The dealing device's side of one guest: what the guest may ask, how often, and what is sent to them. The engine checks
// once more whose seat it is and what may be asked (docs/protocol.md §9).
//
//   guest → dealer   {hello: {v, name, log, game, seen}} · {n, ask: {do, …}} · {game, seen} · {deck, cut} · {beat} · {bye}
//   dealer → guest   {welcome: {v, seat, n, …}} · {refused: {id, args}} · {n, answer} · {table} · {push} · {shared} · {beat} · {bye}

import { Presence } from "./presence.js";

export const VERSION = 1; // of these messages; another build of the page with the same is welcome
export const KINDS = new Set(["choose", "undo", "wish", "log", "hint", "look", "try", "keep", "drop"]);
const KEYS = ["move", "wish", "most", "before", "along", "step", "trial", "all"];
const LETTERS = 20_000; // of a request
const NAME = 40; // letters of a name
const A_SECOND = { requests: 10, messages: 40 }; // more close the line

/** @typedef {{ send: (message: object) => unknown, close: () => void }} Line */
/** @typedef {{ deck: () => string, ask: (request: object) => Promise<object>, hello: (name: string) => object, onhello: (name: string) => void, now: () => number, onfault: (problem: string) => void, onleave: () => void, onstate: (state: import("./presence.js").State) => void }} Dealer */

/** One guest at the table. */
export class Door {
  /** @param {number} seat @param {Dealer} dealer what the dealing device does for its guests */
  constructor(seat, dealer) {
    this.seat = seat;
    this.dealer = dealer;
    /** @type {Line | null} */
    this.line = null;
    this.game = 0; // which game it is that the guest's device shows
    /** @type {number | null} */
    this.seen = null; // the newest entry of its log that was shown; null for a device that comes to a game under way
    this.log = false; // whether there is room for the log beside the table
    this.view = ""; // what was shown last, without the news
    this.informed = false; // whether the guest's device has what all may know once the game is over
    this.fresh = false; // whether the game begins now, and was not taken up again
    /** @type {number | null} */
    this.cut = null; // the guest's number for the next deal (deck.js)
    this.last = 0; // the number of the last request
    /** @type {object | null} */
    this.answer = null; // to it; sent again where the guest asks again, so that no move is played twice
    this.busy = false;
    this.begun = 0; // of the second in which these are counted
    this.counts = { requests: 0, messages: 0 };
    this.presence = new Presence(dealer.now, beat => this.send(beat), dealer.onstate);
  }

  /** Let the guest in by a line; an older line of the seat is closed. @param {Line} line @param {boolean} [same] whether it is the device that had the seat before */
  open(line, same) {
    if (this.line && this.line !== line) {
      if (!same) this.line.send({ bye: "line-elsewhere" });
      this.line.close();
    }
    this.line = line;
    this.presence.hear();
  }

  /** Another game is on the table. @param {number} game @param {boolean} fresh whether it begins now */
  begin(game, fresh) {
    [this.game, this.fresh, this.seen, this.view] = [game, fresh, fresh ? 0 : null, ""];
    this.informed = false;
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
    if (!this.isCalm("messages")) return this.misbehave("too many messages");
    this.presence.hear(message);
    if (isNumber(message.seen) && message.game === this.game) this.seen = Math.max(this.seen ?? 0, message.seen);
    if (isNumber(message.cut) && message.cut < 2 ** 32 && message.deck === this.dealer.deck()) this.cut = message.cut;
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
    if (hello.game !== this.game) this.seen = null;
    else if (isNumber(hello.seen)) this.seen = hello.seen;
    this.log = hello.log === true;
    this.view = "";
    this.informed = false;
    const name = typeof hello.name === "string" ? hello.name.slice(0, NAME) : "";
    // A page that was loaded again counts its requests on from `n`.
    this.send({ welcome: { v: VERSION, seat: this.seat, n: this.last, ...this.dealer.hello(name) } });
    this.dealer.onhello(name);
  }

  /** Show the guest the table as it is now, unless that is what they see. @param {any} look an answer for this seat @param {number} newest the last entry of the log */
  show(look, newest) {
    if (plain(look.view) === this.view) return;
    this.remember(look);
    this.seen = newest; // the channel is reliable; on a new one the guest's device says what it has shown
    this.send({ push: { ...look, game: this.game, fresh: this.fresh, newest } });
  }

  /** Tell the guest's device, once, what all may know when the game is over. @param {object} shared */
  share(shared) {
    if (!this.informed) this.send({ shared });
    this.informed = true;
  }

  /** @param {unknown} n @param {any} ask */
  async request(n, ask) {
    if (!isNumber(n) || !this.isCalm("requests")) return this.misbehave("too many requests");
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
    this.remember(this.answer);
    this.send({ n, answer: this.answer });
  }

  /** Remember what an answer shows. @param {any} answer */
  remember({ view }) {
    if (!view) return;
    this.view = plain(view);
    for (const { n } of view.news ?? []) this.seen = Math.max(this.seen ?? 0, n);
  }

  /** The request as the engine gets it, built anew; null for one that no guest may make. @param {any} ask */
  checked(ask) {
    if (ask === null || typeof ask !== "object" || !KINDS.has(ask.do)) return null;
    /** @type {Record<string, unknown>} */
    const request = { do: ask.do, as: this.seat, seen: this.seen };
    for (const key of KEYS) if (Object.hasOwn(ask, key)) request[key] = ask[key];
    return JSON.stringify(request).length <= LETTERS ? request : null;
  }

  /** Whether the guest's device sends no more than a person needs. @param {"requests" | "messages"} what */
  isCalm(what) {
    const now = this.dealer.now();
    if (now - this.begun >= 1000) [this.begun, this.counts] = [now, { requests: 0, messages: 0 }];
    this.counts[what] += 1;
    return this.counts[what] <= A_SECOND[what];
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

/** A view without what is told once, as text. @param {any} view */
function plain({ news, say, ...rest }) {
  return JSON.stringify(rest);
}

/** @param {unknown} value @returns {value is number} */
function isNumber(value) {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
