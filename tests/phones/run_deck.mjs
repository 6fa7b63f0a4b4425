// node run_deck.mjs: reads from standard input, a line each, the cuts of the other devices and what is forged of the deal
// that comes of them; writes whether each of these devices, and one that has heard no promise, finds it fair.
import { createInterface } from "node:readline";
import { Deck, isFair } from "../../site/phones/deck.js";

async function judge({ cuts, forged = {}, wrongSeed = 0 }) {
  const deck = new Deck();
  const promise = await deck.promise;
  const { seed, dealt } = deck.deal(cuts);
  const record = `[Rules "{}"]\n[Seed "${seed + wrongSeed}"]\n`;
  const devices = [...cuts.map(cut => new Map([["older", 1], [promise, cut]])), new Map()];
  return Promise.all(devices.map(own => isFair({ ...dealt, ...forged }, own, record)));
}

for await (const text of createInterface({ input: process.stdin })) console.log(JSON.stringify(await judge(JSON.parse(text))));
