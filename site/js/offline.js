// Registers the service worker, says once that the game can be played offline, and activates a new version when no game is under way.
import { storage } from "./storage.js";
import { spoken } from "./fluent.js";
import { notify } from "./notices.js";
import { stage } from "./stage.js";
import { script } from "./trusted.js";

const TOLD = `${GAME}.offline-told`;
const framed = window.top !== window;
let taking = false; // this page activates the new version
let wished = false; // the reader asked for the new version
let touched = false; // whether the reader did anything since the first screen was drawn

/** Whether our own service worker answers for this page, not that of a copy in a folder above. */
const kept = () => navigator.serviceWorker.controller?.scriptURL === String(script("keeper"));
const atTable = () => document.body.dataset.screen !== "start";
const inUse = () => atTable() || touched || /** @type {HTMLDialogElement} */ (document.getElementById("sheet")).open;

for (const name of ["pointerdown", "click", "input", "keydown"]) addEventListener(name, () => (touched = true), true);

/** Call when the first screen comes back after a table; not when it is drawn again, as while the cards are dealt. @param {(watch: MutationObserver) => void} then */
function back(then) {
  const watch = new MutationObserver(([{ oldValue }]) => oldValue === "start" || atTable() || then(watch));
  watch.observe(document.body, { attributeFilter: ["data-screen"], attributeOldValue: true });
}
back(() => (touched = false));

/** Activate the waiting version and reload with it: the game was saved after its last decision. @param {ServiceWorker} waiting */
function take(waiting) {
  taking = true;
  waiting.postMessage("take over");
}

/** Activate a new version at once if the page is not in use; else when it no longer is, or the reader asks for it. @param {ServiceWorker | null} waiting */
function waits(waiting) {
  if (!waiting || !kept()) return;
  if (!inUse()) return take(waiting);
  notify(atTable() ? "update-waits" : "update-here", "update-now", () => {
    wished = true;
    take(waiting);
  });
  back(watch => {
    if (inUse()) return;
    watch.disconnect();
    take(waiting);
  });
}

/** The new version is active: reload, unless this page is in use, as when another tab activated it. */
function taken() {
  if (wished || (taking && !inUse())) location.reload();
  else notify("update-taken", "reload", () => location.reload());
}

/** Only on the first screen and before anything is done there: the page moves down for the line. */
function notifyOffline() {
  storage.write(TOLD, "1");
  notify("offline-ready");
}
new MutationObserver(() => atTable() && stage.dismiss("offline-ready")).observe(document.body, { attributeFilter: ["data-screen"] });

async function notifyWhenWhole() {
  if (storage.read(TOLD)) return;
  const whole = await ask("whole? " + GAME);
  performance.mark(whole ? "offline-ready" : "offline-broken");
  if (!whole) return;
  if (!inUse()) return notifyOffline();
  back(watch => {
    watch.disconnect();
    notifyOffline();
  });
}

/** Ask the service worker (site/sw.js lists the questions). @param {string} question */
async function ask(question) {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise(done => {
    port1.onmessage = ({ data }) => done(data);
    active?.postMessage(question, [port2]);
  });
}

async function register() {
  const registration = await navigator.serviceWorker.register(script("keeper"));
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => coming.state === "installed" && waits(registration.waiting));
  });
  waits(registration.waiting);
  await calm();
  stage.keeper = ask;
  // Before the long look at all files, not after it: a page that is told to be whole asks for nothing more, so that no
  // answer of the old worker is under way when a new one takes over.
  stage.onact?.("offline", "", "");
  await notifyWhenWhole();
  if (GAME !== SHARED) stage.onact?.("offline", "", ""); // this game was stored just now
}

/** Resolves when the engine has loaded or failed: the first game is not delayed by storing the site. @returns {Promise<void>} */
function calm() {
  return new Promise(done => {
    const seen = () => performance.getEntriesByName("engine-ready").length || performance.getEntriesByName("engine-failed").length;
    const watch = setInterval(() => {
      if (!seen()) return;
      clearInterval(watch);
      done();
    }, 250);
  });
}

if ("serviceWorker" in navigator && !framed) {
  const { serviceWorker } = navigator;
  let first = !kept();
  serviceWorker.addEventListener("controllerchange", () => (first ? (first = false) : taken()));
  const now = kept() ? Promise.resolve() : calm();
  Promise.all([now, spoken]).then(register).catch(problem => performance.mark("offline-broken", { detail: String(problem) }));
}

// A shortcut of the installed app: resume the game at once.
if (new URLSearchParams(location.search).has("continue")) {
  const alive = stage.alive;
  stage.alive = () => {
    alive();
    stage.onact?.("continue", "", "");
  };
}
