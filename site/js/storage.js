// What the browser keeps for us, or, where it keeps nothing (a frame, a private window, no room), this page's memory.
const LONGEST = 200000; // letters: a save of the longest game has far fewer
// Copies of the site may share an origin: what is kept begins with the copy's own folder. Older versions kept it without;
// that is read where a copy has nothing of its own yet, by all versions before 1.0 (docs/adr/0011).
const OWN = new URL("./", location.href).pathname;
const memory = new Map(); // what could not be written: newer than what is stored under its name
// What the page around a frame asked for goes before what was kept (js/frame.js); what is written goes before that.
const given = window.given || {};

/** All of a kept text; null if there is none. */
export function kept(name) {
  if (name in given) return given[name];
  return memory.has(name) ? memory.get(name) : stored(name);
}

function stored(name) {
  try {
    return localStorage.getItem(OWN + name) ?? localStorage.getItem(name);
  } catch {
    return null;
  }
}

export const keep = {
  /** Read a kept text; null if there is none. Whatever is longer than any of ours is cut: Python's memory is small. */
  read: name => kept(name)?.slice(0, LONGEST + 1) ?? null,
  /** The name for which a key of the storage stands; "" if the key is none of this copy's. */
  named: key => (key?.startsWith(OWN) ? key.slice(OWN.length) : ""),
  /** Whether another tab has written since this one wrote or read `text`; what was taken away there counts for nothing. */
  changed(name, text) {
    const now = stored(name);
    return Boolean(now) && now !== text;
  },
  /** Read a text as another tab left it. */
  refresh(name) {
    memory.delete(name);
    return keep.read(name);
  },
  /** The names, as JSON, under which something is kept: by this copy, by older versions, or by this page alone. */
  names(beginning) {
    const found = new Set(memory.keys());
    try {
      for (const key of Object.keys(localStorage)) found.add(keep.named(key) || key);
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
    keep.forget(name);
    try {
      localStorage.removeItem(OWN + name);
      localStorage.removeItem(name);
    } catch {
      // nothing was kept there
    }
  },
  /** Move a text that cannot be read to a name of its own, which is returned; "" if there is no room, and it stays. */
  setAside(name) {
    const text = kept(name);
    let number = 1;
    while ((kept(`${name}.damaged.${number}`) || text) !== text) number++;
    const aside = `${name}.damaged.${number}`;
    const there = keep.write(aside, text);
    keep.forget(there ? name : aside);
    return there ? aside : "";
  },
};
