// Applies the dark or the light theme, and reads the options in the address; part of boot.js.
const LOOKS = ["dark", "light", "auto"];
const FIRST = "auto"; // before anybody has chosen; a frame looks like its poster, which follows the device too
const day = matchMedia("(prefers-color-scheme: light)");

/** The options in this page's address; in a frame, those of its poster too (docs/embedding.md). */
export const parameters = (window.parameters = new URLSearchParams([...new URLSearchParams(location.search), ...poster()]));

/** Return the reader's choice on an earlier visit, in any game of the site, else in this one; null if nothing. @param {string} name */
export function stored(name) {
  try {
    const folder = new URL("./", location.href).pathname;
    const keys = [SHARED, GAME].flatMap(game => [folder + game, game]);
    return keys.map(key => localStorage.getItem(key + "." + name)).find(Boolean) ?? null;
  } catch {
    return null;
  }
}

/** @type {Look} */
const look = (window.look = {
  /** One of LOOKS. */
  chosen: FIRST,
  /** Apply a theme; an unknown name is ignored. */
  apply(name) {
    if (!name || !LOOKS.includes(name)) return;
    look.chosen = name;
    const worn = name === "auto" ? (day.matches ? "light" : "dark") : name;
    document.documentElement.dataset.theme = worn;
    meta("color-scheme").content = worn;
    meta("theme-color").content = worn === "light" ? "#ead8ad" : "#0d1530";
  },
});
day.addEventListener("change", () => look.apply(look.chosen));
for (const wish of [FIRST, stored("theme"), parameters.get("theme")]) look.apply(wish);

/** @param {string} name */
function meta(name) {
  return /** @type {HTMLMetaElement} */ (document.querySelector(`meta[name=${name}]`));
}

/**
 * The options in the address of the poster that this frame came from; none if it came from another page. Browsers cut a
 * long address off where it came from; some of them tell it elsewhere.
 */
function poster() {
  const addresses = [document.referrer, window.navigation?.activation?.from?.url].filter(Boolean);
  const options = addresses.map(address => new URL(String(address))).find(from => from.origin === location.origin && from.search);
  return (window.top !== window && options?.searchParams) || [];
}
