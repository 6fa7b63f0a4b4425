// What the browser keeps for us, or, where it keeps nothing (a frame, a private window), this page's memory.
const LONGEST = 200000; // letters: a save of the longest game has far fewer
const memory = new Map();
// What the page around a frame asked for goes before what was kept (js/frame.js); what is written goes before that.
const given = window.given || {};

function kept(name) {
  if (name in given) return given[name];
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

export const keep = {
  /** Read a kept text; null if there is none. Whatever is longer than any of ours is cut: Python's memory is small. */
  read: name => kept(name)?.slice(0, LONGEST + 1) ?? null,
  /** Keep a text; false if only this page will remember it. */
  write(name, value) {
    delete given[name];
    memory.set(name, value);
    try {
      localStorage.setItem(name, value);
      return true;
    } catch {
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
  /** Move a text that cannot be read to a name of its own, and clear its place. */
  setAside(name) {
    const text = kept(name);
    let number = 1;
    while (![null, text].includes(kept(`${name}.damaged.${number}`))) number++;
    keep.write(`${name}.damaged.${number}`, text);
    keep.forget(name);
  },
};
