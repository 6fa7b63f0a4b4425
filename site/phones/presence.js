// Whether the device at the other end is there: both send a sign of life every few seconds, and listen for the other's.

export const BEAT = 4000; // milliseconds between two signs of life
export const ASLEEP = 8000; // of silence, after which the other device is said to be asleep
const LOST = 30_000; // of silence, after which a new connection is to be made
export const SILENT = 20_000; // after which the table asks what to do about somebody whom it waits for

/** @typedef {"here" | "asleep" | "lost"} State */

/** What is known of the device at the other end of one line. */
export class Presence {
  /** @param {() => number} now a clock in milliseconds @param {() => void} send sends a sign of life @param {(state: State) => void} onstate */
  constructor(now, send, onstate) {
    this.now = now;
    this.send = send;
    this.onstate = onstate;
    /** @type {State} */
    this.state = "here";
    this.last = this.beat = now();
  }

  /** Something came from the other device. */
  hear() {
    this.last = this.now();
    this.become("here");
  }

  /** How long nothing has come, in milliseconds. */
  silence() {
    return this.now() - this.last;
  }

  /** To be called once a second while the line is open. */
  tick() {
    const now = this.now();
    if (now - this.beat >= BEAT) {
      this.beat = now;
      this.send();
    }
    if (this.silence() >= LOST) this.become("lost");
    else if (this.silence() >= ASLEEP) this.become("asleep");
  }

  /** @param {State} state */
  become(state) {
    if (state === this.state) return;
    this.state = state;
    this.onstate(state);
  }
}
