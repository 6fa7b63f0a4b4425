// node read_messages.mjs: reads lines [reader, kind, message] from standard input and writes a line for each: what
// site/workshop/messages.js makes of the message, or the words in which it refuses it.
import { createInterface } from "node:readline";
import { fromFrame, fromWorker } from "../../site/workshop/messages.js";

const READERS = { fromFrame, fromWorker };

// What JSON cannot write, but a message between windows can hold.
const SPECIAL = { "<NaN>": NaN, "<Infinity>": Infinity, "<undefined>": undefined, "<map>": new Map([["id", 1]]), "<date>": new Date(0), "<big>": 1n };

const revived = value => {
  if (typeof value === "string" && value in SPECIAL) return SPECIAL[value];
  if (Array.isArray(value)) return value.map(revived);
  if (value !== null && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, revived(one)]));
  return value;
};

const read = (reader, kind, message) => {
  try {
    return { read: READERS[reader](revived(message), kind) };
  } catch (problem) {
    return { refused: String(problem.message) };
  }
};

for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(read(...JSON.parse(line))));
