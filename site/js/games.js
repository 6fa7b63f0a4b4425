// Exports stored games to a file and imports them. MicroPython's memory is too small for a hundred, so it gets one at a time.
import { language } from "./fluent.js";
import { notify } from "./notices.js";
import { stage } from "./stage.js";
import { textOf, storage } from "./storage.js";

const LARGEST = 2 ** 25; // bytes: a larger file is not read
const LONGEST = 200000; // letters of a line: no game has nearly as many
/** @type {string[]} */
let lines = []; // the lines of the file that was opened last

/** Save as a file, a line each: a first line, the texts stored under these names (JSON), and the lines of one more text. */
stage.downloadGames = (file, first, names, past) => {
  /** @type {string[]} */
  const listed = JSON.parse(names);
  const games = listed.map(name => (textOf(name) ?? "").replaceAll("\n", " "));
  stage.download(file, [first, ...games, textOf(past) ?? ""].join("\n"));
};

const ASKED = `${GAME}.persist`; // whether the browser was asked

/** Ask the browser once not to delete the stored games when it needs room; say on the first screen what may delete them all the same, with a way to the library if the page has one. */
stage.persist = async library => {
  if (stage.framed || storage.read(ASKED)) return;
  storage.write(ASKED, "1");
  const granted = await navigator.storage?.persist?.().catch(() => false);
  await firstScreen(); // a victory does not begin with a warning
  notify(granted ? "games-safe" : "games-may-go", library ? "games" : undefined, () => stage.onact?.("games", "", ""));
};

/** Resolves once the first screen is shown. @returns {Promise<void>} */
function firstScreen() {
  return new Promise(done => {
    const observer = new MutationObserver(look);
    observer.observe(document.body, { attributeFilter: ["data-screen"] });
    look();
    function look() {
      if (document.body.dataset.screen !== "start") return;
      observer.disconnect();
      done();
    }
  });
}

/** The number of lines of the opened file; and below, one of them. */
stage.lines = () => lines.length;
stage.line = number => lines[number].slice(0, LONGEST + 1);

/** The whole opened file, as far as a record can be long. */
stage.opened = () => lines.join("\n").slice(0, LONGEST);

/** A time from `stage.now` in the reader's format, with the hour if wanted; "" for an invalid one. */
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
  field.value = ""; // otherwise the same file could not be chosen again
  lines = text.split(/[\r\n]+/).filter(Boolean);
  stage.onact?.("games-found", "", "");
});
