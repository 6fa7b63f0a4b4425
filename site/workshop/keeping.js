// Keeps the workshop's files on the device once it has run, so that it opens offline: in a cache of its own, apart from
// the table's.
import { workshopCache } from "./cache.js";
import { script } from "../js/trusted.js";

const HERE = new URL("./", document.baseURI).href;
const CACHE = workshopCache(HERE);
const absolute = (/** @type {string} */ address) => new URL(address, HERE).href;

/** A kept file, if there is one. @param {string} address @returns {Promise<Response | undefined>} */
export async function recall(address) {
  try {
    return await (await caches.open(CACHE)).match(absolute(address));
  } catch {
    return undefined; // nothing is kept in a private window
  }
}

/** Keep these files and no others; their addresses change with their contents, but for the pages'. @param {string[]} addresses */
export async function keep(addresses) {
  try {
    const cache = await caches.open(CACHE);
    const all = addresses.map(absolute);
    const pages = all.filter(one => one.endsWith(".html"));
    const rest = all.filter(one => !pages.includes(one));
    for (const address of rest) if (!(await cache.match(address))) await cache.add(address);
    for (const page of pages) {
      const fresh = await fetch(page);
      if (fresh.ok) await cache.put(page, new Response(fresh.body, fresh)); // a copy: no browser opens a page that was sent on
    }
    await navigator.serviceWorker?.register(script("keeper"));
    for (const old of await cache.keys()) if (!all.includes(old.url)) await cache.delete(old);
    performance.mark("workshop-kept");
  } catch {
    // no room on the device, or nothing can be kept here: the workshop opens with a connection alone
  }
}
