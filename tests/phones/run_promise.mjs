// node run_promise.mjs: writes the promise of a new deal for each line of standard input.
import { createInterface } from "node:readline";
import { Deck } from "../../site/phones/deck.js";

for await (const _ of createInterface({ input: process.stdin })) console.log(JSON.stringify(await new Deck().promise));
