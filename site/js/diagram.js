// A step of a replay as a picture for an article: the engine draws it, the sheet shows it, and it is saved as a file.
// Loaded when such a picture is wanted (site/chapters/share/diagram.py).
import { unpacked } from "./chapters.js";
import { save } from "./save-file.js";

const FINE = 2; // pixels of a PNG for each of the picture's
const LONGEST = 240; // letters of the text in the place of the picture
const HEAD = /<svg [^>]*width="(\d+)" height="([\d.]+)"[^>]*><title>(.*?)<\/title><desc>([\s\S]*?)<\/desc>/;
/** @type {Record<string, string>} */
const ENTITIES = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };
let svg = ""; // the text of the last picture

/** Draw a step: the request `draw`, answered by width, height and the text in the picture's place; both are JSON. @param {string} request */
export async function draw(request) {
  let answer = await ask(request);
  if (answer.error?.id === "drawing-missing" && (await bring("pictures"))) answer = await ask(request);
  if (answer.error) return JSON.stringify({ error: answer.error });
  svg = answer.svg;
  const [, width, height, title, description] = HEAD.exec(svg) ?? [];
  return JSON.stringify({ width: Number(width), height: Math.round(Number(height)), alt: shortened(title, description) });
}

/** @param {string} request */
const ask = async request => JSON.parse(await window.engine.ask(request));

/** Bring the engine a pack that it starts without (build/drawing.py, build/editing.py); false where it cannot be loaded. @param {string} name */
export async function bring(name) {
  try {
    window.engine.add(await unpacked(new URL(`../drawing/${name}.pack`, import.meta.url)));
    return true;
  } catch {
    return false;
  }
}

/** The title and as many lines of the description as there is room for. @param {string} title @param {string} description */
function shortened(title, description) {
  let text = title;
  for (const line of description.split("\n")) {
    if (text.length + line.length > LONGEST) break;
    text += (text === title ? ". " : "; ") + line;
  }
  return text.replace(/&(lt|gt|quot|amp);/g, entity => ENTITIES[entity]);
}

const address = () => "data:image/svg+xml," + encodeURIComponent(svg);

/** Put the picture into its place in the sheet. */
export function place() {
  const image = /** @type {HTMLImageElement | null} */ (document.getElementById("diagram"));
  if (image) image.src = address();
}

/** Save the picture as a file: as it is, or as a PNG, twice as fine; false where the browser draws none. @param {string} name */
export async function keep(name) {
  if (name.endsWith(".svg")) {
    save(name, new Blob([svg], { type: "image/svg+xml" }));
    return true;
  }
  try {
    const image = new Image();
    image.src = address();
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth * FINE, image.naturalHeight * FINE];
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    /** @type {Blob | null} */
    const file = await new Promise(drawn => canvas.toBlob(drawn, "image/png"));
    if (file) save(name, file);
    return Boolean(file);
  } catch {
    return false;
  }
}
