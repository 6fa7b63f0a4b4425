// In the room: a frame without an origin, whose policy lets nothing out. It starts the worker in which somebody's code
// runs, and stands between it and the page: what comes too often or too large ends the worker. The build puts this
// script into room.html, and that into the page.
const MOST = 400; // messages in a second
const LARGEST = 4_000_000; // letters of one message

// The page's policy names the game; this document makes its own, for the one address below.
/** @type {{ createScriptURL(address: string): any }} */
const addresses = { createScriptURL: address => address };
const policy = self.trustedTypes?.createPolicy(GAME, addresses) ?? addresses;

/** @type {MessagePort | null} */
let port = null;
/** @type {Worker | null} */
let worker = null;
let count = 0;

const tell = (/** @type {object} */ said) => parent.postMessage(said, "*"); // the page is the only parent that this text has

addEventListener("message", ({ source, data }) => {
  if (source !== parent) return;
  if (data.parts && !worker) begin(data.parts);
  else port?.postMessage(data);
});

/** @param {{ inside: string }} parts */
function begin({ inside, ...parts }) {
  const address = URL.createObjectURL(new Blob([inside], { type: "text/javascript" }));
  const { port1, port2 } = new MessageChannel();
  port = port1;
  worker = new Worker(policy.createScriptURL(address)); // the worker inherits the policy of this document
  worker.onerror = event => tell({ failed: event.message || "the worker could not be started" });
  port.onmessage = ({ data }) => (++count > MOST || String(data.text ?? "").length > LARGEST ? end() : tell(data));
  setInterval(() => (count = 0), 1000);
  worker.postMessage({ ...parts, port: port2 }, [port2]);
}

function end() {
  port?.close();
  worker?.terminate();
  port = worker = null;
  tell({ flood: true });
}

tell({ open: true });
