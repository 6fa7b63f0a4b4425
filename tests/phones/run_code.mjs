// node run_code.mjs: reads lines [call, ...arguments] from standard input and writes a line for each: what
// site/phones/code.js returns, or the id of its refusal. Bytes are written in hexadecimal.
import { createInterface } from "node:readline";
import { fromDescription, pack, read, toDescription, unpack, write } from "../../site/phones/code.js";

const ofHex = text => Uint8Array.from(text.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
const toHex = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");

const CALLS = {
  packed: (sdp, answer, number) => toHex(pack(fromDescription(sdp, answer, number))),
  written: (sdp, answer, number) => write(fromDescription(sdp, answer, number)),
  description: hex => toDescription(unpack(ofHex(hex))),
  again: hex => toHex(pack(unpack(ofHex(hex)))),
  read: text => toHex(pack(read(text))),
};

const run = (call, rest) => {
  try {
    return CALLS[call](...rest);
  } catch (problem) {
    return { refused: problem.id ?? String(problem) };
  }
};

for await (const line of createInterface({ input: process.stdin })) {
  const [call, ...rest] = JSON.parse(line);
  console.log(JSON.stringify(run(call, rest)));
}
