// A guest's stand-in for the engine's worker (site/js/engine-client.js): what the table asks goes to the dealing device
// and its answers come back, one at a time and in order. The connection may break and be made anew: what has no answer is
// asked again under its number, and the dealing device plays no move twice (door.js).
import { draw } from "./deck.js";
import { KINDS, VERSION } from "./door.js";
import { Presence } from "./presence.js";

const LATE = "illegal-late"; // the answer to a decision that was played before the connection broke, or comes too late
const REFUSED = { error: { id: "bad-request", args: { text: "guest" } }, view: null }; // what only the dealing device may ask

/** @typedef {{ send: (message: object) => unknown, close: () => void }} Sender */
/** @typedef {{ name: string, log: boolean, now: () => number, onwelcome: (welcome: any) => void, ontable: (table: any) => void, onpush: (look: any, begins: boolean) => void, onshared: (shared: any) => void, onend: (id: string) => void, onstate: (state: import("./presence.js").State) => void }} Guest */

/** The line of one guest, in the place of a Worker. */
export class Line {
  /** @param {Guest} guest what the guest's page does with what comes; `now` is a clock in milliseconds */
  constructor(guest) {
    this.guest = guest;
    /** @type {((event: { data: any }) => void) | null} */
    this.onmessage = null;
    /** @type {((event: any) => void) | null} */
    this.onerror = null;
    /** @type {Sender | null} */
    this.sender = null;
    /** @type {any[]} */
    this.requests = []; // without an answer yet; the first is on its way
    this.n = 0; // of the request on its way
    this.step = 0; // how many decisions there were in what is shown
    this.game = 0; // which game is shown
    this.seen = 0; // the newest entry of its log that came
    /** @type {Record<string, object>} */
    this.shared = {}; // answers that the dealing device gives to all once the game is over, by request
    this.welcome = false;
    /** @type {Map<string, number>} */
    this.cuts = new Map(); // this device's number for each deal, by what the dealing device has promised (deck.js)
    this.presence = new Presence(guest.now, beat => this.sender?.send({ ...beat, ...this.position() }), guest.onstate);
  }

  /** Go on by a new connection. @param {Sender} sender */
  open(sender) {
    this.sender?.close();
    this.sender = sender;
    this.welcome = false;
    this.presence.hear();
    sender.send({ hello: { v: VERSION, name: this.guest.name, log: this.guest.log, ...this.position() } });
  }

  /** Progress of this device. */
  position() {
    return { game: this.game, seen: this.seen };
  }

  // --- as a Worker

  /** @param {string} text */
  postMessage(text) {
    this.requests.push({ ...JSON.parse(text), step: this.step }); // a decision counts at this step alone, however often it is asked for
    if (this.requests.length === 1) this.next();
  }

  terminate() {
    this.requests = [];
  }

  /** Ask for the first request, or answer it here. */
  next() {
    while (this.requests.length && !KINDS.has(this.requests[0].do)) this.answered(this.shared[this.requests[0].do] ?? REFUSED);
    if (!this.requests.length || !this.welcome) return;
    this.n += 1;
    this.ask();
  }

  ask() {
    this.sender?.send({ n: this.n, ask: this.requests[0], ...this.position() });
  }

  /** @param {object} answer */
  answered(answer) {
    this.requests.shift();
    this.onmessage?.({ data: { text: JSON.stringify(answer) } });
  }

  // --- what comes from the dealing device

  /** @param {any} message */
  take(message) {
    this.presence.hear(message);
    const { deck } = message.welcome ?? message.table ?? {};
    if (deck && !this.cuts.has(deck)) this.cutDeck(deck);
    if (message.welcome) this.enter(message.welcome);
    else if (message.answer && message.n === this.n && this.requests.length) {
      this.note(message.answer);
      this.answered(message.answer.error?.id === LATE ? { view: message.answer.view } : message.answer);
      this.next();
    } else if (message.push) this.look(message.push);
    else if (message.shared) this.guest.onshared((this.shared = message.shared));
    else if (message.table) this.guest.ontable(message.table);
    else if (message.refused || message.bye) this.end(message.refused?.id ?? message.bye);
  }

  /** @param {any} welcome */
  enter(welcome) {
    const goesOn = this.n > 0 && welcome.n <= this.n; // else this page was loaded again: it counts on from the last request
    this.welcome = true;
    this.guest.onwelcome(welcome);
    if (goesOn && this.requests.length) this.ask();
    else {
      this.n = Math.max(this.n, welcome.n);
      this.next();
    }
  }

  /** @param {string} deck */
  cutDeck(deck) {
    const cut = draw();
    this.cuts.set(deck, cut);
    this.sender?.send({ deck, cut });
  }

  /** Show the table as it is now. @param {any} push */
  look({ game, newest, step, ...look }) {
    const begins = game !== this.game;
    this.step = step;
    this.game = game;
    this.seen = newest;
    if (begins) this.shared = {};
    this.guest.onpush(look, begins);
  }

  /** Remember the newest entry that an answer brings, and how many decisions there were. @param {any} answer */
  note({ view, step }) {
    this.step = step ?? this.step;
    for (const { n } of view?.news ?? []) this.seen = Math.max(this.seen, n);
  }

  /** @param {unknown} id */
  end(id) {
    this.sender?.close();
    this.sender = null;
    this.guest.onend(String(id));
  }

  /** Leave the table. */
  leave() {
    this.sender?.send({ bye: "left" });
    this.end("left");
  }

  /** To be called once a second. */
  tick() {
    this.presence.tick();
  }
}
