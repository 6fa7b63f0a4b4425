// Chapters: parts of the page that are loaded when they are asked for, each with its Python, style and words (build/chapters.py).
import { learn } from "./fluent.js";

/** @type {Record<string, Promise<void>>} */
const loads = {}; // a promise for each chapter, which is loaded once

/** Write a chapter's modules into MicroPython's file system; resolves when they can be imported. @param {string} name @param {Files} files */
export function chapter(name, files) {
  return (loads[name] ??= open(name, files).catch(problem => {
    delete loads[name]; // so that it can be tried again
    throw problem;
  }));
}

/** Whether the server has another build by now, and the parts of this one may be gone. */
export async function outdated() {
  const [build] = import.meta.url.match(/[a-z]+-[0-9a-f]{12}(?=\/js\/)/) ?? []; // the folder of this build (build/folders.py)
  if (!build) return false;
  try {
    const page = await fetch(location.href.split("#")[0], { cache: "no-store" });
    return page.ok && !(await page.text()).includes(build);
  } catch {
    return false; // without a network nothing is known
  }
}

/** @param {string} name @param {Files} files */
async function open(name, files) {
  const [contents] = await Promise.all([unpacked(new URL(`../chapters/${name}.pack`, import.meta.url)), learn(name)]);
  for (const [path, file] of contents) {
    if (path.endsWith(".css")) adopt(file);
    else files.writeFile(path, file, { canOwn: true });
  }
}

/** @param {Uint8Array} file */
function adopt(file) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(new TextDecoder().decode(file));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Fetch a pack and return its files: a line of names and lengths, then one file after the other. @param {string | URL} address */
export async function unpacked(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let at = bytes.indexOf(10);
  /** @type {[name: string, length: number][]} */
  const contents = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at++)));
  const whole = contents.reduce((sum, [, length]) => sum + length, at);
  if (bytes.length !== whole) throw new Error(`${address}: ${bytes.length} bytes of ${whole}`); // MicroPython would hang on an incomplete module
  return contents.map(([name, length]) => /** @type {const} */ ([name, bytes.slice(at, (at += length))]));
}
