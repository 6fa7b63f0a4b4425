// node run_seats.mjs: reads a list of steps a line, and writes what each of its looks found, with what was thrown away.
// A step is {"keep": [role, what]}, {"leave": role}, {"store": [role, text]}, {"look": role}, or {"clock": milliseconds}
// by which this device's clock is moved.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const entries = new Map();
const state = { clock: 0, pruned: 0 };
globalThis.GAME = "citadels";
Date.now = () => 1_800_000_000_000 + state.clock;
globalThis.stage = { script: async () => ({ prune: () => state.pruned++ }) };
globalThis.storage = {
  read: name => entries.get(name) ?? null,
  write: (name, text) => void entries.set(name, text),
  forget: name => entries.delete(name),
};
// The page's own parts need a page: here the script gets those above in their place.
const script = new URL("../../site/js/seats.js", import.meta.url);
const text = readFileSync(script, "utf8")
  .replace(/^import \{ (stage|storage) \}.*$/gm, "const { $1 } = globalThis;")
  .replace('"./freshness.js"', JSON.stringify(String(new URL("freshness.js", script))));
await import(`data:text/javascript,${encodeURIComponent(text)}`);
const { stage } = globalThis;

for await (const line of createInterface({ input: process.stdin })) {
  entries.clear();
  Object.assign(state, { clock: 0, pruned: 0 });
  const looks = [];
  for (const { keep, leave, store, look, clock } of JSON.parse(line)) {
    if (keep) stage.keepSeat(...keep);
    if (leave) stage.leaveSeat(leave);
    if (store) entries.set(`citadels.seat.${store[0]}`, store[1]);
    if (clock) state.clock += clock;
    if (look) looks.push(stage.seat(look));
    await new Promise(setImmediate);
  }
  console.log(JSON.stringify({ looks, pruned: state.pruned, left: [...entries.keys()] }));
}
