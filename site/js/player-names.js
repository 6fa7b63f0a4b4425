// Names from an address or an earlier visit, which are cut between letters, never within one.
import { stage } from "./stage.js";

const LONGEST = 24; // as long as the field for a name allows

/** A name, cut if it is too long; "" if the pattern `unseen` is found in it. */
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

/** Letters as a reader counts them: a flag is one, though it is several characters; not in browsers without Intl.Segmenter. @param {string} text */
function letters(text) {
  return Intl.Segmenter ? Array.from(new Intl.Segmenter().segment(text), one => one.segment) : [...text];
}
