// Spare chairs: while a line is open, each device lets a further connection wait for the other, which can be taken without
// any code when the line is lost or a page is loaded again. Whoever comes back has kept a certificate and the two words by
// which its answer is known; the device that waits has been given these before, and takes nobody else.
//
//   both ways   {dial: code} what I shall answer with, without an address · {chair: code, dial} what to answer then
//
// Browsers may refuse to answer with words that were agreed before: then there is no spare chair, and a code is scanned.
import { isFresh } from "../js/freshness.js";
import { fromDescription, read, toDescription, write } from "./code.js";

const RETURN = 20_000; // milliseconds after which a chair that nobody keeps is given up
const ATTEMPT = 3000; // after which the other device is looked for anew: its name may not have been heard in the network
const RENEWAL = 240_000; // milliseconds after which a chair is made anew
const SOONEST = 2000; // after one chair for the next one: the other device is not trusted
const STORE = "seats";
const NAME = `${GAME}-phones-${new URL("./", location.href).pathname}`; // of the folder: a page may have several addresses
const OLD = `${GAME}-phones-${location.pathname}`; // what it was called before; until 1.0 its tickets are taken over
/** @type {EcKeyGenParams} */
const CURVE = { name: "ECDSA", namedCurve: "P-256" };

/** @typedef {{ certificate: RTCCertificate, ufrag: string, password: string, dial: string, chair?: string, at?: number }} Ticket what brings this device back to one line */
/** @typedef {import("./connection.js").Connection} Connection */

/** The chairs of one line: the one that waits here, and the ticket to the one that waits at the other device. */
export class Spare {
  /** @param {string} name under which the ticket is stored @param {(message: object) => unknown} send @param {(onopen: (connection: Connection) => void) => Connection} make makes a connection that is taken when it opens */
  constructor(name, send, make) {
    this.name = name;
    this.send = send;
    this.make = make;
    /** @type {Connection[]} */
    this.waiting = []; // the newest chair, and the one before it: its ticket may still be on its way
    /** @type {Ticket | null} */
    this.ticket = null;
    this.made = 0; // when this device asked for a chair last, as performance.now() counts; 0 before it has
    this.offered = -Infinity; // when it made one for the other last
    this.early = ""; // what the other device asked for too soon after that
  }

  /** Ask the other device for a chair; the ticket to an earlier one is used up. */
  async ask() {
    this.made = performance.now();
    forget(this.name);
    try {
      const certificate = this.ticket?.certificate ?? (await RTCPeerConnection.generateCertificate(CURVE));
      const [ufrag, password, fingerprint] = [letters(6), letters(18), await fingerprintOf(certificate)];
      const dial = write({ answer: true, number: 0, fingerprint, ufrag, password, candidates: [] });
      this.ticket = { certificate, ufrag, password, dial };
      this.send({ dial });
    } catch {
      // this browser has no certificates to keep
    }
  }

  /** To be called once a second while the line is open. */
  tick() {
    if (this.made && performance.now() - this.made > RENEWAL) this.ask();
    if (this.early && performance.now() - this.offered >= SOONEST) this.take({ dial: this.early });
  }

  /** Hear what concerns the chairs. @param {any} message */
  async take({ dial, chair }) {
    try {
      if (typeof chair === "string") await this.keep(chair, dial);
      else if (typeof dial === "string") await this.wait(dial);
    } catch {
      // a code that is none: there is no chair
    }
  }

  /** Keep the ticket to a chair, unless it waits for words that are not the newest. @param {string} chair @param {unknown} dial */
  async keep(chair, dial) {
    if (this.ticket && this.ticket.dial === dial && !read(chair).answer) await put(this.name, { ...this.ticket, chair, at: Date.now() });
  }

  /** Let a connection wait for the other device. @param {string} dial */
  async wait(dial) {
    const code = read(dial);
    if (!code.answer) return;
    this.early = performance.now() - this.offered < SOONEST ? dial : "";
    if (this.early) return;
    this.offered = performance.now();
    const connection = this.make(taken => (this.waiting = this.waiting.filter(one => one !== taken)));
    this.waiting.unshift(connection);
    for (const old of this.waiting.splice(2)) old.close();
    const chair = await connection.offer(0);
    await connection.peer.setRemoteDescription(toDescription(code));
    this.send({ chair, dial });
  }

  /** Give up the chairs that wait here. */
  close() {
    for (const connection of this.waiting.splice(0)) connection.close();
  }
}

/** Take the chair of a ticket, and try again until a connection opens or nobody seems to wait; whether there is a ticket. @param {string} name @param {(certificates: RTCCertificate[]) => Connection} make @param {() => boolean} isBack whether another connection has opened meanwhile */
export async function comeBack(name, make, isBack) {
  const end = performance.now() + RETURN;
  const first = await dial(name, make);
  const goOn = async (/** @type {Connection | null} */ connection) => {
    if (!connection || connection.isOpen()) return;
    if (isBack() || performance.now() >= end) connection.close();
    else if (/^(connected|completed)$/.test(connection.peer.iceConnectionState)) setTimeout(goOn, ATTEMPT, connection);
    else {
      connection.peer.close();
      setTimeout(goOn, ATTEMPT, await dial(name, make));
    }
  };
  setTimeout(goOn, ATTEMPT, first);
  return first !== null;
}

/** Take the chair of a ticket once: the connection, which opens if the other device still waits; null if it cannot be. @param {string} name @param {(certificates: RTCCertificate[]) => Connection} make */
async function dial(name, make) {
  try {
    const ticket = await get(name);
    if (!ticket?.chair) return null;
    const connection = make([ticket.certificate]);
    const { peer } = connection;
    await peer.setRemoteDescription(toDescription(read(ticket.chair)));
    const { sdp } = await peer.createAnswer();
    const agreed = sdp?.replace(/^(a=ice-ufrag:).*$/m, `$1${ticket.ufrag}`).replace(/^(a=ice-pwd:).*$/m, `$1${ticket.password}`);
    await peer.setLocalDescription({ type: "answer", sdp: agreed });
    return connection;
  } catch {
    return null;
  }
}

/** The names of all tickets that begin so; those of earlier evenings are thrown away. @param {string} beginning @returns {Promise<string[]>} */
export async function tickets(beginning) {
  const keys = await stored("readonly", store => store.getAllKeys()).catch(() => []);
  const names = [];
  for (const name of keys.map(String)) if (await lasts(name)) names.push(name);
  return names.filter(name => name.startsWith(beginning));
}

/** Whether a ticket is fresh; else it is thrown away. One without a time, or of a time to come, counts from now. @param {string} name */
async function lasts(name) {
  const ticket = await get(name).catch(() => undefined);
  const now = Date.now();
  if (!ticket || !isFresh(ticket.at ?? now, now)) {
    await forget(name);
    return false;
  }
  if (!(Number(ticket.at) <= now)) await put(name, { ...ticket, at: now }).catch(() => {});
  return true;
}

/** Throw a ticket away. @param {string} name */
export const forget = name => stored("readwrite", store => store.delete(name)).catch(() => {});

/** @param {string} name @returns {Promise<Ticket | undefined>} */
const get = name => stored("readonly", store => store.get(name));

/** @param {string} name @param {Ticket} ticket */
const put = (name, ticket) => stored("readwrite", store => store.put(ticket, name));

/** @type {Promise<unknown> | undefined} */
let adopted;

/** @template T @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest<T>} act @returns {Promise<T>} */
async function stored(mode, act) {
  adopted ??= OLD === NAME ? Promise.resolve() : adopt().catch(() => {}); // there is none
  await adopted;
  return inStore(mode, act);
}

/** Take over the tickets that are stored under the old name. */
async function adopt() {
  const opening = indexedDB.open(OLD);
  opening.onupgradeneeded = () => opening.transaction?.abort(); // it would be made here
  const base = await result(opening);
  const store = base.transaction(STORE).objectStore(STORE);
  const [names, tickets] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
  base.close();
  for (const [at, name] of names.entries()) await inStore("readwrite", store => store.put(tickets[at], name));
  indexedDB.deleteDatabase(OLD);
}

/** @template T @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest<T>} act @returns {Promise<T>} */
async function inStore(mode, act) {
  const opening = indexedDB.open(NAME);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const base = await result(opening);
  try {
    return await result(act(base.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    base.close();
  }
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function result(request) {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}

/** Random letters as ICE has them. @param {number} bytes */
function letters(bytes) {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))));
}

/** @param {RTCCertificate} certificate */
async function fingerprintOf(certificate) {
  const peer = new RTCPeerConnection({ certificates: [certificate] });
  peer.createDataChannel("");
  const { sdp } = await peer.createOffer();
  peer.close();
  return fromDescription(sdp ?? "", false, 0).fingerprint;
}
