// Messages that may leave the sandbox frame: every one, with the type and the limit of each field (docs/workshop.md). The frame
// reads what the worker sends, and the page reads what the frame sends, as if they knew nothing of each other. Both build
// anew what they read: unknown fields are left out, and a wrong type or too much of something is a WrongForm.

export const LETTERS = 4_000_000; // of one message as the worker sends it
const LONGEST = 400; // letters of a text that people read; the rest is cut off
const SEATS = 8;
const GAMES = 1000;
const OPTIONS = 1000;
const LINES = 200;
const LARGE = Number.MAX_SAFE_INTEGER; // no number is larger

/** @typedef {(value: any, path: string) => any} Read returns the value anew, or throws */
/** @typedef {{ [key: string]: any }} Fields */

/** A message that is none of those below. */
export class WrongForm extends Error {}

/** @param {string} path @param {string} wanted @returns {never} */
function wrong(path, wanted) {
  throw new WrongForm(`${path || "the message"} is not ${wanted}`);
}

// --- what a field can be

/** @param {number} [most] @returns {Read} */
const text = (most = LONGEST) => (value, path) => (typeof value === "string" ? value.slice(0, most) : wrong(path, "a text"));
/** A text that is of no use cut off. @param {number} most @param {RegExp} [form] @returns {Read} */
const exact = (most, form) => (value, path) =>
  typeof value === "string" && value.length <= most && (!form || form.test(value)) ? value : wrong(path, `a text of at most ${most} letters`);
const word = exact(60, /^[\w.-]+$/);
const name = exact(60, /^[a-z]\w*$/i);
const link = exact(20_000, /^[0-9A-Za-z.]+$/);
/** @type {Read} */
const number = (value, path) => (Number.isFinite(value) && Math.abs(value) <= LARGE ? value : wrong(path, "a number"));
/** @param {number} [most] @returns {Read} */
const count = (most = 1e9) => (value, path) => (Number.isInteger(value) && value >= 0 && value <= most ? value : wrong(path, `a whole number up to ${most}`));
const seat = count(SEATS - 1);
const step = count(100_000);
/** @type {Read} */
const flag = (value, path) => (typeof value === "boolean" ? value : wrong(path, "true or false"));
/** @param {Read} read @returns {Read} */
const maybe = read => (value, path) => (value === null || value === undefined ? null : read(value, path));
/** @param {Read} read @param {number} most @returns {Read} */
const list = (read, most) => (value, path) =>
  Array.isArray(value) && value.length <= most ? Array.from(value, (one, at) => read(one, `${path}[${at}]`)) : wrong(path, `a list of at most ${most}`);
/** @param {any} value @param {string} path @returns {Fields} */
const object = (value, path) => (value !== null && typeof value === "object" && !Array.isArray(value) ? value : wrong(path, "an object"));
/** @param {Record<string, Read>} fields @returns {Read} */
const record = fields => (value, path) => {
  const given = object(value, path);
  return Object.fromEntries(Object.entries(fields).map(([key, read]) => [key, read(Object.hasOwn(given, key) ? given[key] : undefined, path ? `${path}.${key}` : key)]));
};

// --- values of any form: a position, and the answers of a table

/** @param {{ nodes: number, letters: number, depth: number }} most @returns {Read} */
const tree = most => (value, path) => {
  let nodes = 0;
  let letters = 0;
  const add = (/** @type {string} */ part) => ((letters += part.length) > most.letters ? wrong(path, `of at most ${most.letters} letters`) : part);
  /** @param {any} one @param {number} depth @returns {any} */
  const read = (one, depth) => {
    if (++nodes > most.nodes || depth > most.depth) wrong(path, `of at most ${most.nodes} values, ${most.depth} deep`);
    if (one === null || typeof one === "boolean") return one;
    if (typeof one === "number") return number(one, path);
    if (typeof one === "string") return add(one);
    if (Array.isArray(one)) return Array.from(one, each => read(each, depth + 1)); // a gap, too, is read
    return Object.fromEntries(Object.entries(object(one, path)).map(([key, each]) => [key === "__proto__" ? wrong(path, "an object of ours") : add(key), read(each, depth + 1)]));
  };
  return read(value, 0);
};
const view = tree({ nodes: 3000, letters: 40_000, depth: 12 });
const answerOfTable = tree({ nodes: 30_000, letters: 1_000_000, depth: 16 });

// --- messages in words: an id and what stands in it (docs/protocol.md)

const ARGS = 30;
const DEEP = 4; // messages within messages
/** @param {any} value @param {string} path @param {number} depth @returns {any} */
function argument(value, path, depth) {
  if (value === null || typeof value === "boolean") return value;
  if (typeof value === "number") return number(value, path);
  if (typeof value === "string") return text()(value, path);
  if (!Array.isArray(value)) return message(value, path, depth + 1);
  return list((one, at) => (one === null || Array.isArray(one) ? wrong(at, "a text, a number or a message") : argument(one, at, depth)), ARGS)(value, path);
}
/** @param {any} value @param {string} path */
function args(value, path, depth = 0) {
  const entries = Object.entries(object(value, path));
  if (entries.length > ARGS) wrong(path, `an object of at most ${ARGS}`);
  return Object.fromEntries(entries.map(([key, one]) => [name(key, path), argument(one, `${path}.${key}`, depth)]));
}
/** @param {any} value @param {string} path */
function message(value, path, depth = 0) {
  if (depth > DEEP) wrong(path, "a message");
  const { id, args: given = {} } = object(value, path);
  return { id: word(id, path + ".id"), args: args(given, path + ".args", depth) };
}

// --- answers, by what was asked

const error = record({
  id: word,
  args: (value, path) => args(value ?? {}, path),
  text: maybe(text()),
  line: maybe(count(100_000)),
  game: maybe(count(GAMES)),
  at: maybe(step),
  seat: maybe(seat),
  link: maybe(link),
});
const row = record({ bot: word, games: count(), share: number, low: number, high: number, points: number });
const rung = record({ bot: word, strength: number, low: number, high: number });
const think = record({ decisions: count(), median: maybe(number), most95: maybe(number), longest: maybe(number), longest_at: maybe(record({ game: count(GAMES), at: step })) });
const line = record({ game: count(GAMES), seat, place: count(SEATS), points: list(number, SEATS), bots: list(word, SEATS), winners: list(seat, SEATS), rounds: step, moves: step });
const tally = { done: count(GAMES), even: number, rows: list(row, SEATS), think, seconds: number };
const decision = record({ game: count(GAMES), at: step, seat, round: step, cost: number, told: message, played: message, better: message, reasons: list(message, ARGS), link });
const mistake = record({ number: count(GAMES), seat, view, options: list(text(), OPTIONS), answered: text(), wanted: list(text(), OPTIONS) });
const choice = (/** @type {any} */ value, /** @type {string} */ path) => (value?.error === undefined ? record({ option: text(), ms: number })(value, path) : { error: error(value.error, path + ".error") });

/** @type {Record<string, Read>} */
const ANSWERS = {
  hello: record({ version: text(40), python: text(40), bots: list(word, 60), exercises: list(word, 60), limits: record({ lines: count(), seconds: number }) }),
  check: record({ check: record({ name: text(60) }) }),
  run: record({ run: record({ games: count(GAMES), stopped: flag, seed: number, ...tally, ladder: list(rung, SEATS), list: list(line, GAMES) }) }),
  game: record({ game: record({ game: count(GAMES), names: list(text(60), SEATS), seat, link }) }),
  worst: record({ worst: list(decision, 50), looked: count(), stopped: flag }),
  position: record({ position: record({ seat, view, options: list(text(), OPTIONS), at: step, steps: step, answer: maybe(choice) }) }),
  complete: record({ complete: record({ from: count(100_000), names: list(record({ name: text(100), kind: word, about: text() }), 100) }) }),
  exercise: record({ exercise: record({ id: word, passed: flag, tried: count(GAMES), right: count(GAMES), of: count(GAMES), wrong: maybe(mistake) }) }),
  table: answerOfTable,
};
const part = record({ done: count(), of: count() });
/** @type {Record<string, Read>} */
const PROGRESS = { run: record({ of: count(GAMES), ...tally }), worst: part, exercise: part };

/** @param {any} value @param {string} kind */
function answer(value, kind) {
  const { error: problem } = object(value, "answer");
  if (problem === undefined || problem === null) return ANSWERS[kind](value, "answer");
  if (kind === "table" && problem.text === undefined) return { ...ANSWERS.table(value, "answer"), error: message(problem, "answer.error") }; // the table's own refusal
  return { error: error(problem, "answer.error") };
}

/** @param {any} value @param {string} kind of the request that waits for it */
function reply(value, kind) {
  const given = object(value, "");
  if (!Object.hasOwn(ANSWERS, kind)) wrong("", "what was asked for");
  const more = { printed: maybe(record({ lines: list(text(), LINES), count: count(LARGE) }))(given.printed, "printed"), memory: count(LARGE)(given.memory, "memory") };
  if (given.answer !== undefined) return { answer: answer(given.answer, kind), ...more };
  return { progress: Object.hasOwn(PROGRESS, kind) ? PROGRESS[kind](given.progress, "progress") : wrong("progress", "what was asked for"), ...more };
}

// --- the messages

const STAGES = ["starting", "importing", "ready"];
/** @type {Read} */
const stage = (value, path) => (STAGES.includes(value) ? value : wrong(path, `one of ${STAGES.join(", ")}`));
/** @type {Record<string, Read>} */
const SIGNS = { stage, failed: text(), at: record({ game: count(GAMES), seat }) };

/** The one field of a message, and what is in it. @param {any} sent @returns {[string, any]} */
function only(sent) {
  const entries = Object.entries(object(sent, ""));
  return entries.length === 1 ? entries[0] : wrong("", "one field");
}

/** Read what the worker sent. @param {unknown} sent @param {string} kind what was asked for last and has no answer; "" if nothing
 * @returns {Fields} */
export function fromWorker(sent, kind) {
  const [field, value] = only(sent);
  if (Object.hasOwn(SIGNS, field)) return { [field]: SIGNS[field](value, field) };
  if (field !== "text") wrong("", "one of ours");
  return { reply: reply(JSON.parse(exact(LETTERS)(value, field)), kind) };
}

/** Read what the frame sent. @param {unknown} sent @param {string} kind as above @returns {Fields} */
export function fromFrame(sent, kind) {
  const [field, value] = only(sent);
  if (field === "open" || field === "flood") return { [field]: value === true || wrong(field, "true") };
  if (Object.hasOwn(SIGNS, field)) return { [field]: SIGNS[field](value, field) };
  return field === "reply" ? { reply: reply(value, kind) } : wrong("", "one of ours");
}
