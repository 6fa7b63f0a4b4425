// Keeps a snapshot of a freshly started engine's memory on the device: restoring it is quicker than starting again.
const CACHE = GAME + "-engine-" + new URL("../../", import.meta.url); // copies of the site may share an origin
const BEFORE = `${GAME}-engine`; // the name in older versions, the same for all copies; goes with 1.0 (docs/adr/0011)
const KEY = new URL(`../../engine/started/${ENGINE}`, import.meta.url).href; // ENGINE: a hash of all that the engine is made of, defined by the build
const PAGE = 4096; // bytes; pages of zeros, two thirds of them all, are left out
const WAIT = 4000; // milliseconds for the browser to read it: Chromium has been seen not to answer after a reload
const LATER = 8000; // milliseconds: the first game begins before the snapshot is stored

/** The stored memory of a started engine, for Pyodide; null if there is none, it is damaged or the browser does not give it. */
export const recall = () => Promise.race([stored(), new Promise(done => setTimeout(done, WAIT))]);

/** @returns {Promise<Uint8Array | null>} */
async function stored() {
  try {
    const stored = await (await caches.open(CACHE)).match(KEY);
    if (!stored) return null;
    const packed = await stored.arrayBuffer();
    return (await hash(packed)) === stored.headers.get("x-hash") ? unpacked(packed) : await forget();
  } catch {
    return null; // nothing is stored in a frame or a private window
  }
}

/** Copy the memory now and store it later for the next start, in the place of other versions' snapshots. @param {() => Uint8Array} copied */
export function keep(copied) {
  try {
    setTimeout(store, LATER, copied());
  } catch (problem) {
    console.warn(problem); // the engine runs without it
  }
}

/** @param {Uint8Array} memory */
async function store(memory) {
  const packed = pack(memory);
  try {
    await forget();
    const headers = { "x-hash": await hash(packed) };
    await (await caches.open(CACHE)).put(KEY, new Response(packed, { headers }));
  } catch {
    // no room on the device: the next start is without a snapshot
  }
}

export async function forget() {
  for (const name of [CACHE, BEFORE]) await caches.delete(name);
  return null;
}

/** A snapshot as it is stored: its length, the number of pages, their places, the pages. @param {Uint8Array} memory */
function pack(memory) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length / 4);
  const places = [];
  for (let i = 0; i < words.length; i++) {
    if (!words[i]) continue;
    const page = Math.floor((i * 4) / PAGE);
    places.push(page);
    i = ((page + 1) * PAGE) / 4 - 1; // on to the next page
  }
  const packed = new Uint8Array(8 + places.length * (4 + PAGE));
  new Uint32Array(packed.buffer, 0, 2 + places.length).set([memory.length, places.length, ...places]);
  let at = 8 + places.length * 4;
  for (const page of places) {
    packed.set(memory.subarray(page * PAGE, (page + 1) * PAGE), at);
    at += PAGE;
  }
  return packed;
}

/** @param {ArrayBuffer} packed */
function unpacked(packed) {
  const [length, count] = new Uint32Array(packed, 0, 2);
  const memory = new Uint8Array(length);
  let at = 8 + count * 4;
  for (const page of new Uint32Array(packed, 8, count)) {
    memory.set(new Uint8Array(packed, at, Math.min(PAGE, length - page * PAGE)), page * PAGE);
    at += PAGE;
  }
  return memory;
}

/** @param {BufferSource} packed */
async function hash(packed) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", packed));
  return Array.from(digest, byte => byte.toString(16).padStart(2, "0")).join("");
}
