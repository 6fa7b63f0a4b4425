// The bots that are kept on this device, each under a name of its own beside the table's texts (js/storage.js).
import { storage } from "../js/storage.js";
import { nameOf } from "./letters.js";
import { forget, gamesOf } from "./seats.js";

const PREFIX = "workshop.bot.";
const OPEN = "workshop.open";
export const LONGEST = 100000; // letters of a source, as the room takes it

/** @typedef {{ id: string, name: string, source: string }} Bot */

/** A kept bot; null if there is none, or its text was damaged. @param {string} id @returns {Bot | null} */
export function read(id) {
  try {
    const { name, source } = JSON.parse(storage.read(PREFIX + id) ?? "");
    return { id, name: nameOf(String(name)) || id, source: String(source) };
  } catch {
    return null;
  }
}

/** All kept bots, by name. */
export function all() {
  const ids = /** @type {string[]} */ (JSON.parse(storage.names(PREFIX))).map(name => name.slice(PREFIX.length));
  const bots = /** @type {Bot[]} */ (ids.map(read).filter(Boolean));
  return bots.sort((one, other) => one.name.localeCompare(other.name) || Number(one.id) - Number(other.id));
}

/** Keep a bot; false if only this page remembers it. @param {Bot} bot */
export function keep({ id, name, source }) {
  return storage.write(PREFIX + id, JSON.stringify({ name, source }));
}

/** Keep a new bot under a name that no other has, and return it. @param {string} name @param {string} source @returns {Bot} */
export function add(name, source) {
  const names = new Set(all().map(one => one.name));
  let free = name;
  for (let number = 2; names.has(free); number++) free = `${name} ${number}`;
  const id = String(1 + Math.max(0, ...all().map(one => Number(one.id) || 0)));
  const bot = { id, name: free, source };
  forget(id);
  keep(bot);
  return bot;
}

/** Delete a bot and its games; returns the games, for whoever wants it back. @param {string} id */
export function remove(id) {
  const games = gamesOf(id);
  storage.remove(PREFIX + id);
  forget(id);
  return games;
}

/** Keep a bot again that was deleted, with its games. @param {Bot} bot @param {[string, string][]} games */
export function restore(bot, games) {
  keep(bot);
  for (const [name, text] of games) storage.write(name, text);
}

/** The id of the bot that was open last, or "". */
export const opened = () => storage.read(OPEN) ?? "";
/** @param {string} id */
export const open = id => storage.write(OPEN, id);

/** The id of a bot that another tab has written; "" if that was something else. @param {StorageEvent} event */
export function idFromElsewhere(event) {
  const name = storage.named(event.key);
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : "";
}

/** A choice of the reader's in the workshop: "on" or "". @param {string} name */
export const chosen = name => storage.read("workshop." + name) === "on";
/** @param {string} name @param {boolean} on */
export const choose = (name, on) => storage.write("workshop." + name, on ? "on" : "off");
