// Exports kept games to a file and imports them. A hundred are too much for MicroPython's memory, so it gets one at a time.
import { language } from "./fluent.js";
import { stage } from "./stage.js";
import { kept } from "./storage.js";

const LARGEST = 2 ** 25; // bytes of a file that is looked into
const LONGEST = 200000; // letters of a line: a game of ours has far fewer
/** @type {string[]} */
let lines = []; // of the file that was opened last

/** Save a first line, the kept texts of these names (JSON) and the lines of another one as a file, a line each. */
stage.downloadGames = (file, first, names, past) => {
  /** @type {string[]} */
  const listed = JSON.parse(names);
  const games = listed.map(name => (kept(name) ?? "").replaceAll("\n", " "));
  stage.download(file, [first, ...games, kept(past) ?? ""].join("\n"));
};

/** How many lines the opened file has, and one of them. */
stage.lines = () => lines.length;
stage.line = number => lines[number].slice(0, LONGEST + 1);

/** A time of `stage.now` as the reader writes it, with the hour where it is wanted; "" where it is none. */
stage.day = (time, hour) => {
  try {
    /** @type {Intl.DateTimeFormatOptions} */
    const style = { dateStyle: "medium", timeStyle: hour ? "short" : undefined };
    return new Intl.DateTimeFormat(language(), style).format(new Date(time));
  } catch {
    return "";
  }
};

addEventListener("change", async event => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const [file] = (field.id === "games-file" && field.files) || [];
  if (!file) return;
  const text = file.size > LARGEST ? "" : await file.text();
  field.value = ""; // or the same file could not be chosen again
  lines = text.split(/[\r\n]+/).filter(Boolean);
  stage.onact?.("games-found", "", "");
});
