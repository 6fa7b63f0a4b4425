// Letters that do not show: none of them is in a bot's name, and each is marked where a stranger's source is shown.

// As in players' names (tabletop.notation.validation): controls, formats, halves of letters, private use and ends of lines; but what
// joins letters and emoji stays, and the tags in the flags of regions.
const NOT_IN_NAMES = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
const BLANK = /[\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{C}]/gu;
const LONGEST = 60; // letters of a name
// In a source, also what joins, fills or is as wide as nothing, spaces that are none, and a return without a new line.
const UNSEEN = /(?:(?![\n\r\t ])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{Default_Ignorable_Code_Point}]|\r(?!\n))+/gu;

/** A name without letters that do not show; "" if nothing is left that can be seen. @param {string} text */
export function nameOf(text) {
  const name = [...text.replace(NOT_IN_NAMES, "").trim()].slice(0, LONGEST).join("");
  return name.replace(BLANK, "") && name;
}

/** Whether a text holds letters that do not show. @param {string} text */
export const hides = text => text.search(UNSEEN) >= 0;

/** A stranger's text in which each letter that does not show stands as its code. @param {string} source @returns {Tree[]} */
export function marked(source) {
  /** @type {Tree[]} */
  const parts = [];
  let from = 0;
  for (const { 0: unseen, index } of source.matchAll(UNSEEN)) {
    parts.push(source.slice(from, index), ["mark", { class: "unseen-letter" }, [...unseen].map(code).join(" ")]);
    from = index + unseen.length;
  }
  return [...parts, source.slice(from)];
}

/** The same as plain text, for what is read aloud or stands within a sentence. @param {string} text */
export const spelled = text => text.replace(UNSEEN, letters => [...letters].map(code).join(" "));

/** @param {string} letter */
const code = letter => "U+" + Number(letter.codePointAt(0)).toString(16).toUpperCase().padStart(4, "0");
