// What the browser keeps for us, or, where it keeps nothing (a frame, a private window), this page's memory.
const memory = new Map();

export const keep = {
  /** Read a kept text; null if there is none. */
  read(name) {
    try {
      return localStorage.getItem(name) ?? memory.get(name) ?? null;
    } catch {
      return memory.get(name) ?? null;
    }
  },
  /** Keep a text; false if only this page will remember it. */
  write(name, value) {
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
