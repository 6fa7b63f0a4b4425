// Completions before Python answers, or without it: the keys of a view and the names that `choose` is given.
import { engine } from "./engine.js";

const GIVEN = ["view", "options", "dice", "budget"];
// docs/notation.md §4 and §1
const KEYS = [
  "aside", "assassinated", "bank", "bewitched", "built", "characters", "city", "city_size", "completed", "crown", "deck", "down", "edition",
  "extra", "gold", "hand", "held", "last_round", "name", "owes", "phase", "players", "pool", "rank", "removed", "robbed", "round", "rules",
  "seat", "seen", "specials", "spent", "taken", "tucked", "up",
];
const OPTION = ["verb", "name", "names", "seat", "args"];
const INSIDE_QUOTES = /\[\s*["'](\w*)$/;
const AFTER_DOT = /\b(?:option|move|one)\.(\w*)$/;
const WORD = /(\w+)$/;

/** @typedef {{ label: string, type: string, detail?: string }} Completion */

/** Completions before the cursor: where it begins in the line, and the names. @param {string} before the line up to the cursor */
export function known(before) {
  const quoted = before.match(INSIDE_QUOTES);
  if (quoted) return complete(before, quoted[1], KEYS, "property");
  const dotted = before.match(AFTER_DOT);
  if (dotted) return complete(before, dotted[1], OPTION, "property");
  const word = before.match(WORD);
  return word ? complete(before, word[1], GIVEN, "variable") : null;
}

/** @param {string} before @param {string} begun @param {string[]} names @param {string} type */
function complete(before, begun, names, type) {
  return { from: before.length - begun.length, names: names.filter(one => one.startsWith(begun)).map(label => ({ label, type })) };
}

const KINDS = { key: "property", module: "namespace" };

/** The same as Python sees it, once it runs. @param {string} source @param {number} line @param {string} before @returns {Promise<{ from: number, names: Completion[] } | null>} */
export async function completed(source, line, before) {
  const { complete } = /** @type {any} */ (await engine.ask({ do: "complete", source, line, column: before.length }));
  if (!complete?.names.length) return known(before);
  const names = complete.names.map((/** @type {{ name: string, kind: keyof typeof KINDS, about: string }} */ one) => ({
    label: one.name,
    type: KINDS[one.kind] ?? one.kind,
    detail: one.about || undefined,
  }));
  return { from: complete.from, names };
}
