// Registers the service worker, says once that the game can be played offline, and activates a new version when no game is under way.
import { storage } from "./storage.js";
import { spoken } from "./fluent.js";
import { notify, notifyBelow, notifyOngoing } from "./notices.js";
import { stage } from "./stage.js";
import { script } from "./trusted.js";

const TOLD = `${GAME}.offline-told`;
const SETTLED = 5000; // ms after the engine is ready: the table is set, and the worker may look at its files
const HELD = 1200; // ms after "Update now": the old worker, which gives way in less, is held
const LATE = 5000; // ms after that: nor does the server answer
const RETRY = 1000; // ms until a question that an update cut off is asked again
const framed = window.top !== window;
let taking = false; // this page activates the new version
let wished = false; // the reader asked for the new version
let touched = false; // whether the reader did anything since the first screen was drawn

/** Whether our own service worker answers for this page, not that of a copy in a folder above. */
const controlled = () => navigator.serviceWorker.controller?.scriptURL === String(script("keeper"));
const atTable = () => document.body.dataset.screen !== "start";
const inUse = () => atTable() || touched || /** @type {HTMLDialogElement} */ (document.getElementById("sheet")).open;

for (const name of ["pointerdown", "click", "input", "keydown"]) addEventListener(name, () => (touched = true), true);

/** Call when the first screen comes back after a table; not when it is drawn again, as while the cards are dealt. @param {(watch: MutationObserver) => void} then */
function back(then) {
  const watch = new MutationObserver(([{ oldValue }]) => oldValue === "start" || atTable() || then(watch));
  watch.observe(document.body, { attributeFilter: ["data-screen"], attributeOldValue: true });
}
back(() => (touched = false));

/**
 * Activate the waiting version and reload with it: the game was saved after its last decision. The browser lets it in
 * when the active one has nothing under way, so that one is asked to stop first (docs/adr/0034); an earlier build's
 * does not know the question and ends by itself. @param {ServiceWorkerRegistration} registration
 */
function take({ active, waiting }) {
  taking = true;
  active?.postMessage("stop");
  waiting?.postMessage("take over");
}

/** Take the new version since the reader asks for it, and say so; say, too, what holds it up. @param {ServiceWorkerRegistration} registration */
function takeNow(registration) {
  wished = true;
  notifyOngoing("update-coming");
  setTimeout(async () => {
    if (!registration.waiting) location.reload();
    else if (await reachable()) reloadPast(registration);
    else setTimeout(() => notify("update-late", "engine-again", () => takeNow(registration)), LATE);
  }, HELD);
  take(registration);
}

/** Take the new version without being asked; offer it if the page is in use by the time that it is held up. @param {ServiceWorkerRegistration} registration */
function takeUnasked(registration) {
  setTimeout(async () => {
    if (!registration.waiting || !(await reachable())) return;
    if (inUse()) offer(registration);
    else reloadPast(registration);
  }, HELD);
  take(registration);
}

/** Whether the server answers. Asked for the worker's own file: no worker answers for that, as it does for pages without a server. */
async function reachable() {
  const answer = await fetch(String(script("keeper")), { method: "HEAD", cache: "no-store" }).catch(() => null);
  return Boolean(answer?.ok);
}

/**
 * Load the new version past a worker that does not give way: without its registration the page comes from the server,
 * and registers the new one. @param {ServiceWorkerRegistration} registration
 */
async function reloadPast(registration) {
  await registration.unregister();
  location.reload();
}

/** Activate a new version at once if the page is not in use; else when it no longer is, or the reader asks for it. @param {ServiceWorkerRegistration} registration */
function waits(registration) {
  if (!registration.waiting || !controlled()) return;
  if (inUse()) offer(registration);
  else takeUnasked(registration);
}

/** Offer a new version, and activate it as soon as a table is left. @param {ServiceWorkerRegistration} registration */
function offer(registration) {
  notify(atTable() ? "update-waits" : "update-here", "update-now", () => takeNow(registration));
  back(watch => {
    if (inUse()) return;
    watch.disconnect();
    takeUnasked(registration);
  });
}

/** The new version is active: reload, unless this page is in use, as when another tab activated it. */
function taken() {
  if (wished || (taking && !inUse())) location.reload();
  else notify("update-taken", "reload", () => location.reload());
}

/** Only on the first screen and before anything is done there, over the row of games that are ready offline. */
function notifyOffline() {
  storage.write(TOLD, "1");
  notifyBelow("offline-ready");
}
new MutationObserver(() => atTable() && stage.dismiss("offline-ready")).observe(document.body, { attributeFilter: ["data-screen"] });

async function notifyWhenWhole() {
  const whole = await ask("whole? " + GAME);
  performance.mark(whole ? "offline-ready" : "offline-broken");
  if (!whole) return;
  if (!inUse()) return notifyOffline();
  back(watch => {
    watch.disconnect();
    notifyOffline();
  });
}

/** Ask the service worker (site/sw.js lists the questions); ask the next one if it gives way to that. @param {string} question */
async function ask(question) {
  let answer = await answerTo(question);
  while (answer === null) {
    await new Promise(done => setTimeout(done, RETRY));
    answer = await answerTo(question);
  }
  return answer;
}

/** The active worker's answer; null if it is to give way, or has. @param {string} question @returns {Promise<unknown>} */
async function answerTo(question) {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise(done => {
    port1.onmessage = ({ data }) => done(data);
    active?.addEventListener("statechange", () => active.state === "redundant" && done(null));
    active?.postMessage(question, [port2]);
  });
}

async function register() {
  const registration = await navigator.serviceWorker.register(script("keeper"));
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => coming.state === "installed" && waits(registration));
  });
  waits(registration);
  await calm();
  stage.keeper = ask;
  // Before the long look at all files, not after it: a page that is told to be whole asks for nothing more, so that no
  // answer of the old worker is under way when a new one takes over.
  stage.onact?.("offline", "", "");
  if (storage.read(TOLD)) setTimeout(() => registration.active?.postMessage("look " + GAME), SETTLED);
  else await notifyWhenWhole();
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
  let first = !controlled();
  serviceWorker.addEventListener("controllerchange", () => (first ? (first = false) : taken()));
  const now = controlled() ? Promise.resolve() : calm();
  Promise.all([now, spoken]).then(register).catch(problem => {
    performance.mark("offline-broken", { detail: String(problem) });
    window.blackBox.keep("offline", problem);
  });
}

// A shortcut of the installed app: resume the game at once.
if (new URLSearchParams(location.search).has("continue")) {
  const alive = stage.alive;
  stage.alive = () => {
    alive();
    stage.onact?.("continue", "", "");
  };
}
