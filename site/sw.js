// Offline: every file of the site is kept by its hash and served from what is kept. The build bundles this with Workbox
// and puts the list of files in. Only this site's own cache is touched: an origin may be shared with others.
import { cacheNames, clientsClaim, setCacheNameDetails } from "workbox-core";
import { addPlugins, getCacheKeyForURL, precacheAndRoute } from "workbox-precaching";
import { workshopCache } from "./workshop/cache.js";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const FILES = self.__WB_MANIFEST;
const CALM = 10000; // ms after a page was opened: by then the table is set
const FOLDERS = /\/(?!workshop)[a-z]+-[0-9a-f]{12}\//; // of one build each (build/folders.py)

setCacheNameDetails({ prefix: GAME });
const PREVIOUS = cacheNames.precache.replace("precache", "previous"); // what tabs of an older build may still ask for
// Ask the server whether what the browser has is still right, instead of fetching again what the page just fetched.
addPlugins([{ requestWillFetch: async ({ request }) => (request.mode === "navigate" ? request : new Request(request, { cache: "no-cache" })) }]);
// Before Workbox's own listener: once that answers, no other hears of the visit.
worker.addEventListener("fetch", event => {
  if (event.request.mode !== "navigate") return;
  event.waitUntil(new Promise(done => setTimeout(done, CALM)).then(healed).then(forgetPrevious));
});
// A tab of an older build gets its parts from what was kept for it, or from a server that still has them.
worker.addEventListener("fetch", event => {
  const { request } = event;
  if (!request.url.startsWith(worker.registration.scope) || !FOLDERS.test(request.url) || getCacheKeyForURL(request.url)) return;
  event.respondWith(caches.match(request.url, { cacheName: PREVIOUS }).then(own => own ?? fetch(request)));
});
// The workshop's page keeps its files itself, once it was opened (site/workshop/keeping.js): the page from the network first.
worker.addEventListener("fetch", event => {
  const { request } = event;
  const { scope } = worker.registration;
  if (!request.url.startsWith(scope + "workshop")) return;
  const page = request.mode === "navigate";
  const address = request.url.startsWith(scope + "workshop-table") ? "workshop-table.html" : "workshop.html"; // some hosts leave .html out
  const kept = async () => (await caches.open(workshopCache(scope))).match(page ? scope + address : request.url);
  event.respondWith(page ? fetch(request).catch(async () => (await kept()) ?? Response.error()) : kept().then(own => own ?? fetch(request)));
});
precacheAndRoute(FILES, { ignoreURLParametersMatching: [/./] });
clientsClaim(); // the first page may go offline too; a new version waits until a page lets it in

/** @type {Promise<boolean> | null} */
let looked = null;

/** Compare every kept file with its hash and fetch what is missing or damaged; whether all are whole now. */
async function heal() {
  const cache = await caches.open(cacheNames.precache);
  let whole = true;
  for (const { url, integrity } of FILES) {
    if (worker.serviceWorker?.state === "redundant") return false; // a newer one has deleted these files on purpose
    const key = getCacheKeyForURL(url) ?? url;
    const kept = await cache.match(key);
    if (kept && (await hash(kept)) === integrity) continue;
    try {
      const fresh = await fetch(url, { integrity, cache: "reload" });
      await cache.put(key, new Response(fresh.body, fresh)); // a copy: no browser opens a page that was sent on
    } catch {
      whole = false;
    }
  }
  return whole;
}

/** @param {Response} response */
async function hash(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return "sha256-" + btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** The tabs of this site. */
const tabs = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });

/** Before Workbox deletes the files of the older build: keep those that other tabs were built with. */
async function keepPrevious() {
  if ((await tabs()).length < 2) return;
  const [present, previous] = await Promise.all([caches.open(cacheNames.precache), caches.open(PREVIOUS)]);
  for (const request of await present.keys()) {
    const [address] = request.url.split("?");
    const kept = FOLDERS.test(address) && !getCacheKeyForURL(address) && (await present.match(request));
    if (kept) await previous.put(address, kept);
  }
}

/** Once no other tab is open, none is of an older build. */
async function forgetPrevious() {
  if ((await tabs()).length < 2) await caches.delete(PREVIOUS);
}

/** One look at a time; who asks meanwhile gets the same answer. */
const healed = () => (looked ??= heal().finally(() => (looked = null)));

worker.addEventListener("message", event => {
  if (event.data === "take over") event.waitUntil(keepPrevious().catch(() => {}).then(() => worker.skipWaiting()));
  if (event.data === "whole?") event.waitUntil(healed().then(whole => event.ports[0].postMessage(whole)));
});
