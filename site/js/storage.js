// What the browser keeps for us, or, where it keeps nothing (a frame, a private window, no room), this page's memory.
const LONGEST = 200000; // letters: a save of the longest game has far fewer
const memory = new Map(); // what could not be written: newer than what is stored under its name
// What the page around a frame asked for goes before what was kept (js/frame.js); what is written goes before that.
const given = window.given || {};

function kept(name) {
  if (name in given) return given[name];
  if (memory.has(name)) return memory.get(name);
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export const keep = {
  /** Read a kept text; null if there is none. Whatever is longer than any of ours is cut: Python's memory is small. */
  read: name => kept(name)?.slice(0, LONGEST + 1) ?? null,
  /** Keep a text; false if only this page will remember it. */
  write(name, value) {
    delete given[name];
    try {
      localStorage.setItem(name, value);
      memory.delete(name);
      return true;
    } catch {
      memory.set(name, value);
      return false;
    }
  },
  forget(name) {
    memory.delete(name);
    try {
      localStorage.removeItem(name);
    } catch {
      // nothing was kept there
    }
  },
  /** Move a text that cannot be read to a name of its own; false if there is no room, and it stays where it is. */
  setAside(name) {
    const text = kept(name);
    let number = 1;
    while (![null, text].includes(kept(`${name}.damaged.${number}`))) number++;
    const aside = `${name}.damaged.${number}`;
    const there = keep.write(aside, text) && kept(aside) === text;
    keep.forget(there ? name : aside);
    return there;
  },
};
