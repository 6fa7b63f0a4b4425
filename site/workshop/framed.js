// The workshop shows itself in no frame of another site, which could have the reader press its buttons unseen.
import { learn } from "../js/fluent.js";
import { el, say, show } from "./draw.js";

/** Whether this page lies in a frame of another origin, at whatever depth. */
export function isFramed() {
  try {
    for (let one = window; one !== one.parent; one = /** @type {any} */ (one.parent)) if (one.parent.location.origin !== location.origin) return true;
    return false;
  } catch {
    return true; // a browser lets nobody read where another origin's window is
  }
}

/** Show a link in the place of the page. */
export async function showLink() {
  await learn("workshop");
  window.watch.alive();
  document.querySelector("dialog")?.remove();
  show("table", el("p", { class: "progress" }, el("a", { class: "link", href: "./workshop.html", target: "_blank", rel: "noopener" }, say("workshop-framed"))));
}
