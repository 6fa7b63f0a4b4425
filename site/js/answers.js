// The engine's answers as the page's Python reads them (table/answers.py). It reads JSON slowly, and most of an answer was
// in the one before: such parts are left out.
const LEAST = 40; // letters of a part that is worth leaving out

/** The number of each part of the last answer, by its text. @type {Map<string, number>} */
let known = new Map();
let last = 0; // the number of that answer

/** Whether the parts of a value are compared one by one: of an answer's view, of its question, of lists of objects. @param {unknown} value @param {string} path */
const opens = (value, path) => path === "view" || path === "view,prompt" || (Array.isArray(value) && typeof value[0] === "object");

/**
 * Fold an answer: JSON of its number, the answer with null in the place of what was in the last one, and all its parts,
 * as [path to what holds them, their keys there, their numbers in the last answer or -1]. The save is a text of its own.
 * @param {string} text @param {number} after the number of the answer that was read last; after any other, nothing is left out
 */
export function fold(text, after) {
  const answer = JSON.parse(text);
  const { save } = answer;
  if (save) answer.save = true;
  if (after !== last) known = new Map();
  /** @type {Map<string, number>} */
  const fresh = new Map();
  let count = 0;
  const parts = [];
  /** @type {[any, (string | number)[]][]} */
  const holders = [[answer, []]];
  for (const [holder, path] of holders) {
    /** @type {[(string | number)[], number[]]} */
    const [keys, numbers] = [[], []];
    for (const name of Object.keys(holder)) {
      const [key, value] = [Array.isArray(holder) ? Number(name) : name, holder[name]];
      if (!value || typeof value !== "object") continue;
      const place = [...path, key];
      if (opens(value, place.join())) {
        holders.push([value, place]);
        continue;
      }
      const part = JSON.stringify(value);
      if (part.length < LEAST) continue;
      const number = known.get(part) ?? -1;
      if (number >= 0) holder[key] = null;
      keys.push(key);
      numbers.push(number);
      fresh.set(part, count++);
    }
    if (keys.length) parts.push([path, keys, numbers]);
  }
  known = fresh;
  return { text: JSON.stringify([++last, answer, parts]), save };
}
