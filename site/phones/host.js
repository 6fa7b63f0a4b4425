// The device that deals: offers seats by codes, lets guests in at their doors, and shows all of them the table after each
// change. What happens here reaches the page's Python as an action (site/chapters/phones).
import { Connection } from "./connection.js";
import { Deck } from "./deck.js";
import { Door } from "./door.js";
import { SILENT } from "./presence.js";
import { comeBack, forget, Spare, tickets } from "./spare.js";

const SECOND = 1000;
const TICKET = "table "; // begins the names of the tickets to the guests' devices
const LOG = 80; // entries of the log for a device that has room for it

/** @typedef {(name: string, arg?: string | number, more?: string) => void} Act */

export class Host {
  /** @param {Engine} engine @param {Act} act */
  constructor(engine, act) {
    this.engine = engine;
    this.act = act;
    /** @type {Map<number, Door>} */
    this.doors = new Map();
    /** @type {Map<number, Spare>} */
    this.spares = new Map();
    /** @type {{ seat: number, connection: Connection } | null} */
    this.offered = null;
    this.offers = Math.floor(Math.random() * 256); // so that an answer to a page before this one is known
    this.game = Math.floor(Math.random() * 2 ** 31); // another one after each deal, and on a page that was loaded again
    /** @type {Record<string, any>} */
    this.table = {}; // what all guests are told of the table: its names, whether it has begun, whether there are hints
    this.deck = new Deck();
    /** @type {import("./deck.js").Dealt | undefined} */
    this.dealt = undefined; // what the seed of the next game was made of
    /** @type {import("./deck.js").Dealt | undefined} */
    this.played = undefined; // and that of the game on the table
    this.promise();
    /** @type {Promise<unknown>} */
    this.ready = Promise.resolve(); // until then no guest's request is put to the engine
    this.resumed = () => {};
    this.pushing = false;
    this.late = false; // whether the table changed while it was asked for
    setInterval(() => this.tick(), SECOND);
  }

  /** Promise this device's number for the next deal. */
  async promise() {
    const promise = await this.deck.promise;
    this.table.deck = promise;
    this.tell();
  }

  /** The seed of a game, made of all devices' numbers. */
  seed() {
    const cuts = Array.from(this.doors.values()).flatMap(door => (door.line && door.cut !== null ? [door.cut] : []));
    const { seed, dealt } = this.deck.deal(cuts);
    this.dealt = dealt;
    this.deck = new Deck();
    this.promise();
    return String(seed);
  }

  // --- codes

  /** Offer a seat; its code's letters. @param {number} seat */
  async offer(seat) {
    this.withdraw();
    const connection = this.connect(seat);
    this.offered = { seat, connection };
    this.offers = (this.offers + 1) % 256;
    return connection.offer(this.offers);
  }

  /** Make a connection of a seat. @param {number} seat @param {(connection: Connection) => void} [onopen] if it is a spare one, and nobody else's than the guest's who had the seat @param {RTCCertificate[]} [certificates] */
  connect(seat, onopen, certificates) {
    /** @type {Connection} */
    const connection = new Connection(
      {
        onfound: () => this.offered?.connection === connection && this.act("phones-found"),
        onopen: () => {
          onopen?.(connection);
          this.open(seat, connection, Boolean(onopen));
        },
        onclose: () => this.lose(seat, connection),
        onmessage: message => this.doors.get(seat)?.line === connection.channel && this.hear(seat, message),
        onfault: problem => this.act("phones-fault", seat, problem),
      },
      certificates,
    );
    return connection;
  }

  /** @param {number} seat @param {any} message */
  hear(seat, message) {
    const door = this.doors.get(seat);
    door?.take(message);
    if (door?.line) this.spares.get(seat)?.take(message);
  }

  /** Take the chairs that wait at the guests' devices: this page was loaded again. What they ask waits until `resumed` is called. */
  async back() {
    this.ready = new Promise(done => (this.resumed = () => done(null)));
    for (const name of await tickets(TICKET)) {
      const seat = Number(name.slice(TICKET.length));
      const isBack = () => Boolean(this.doors.get(seat)?.line);
      await comeBack(name, certificates => this.connect(seat, () => {}, certificates), isBack);
    }
  }

  /** Take a guest's code; "", or a message that says what is wrong with it. @param {string} letters */
  async accept(letters) {
    try {
      await this.offered?.connection.accept(letters);
      return "";
    } catch (problem) {
      return /** @type {{ id?: string }} */ (problem).id ?? "code-damaged";
    }
  }

  /** Take back the offer that nobody has taken. */
  withdraw() {
    this.offered?.connection.close();
    this.offered = null;
  }

  // --- guests

  /** @param {number} seat @param {Connection} connection @param {boolean} same whether it is the device that had the seat before */
  open(seat, connection, same) {
    if (this.offered?.connection === connection) this.offered = null;
    const door = this.doors.get(seat) ?? this.make(seat);
    door.open(connection.channel, same);
  }

  /** @param {number} seat */
  make(seat) {
    const door = new Door(seat, {
      deck: () => this.table.deck,
      ask: request => this.ask(request),
      hello: () => this.table,
      onhello: name => {
        this.spare(seat);
        this.act("phones-hello", seat, name); // the page's Python shows them the table, if there is one
      },
      now: () => performance.now(),
      onfault: problem => this.act("phones-fault", seat, problem),
      onleave: () => {
        this.forget(seat);
        this.act("phones-left", seat);
      },
      onstate: state => this.act("phones-state", seat, state),
    });
    door.begin(this.game, false);
    this.doors.set(seat, door);
    return door;
  }

  /** Let a chair wait for the guest of a seat, and ask for one at theirs. @param {number} seat */
  spare(seat) {
    const send = (/** @type {object} */ message) => this.doors.get(seat)?.send(message);
    if (!this.spares.has(seat)) this.spares.set(seat, new Spare(TICKET + seat, send, onopen => this.connect(seat, onopen)));
    this.spares.get(seat)?.ask();
  }

  /** The connection of a seat is over. @param {number} seat @param {Connection} connection */
  lose(seat, connection) {
    const door = this.doors.get(seat);
    if (door?.line === connection.channel) door.close();
  }

  /** Let a seat's guest go; what its device is told is a message. @param {number} seat @param {string} why */
  dismiss(seat, why) {
    const door = this.doors.get(seat);
    door?.send({ bye: why });
    door?.close();
    this.doors.delete(seat);
    this.forget(seat);
  }

  /** Nobody of this seat comes back without a code. @param {number} seat */
  forget(seat) {
    this.spares.get(seat)?.close();
    this.spares.delete(seat);
    forget(TICKET + seat);
  }

  /** The engine's answer to a guest's request; what it changed is shown on this page, too. @param {any} request */
  async ask(request) {
    await this.ready;
    if (request.do === "hint" && this.table.hints === false) return { error: { id: "hint-off", args: {} }, view: null };
    const text = await this.engine.ask(JSON.stringify(request));
    const { guest, save, error } = JSON.parse(text);
    if (save) this.act("phones-answer", text);
    return guest ?? { error, view: null };
  }

  // --- the table

  /** Tell all guests what the table is like before and between games (JSON). @param {string} text */
  describe(text) {
    this.table = { ...JSON.parse(text), deck: this.table.deck };
    this.tell();
  }

  tell() {
    for (const door of this.doors.values()) door.send({ table: this.table });
  }

  /** A game is on the table from now on. @param {boolean} fresh whether it begins now, and is not taken up again */
  begin(fresh) {
    this.game += 1;
    this.played = fresh ? this.dealt : undefined;
    this.dealt = undefined;
    for (const door of this.doors.values()) door.begin(this.game, fresh);
  }

  /** Show all guests the table as it is now; what changes meanwhile is shown once this is done. */
  async push() {
    this.late = this.pushing;
    if (this.pushing) return;
    this.pushing = true;
    try {
      await this.pushNow();
    } finally {
      this.pushing = false;
    }
    if (this.late) await this.push();
  }

  async pushNow() {
    const doors = Array.from(this.doors.values()).filter(door => door.line);
    if (!doors.length) return;
    const seen = Object.fromEntries(doors.filter(door => door.seen !== null).map(door => [door.seat, door.seen]));
    const most = doors.some(door => door.log) ? LOG : 1;
    const { looks, newest, undone } = await this.answer({ do: "looks", seen, most });
    const views = Object.values(looks ?? {});
    const shared = views[0]?.view.waiting === "over" ? await this.secrets() : undefined;
    for (const door of doors) {
      const look = looks?.[door.seat];
      if (look) door.show({ ...look, undone }, look.newest ?? newest);
      if (shared) door.share(shared);
    }
  }

  /** Facts that all may know once the game is over. */
  async secrets() {
    return { share: await this.answer({ do: "share" }), record: await this.answer({ do: "record" }), deck: this.played };
  }

  /** @param {object} request */
  async answer(request) {
    return JSON.parse(await this.engine.ask(JSON.stringify(request)));
  }

  tick() {
    for (const door of this.doors.values()) {
      door.tick();
      if (door.line) this.spares.get(door.seat)?.tick();
      if (door.presence.silence() >= SILENT) this.act("phones-silent", door.seat);
    }
  }
}
