// node fold_answers.mjs: reads lines [answer, number of the answer that was read last] from standard input and writes a
// line for each: what site/js/answers.js makes of the answer.
import { createInterface } from "node:readline";
import { fold } from "../../site/js/answers.js";

for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(fold(...JSON.parse(line))));
