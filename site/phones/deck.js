// Everybody cuts the deck: a game's seed is made of a number of each device, so that the one that deals cannot choose it.
// It promises its own number by a hash before it hears the others', and shows it when the game is over: before that, the
// seed would tell all hands.
import { toHex } from "./code.js";

/** A number of a device: 32 random bits. */
export const draw = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** @typedef {{ own: number, salt: string, cuts: number[] }} Dealt what a seed was made of */

/** The numbers of the next deal. */
export class Deck {
  own = draw();
  // Without it, somebody could try all numbers until one fits the hash.
  salt = toHex(crypto.getRandomValues(new Uint8Array(16)));
  promise = promised(this.own, this.salt);

  /** The seed, and what it was made of. @param {number[]} cuts the other devices' numbers */
  deal(cuts) {
    return { seed: seedOf(this.own, cuts), dealt: { own: this.own, salt: this.salt, cuts } };
  }
}

/** The hash by which a number is promised. @param {number} own @param {string} salt */
export async function promised(own, salt) {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${own} ${salt}`))));
}

/** @param {number} own @param {number[]} cuts */
function seedOf(own, cuts) {
  return cuts.reduce((seed, cut) => (seed ^ cut) >>> 0, own);
}

/** Whether a game was dealt as promised. @param {Dealt} dealt @param {Map<string, number>} own this device's number for each promise that it heard @param {string} record of the game, with its seed */
export async function isFair(dealt, own, record) {
  const cut = own.get(await promised(dealt.own, dealt.salt));
  const [, seed] = /^\[Seed "(\d+)"\]/m.exec(record) ?? [];
  return cut !== undefined && dealt.cuts.includes(cut) && String(seedOf(dealt.own, dealt.cuts)) === seed;
}
