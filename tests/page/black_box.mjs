// node black_box.mjs: runs site/js/black-box.js in a stand-in for a page. Reads a JSON object from standard input: `stored`,
// the text that the device has; `denied`, whether it stores nothing; `steps`, each ["note", name, arg], ["keep", source,
// problem, trace], ["throw", source, name, message], ["table", what], ["leave"], ["clear"], or ["other", text] for what another
// tab stores, null where it clears all. Writes what is kept and stored.
import { readFileSync } from "node:fs";

const { stored = null, denied = false, steps } = JSON.parse(readFileSync(0, "utf8"));
const entries = new Map(stored === null ? [] : [["/site/game.black-box", stored]]);
/** A stand-in's storage call, refused where the device stores nothing. */
const storing = call => (...given) => {
  if (denied) throw new DOMException("denied", "SecurityError");
  return call(...given);
};
const heard = {};
Object.assign(globalThis, {
  GAME: "game",
  location: { href: "https://example.org/site/page.html#deal=secret" },
  document: { querySelector: () => ({ src: "https://example.org/site/parts-0123456789ab/js/page.js" }) },
  addEventListener: (name, call) => (heard[name] = call),
  localStorage: {
    getItem: storing(key => entries.get(key) ?? null),
    setItem: storing((key, text) => entries.set(key, text)),
    removeItem: storing(key => entries.delete(key)),
  },
});
Object.defineProperty(globalThis, "navigator", { value: { userAgent: "a browser" }, configurable: true });
globalThis.window = globalThis;
await import("../../site/js/black-box.js");

const box = globalThis.blackBox;
for (const [what, ...given] of steps) {
  if (what === "table") [box.table] = given;
  else if (what === "leave") heard.pagehide();
  else if (what === "other") {
    const [newValue] = given;
    if (newValue === null) entries.delete("/site/game.black-box");
    else entries.set("/site/game.black-box", newValue);
    heard.storage?.({ key: "/site/game.black-box", newValue });
  } else if (what === "throw") {
    const [source, name, message] = given;
    box.keep(source, new globalThis[name](message));
  } else box[what](...given);
}
console.log(JSON.stringify({ kept: JSON.parse(box.contents()), stored: entries.get("/site/game.black-box") ?? null }));
