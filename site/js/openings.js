// Openings: tables dealt by the build, which are shown until the engine is ready (docs/protocol.md 4).
import { engine } from "./engine-client.js";
import { stage } from "./stage.js";
import { storage } from "./storage.js";

const LAST = `${GAME}.opening`; // the number of the opening that was dealt last, so that all are dealt before one comes again
/** @typedef {{ rules: object, deals: object[] }} Openings */
/** @type {Record<number, Promise<Openings | null>>} */
const files = {};
/** @type {Set<number>} */
const here = new Set();

/** @param {number} seats */
function file(seats) {
  return (files[seats] ??= read(new URL(`../openings/${seats}.json`, import.meta.url)).finally(() => here.add(seats)));
}

/** The openings of a file; null if it cannot be loaded, and the table waits for the engine. @param {URL} address @returns {Promise<Openings | null>} */
async function read(address) {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

const { seats: usual } = /** @type {HTMLElement} */ (document.getElementById("table")).dataset; // a page without openings names no number

/** Whether the openings for this number of seats are loaded, or could not be. */
stage.opens = seats => !usual || here.has(seats);

/** An opening for this number of seats, as JSON; "" if the engine is ready sooner. */
stage.opening = async seats => {
  const opening = engine.stage === "ready" || !usual ? null : await Promise.race([file(seats), engine.settled]);
  if (!opening) return "";
  const last = storage.read(LAST);
  const number = (last && /^\d{1,3}$/.test(last) ? Number(last) + 1 : stage.below(opening.deals.length)) % opening.deals.length;
  storage.write(LAST, String(number));
  return JSON.stringify({ rules: opening.rules, ...opening.deals[number] });
};

/** The number of seats of the last table; `first` if there was none. @param {number} first */
function likely(first) {
  try {
    const { count } = JSON.parse(storage.read(`${GAME}.setup`) ?? "{}");
    return Number.isInteger(count) ? count : first;
  } catch {
    return first;
  }
}

// Fetched before the page's Python is ready.
if (usual) file(likely(Number(usual)));
