// The codes with which two devices find each other: what WebRTC's session descriptions (SDP) say, in about 90 bytes, so
// that a QR code or a link can hold it. A description is always written here, from checked bytes: no text of a stranger
// reaches the browser. Addresses outside private networks are dropped when a code is written and when it is read.
//
//   version 4 bits, answer 1 bit, 3 bits 0 | number of the offer | fingerprint (32 bytes) | ufrag | password
//   | up to four candidates | CRC-16
//
// ufrag and password: form 2 bits, length in bytes 6 bits, bytes. A candidate: kind, address, port (2 bytes).

const VERSION = 1;
const FINGERPRINT = 32; // bytes of SHA-256
const MOST = 4; // candidates
const LOWEST_PORT = 1024;
const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const [AS_BASE64, AS_HEX, AS_IT_IS] = [0, 1, 2];
const [IPV4, IPV6, LOCAL] = [0, 1, 2];
const LENGTHS = [4, 16, 16]; // bytes of an address, by its kind

/** @typedef {{ kind: number, address: Uint8Array, port: number }} Candidate */
/** @typedef {{ answer: boolean, number: number, fingerprint: Uint8Array, ufrag: string, password: string, candidates: Candidate[] }} Code */

/** A code that is none, is damaged, is another version's, or is not the one that is wanted; `id` is a message. */
export class CodeError extends Error {
  /** @param {"code-foreign" | "code-damaged" | "code-version" | "code-guest" | "code-table" | "code-older"} id @param {string} text */
  constructor(id, text) {
    super(text);
    this.id = id;
  }
}

/** @param {string} text @returns {never} */
function damaged(text) {
  throw new CodeError("code-damaged", text);
}

// --- text

/** Write a code as letters for an address (base64url). @param {Code} code */
export function write(code) {
  const letters = btoa(String.fromCharCode(...pack(code)));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Read letters of an address, with whatever a chat program has put around or between them. @param {string} text @returns {Code} */
export function read(text) {
  const letters = text.replace(/^.*[#&](?:join|answer)=/s, "").replace(/&.*$/s, "").replace(/\s/g, "");
  if (!/^[\w-]{60,400}$/.test(letters) || letters.length % 4 === 1) throw new CodeError("code-foreign", "these are no letters of a code");
  const bytes = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return unpack(Uint8Array.from(bytes, letter => letter.charCodeAt(0)));
}

// --- bytes

/** @param {Code} code */
export function pack({ answer, number, fingerprint, ufrag, password, candidates }) {
  const bytes = [(VERSION << 4) | (answer ? 8 : 0), number, ...fingerprint, ...packedWord(ufrag), ...packedWord(password)];
  for (const { kind, address, port } of candidates) bytes.push(kind, ...address, port >> 8, port & 255);
  const check = crc16(bytes);
  return Uint8Array.of(...bytes, check >> 8, check & 255);
}

/** @param {Uint8Array} bytes @returns {Code} */
export function unpack(bytes) {
  let at = 0;
  /** @param {number} length */
  const take = length => (at + length <= bytes.length - 2 ? bytes.subarray(at, (at += length)) : damaged("it breaks off"));
  const [head, number] = take(2);
  if (head >> 4 !== VERSION) throw new CodeError("code-version", `a code of version ${VERSION} is wanted`);
  if (head & 7) damaged("a bit is set that means nothing");
  const check = crc16(bytes.subarray(0, -2));
  if (bytes.at(-2) !== check >> 8 || bytes.at(-1) !== (check & 255)) damaged("it does not fit its checksum");
  const fingerprint = take(FINGERPRINT).slice();
  const ufrag = unpackedWord(take, 4, 32);
  const password = unpackedWord(take, 22, 64);
  /** @type {Candidate[]} */
  const candidates = [];
  while (at < bytes.length - 2) {
    const [kind] = take(1);
    if (!(kind in LENGTHS)) damaged("there is no such kind of address");
    const address = take(LENGTHS[kind]).slice();
    const [high, low] = take(2);
    const candidate = { kind, address, port: high * 256 + low };
    if (!isNeighbour(candidate)) damaged("an address lies outside private networks");
    candidates.push(candidate);
  }
  const answer = Boolean(head & 8);
  if (candidates.length > MOST) damaged("there are too many addresses");
  if (!candidates.length && !answer) damaged("there is no address");
  const code = { answer, number, fingerprint, ufrag, password, candidates };
  // Each code has one form, so that two that differ cannot mean the same.
  if (pack(code).some((byte, place) => byte !== bytes[place])) damaged("it could be written otherwise");
  return code;
}

/** Letters as few bytes: Chromium's are base64, Firefox's are hexadecimal. @param {string} word */
function packedWord(word) {
  if (word.length % 2 === 0 && /^[0-9a-f]+$/.test(word)) {
    const bytes = ofHex(word);
    return [(AS_HEX << 6) | bytes.length, ...bytes];
  }
  if (word.length % 4 === 0) {
    const bytes = Array.from(atob(word), letter => letter.charCodeAt(0));
    if (bytes.length === (word.length / 4) * 3) return [(AS_BASE64 << 6) | bytes.length, ...bytes];
  }
  return [(AS_IT_IS << 6) | word.length, ...Array.from(word, letter => letter.charCodeAt(0))];
}

/** @param {(length: number) => Uint8Array} take @param {number} least letters @param {number} most letters */
function unpackedWord(take, least, most) {
  const [head] = take(1);
  const bytes = take(head & 63);
  const form = head >> 6;
  const word = spelled(form, bytes);
  if (word.length < least || word.length > most) damaged("a word is too short or too long");
  if ([...word].some(letter => !BASE64.includes(letter))) damaged("a word has a letter that it cannot have");
  return word;
}

/** @param {number} form @param {Uint8Array} bytes */
function spelled(form, bytes) {
  if (form === AS_BASE64) return btoa(String.fromCharCode(...bytes));
  if (form === AS_HEX) return toHex(bytes);
  return form === AS_IT_IS ? String.fromCharCode(...bytes) : damaged("there is no such form of a word");
}

/** CRC-16 (CCITT, from FFFF). @param {Iterable<number>} bytes */
function crc16(bytes) {
  let sum = 0xffff;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return sum;
}

// --- addresses

/** Whether an address can only be a neighbour's: private, shared or link-local IPv4, unique local IPv6, a name of mDNS. @param {Candidate} candidate */
function isNeighbour({ kind, address: [first, second], port }) {
  if (port < LOWEST_PORT) return false;
  if (kind === LOCAL) return true;
  if (kind === IPV6) return (first & 0xfe) === 0xfc;
  return (
    first === 10 ||
    (first === 172 && second >> 4 === 1) ||
    (first === 192 && second === 168) ||
    (first === 169 && second === 254) ||
    (first === 100 && second >> 6 === 1)
  );
}

/** Read the address of a candidate; null for one of another kind. @param {string} text @param {number} port @returns {Candidate | null} */
function candidateOf(text, port) {
  const name = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.local$/.exec(text);
  if (name) return { kind: LOCAL, address: ofHex(name[1].replaceAll("-", "")), port };
  const parts = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(text)?.slice(1).map(Number);
  if (parts) return parts.every(part => part < 256) ? { kind: IPV4, address: Uint8Array.from(parts), port } : null;
  const groups = groupsOf(text);
  return groups && { kind: IPV6, address: ofHex(groups.map(group => group.padStart(4, "0")).join("")), port };
}

/** The eight groups of an IPv6 address, of which `::` may stand for some; null if it is none. @param {string} text */
function groupsOf(text) {
  const [left, right, more] = text.split("::").map(half => (half ? half.split(":") : []));
  if (!left || more) return null;
  const missing = right ? 8 - left.length - right.length : 0;
  if (missing < 0) return null;
  const groups = [...left, ...Array(missing).fill("0"), ...(right ?? [])];
  return groups.length === 8 && groups.every(group => /^[0-9a-f]{1,4}$/i.test(group)) ? groups : null;
}

/** @param {Candidate} candidate */
function addressOf({ kind, address }) {
  if (kind === IPV4) return address.join(".");
  const hex = toHex(address);
  if (kind === IPV6) return (hex.match(/..../g) ?? []).join(":");
  return `${hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5")}.local`;
}

/** @param {Uint8Array} bytes */
export function toHex(bytes) {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} hex */
function ofHex(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
}

// --- session descriptions

/** Take from the browser's own description what the other device must know. @param {string} sdp @param {boolean} answer @param {number} number of the offer, 0 to 255 @returns {Code} */
export function fromDescription(sdp, answer, number) {
  const fingerprint = /^a=fingerprint:sha-256 ([0-9A-F:]{95})\r?$/im.exec(sdp)?.[1];
  const ufrag = /^a=ice-ufrag:(\S+)\r?$/m.exec(sdp)?.[1];
  const password = /^a=ice-pwd:(\S+)\r?$/m.exec(sdp)?.[1];
  if (!fingerprint || !ufrag || !password) damaged("the description lacks its fingerprint or its words");
  /** @type {Candidate[]} */
  const candidates = [];
  for (const [, address, port] of sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)) {
    const candidate = candidateOf(address.toLowerCase(), Number(port));
    if (candidate && isNeighbour(candidate) && candidates.length < MOST) candidates.push(candidate);
  }
  return { answer, number, fingerprint: ofHex(fingerprint.replaceAll(":", "")), ufrag, password, candidates };
}

/** Write the other device's description for this browser: one data channel and nothing else. @param {Code} code @returns {RTCSessionDescriptionInit} */
export function toDescription({ answer, fingerprint, ufrag, password, candidates }) {
  const print = (toHex(fingerprint).toUpperCase().match(/../g) ?? []).join(":");
  const lines = [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates.map((candidate, index) => `a=candidate:${index + 1} 1 udp ${2113937151 - index} ${addressOf(candidate)} ${candidate.port} typ host`),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${print}`,
    `a=setup:${answer ? "active" : "actpass"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
  ];
  return { type: answer ? "answer" : "offer", sdp: lines.join("\r\n") + "\r\n" };
}
