// node run_evening.mjs: reads an evening a line from standard input and writes for each which moves the guest's page asked
// for, and which were played. An evening is a list of what happens, in order: {"move": word} by the guest, unless an answer
// is still to come; {"break": true} for a connection that is lost with all that is on its way, {"join": true} for a new one;
// {"hold": true} and {"hold": false} for an engine that does not answer; {"restart": "before"} and {"restart": "after"} for
// a dealing page that is loaded again before or after the move on which the engine is at work is stored.
import { createInterface } from "node:readline";
import { Channel } from "../../site/phones/channel.js";
import { Door } from "../../site/phones/door.js";
import { Line } from "../../site/phones/line.js";
import { pair, resolvers } from "./pair.mjs";

const PAUSE = 400; // milliseconds between two things that happen

/** The game as it is stored, and the page that deals. */
class Dealer {
  played = [];
  clock = 0;
  held = resolvers();

  constructor() {
    this.held.resolve();
    this.begin();
  }

  begin() {
    const page = {};
    this.page = page; // another one after each reload
    this.door = new Door(2, {
      ask: request => this.ask(request, page),
      hello: () => ({}),
      onhello: () => this.show(),
      deck: () => "",
      now: () => this.clock,
      onfault() {},
      onleave() {},
      onstate() {},
    });
    this.door.begin(this.played.length, false);
  }

  async ask({ move, step }, page) {
    await this.held.promise;
    if (page !== this.page) return new Promise(() => {});
    const late = step !== this.played.length;
    if (!late) this.played.push(move);
    await Promise.resolve();
    const view = { news: [], round: this.played.length };
    return late ? { error: { id: "illegal-late", args: {} }, view, step: this.played.length } : { view, step: this.played.length };
  }

  show() {
    this.door.show({ view: { news: [], round: this.played.length }, step: this.played.length }, this.played.length);
  }
}

async function play(evening) {
  const dealer = new Dealer();
  const moves = [];
  let waiting = false;
  let held = false; // whether the engine does not answer
  let ends = [];
  let channels = [];
  const line = new Line({
    name: "Ben", log: false, now: () => 0, onwelcome() {}, ontable() {}, onpush() {}, onshared() {}, onend() {}, onstate() {},
  });
  line.onmessage = () => (waiting = false);
  const join = () => {
    const { door } = dealer;
    ends = pair();
    channels = [new Channel(ends[0], message => door.take(message), () => {}), new Channel(ends[1], message => line.take(message), () => {})];
    door.open(channels[0], true);
    line.open(channels[1]);
  };
  const settle = async () => {
    for (let round = 0; round < 6; round++) for (const channel of channels) await Promise.all([channel.sending, channel.receiving]);
  };
  join();
  await settle();
  for (const act of evening) {
    dealer.clock += PAUSE;
    if ("move" in act && !waiting) {
      moves.push(act.move);
      waiting = true;
      line.postMessage(JSON.stringify({ do: "choose", move: act.move }));
    }
    if (act.hold === true && !held) [held, dealer.held] = [true, resolvers()];
    if (act.hold === false) [held] = [false, dealer.held.resolve()];
    if ("break" in act || "restart" in act) for (const end of ends) end.shut = true;
    if (act.restart === "after") {
      dealer.held.resolve();
      await settle();
    }
    if ("restart" in act) {
      dealer.held.resolve();
      dealer.begin();
      held = false;
    }
    if ("join" in act || "restart" in act) join();
    await settle();
  }
  return { moves, played: dealer.played };
}

for await (const text of createInterface({ input: process.stdin })) console.log(JSON.stringify(await play(JSON.parse(text))));
