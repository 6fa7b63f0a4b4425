// Whether the device at the other end is there: both send a sign of life every few seconds, and listen for the other's.

export const BEAT = 4000; // milliseconds between two signs of life
export const ASLEEP = 8000; // of silence, after which the other device is said to be asleep
const LOST = 30_000; // of silence, after which a new connection is to be made
export const SILENT = 20_000; // after which the table asks what to do about somebody whom it waits for
const WEAK = 2000; // for a sign of life and its echo, from which on the network is called weak

/** @typedef {"here" | "weak" | "asleep" | "lost"} State */

/** Knowledge of the device at the other end of one line. */
export class Presence {
  /** @param {() => number} now a clock in milliseconds @param {(beat: { beat: number } | { echo: number }) => void} send sends a sign of life, or the echo of one @param {(state: State) => void} onstate */
  constructor(now, send, onstate) {
    this.now = now;
    this.send = send;
    this.onstate = onstate;
    /** @type {State} */
    this.state = "here";
    this.last = this.beat = now();
    this.echoed = true; // whether the last sign of life has come back
  }

  /** Something came from the other device: perhaps its sign of life, or the echo of ours. @param {{ beat?: unknown, echo?: unknown }} [message] */
  hear({ beat, echo } = {}) {
    const slept = this.silence() >= ASLEEP;
    this.last = this.now();
    if (slept) [this.beat, this.echoed] = [this.last, true]; // what was sent before says nothing of the network
    if (typeof beat === "number") this.send({ echo: beat });
    if (echo === this.beat) {
      this.echoed = true;
      this.become(this.last - this.beat < WEAK ? "here" : "weak");
    } else if (this.state !== "weak") this.become("here");
  }

  /** The time without a message, in milliseconds. */
  silence() {
    return this.now() - this.last;
  }

  /** To be called once a second while the line is open. */
  tick() {
    const now = this.now();
    if (now - this.beat >= BEAT) {
      this.beat = now;
      this.echoed = false;
      this.send({ beat: now });
    }
    if (this.silence() >= LOST) this.become("lost");
    else if (this.silence() >= ASLEEP) this.become("asleep");
    else if (!this.echoed && now - this.beat >= WEAK) this.become("weak");
  }

  /** @param {State} state */
  become(state) {
    if (state === this.state) return;
    this.state = state;
    this.onstate(state);
  }
}
