// The gallery: six bots of some twenty lines, to read in a minute and to begin from.
import { take } from "./bot.js";
import { button, el, fold, handle, say, show } from "./draw.js";

/** @typedef {{ id: string, source: string }} Example */
/** @type {Example[]} */
let bots = [];

/** Fetch the bots, of which the first is what a new bot begins with. @returns {Promise<string>} */
export async function fetchAll() {
  const answer = await fetch(new URL("../gallery.json", import.meta.url));
  const [template, ...rest] = /** @type {Example[]} */ (await answer.json());
  bots = rest;
  return template.source;
}

export function draw() {
  show(
    "panel-gallery",
    el("h2", { class: "unseen" }, say("workshop-gallery")),
    el("p", { class: "quiet", key: "text" }, say("workshop-gallery-text")),
    el(
      "ol",
      { class: "gallery", key: "list" },
      ...bots.map(({ id, source }) =>
        el(
          "li",
          { key: id },
          el("h3", null, say("gallery-" + id)),
          el("p", null, say("gallery-" + id + ".text")),
          fold("read-" + id, say("workshop-read"), false, el("pre", { class: "source", tabindex: "0", "aria-label": say("gallery-" + id) }, source)),
          el("p", null, button("take-gallery", id, "choice", say("workshop-take"))),
        ),
      ),
    ),
  );
}

handle({
  "take-gallery": id => {
    const one = bots.find(bot => bot.id === id);
    if (one) take(id, one.source);
  },
});
