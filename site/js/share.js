// A game leaves the device only by the player's own hand: as a link to copy or share, or as a text file.
import { stage } from "./stage.js";
import { kept } from "./storage.js";

const LONGEST = 200000; // letters of a record (docs/protocol.md 5)

/** The address of a game's replay. */
stage.replayAddress = link => new URL("./replay.html#" + link, location.href).href;

/** Copy a text; false where the browser does not let us. */
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
stage.download = (name, text) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};

/** The same with what is kept, however long it is. */
stage.downloadKept = (file, name) => stage.download(file, kept(name) ?? "");

stage.today = () => new Date().toISOString().slice(0, 10);

/** What stands behind the # of this page: the link, and what may follow it. Longer than any link is cut: it is none. */
stage.asked = () => {
  const [link, ...more] = location.hash.slice(1, LONGEST).split("&");
  const options = new URLSearchParams(more.join("&"));
  const names = (options.get("names") || "").split(",").map(name => stage.named(name));
  return JSON.stringify({ link, names, at: options.get("at"), seat: options.get("seat") });
};

/** What was pasted. Whatever is longer than any record is cut before the page's Python sees it: its memory is small. */
stage.pasted = () => document.getElementById("paste").value.slice(0, LONGEST + 1).trim();

// A record from this device: its text goes to the page's Python like a tap.
addEventListener("change", async event => {
  const [file] = event.target.files || [];
  if (!file) return;
  const text = file.size > LONGEST * 4 ? "x".repeat(LONGEST + 1) : await file.text();
  stage.onact?.("opened", "", text);
});
