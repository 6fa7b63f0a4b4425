// Hands the page's Python what it asks of the browser, and watches that the page does not stay mute.
import { engine } from "./ask.js";
import { keep } from "./storage.js";
import { LANGUAGES, language, speak, spoken, words } from "./fluent.js";
import { stage } from "./stage.js";

Object.assign(window, { engine, keep, stage });
window.speech = { LANGUAGES, language, speak, spoken, words };

// The page's own Python says when it is there. If it never does, nobody shall look at a mute page.
const said = document.getElementById("starting");
const say = id => {
  if (said?.isConnected) said.textContent = words(id);
};
const slow = setTimeout(() => say("starting-slow"), 15000);
const stuck = setTimeout(() => say("starting-failed"), 45000);
stage.alive = () => {
  clearTimeout(slow);
  clearTimeout(stuck);
  performance.mark("page-alive");
  engine.begin();
};
addEventListener("unhandledrejection", event => {
  if (!performance.getEntriesByName("page-alive").length) say("starting-failed");
  stage.ontrouble?.(String(event.reason));
});
spoken.catch(() => {
  if (said?.isConnected) said.textContent = "The words of the page could not be loaded. Please reload it.";
});
