// A guest's page: answers a table's code, and puts the line to the dealing device in the place of the engine's worker.
// What comes reaches the page's Python as an action (site/chapters/phones).
import { Connection } from "./connection.js";
import { isFair } from "./deck.js";
import { Line } from "./line.js";

const SECOND = 1000;
const MISSING = 5 * SECOND; // after which a device that was not found is said to be missing
const RENEWAL = 240 * SECOND; // an answer that nobody has read for so long is made anew, before it is too old

export class Guest {
  /** @param {import("./host.js").Act} act @param {boolean} log whether there is room for the log beside the table */
  constructor(act, log) {
    this.act = act;
    /** @type {Connection | null} */
    this.connection = null;
    this.found = this.opened = false; // whether the newest connection has reached the other device, and is open
    this.typed = false; // whether the seed of the next game was typed at the dealing device
    this.due = false; // whether the deal of the game on the table is to be checked at its end
    this.line = new Line({
      name: "",
      log,
      now: () => performance.now(),
      onwelcome: welcome => {
        this.typed = welcome.seed !== null;
        act("guest-welcome", JSON.stringify(welcome));
      },
      ontable: table => {
        this.typed = table.seed !== null;
        act("guest-table", JSON.stringify(table));
      },
      onpush: (look, begins, shared) => {
        act("guest-push", JSON.stringify(look), begins ? "begins" : "");
        this.check(look, begins, shared);
      },
      onend: id => act("guest-end", id),
      onstate: state => act("guest-line", state),
    });
    window.room = { kept: "", bot: "", open: () => /** @type {Worker} */ (/** @type {unknown} */ (this.line)) };
    setInterval(() => this.line.sender && this.line.tick(), SECOND);
  }

  /** Answer a table's code; the letters of the answer, or a message that says what is wrong as `id`. @param {string} letters @param {string} name */
  async answer(letters, name) {
    this.line.guest.name = name;
    this.connection?.close();
    /** @type {Connection} */
    const connection = new Connection({
      onfound: () => this.report(connection, "guest-found"),
      onopen: () => this.open(connection),
      onclose: () => this.connection === connection && this.line.presence.become("lost"),
      onmessage: message => this.connection === connection && this.line.take(message),
      onfault: () => this.connection === connection && this.line.end("line-fault"),
    });
    this.connection = connection;
    this.opened = this.found = false;
    try {
      const answer = await connection.answer(letters);
      setTimeout(() => !this.found && this.report(connection, "guest-missing"), MISSING);
      setTimeout(() => !this.opened && this.report(connection, "guest-renew"), RENEWAL);
      return JSON.stringify({ letters: answer });
    } catch (problem) {
      return JSON.stringify({ id: /** @type {{ id?: string }} */ (problem).id ?? "code-damaged" });
    }
  }

  /** Tell the page what has become of a connection, unless there is a newer one. @param {Connection} connection @param {string} what */
  report(connection, what) {
    if (this.connection !== connection) return;
    this.found ||= what === "guest-found";
    this.act(what);
  }

  /** Say so if a game that began with everybody's numbers was dealt otherwise. @param {any} look @param {boolean} begins @param {any} shared what all may know at the end */
  async check(look, begins, shared) {
    if (begins) this.due = look.fresh && !this.typed;
    if (!this.due || !shared.record) return;
    this.due = false;
    const fair = shared.deck && (await isFair(shared.deck, this.line.cuts, shared.record.record));
    if (!fair) this.act("guest-unfair");
  }

  /** @param {Connection} connection */
  open(connection) {
    if (this.connection !== connection) return;
    this.opened = this.found = true;
    this.line.open(connection.channel);
  }

  /** Leave the table; resolves when the dealing device has been told, or cannot be. */
  async leave() {
    const { channel } = this.connection ?? {};
    this.line.leave();
    await channel?.drain();
  }
}
