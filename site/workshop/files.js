// Bots as files: saved as .py for the command line, and opened.
import { LONGEST } from "./bots.js";

/** Save a text as a file. @param {string} name @param {string} text */
export function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/x-python" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** The name of a bot's file: letters, digits and _, as Python and every system take it. @param {string} name */
export const fileName = name => (name.normalize("NFC").replace(/[^\p{L}\p{N}]+/gu, "_").replace(/^_+|_+$/g, "") || "mybot").toLowerCase() + ".py";

/** Open a file: its name without the ending and its text; null if it is too long for a bot. @param {File} file */
export async function opened(file) {
  if (file.size > 4 * LONGEST) return null;
  const source = (await file.text()).replaceAll("\r\n", "\n");
  return source.length > LONGEST ? null : { name: file.name.replace(/\.py$/, ""), source };
}
