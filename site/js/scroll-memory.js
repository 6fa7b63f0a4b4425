// Restores how far each page of a long sheet, such as the rulebook, was scrolled, until the page is reloaded.
const sheet = /** @type {HTMLDialogElement} */ (document.getElementById("sheet"));
/** @type {Record<string, number>} */
const tops = {};
/** @type {string | null} */
let leaf = null; // the open one

sheet.addEventListener("scroll", () => leaf && (tops[leaf] = sheet.scrollTop), { passive: true });

/** Scroll a page that has just been opened to where it was left; a new one to its top. */
export function settle() {
  const now = sheet.querySelector("[data-place]")?.getAttribute("data-place") ?? null;
  if (now === leaf) return;
  leaf = now;
  if (leaf) sheet.scrollTop = tops[leaf] ?? 0;
}
