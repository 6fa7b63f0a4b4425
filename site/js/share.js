// Exports from the page: a link to copy or share, a record or a picture as a file.
import { save } from "./save-file.js";
import { stage } from "./stage.js";
import { textOf } from "./storage.js";

const LONGEST = 200000; // letters of a record (docs/protocol.md 5)

/** The address of a game's replay. */
stage.replayAddress = link => new URL(`./${REPLAY}#` + link.slice(link.indexOf("#") + 1), location.href).href;

/** The whole address of a file beside this page. @param {string} name */
const whole = name => new URL(name, location.href).href;

/** The addresses of the parts of the site that another page shows or links to, as JSON. */
stage.addresses = () => {
  const picture = /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[property="og:image"]'))?.content;
  return JSON.stringify({ home: whole(HOME), replay: whole(REPLAY), poster: whole(POSTER), script: whole("embed.js"), picture: whole(picture ?? "art/screens/site.jpg"), draws: DRAWS, edits: EDITS });
};

/** Whether the page is at an address that no other device can open. */
stage.isLocal = () => !location.host || /^(localhost|127\.|\[::1\])/.test(location.host);

/** Copy a text; false where the browser forbids it. */
stage.copy = async text => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

stage.canShare = () => Boolean(navigator.share);
stage.share = (title, url) => navigator.share({ title, url }).catch(() => {});

/** Save a text as a file. */
stage.download = (name, text) => save(name, new Blob([text], { type: "text/plain" }));

// --- a picture

let picture = new File([], ""); // the file of the last one

/** The text of a drawing of ours. */
stage.art = async name => (await fetch(new URL(`../art/${name}.svg`, import.meta.url))).text();

/** The texts of icons' symbols (JSON: their props), in the colours of their classes; each file is fetched once. */
stage.symbols = async icons => {
  /** @type {{ file: string, name: string, css: string }[]} */
  const listed = JSON.parse(icons);
  const files = [...new Set(listed.map(icon => icon.file))];
  const texts = new Map(await Promise.all(files.map(async file => /** @type {const} */ ([file, await stage.art(file)]))));
  return listed.map(({ file, name, css }) => coloured(symbol(texts.get(file) ?? "", name), css)).join("");
};

/** A symbol of a drawing's text; "" if there is none. @param {string} text @param {string} id */
function symbol(text, id) {
  const [end, from] = ["</symbol>", text.indexOf(`<symbol id="${id}"`)];
  return from < 0 ? "" : text.slice(from, text.indexOf(end, from) + end.length);
}

/** A drawing's text with the colours that these classes give its custom properties. @param {string} svg @param {string} css */
function coloured(svg, css) {
  const probe = document.createElement("i");
  probe.className = css;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const text = svg.replace(/var\((--[\w-]+)\)/g, (_, property) => style.getPropertyValue(property));
  probe.remove();
  return text;
}

/** Draw an SVG text as a PNG file; its address as it stands, or "" where the browser draws none. */
stage.draw = async (svg, name) => {
  const image = new Image();
  image.src = "data:image/svg+xml," + encodeURIComponent(svg);
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    /** @type {Blob | null} */
    const blob = await new Promise(drawn => canvas.toBlob(drawn, "image/png"));
    if (!blob) return "";
    picture = new File([blob], name, { type: "image/png" });
    return image.src;
  } catch {
    return "";
  }
};

stage.savePicture = () => save(picture.name, picture);
stage.canSharePicture = () => Boolean(navigator.canShare?.({ files: [picture] }));
stage.sharePicture = title => navigator.share({ title, files: [picture] }).catch(() => {});

/** The same with a stored text, which may be too long for the page's Python. */
stage.downloadKept = (file, name) => stage.download(file, textOf(name) ?? "");

/** The time to the minute, for stored games. */
stage.now = () => new Date().toISOString().slice(0, 16) + "Z";
stage.today = () => new Date().toISOString().slice(0, 10);

/** The link behind the # of an address, or of this page's, and the options after it, as JSON. A text longer than any link is cut. */
stage.linkParts = address => {
  const [link, ...more] = (address || location.hash.slice(1)).slice(0, LONGEST).split("&");
  const options = new URLSearchParams(more.join("&"));
  /** @param {string} name */
  const listed = name => (options.get(name) || "").split(",");
  /** @param {string} name */
  const number = name => options.get(name)?.match(/^\d{1,6}/)?.[0] ?? null;
  /** A text of its author's for readers. @param {string} name */
  const text = name => plain(options.get(name) ?? "");
  const names = listed("names").map(name => stage.named(name));
  return JSON.stringify({ link: decoded(link.trim()), names, notes: notes(options.get("notes") ?? ""), bots: listed("bots"), at: number("at"), from: number("from"), to: number("to"), seat: number("seat"), marks: listed("marks").slice(0, 99), question: text("question"), answer: text("answer"), because: text("because") });
};

/** The remarks at steps, each as step and text: "12:A text|30:Another". Letters that change the direction of a line are left out. @param {string} text */
const notes = text => Array.from(text.matchAll(/(\d{1,6}):([^|]*)/g), ([, step, words]) => [Number(step), plain(words)]).slice(0, 99);

/** Text of a person, without letters that change the direction of a line. @param {string} text */
const plain = text => text.replace(/[\p{Cc}\p{Cf}]/gu, "").trim().slice(0, 300);

/** The text of an address as it was written; one that is no such text stays as it is, for the engine to refuse. @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The text that was pasted. One longer than any record is cut, since the memory of the page's Python is small. */
stage.pasted = () => /** @type {HTMLTextAreaElement} */ (document.getElementById("paste")).value.slice(0, LONGEST + 1).trim();

// A record that was opened as a file: its text goes to the page's Python as an action.
addEventListener("change", async event => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const [file] = field.files || [];
  if (!file || field.id !== "file") return;
  const text = file.size > LONGEST * 4 ? "x".repeat(LONGEST + 1) : await file.text();
  stage.onact?.("opened", "", text);
});
