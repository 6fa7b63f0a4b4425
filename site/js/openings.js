// Openings: first decisions dealt when the site was made, for the time until the engine is there (docs/protocol.md 4).
import { engine } from "./ask.js";
import { stage } from "./stage.js";
import { storage } from "./storage.js";

const LAST = "citadels.opening"; // which was dealt last on this device: all are dealt before one comes again
/** @typedef {{ rules: object, deals: object[] }} Openings */
/** @type {Record<number, Promise<Openings | null>>} */
const files = {};
/** @type {Set<number>} */
const here = new Set();

/** @param {number} seats */
function file(seats) {
  return (files[seats] ??= read(new URL(`../openings/${seats}.json`, import.meta.url)).finally(() => here.add(seats)));
}

/** What the build dealt for so many; null where it cannot be had, and the table waits for the engine. @param {URL} address @returns {Promise<Openings | null>} */
async function read(address) {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** Whether an opening for so many is there without a wait. */
stage.opens = seats => here.has(seats);

/** An opening for so many, as JSON; "" where the engine is there sooner. */
stage.opening = async seats => {
  const opening = engine.stage === "ready" ? null : await Promise.race([file(seats), engine.settled]);
  if (!opening) return "";
  const last = storage.read(LAST);
  const number = (last && /^\d{1,3}$/.test(last) ? Number(last) + 1 : stage.below(opening.deals.length)) % opening.deals.length;
  storage.write(LAST, String(number));
  return JSON.stringify({ rules: opening.rules, ...opening.deals[number] });
};

/** The size of the last table, or of the first that is offered. @param {number} first */
function likely(first) {
  try {
    const { count } = JSON.parse(storage.read("citadels.setup") ?? "{}");
    return Number.isInteger(count) ? count : first;
  } catch {
    return first;
  }
}

// On its way before the page's Python is there; a page that deals no cards names no size.
const { seats } = /** @type {HTMLElement} */ (document.getElementById("table")).dataset;
if (seats) file(likely(Number(seats)));
