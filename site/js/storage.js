// What the browser keeps for us, or, where it keeps nothing (a frame, a private window), this page's memory.
const memory = new Map();
// What the page around a frame asked for goes before what was kept (js/frame.js); what is written goes before that.
const given = window.given || {};

export const keep = {
  /** Read a kept text; null if there is none. */
  read(name) {
    if (name in given) return given[name];
    try {
      return localStorage.getItem(name) ?? memory.get(name) ?? null;
    } catch {
      return memory.get(name) ?? null;
    }
  },
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
};
