// A guest's page: answers a table's code, and puts the line to the dealing device in the place of the engine's worker.
// What comes reaches the page's Python as an action (site/chapters/phones).
import { Connection } from "./connection.js";
import { isFair } from "./deck.js";
import { claim, isElsewhere, onTaken } from "./holder.js";
import { Line } from "./line.js";
import { ASLEEP } from "./presence.js";
import { comeBack, forget, Spare } from "./spare.js";

const SECOND = 1000;
const TICKET = "guest"; // the name of the ticket to the table
const MISSING = 5 * SECOND; // after which a device that was not found is said to be missing
const NOTE = 60 * SECOND; // between two notes that this device was at its table
const ELSEWHERE = "line-elsewhere"; // how a line ends whose seat another page or phone has taken
const RENEWAL = 240 * SECOND; // an answer that nobody has read for so long is made anew, before it is too old

export class Guest {
  /** @param {import("./host.js").Act} act @param {boolean} log whether there is room for the log beside the table @param {string} name */
  constructor(act, log, name) {
    this.act = act;
    /** @type {Connection | null} */
    this.connection = null;
    /** @type {ReturnType<typeof setTimeout>[]} */
    this.timers = []; // of the code that is shown: that it is old, and that nothing has been reached
    this.contact = false; // whether the device whose code was answered last has been reached
    this.typed = false; // whether the seed of the next game was typed at the dealing device
    this.host = ""; // what whoever deals is called
    this.known = true; // whether the other tabs know when this page takes the seat
    this.noted = 0; // when it was noted last that this device is at its table
    this.over = false; // whether the game on the table is over: then nobody is offered a way back
    this.due = false; // whether the deal of the game on the table is to be checked at its end
    this.returning = false; // whether the chair at the table is being taken
    this.returns = 0; // how often this page has come back by itself since somebody used it to take the seat
    this.line = new Line({
      name,
      log,
      now: () => performance.now(),
      onwelcome: welcome => {
        this.typed = welcome.seed !== null;
        this.over = false;
        this.returning = false;
        this.known = claim();
        this.note(welcome.host);
        this.spare.ask();
        act("guest-welcome", JSON.stringify(welcome));
      },
      ontable: table => {
        this.typed = table.seed !== null;
        if (!table.playing) this.over = false;
        this.note(table.host);
        act("guest-table", JSON.stringify(table));
      },
      onpush: (look, begins) => {
        if (begins) this.due = look.fresh && !this.typed;
        if (begins) this.over = false;
        this.note();
        act("guest-push", JSON.stringify(look), begins ? "begins" : "");
      },
      onshared: shared => {
        this.over = true;
        window.stage.leaveSeat("guest");
        this.check(shared);
      },
      onend: id => {
        this.spare.close();
        if (id !== ELSEWHERE) {
          forget(TICKET); // else it is the other page's, too
          window.stage.leaveSeat("guest");
        }
        act("guest-end", id);
      },
      onstate: state => {
        if (!this.line.sender) return; // the line has ended, and the page says why
        if (state === "lost" && isElsewhere()) return this.line.end(ELSEWHERE);
        act("guest-line", state);
        if (state === "lost" && (this.known || !this.returns++)) this.back();
      },
    });
    onTaken(() => this.returning && this.line.end(ELSEWHERE)); // a line that is open ends when the other page has one
    this.spare = new Spare(TICKET, message => this.line.sender?.send(message), onopen => this.connect(onopen));
    window.room = { prefix: "", bot: "", open: () => /** @type {Worker} */ (/** @type {unknown} */ (this.line)) };
    setInterval(() => this.tick(), SECOND);
  }

  /** Answer a table's code; the letters of the answer, or a message that says what is wrong as `id`. @param {string} letters @param {string} name */
  async answer(letters, name) {
    this.line.guest.name = name;
    [this.returning, this.returns, this.known] = [false, 0, claim()];
    this.connection?.close();
    const connection = (this.connection = this.connect());
    this.stopTimers();
    this.contact = false;
    try {
      const answer = await connection.answer(letters);
      // The other device may be reached before this one knows all its own addresses.
      this.timers = [setTimeout(() => this.report(connection, "guest-renew"), RENEWAL)];
      if (!this.contact) this.timers.push(setTimeout(async () => this.report(connection, (await connection.isReached()) ? "guest-found" : "guest-missing"), MISSING));
      return JSON.stringify({ letters: answer });
    } catch (problem) {
      return JSON.stringify({ id: /** @type {{ id?: string }} */ (problem).id ?? "code-damaged" });
    }
  }

  /** Make a connection to the table. @param {(connection: Connection) => void} [onopen] @param {RTCCertificate[]} [certificates] */
  connect(onopen, certificates) {
    const isNewest = () => this.connection === connection;
    /** @type {Connection} */
    const connection = new Connection(
      {
        onfound: () => this.report(connection, "guest-found"),
        onopen: () => {
          onopen?.(connection);
          if (isElsewhere()) connection.close();
          else this.open(connection);
        },
        onclose: () => isNewest() && this.line.presence.become("lost"),
        onmessage: message => isNewest() && this.hear(message),
        onfault: () => isNewest() && this.line.end("line-fault"),
      },
      certificates,
    );
    return connection;
  }

  /** @param {any} message */
  hear(message) {
    this.line.take(message);
    if (this.line.sender) this.spare.take(message);
  }

  /** Take the seat with this page, from whichever page of this browser has it; whether a chair may wait at the table. */
  take() {
    [this.returns, this.known] = [0, claim()];
    return this.back();
  }

  /** Take the chair that waits at the table, unless another page of this browser has the seat; whether there may be one. */
  async back() {
    const before = this.connection;
    const isBack = () => this.connection !== before || isElsewhere();
    this.returning = true;
    const waits = await comeBack(TICKET, certificates => this.connect(undefined, certificates), isBack);
    this.returning &&= waits;
    if (waits) setTimeout(() => !isBack() && this.act("guest-gone"), MISSING);
    return waits;
  }

  /** Note that this device is at its table: for half an hour the first screen offers the way back. @param {unknown} [host] */
  note(host = this.host) {
    this.host = String(host);
    this.noted = performance.now();
    if (!this.over) window.stage.keepSeat("guest", this.host);
  }

  tick() {
    if (!this.line.sender) return;
    this.line.tick();
    if (this.line.welcome && this.line.presence.silence() < ASLEEP && performance.now() - this.noted > NOTE) this.note();
    if (this.line.presence.state === "here") this.spare.tick();
  }

  /** Tell the page what has become of a connection, unless there is a newer one. @param {Connection} connection @param {string} what */
  report(connection, what) {
    if (this.connection !== connection) return;
    if (what === "guest-found") {
      this.contact = true;
      clearTimeout(this.timers[1]);
    }
    this.act(what);
  }

  stopTimers() {
    for (const timer of this.timers.splice(0)) clearTimeout(timer);
  }

  /** Say so if a game that began with everybody's numbers was dealt otherwise. @param {any} shared what all may know at the end */
  async check({ deck, record }) {
    if (!this.due) return;
    this.due = false;
    if (!deck || !(await isFair(deck, this.line.cuts, record.record))) this.act("guest-unfair");
  }

  /** Go on by a connection that is open now. @param {Connection} connection */
  open(connection) {
    if (this.connection !== connection) this.connection?.close();
    this.connection = connection;
    this.stopTimers();
    this.line.open(connection.channel);
  }

  /** Leave the table; resolves when the dealing device has been told, or cannot be. */
  async leave() {
    const { channel } = this.connection ?? {};
    this.line.leave();
    await channel?.drain();
  }
}
