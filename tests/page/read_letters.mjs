// node read_letters.mjs: reads texts as JSON, a line each, and writes for each a line of what site/workshop/letters.js makes
// of it: as a name, and as a source, [name, hides, parts].
import { createInterface } from "node:readline";
import { hides, marked, nameOf } from "../../site/workshop/letters.js";

for await (const line of createInterface({ input: process.stdin })) {
  const text = JSON.parse(line);
  console.log(JSON.stringify([nameOf(text), hides(text), marked(text)]));
}
