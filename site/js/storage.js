// Storage: the browser's, or, where there is none (a frame, a private window, no room), this page's memory.
const LONGEST = 200000; // letters: a save of the longest game has far fewer
// Copies of the site may share an origin: what is kept begins with the copy's own folder. Older versions kept it without;
// that is read where a copy has nothing of its own yet, by all versions before 1.0 (docs/adr/0011).
const OWN = new URL("./", location.href).pathname;
/** @type {Map<string, string>} */
const memory = new Map(); // what could not be written: newer than what is stored under its name
// What a host page asked for overrides what was stored (js/frame.js); what is written since overrides both.
const given = window.given || {};

/** All of a kept text; null if there is none. @param {string} name */
export function kept(name) {
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
  /** Read a kept text; null if there is none. Whatever is longer than any of ours is cut: Python's memory is small. */
  read: name => kept(name)?.slice(0, LONGEST + 1) ?? null,
  /** The name for which a key of the storage stands; "" if the key is none of this copy's. */
  named: key => (key?.startsWith(OWN) ? key.slice(OWN.length) : ""),
  /** Whether a kept game says that it is over: read here, for Python would be long at a hundred of them. */
  over(name) {
    try {
      return JSON.parse(kept(name) ?? "").over === true;
    } catch {
      return false;
    }
  },
  /** Whether another tab has written since this one wrote or read `text`; what was taken away there counts for nothing. */
  changed(name, text) {
    const now = stored(name);
    return Boolean(now) && now !== text;
  },
  /** Read a text as another tab left it. */
  refresh(name) {
    memory.delete(name);
    return storage.read(name);
  },
  /** The names, as JSON, under which something is kept: by this copy, by older versions, or by this page alone. */
  names(beginning) {
    const found = new Set(memory.keys());
    try {
      for (const key of Object.keys(localStorage)) found.add(storage.named(key) || key);
    } catch {
      // nothing is kept here at all
    }
    return JSON.stringify([...found].filter(name => name.startsWith(beginning) && kept(name)));
  },
  /** Keep a text and look whether it is there; false if only this page will remember it. */
  write(name, value) {
    delete given[name];
    memory.set(name, value);
    try {
      localStorage.setItem(OWN + name, value);
      if (localStorage.getItem(OWN + name) === value) memory.delete(name);
    } catch {
      // no room, or nothing is kept here at all
    }
    return !memory.has(name);
  },
  /** Add a line to a kept text; where that grows longer than what is read of it, its first lines go. False as in `write`. */
  add(name, line) {
    const lines = [...(kept(name) ?? "").split("\n").filter(Boolean), line];
    while (lines.length > 1 && lines.join("\n").length > LONGEST) lines.shift();
    return storage.write(name, lines.join("\n"));
  },
  /** Have nothing under this name any more. What an older version kept may be another copy's, too: it is hidden here. */
  forget(name) {
    memory.delete(name);
    try {
      localStorage.removeItem(OWN + name);
      if (localStorage.getItem(name)) localStorage.setItem(OWN + name, "");
    } catch {
      // nothing was kept there
    }
  },
  /** Have nothing under this name, not even another copy: the reader wants it so. */
  remove(name) {
    storage.forget(name);
    try {
      localStorage.removeItem(OWN + name);
      localStorage.removeItem(name);
    } catch {
      // nothing was kept there
    }
  },
  /** Move a text that cannot be read to a name of its own, which is returned; "" if there is no room, and it stays. */
  setAside(name) {
    const text = kept(name) ?? "";
    let number = 1;
    while ((kept(`${name}.damaged.${number}`) || text) !== text) number++;
    const aside = `${name}.damaged.${number}`;
    const there = storage.write(aside, text);
    storage.forget(there ? name : aside);
    return there ? aside : "";
  },
};
