// node bench/in_pyodide.mjs [SOURCE ...] [--games N] [--rounds N] : games a CPU-second inside Pyodide, under Node.
// Each source (`src` by default) gets a Pyodide of its own; they play the same games in turn, round by round, and the
// last line of a loop says how many times as fast a decision of the last source is as one of the first.
import path from "node:path";
import { parseArgs } from "node:util";
import { loadPyodide } from "pyodide";

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: "string", default: "20" }, rounds: { type: "string", default: "7" } },
});
const games = Number(values.games), rounds = Number(values.rounds);
const sources = positionals.length ? positionals : [path.join(root, "src")];
const seconds = () => process.cpuUsage().user / 1e6;

/** @param {string} source */
async function started(source) {
  const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", HOME: "/home/pyodide" } });
  for (const [place, folder] of [["/source", path.resolve(source)], ["/repository", root]]) {
    python.FS.mkdirTree(place);
    python.mountNodeFS(place, folder);
  }
  python.runPython("import sys; sys.dont_write_bytecode = True; sys.path[:0] = ['/source', '/repository']");
  const loops = python.pyimport("bench.workloads");
  return (/** @type {string} */ loop, /** @type {number} */ count) => {
    const answer = loops.timed(loop, count, 0, seconds), [spent, decisions] = answer.toJs();
    answer.destroy();
    return { spent, decisions };
  };
}

const median = (/** @type {number[]} */ numbers) => numbers.toSorted((one, two) => one - two)[numbers.length >> 1];
/** @type {Awaited<ReturnType<typeof started>>[]} */
const players = [];
for (const source of sources) players.push(await started(source));
for (const loop of ["bare-4", "bare-6", "game-4", "strong-4"]) {
  const count = loop.startsWith("strong") ? Math.max(1, games / 10 | 0) : games;
  const spent = players.map(() => /** @type {number[]} */ ([]));
  const decisions = players.map((play) => play(loop, count).decisions);
  for (let round = 0; round < rounds; round++) {
    const turn = players.map((_, at) => at);
    for (const at of round % 2 ? turn.reverse() : turn) spent[at].push(players[at](loop, count).spent);
  }
  sources.forEach((source, at) => {
    const best = Math.min(...spent[at]);
    console.log(`${loop.padEnd(9)} ${source}: ${(count / best).toFixed(1)} games/s, ${(decisions[at] / best).toFixed(0)} decisions/s`);
  });
  const last = sources.length - 1;
  const each = (/** @type {number} */ at, /** @type {number} */ round) => spent[at][round] / decisions[at];
  const ratios = spent[0].map((_, round) => each(0, round) / each(last, round));
  if (last) console.log(`${"".padEnd(9)} times as fast: ${median(ratios).toFixed(2)} (median; ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`);
}
