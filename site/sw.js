// Offline: the files of the first screen and the first game are stored by their hashes and served from the store, and so
// are those of every other game once it was opened or asked for (docs/adr/0027). The build bundles this with Workbox and
// puts the list of files in. Only this site's own caches are touched: an origin may be shared with others.
import { cacheNames, clientsClaim, setCacheNameDetails } from "workbox-core";
import { addPlugins, getCacheKeyForURL, precacheAndRoute } from "workbox-precaching";
import { workshopCache } from "./workshop/cache.js";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { scope } = worker.registration;
const LISTED = self.__WB_MANIFEST;
const FILES = LISTED.filter(file => !file.game);
const OTHERS = [...new Set(LISTED.flatMap(file => file.game ?? []))]; // the games beside the first
const BY_ADDRESS = new Map(LISTED.filter(file => file.game).map(file => [scope + file.url, file]));
const UNASKED = 15000; // ms after a visit without "look": its page has not come so far
const PAUSE = 10000; // ms after "stop" in which no file is looked at: the new version has taken over by then
const FOLDERS = /\/(?!workshop)[a-z]+-[0-9a-f]{12}\//; // of one build each (build/folders.py)

setCacheNameDetails({ prefix: GAME });
const PREVIOUS = cacheNames.precache.replace("precache", "previous"); // what tabs of an older build may still ask for
addPlugins([
  {
    requestWillFetch: async ({ request }) => (request.mode === "navigate" ? request : new Request(request, { cache: freshness(request.url) })),
    // While this version is installed: a damaged copy of the browser's is passed over.
    handlerDidError: async ({ request, event }) => {
      if (event?.type !== "install" || freshness(request.url) === "no-cache") return;
      const response = await fetch(new Request(request, { cache: "reload" }));
      await (await caches.open(cacheNames.precache)).put(getCacheKeyForURL(request.url) ?? request, response.clone());
      return response;
    },
  },
]);

/** Return how a file is fetched: in a folder of its build's name it cannot have changed, so the browser's copy, which the page just fetched, will do without a question to the server. @param {string} url @returns {RequestCache} */
function freshness(url) {
  return FOLDERS.test(url) ? "force-cache" : "no-cache";
}

/** The cache of a game. @param {string} game */
const cacheOf = game => (game === GAME ? cacheNames.precache : cacheNames.precache.replace("precache", game));
/** The files of a game. @param {string} game */
const filesOf = game => (game === GAME ? FILES : LISTED.filter(file => file.game === game));
/** The address under which a file is stored: one that is changed in place has its revision in it, as with Workbox. @param {ListedFile} file */
const keyOf = file => (file.game ? scope + file.url + (file.revision ? `?__WB_REVISION__=${file.revision}` : "") : (getCacheKeyForURL(file.url) ?? file.url));

/** The file of another game at an address; some hosts leave .html out. @param {string} url */
function fileAt(url) {
  const [address] = url.split(/[?#]/);
  return BY_ADDRESS.get(address) ?? BY_ADDRESS.get(`${address}.html`);
}

// A page asks for the look at its files once its engine is ready. One whose own files are damaged cannot ask, so the
// worker looks by itself. No event is held for the wait: a new version is let in only when none is (docs/adr/0034).
// Before Workbox's own listener: once that answers, no other hears of the visit.
/** @type {ReturnType<typeof setTimeout> | undefined} */
let unasked;
worker.addEventListener("fetch", event => {
  if (event.request.mode !== "navigate") return;
  const game = fileAt(event.request.url)?.game;
  clearTimeout(unasked);
  unasked = setTimeout(() => look(game), UNASKED);
});
// A file of another game comes from its cache, or from the server. A tab of an older build gets its parts from what was
// stored for it, or from a server that still has them.
worker.addEventListener("fetch", event => {
  const { request } = event;
  const file = fileAt(request.url);
  if (!file && (!request.url.startsWith(scope) || !FOLDERS.test(request.url) || getCacheKeyForURL(request.url))) return;
  const stored = file ? caches.match(keyOf(file), { cacheName: cacheOf(file.game ?? GAME) }) : caches.match(request.url, { cacheName: PREVIOUS });
  event.respondWith(stored.then(own => own ?? fetch(request)));
});
// The workshop's page keeps its files itself, once it was opened (site/workshop/keeping.js): the page from the network first.
worker.addEventListener("fetch", event => {
  const { request } = event;
  if (!request.url.startsWith(scope + "workshop")) return;
  const page = request.mode === "navigate";
  const address = request.url.startsWith(scope + "workshop-table") ? "workshop-table.html" : "workshop.html"; // some hosts leave .html out
  const stored = async () => (await caches.open(workshopCache(scope))).match(page ? scope + address : request.url);
  event.respondWith(page ? fetch(request).catch(async () => (await stored()) ?? Response.error()) : stored().then(own => own ?? fetch(request)));
});
worker.addEventListener("install", event => event.waitUntil(storeAgain().catch(() => {})));
worker.addEventListener("activate", event => event.waitUntil(forgetReplaced()));
precacheAndRoute(FILES, { ignoreURLParametersMatching: [/./] });
clientsClaim(); // the first page may go offline too; a new version waits until a page lets it in

/** Ends looks at files, since a new version is to take over; a new one after each pause. */
let stopper = new AbortController();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;

/** Stop looking at files, and begin no look for a while. */
function stop() {
  stopper.abort();
  clearTimeout(pause);
  pause = setTimeout(() => (stopper = new AbortController()), PAUSE);
}

/** The result of a look, or null as soon as looks are stopped: its last step may take a while, and no event is held for it. @template Result @param {Promise<Result>} result @returns {Promise<Result | null>} */
function unlessStopped(result) {
  const { signal } = stopper;
  if (signal.aborted) return Promise.resolve(null);
  return Promise.race([result, new Promise(done => signal.addEventListener("abort", () => done(null)))]);
}

/** Compare every stored file of a game with its hash and fetch what is missing or damaged; whether all are whole now, or null if stopped. @param {string} game */
async function heal(game) {
  const { signal } = stopper;
  const cache = await caches.open(cacheOf(game));
  let whole = true;
  for (const file of filesOf(game)) {
    if (signal.aborted || worker.serviceWorker?.state === "redundant") return null; // a newer one has deleted these files on purpose
    const key = keyOf(file);
    const stored = await cache.match(key);
    try {
      if (stored && (await hash(stored)) === file.integrity) continue;
    } catch {
      // it cannot be read
    }
    try {
      const fresh = await fetchListed(file, signal);
      await cache.put(key, new Response(fresh.body, fresh)); // a copy: no browser opens a page that was sent on
    } catch {
      whole = false;
    }
  }
  return signal.aborted ? null : whole;
}

/** Fetch a file with the hash of the list; if the browser's own copy is damaged, past it. @param {ListedFile} file @param {AbortSignal} signal */
async function fetchListed({ url, integrity }, signal) {
  const cache = freshness(new URL(url, scope).href);
  try {
    return await fetch(url, { integrity, cache, signal });
  } catch (problem) {
    if (cache === "no-cache" || signal.aborted) throw problem;
    return fetch(url, { integrity, cache: "reload", signal });
  }
}

/** @param {Response} response */
async function hash(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return "sha256-" + btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** One look at a game at a time; who asks meanwhile gets the same answer. @type {Map<string, Promise<boolean | null>>} */
const looks = new Map();

/** @param {string} game */
function healed(game) {
  const look = looks.get(game) ?? heal(game).finally(() => looks.delete(game));
  looks.set(game, look);
  return look;
}

/** The other games that have a cache. */
async function storedGames() {
  const names = await caches.keys();
  return OTHERS.filter(game => names.includes(cacheOf(game)));
}

/** Heal the first game, every other one that is stored, and perhaps one more; whether all are whole, or null if stopped. @param {string} [game] */
async function healStored(game) {
  let whole = true;
  for (const each of new Set([GAME, game ?? GAME, ...(await storedGames())])) {
    const healthy = await healed(each);
    if (healthy === null) return null;
    whole &&= healthy;
  }
  return whole;
}

/** Look at the files after a visit. @param {string} [game] */
async function look(game) {
  clearTimeout(unasked);
  if ((await unlessStopped(healStored(game))) !== null) await forgetPrevious();
}

/** Whether every file of a game is stored; what is in the files is not looked at. @param {string} game */
async function isStored(game) {
  if (!(await caches.has(cacheOf(game)))) return false;
  const keys = new Set((await (await caches.open(cacheOf(game))).keys()).map(request => request.url));
  return filesOf(game).every(file => keys.has(new URL(keyOf(file), scope).href));
}

/** While a new version is installed: store its files of each game that is stored, also of those that a worker had that stored every game. */
async function storeAgain() {
  const present = await caches.open(cacheNames.precache);
  for (const game of OTHERS) {
    const page = scope + filesOf(game).find(file => file.url.endsWith(".html"))?.url;
    if ((await caches.has(cacheOf(game))) || (await present.match(page, { ignoreSearch: true }))) await healed(game);
  }
}

/** Delete the files that this version has replaced. */
async function forgetReplaced() {
  for (const game of await storedGames()) {
    const cache = await caches.open(cacheOf(game));
    const keys = new Set(filesOf(game).map(keyOf));
    for (const request of await cache.keys()) if (!keys.has(request.url)) await cache.delete(request);
  }
}

/** The tabs of this site. */
const tabs = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });

/** Before the files of the older build are deleted: keep those that other tabs were built with. */
async function keepPrevious() {
  if ((await tabs()).length < 2) return;
  const previous = await caches.open(PREVIOUS);
  for (const game of [GAME, ...(await storedGames())]) {
    const present = await caches.open(cacheOf(game));
    for (const request of await present.keys()) {
      const [address] = request.url.split("?");
      const older = FOLDERS.test(address) && !getCacheKeyForURL(address) && !fileAt(address) && (await present.match(request));
      if (older) await previous.put(address, older);
    }
  }
}

/** Once no other tab is open, none is of an older build. */
async function forgetPrevious() {
  if ((await tabs()).length < 2) await caches.delete(PREVIOUS);
}

/** The game that a page names, if it is not the first. @param {string} [name] */
const otherGame = name => OTHERS.find(game => game === name);

/**
 * Requests of pages: "ready?" (which games are stored, as JSON), "whole? island" (store and check one), "whole?" (all that
 * are stored; null if it was stopped, and the next version is to be asked); and what they say: "look island" (a visit's
 * page is ready), "stop" (a new version is to take over), and to the new one, "take over".
 */
worker.addEventListener("message", event => {
  const [question, game] = String(event.data).split(" ");
  const reply = (/** @type {unknown} */ answer) => event.ports[0].postMessage(answer);
  if (event.data === "take over") event.waitUntil(keepPrevious().catch(() => {}).then(() => worker.skipWaiting()));
  if (event.data === "stop") stop();
  if (question === "look") event.waitUntil(look(otherGame(game)));
  if (question === "whole?") event.waitUntil(unlessStopped(healStored(otherGame(game))).then(reply));
  if (question === "ready?") {
    const games = [GAME, ...OTHERS];
    event.waitUntil(Promise.all(games.map(isStored)).then(ready => reply(JSON.stringify(games.map((name, at) => [name, ready[at]])))));
  }
});
