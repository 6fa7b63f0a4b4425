// Stored facts of a user bot at the table: who sits there, the games, and where the bot failed last.
import { storage } from "../js/storage.js";

const PAGE = "./workshop-table.html";
const FAULT = "workshop.fault";
const UNDER_WAY = `${GAME}.save`;
const NAME = 20; // letters of a name at the table, with room for a number
export const FIRST = "2005";

/** Before the names of all that is kept of the games with a bot. @param {string} id */
export const apart = id => `sit.${id}.`;

/** Whether a game with this bot can be gone on with. @param {string} id */
export function underWay(id) {
  const games = /** @type {string[]} */ (JSON.parse(storage.names(apart(id) + UNDER_WAY)));
  return games.some(name => !name.includes(".damaged.") && !storage.over(name));
}

/** The names of all that is kept of the games with a bot. @param {string} id @returns {string[]} */
const names = id => JSON.parse(storage.names(apart(id)));

/** All that is kept of the games with a bot: names and texts. @param {string} id @returns {[string, string][]} */
export const gamesOf = id => names(id).map(name => [name, storage.read(name) ?? ""]);

/** Forget the games of a bot that is gone, or whose number another bot gets. @param {string} id */
export function forget(id) {
  names(id).forEach(storage.forget);
}

/** The address of the table at which a bot sits: its games are gone on with, or one is dealt. @param {string} id @param {"deal" | "continue"} go */
export const addressOfTable = (id, go) => `${PAGE}#bot=${id}&go=${go}`;

// A link from elsewhere deals nothing and runs no bot: the table does so at once if the reader has just pressed that button.
const PRESSED = new URL("./", location.href).pathname + "workshop.pressed";

/** Note that the reader has pressed what leads to a table. @param {string} id */
export function press(id) {
  try {
    sessionStorage.setItem(PRESSED, id);
  } catch {
    // without it the table waits for another tap
  }
}

/** Whether the reader has just pressed what leads to this bot's table, once. @param {string} id */
export function wasPressed(id) {
  try {
    const before = sessionStorage.getItem(PRESSED);
    sessionStorage.removeItem(PRESSED);
    return before === id;
  } catch {
    return false;
  }
}

/** Set a table for oneself and others, "mine" or the bots of the table; false if it cannot be kept.
 * @param {{ id: string, name: string }} bot @param {string[]} others @param {string} edition */
export function setTable({ id, name }, others, edition) {
  let number = 0;
  const called = () => [...name].slice(0, NAME).join("") + (++number > 1 ? ` ${number}` : "");
  const seats = others.map(one => ({ name: one === "mine" ? called() : "", kind: "bot", bot: one }));
  const newer = edition === FIRST ? {} : { rules: { edition }, set: "first_game" };
  const table = { seats: [{ name: "", kind: "person", bot: "" }, ...seats], count: others.length + 1, ...newer };
  return storage.write(apart(id) + GAME + ".setup", JSON.stringify(table));
}

/** @param {string} id @param {object} fault */
export const noteFault = (id, fault) => storage.write(FAULT, JSON.stringify({ id, fault }));

/** The fault at the table, once; null if nothing did. @returns {{ id: string, fault: any } | null} */
export function faultAtTable() {
  const text = storage.read(FAULT);
  storage.remove(FAULT);
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
