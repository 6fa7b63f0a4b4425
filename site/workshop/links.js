// A link that holds a bot: its name and source, compressed, behind the # of the address, so that no server sees it.
import { LONGEST } from "./bots.js";

const MARK = "#bot=1.";
const MOST = 150000; // letters of a link that is read at all

/** The address that holds a bot. @param {string} name @param {string} source */
export async function addressOf(name, source) {
  const text = new Blob([JSON.stringify([name, source])]);
  const packed = await new Response(text.stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer();
  const letters = Array.from(new Uint8Array(packed), byte => String.fromCharCode(byte)).join("");
  return new URL("./workshop.html", location.href).href + MARK + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The bot that an address holds: null if it holds none, an error if that cannot be read. @param {string} fragment */
export async function botOf(fragment) {
  if (!fragment.startsWith(MARK)) return null;
  if (fragment.length > MOST) throw new Error("long");
  const letters = atob(fragment.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
  const [name, source] = JSON.parse(await unpacked(Uint8Array.from(letters, one => one.charCodeAt(0))));
  if (typeof name !== "string" || typeof source !== "string") throw new Error("foreign");
  return { name, source };
}

/** Unpack, but no more than a source may be long: a few letters can unpack to gigabytes. @param {Uint8Array<ArrayBuffer>} bytes */
async function unpacked(bytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts = [];
  for (let length = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    length += value.length;
    if (length > 4 * LONGEST) {
      await reader.cancel();
      throw new Error("long");
    }
    parts.push(value);
  }
}
