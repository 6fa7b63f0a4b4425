// Interface for the page's Python when people play on phones of their own (site/chapters/phones): one file, which is
// loaded when it is asked for.
import { Guest } from "./guest.js";
import { Host } from "./host.js";
import { Camera, picture } from "./scan.js";
import { tickets } from "./spare.js";

const camera = new Camera();
/** @type {Host | null} */
let table = null;
/** @type {Guest | null} */
let seat = null;
const act = (/** @type {string} */ name, /** @type {string | number} */ arg = "", more = "") => window.stage.onact?.(name, String(arg), more);
const handed = new BroadcastChannel(`${GAME}-phones`); // a code that was opened as a link comes to another page of this browser
handed.onmessage = ({ data }) => typeof data === "string" && table?.offered && act("phones-code", data);

/** The table of this device; from now on the guests' devices have their part in every seed. */
export function host() {
  table ??= new Host(window.engine, act);
  window.stage.seed = () => String(table?.seed());
  return table;
}
export const guest = (/** @type {boolean} */ log, /** @type {string} */ name) => (seat ??= new Guest(act, log, name));
export { picture };

/** Throw away what would bring this device back to tables of earlier evenings. */
export const prune = () => tickets("");

/** Whether a chair may wait for this device at another's table. */
export const waits = async () => (await tickets("guest")).length > 0;

/** The address that brings a code to the page of this site. @param {"join" | "answer"} name @param {string} letters */
export const address = (name, letters) => `${location.href.split(/[?#]/)[0]}#${name}=${letters}`;

let role = ""; // what this page is at a table

/** Let the address say what this page is at a table, for when it is loaded again; "" for nothing. @param {"" | "table" | "guest"} what */
export function remember(what) {
  role = what;
  mark();
}

/** Each page of a sheet has an entry in the history, with an address of its own (js/history.js). A code that was just opened is not touched: it is read after this. */
function mark() {
  if (/^#(join|answer)=./.test(location.hash) && !/^#join=(table|guest)$/.test(location.hash)) return;
  const wanted = role && `#join=${role}`;
  const there = /^#join=(table|guest)$/.test(location.hash) ? location.hash : "";
  if (wanted !== there) history.replaceState(history.state, "", location.pathname + location.search + wanted);
}
addEventListener("popstate", mark);

/** Load the page again with a table's code in its address: a guest's page has no engine. @param {string} code */
export function reopen(code) {
  history.replaceState(history.state, "", location.pathname + code);
  location.reload();
}

/** Hand a guest's code to the page with the table. @param {string} letters */
export const hand = letters => handed.postMessage(letters);

/** Whether the browser is going to ask if this page may look for devices in the local network (Chromium's Local Network Access). */
export async function asksForNetwork() {
  try {
    const { state } = await navigator.permissions.query({ name: /** @type {PermissionName} */ ("local-network-access") });
    return state === "prompt";
  } catch {
    return false; // the browser knows no such question
  }
}

export const allow = () => camera.allow();
export const stop = () => camera.stop();

/** Read codes from the camera, whose picture is shown on the page; each is an action with this name. @param {string} name */
export function read(name) {
  const video = document.querySelector("#viewfinder");
  if (video) camera.read(/** @type {HTMLVideoElement} */ (video), text => act(name, text));
}

/** The text pasted as a code. */
export const pasted = () => /** @type {HTMLInputElement} */ (document.getElementById("code-pasted")).value;

/** Ask before the page is left, as long as somebody sits at this table. @param {boolean} asks */
export function guard(asks) {
  window.onbeforeunload = asks ? event => event.preventDefault() : null;
}

/** Let the style sheets know whether the other device is there. @param {string} state */
export const show = state => window.stage.mark("line", state);

/** Buzz, where a device can. */
export const buzz = () => navigator.vibrate?.(200);
