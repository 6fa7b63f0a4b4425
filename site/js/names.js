// Names that come from outside, in an address or from an earlier visit: cut between letters, never within one.
import { stage } from "./stage.js";

const LONGEST = 24; // as the field of a name takes

/** A name, cut where it is too long; "" where it has what the pattern finds. */
stage.named = (text, unseen) => {
  const name = text.trim();
  if (unseen && new RegExp(unseen, "u").test(name)) return "";
  let fits = "";
  for (const letter of letters(name)) {
    if (fits.length + letter.length > LONGEST) break;
    fits += letter;
  }
  return fits;
};

/** What a reader takes for one letter, such as a flag or a family, may be several; older browsers do not know. @param {string} text */
function letters(text) {
  return Intl.Segmenter ? Array.from(new Intl.Segmenter().segment(text), one => one.segment) : [...text];
}
