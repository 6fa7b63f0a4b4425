// node run_line.mjs: reads a scene a line from standard input and writes a line for each: what the engine was asked, what
// the guest's page got, and what it was told. A scene is a list of what happens, in order: {"post": request} by the
// guest's page, {"push": look} by the dealing device, {"hold": true} and {"hold": false} for an engine that does not
// answer yet, {"break": true} for a connection that is lost with all that is on its way, {"join": true} for a new one,
// {"reload": true} for a page of the guest's that was loaded again, {"wait": milliseconds}, {"tick": true}, {"leave": true}.
import { createInterface } from "node:readline";
import { Channel } from "../../site/phones/channel.js";
import { Door } from "../../site/phones/door.js";
import { Line } from "../../site/phones/line.js";
import { pair, resolvers } from "./pair.mjs";

const MOST = 4; // requests of a page that have no answer yet: it takes no tap meanwhile

async function play(scene) {
  const seen = { posts: [], requests: [], answers: [], pushes: [], tables: [], shared: [], states: [], ends: [], welcomes: 0, left: 0 };
  let clock = 0;
  let open = resolvers();
  open.resolve();
  const door = new Door(2, {
    ask: async request => {
      const number = seen.requests.push(request);
      await open.promise;
      return { view: { news: [{ n: number }] } };
    },
    hello: () => ({}),
    onhello: () => {},
    deck: () => "promise",
    now: () => clock,
    onfault: problem => seen.ends.push(problem),
    onleave: () => seen.left++,
    onstate: () => {},
  });
  let line;
  let ends = [];
  let channels = [];
  const taken = [];
  const load = () => {
    line = new Line({
      name: "Ben", log: false, now: () => clock, onwelcome: () => seen.welcomes++, ontable: table => seen.tables.push(table),
      onshared: shared => seen.shared.push(shared),
      onpush: ({ view }, begins) => seen.pushes.push({ view, begins }),
      onend: id => seen.ends.push(id), onstate: state => seen.states.push(state),
    });
    line.onmessage = ({ data }) => seen.answers.push(JSON.parse(data.text));
  };
  const join = () => {
    ends = pair();
    const mine = line;
    const here = new Channel(ends[0], message => taken.push(door.take(message)), () => {});
    const there = new Channel(ends[1], message => mine.take(message), () => {});
    channels = [here, there];
    door.open(here);
    line.open(there);
  };
  /** Wait until nothing is on its way; an engine that is held does not count. */
  const settle = async () => {
    for (let before = ""; before !== count(); ) {
      before = count();
      for (let round = 0; round < 2; round++) {
        for (const channel of channels) await channel.sending;
        for (const channel of channels) await channel.receiving;
        if (!seen.held) await Promise.all(taken);
      }
    }
  };
  const count = () => [seen.requests, seen.answers, seen.pushes, taken].map(list => list.length).join();
  load();
  join();
  await settle();
  for (const act of scene) {
    if ("post" in act && line.requests.length < MOST) {
      seen.posts.push(act.post);
      line.postMessage(JSON.stringify(act.post));
    }
    if ("push" in act) door.show(...act.push);
    if ("begin" in act) door.begin(act.begin, true);
    if ("send" in act) door.send(act.send);
    if (act.hold === true && !seen.held) [open, seen.held] = [resolvers(), true];
    if (act.hold === false) [seen.held] = [false, open.resolve()];
    if ("break" in act) for (const end of ends) end.shut = true;
    if ("reload" in act) load();
    if ("join" in act || "reload" in act) join();
    if ("wait" in act) clock += act.wait;
    if ("tick" in act) line.tick();
    if ("leave" in act) line.leave();
    await settle();
  }
  return { ...seen, seen: line.seen };
}

for await (const text of createInterface({ input: process.stdin })) console.log(JSON.stringify(await play(JSON.parse(text))));
