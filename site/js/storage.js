// The browser's storage; where that is missing or full (a frame, a private window), this page's memory.
const LONGEST = 200000; // letters: the save of the longest game has far fewer
// Copies of the site may share an origin, so keys begin with the copy's own folder. Keys of older versions have no folder;
// until 1.0 they are read where the copy has stored nothing of its own yet (docs/adr/0011).
const OWN = new URL("./", location.href).pathname + (window.room?.prefix ?? ""); // games of one's own bot are kept apart (site/workshop/sit.js)
const PROBE = "allowed"; // the name of a text that is removed at once
/** @type {Map<string, string>} */
const memory = new Map(); // texts that could not be written; they are newer than those stored under the same names
// Texts that a host page asked for (js/frame.js): they override the stored ones until the name is written.
const given = window.given || {};

/** A stored text, whole; null if there is none. @param {string} name */
export function textOf(name) {
  return given[name] ?? memory.get(name) ?? stored(name);
}

/** @param {string} name */
function stored(name) {
  try {
    return localStorage.getItem(OWN + name) ?? localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** @type {PageStorage} */
export const storage = {
  /** Read a stored text; null if there is none. One longer than any of ours is cut, since Python's memory is small. */
  read: name => textOf(name)?.slice(0, LONGEST + 1) ?? null,
  /** The name in a key of the storage; "" if the key is another copy's. */
  named: key => (key?.startsWith(OWN) ? key.slice(OWN.length) : ""),
  /** Whether a stored game is over. Read here, since Python would take long for a hundred games. */
  over(name) {
    try {
      return JSON.parse(textOf(name) ?? "").over === true;
    } catch {
      return false;
    }
  },
  /** Whether another tab has written since this one wrote or read `text`; a deletion does not count. */
  changed(name, text) {
    const now = stored(name);
    return Boolean(now) && now !== text;
  },
  /** Read a text as another tab left it. */
  refresh(name) {
    memory.delete(name);
    return storage.read(name);
  },
  /** The names that begin like this and have a text, as JSON: this copy's, older versions', and those in memory. */
  names(beginning) {
    const names = new Set(memory.keys());
    try {
      for (const key of Object.keys(localStorage)) names.add(storage.named(key) || key);
    } catch {
      // the browser has no storage here
    }
    return JSON.stringify([...names].filter(name => name.startsWith(beginning) && textOf(name)));
  },
  /** Whether the browser lets this page store anything, however full the storage is: some forbid it, as in others' pages. */
  allowed() {
    try {
      const { length } = localStorage;
      if (length) return true;
      localStorage.setItem(OWN + PROBE, "");
      localStorage.removeItem(OWN + PROBE);
      return true;
    } catch {
      return false; // forbidden, or there is no room for a single letter in an empty storage, which is the same
    }
  },
  /** Store a text and check that it is there; false if only this page remembers it. */
  write(name, value) {
    delete given[name];
    memory.set(name, value);
    try {
      localStorage.setItem(OWN + name, value);
      if (localStorage.getItem(OWN + name) === value) memory.delete(name);
    } catch {
      // no room, or no storage
    }
    return !memory.has(name);
  },
  /** Add a line to a stored text, whose first lines go if it becomes too long to read. False as in `write`. */
  add(name, line) {
    const lines = [...(textOf(name) ?? "").split("\n").filter(Boolean), line];
    while (lines.length > 1 && lines.join("\n").length > LONGEST) lines.shift();
    return storage.write(name, lines.join("\n"));
  },
  /** Delete a text. One of an older version may be another copy's too: it stays, and is hidden from this copy. */
  forget(name) {
    memory.delete(name);
    try {
      localStorage.removeItem(OWN + name);
      if (localStorage.getItem(name)) localStorage.setItem(OWN + name, "");
    } catch {
      // no storage
    }
  },
  /** Delete a text for all copies, as the reader asked. */
  remove(name) {
    storage.forget(name);
    try {
      localStorage.removeItem(OWN + name);
      localStorage.removeItem(name);
    } catch {
      // no storage
    }
  },
  /** Move a text that cannot be read to a new name and return that; "" if there is no room, and it stays. */
  setAside(name) {
    const text = textOf(name) ?? "";
    let number = 1;
    while ((textOf(`${name}.damaged.${number}`) || text) !== text) number++;
    const aside = `${name}.damaged.${number}`;
    const there = storage.write(aside, text);
    storage.forget(there ? name : aside);
    return there ? aside : "";
  },
};
