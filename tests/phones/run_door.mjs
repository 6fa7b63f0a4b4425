// node run_door.mjs: reads a scene a line from standard input and writes a line for each: what the engine was asked, what
// the guest got, and what the dealing device was told. A scene is a list of what the guest's side does, in order:
// {"say": message}, {"raw": piece in hexadecimal}, {"zip": letters of a deflated text}, {"wait": milliseconds},
// {"tick": true} for what the dealing device does once a second, {"again": true} for a new line of the same seat,
// {"begin": number, "fresh": whether it begins now} for another game, {"show": view, "newest": number} for the table.
import { createInterface } from "node:readline";
import { deflateSync } from "node:zlib";
import { Channel } from "../../site/phones/channel.js";
import { Door } from "../../site/phones/door.js";
import { pair } from "./pair.mjs";

const ofHex = text => Uint8Array.from(text.match(/../g) ?? [], pair => Number.parseInt(pair, 16)).buffer;

async function play(scene) {
  const seen = { requests: [], received: [], faults: [], states: [], left: 0, closed: false };
  let clock = 0;
  let taken = Promise.resolve();
  const fault = problem => seen.faults.push(problem);
  const door = new Door(2, {
    ask: async request => ({ view: { news: [], round: seen.requests.push(request) } }),
    hello: name => ({ names: [name] }),
    onhello: () => {},
    deck: () => "promise",
    now: () => clock,
    onfault: fault,
    onleave: () => seen.left++,
    onstate: state => seen.states.push(state),
  });
  let guest;
  const enter = () => {
    const [there, here] = pair();
    const line = new Channel(here, message => (taken = Promise.all([taken, door.take(message)])), fault);
    const before = guest;
    door.open(line);
    guest = { end: there, channel: new Channel(there, message => seen.received.push(message), () => {}), line };
    return before && settle(before);
  };
  /** Wait until what was sent is read, answered, and the answers are read. */
  const settle = async ({ channel, line }) => {
    await channel.sending;
    await line.receiving;
    await taken;
    await line.sending;
    await channel.receiving;
  };
  enter();
  for (const act of scene) {
    if ("say" in act) await guest.channel.send(act.say);
    if ("raw" in act) guest.end.send(new Uint8Array(ofHex(act.raw)));
    if ("zip" in act) for (const [at, part] of pieces(deflateSync("x".repeat(act.zip)))) guest.end.send(Uint8Array.of(at, ...part));
    if ("begin" in act) door.begin(act.begin, act.fresh);
    if ("show" in act) door.show({ view: act.show }, act.newest);
    if ("wait" in act) clock += act.wait;
    if ("again" in act) await enter();
    if ("tick" in act) door.tick();
    await settle(guest);
  }
  return { ...seen, closed: guest.line.closed, cut: door.cut };
}

/** The pieces of a message, each with whether more follows. */
function* pieces(bytes) {
  for (let at = 0; at < bytes.length; at += 16_000) yield [Number(at + 16_000 < bytes.length), bytes.subarray(at, at + 16_000)];
}

for await (const text of createInterface({ input: process.stdin })) console.log(JSON.stringify(await play(JSON.parse(text))));
