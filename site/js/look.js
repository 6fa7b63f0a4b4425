// Whether the table stands in the dark or in the light, and what the page was asked for; part of first.js.
const LOOKS = ["dark", "light", "auto"];
const day = matchMedia("(prefers-color-scheme: light)");

/** What this page was asked for stands in its address, or in a frame in that of its poster (docs/embedding.md). */
export const asked = (window.asked = new URLSearchParams([...new URLSearchParams(location.search), ...poster()]));

/** What the reader chose on this device before; null if nothing. */
export function kept(name) {
  try {
    return localStorage.getItem(new URL("./", location.href).pathname + "citadels." + name) ?? localStorage.getItem("citadels." + name);
  } catch {
    return null;
  }
}

const look = (window.look = {
  /** One of LOOKS. */
  chosen: "dark",
  /** Put a look on; what is none changes nothing. */
  wear(name) {
    if (!LOOKS.includes(name)) return;
    look.chosen = name;
    const worn = name === "auto" ? (day.matches ? "light" : "dark") : name;
    document.documentElement.dataset.theme = worn;
    document.querySelector("meta[name=color-scheme]").content = worn;
    document.querySelector("meta[name=theme-color]").content = worn === "light" ? "#ead8ad" : "#0d1530";
  },
});
day.addEventListener("change", () => look.wear(look.chosen));
for (const wish of ["dark", kept("theme"), asked.get("theme")]) look.wear(wish);

function poster() {
  const from = window.top !== window && document.referrer ? new URL(document.referrer) : {};
  return from.origin === location.origin ? from.searchParams : [];
}
