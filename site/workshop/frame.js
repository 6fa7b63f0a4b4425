// In the room: a frame without an origin, whose policy lets nothing out. It starts the worker in which somebody's code
// runs, and stands between it and the page: it builds anew each message that is as it should be (messages.js), and ends
// the worker whose messages are not, or come too often or too large. The build puts this script into room.html, and that
// into the page.
import { fromWorker, LETTERS } from "./messages.js";

const MOST = 400; // messages in a second
const MOST_LETTERS = 2 * LETTERS; // in a second

// The page's policy names the game; this document makes its own, for the one address below.
/** @type {{ createScriptURL(address: string): any }} */
const addresses = { createScriptURL: address => address };
const policy = self.trustedTypes?.createPolicy(GAME, addresses) ?? addresses;

// No policy that a browser takes is about WebRTC, which could send.
for (const name of Object.getOwnPropertyNames(self)) if (/RTC/.test(name)) Reflect.deleteProperty(self, name);

/** @type {MessagePort | null} */
let port = null;
/** @type {Worker | null} */
let worker = null;
let count = 0;
let letters = 0;
let kind = ""; // of the request that has no answer yet
let ready = false;

const tell = (/** @type {object} */ message) => parent.postMessage(message, "*"); // the page is the only parent that this text has

addEventListener("message", ({ source, data }) => {
  if (source !== parent) return;
  if (data.parts && !worker) begin(data.parts);
  else if (data.stop) port?.postMessage({ stop: true });
  else if (data.ask) {
    kind = data.kind;
    port?.postMessage({ ask: data.ask });
  }
});

/** @param {{ inside: string }} parts */
function begin({ inside, ...parts }) {
  const address = URL.createObjectURL(new Blob([inside], { type: "text/javascript" }));
  const { port1, port2 } = new MessageChannel();
  port = port1;
  worker = new Worker(policy.createScriptURL(address)); // the worker inherits the policy of this document
  worker.onerror = event => end({ failed: event.message || "the worker could not be started" });
  port.onmessage = ({ data }) => heard(data);
  setInterval(() => (count = letters = 0), 1000);
  worker.postMessage({ ...parts, port: port2 }, [port2]);
}

/** @param {any} data from the worker, which may be in a stranger's hands */
function heard(data) {
  if (!port) return; // ended, with messages under way
  letters += typeof data?.text === "string" ? data.text.length : 0;
  if (++count > MOST || letters > MOST_LETTERS || data?.text?.length > LETTERS) return end({ flood: true });
  try {
    const message = fromWorker(data, kind);
    if (message.stage && ready) throw new Error("it cannot start again");
    ready ||= message.stage === "ready";
    if (message.reply?.answer) kind = "";
    tell(message);
  } catch (problem) {
    end({ failed: /** @type {Error} */ (problem).message });
  }
}

/** @param {object} last what the page is told */
function end(last) {
  port?.close();
  worker?.terminate();
  port = worker = null;
  tell(last);
}

tell({ open: true });
