// Reports what is missing or fails before the page's Python runs. Its messages are written here, since the files of the
// languages may be what is missing.
import { isHarmless } from "./harmless.js";
import { parameters, stored } from "./theme.js";

const QUIET = 20000; // milliseconds without a file until the reader is told

const WORDS = {
  en: {
    file: "This page was opened as a file, but browsers run it only from a web server. Put the folder on one, or run “python3 build play” in the project’s folder.",
    slash: "The address needs a slash at the end: without it, the parts of the page can’t be found.",
    part: "Part of this page couldn’t be loaded: {what}. Check your connection and reload the page.",
    old: "This browser doesn’t have what the game needs ({what}). Please use a newer one.",
    broken: "This page couldn’t start. Please reload it, or try another browser. ({what})",
    slow: "Still loading: {what} parts of the page are here. On a slow connection this can take a few minutes. If nothing more happens, reload the page.",
    sandbox: "This page shows the game in a frame that is too restricted to run it. Open it on its own:",
    reload: "Reload",
  },
  "zh-Hant": {
    file: "這個頁面是當成檔案開啟的，瀏覽器只在網頁伺服器上才能執行它。請把資料夾放到伺服器上，或在專案資料夾執行「python3 build play」。",
    slash: "網址結尾少了一條斜線，所以找不到頁面的其他檔案。",
    part: "頁面有一部分無法載入：{what}。請檢查網路，然後重新載入頁面。",
    old: "這個瀏覽器缺少遊戲需要的功能（{what}）。請使用較新的瀏覽器。",
    broken: "頁面無法啟動。請重新載入，或換一個瀏覽器。（{what}）",
    slow: "還在佈置牌桌：頁面已收到 {what} 個檔案。網路慢的話，可能要幾分鐘；如果一直沒有進展，請重新載入。",
    sandbox: "本頁的框架限制過多，遊戲無法在此執行。請另行開啟：",
    reload: "重新載入",
  },
  "zh-Hans": {
    file: "这个页面是当作文件打开的，浏览器只在网页服务器上才能运行它。请把文件夹放到服务器上，或在项目文件夹里运行“python3 build play”。",
    slash: "网址末尾少了一个斜杠，所以找不到页面的其他文件。",
    part: "页面有一部分无法加载：{what}。请检查网络，然后重新加载页面。",
    old: "这个浏览器缺少游戏需要的功能（{what}）。请使用较新的浏览器。",
    broken: "页面无法启动。请重新加载，或换一个浏览器。（{what}）",
    slow: "还在布置牌桌：页面已收到 {what} 个文件。网速慢的话，可能要几分钟；如果一直没有进展，请重新加载。",
    sandbox: "本页的框架限制过多，游戏无法在此运行。请另行打开：",
    reload: "重新加载",
  },
};
const RELOADED = ["part", "broken"];
const TRIED = `${GAME}.reloaded`;
const PLACE = /\S*\/\w+-[0-9a-f]{12}\//g; // the folders of a build, any game's, which mean nothing to a reader
const here = new URL(location.pathname.replace(/index(\.html)?$/, ""), location.href).href;
/** @type {Record<string, (one: any) => boolean>} */
const PARTS = { LINK: one => one.relList.contains("stylesheet"), SCRIPT: () => true };

let whole = false; // the page's script has run to its end
let alive = false; // the page's Python runs, and reports its own errors
/** @type {Saying | "reload" | null} */
let current = null; // which of WORDS is shown; the first fault stays, as others follow from it
/** @typedef {keyof typeof WORDS.en} Saying */
/** @type {[id: Saying, what: string, address: string] | []} */
let instead = []; // the message that is withheld because the page is reloaded
/** @type {ReturnType<typeof setTimeout>} */
let quiet;

const watch = (window.watch = {
  /** Say what keeps the page from starting; ignored once the page is alive. */
  broken(problem) {
    const what = (problem instanceof Error && problem.message) || problem;
    if (!alive) say("broken", String(what).replace(PLACE, ""));
  },
  /** All of the page's script has run. */
  whole: () => (whole = true),
  /** Say which part is missing, though the page starts without it. */
  missing: name => say("part", name),
  /** The page's Python runs; return whether it does in spite of an error. */
  alive() {
    alive = true;
    clearTimeout(quiet);
    if (!getComputedStyle(document.documentElement).getPropertyValue("--end-of-style")) say("part", "css/");
    if (current === "slow" || current === "broken") document.getElementById("fault")?.remove();
    const [fault] = instead;
    if (current === "reload") current = null; // the page is alive and is not reloaded
    if (!current && instead.length && fault === "part") say(...instead);
    return fault === "broken";
  },
});

/** The reader's language: asked for by a host page, chosen on an earlier visit, or the browser's. */
function language() {
  const wanted = [parameters.get("lang"), stored("language")].find(one => one && one in WORDS);
  const own = navigator.language || "";
  return wanted || (!own.startsWith("zh") ? "en" : /Hans|CN|SG/.test(own) ? "zh-Hans" : "zh-Hant");
}

/** @param {Saying} id */
function say(id, what = "", address = "") {
  if (current && current !== "slow") return;
  instead = [id, what, address];
  if (RELOADED.includes(id) && reloaded()) return;
  current = id;
  if (document.body) show(id, what, address);
  else addEventListener("DOMContentLoaded", () => show(id, what, address), { once: true });
}

/** Reload at the first fault of a build: a page from the browser's cache may ask for files that are gone. */
function reloaded() {
  const build = /** @type {HTMLScriptElement | null} */ (document.querySelector("script[src]"))?.src;
  try {
    if (alive || !build || sessionStorage.getItem(TRIED) === build) return false;
    sessionStorage.setItem(TRIED, build);
  } catch {
    return false; // without storage it would reload for ever
  }
  current = "reload";
  const again = () => alive || location.reload();
  if (document.readyState === "complete") again();
  else addEventListener("load", () => setTimeout(again)); // sooner, Firefox may reload the previous page
  return true;
}

/** Show the fault above everything else, with a button or an address that helps. @param {Saying} id @param {string} what @param {string} address */
function show(id, what, address) {
  const words = WORDS[/** @type {keyof typeof WORDS} */ (language())];
  const fault = document.getElementById("fault") || document.body.insertBefore(document.createElement("div"), document.body.firstChild);
  fault.id = "fault";
  fault.lang = language();
  fault.setAttribute("role", "alert");
  const text = document.createElement("p");
  text.textContent = words[id].replace("{what}", what);
  fault.replaceChildren(text, address ? link(address) : id === "file" ? "" : again(words.reload));
  if (id !== "slow") document.getElementById("starting")?.remove(); // the page is no longer starting
}

/** @param {string} address */
function link(address) {
  const link = document.createElement("a");
  link.href = link.textContent = address;
  if (window.top !== window) Object.assign(link, { target: "_blank", rel: "noopener" });
  return link;
}

/** @param {string} words */
function again(words) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "choice main";
  button.textContent = words;
  button.addEventListener("click", () => location.reload());
  return button;
}

/** Say how much is loaded if nothing has arrived for QUIET, and keep that number up to date. */
function wait() {
  const count = () => say("slow", String(performance.getEntriesByType("resource").length));
  clearTimeout(quiet);
  if (alive) return;
  if (current === "slow") count();
  quiet = setTimeout(count, QUIET);
}

/** @param {ErrorEvent} event */
function heard(event) {
  if (event.target !== window) missed(event);
  else if (!isHarmless(event.message)) failed("error", event.error ?? event.message, event.message);
}

/** Keep an error, and say that the page doesn't start. @param {string} source @param {unknown} problem @param {unknown} text */
function failed(source, problem, text) {
  window.blackBox.keep(source, problem);
  watch.broken(text);
}

// A script or style sheet that is missing, or is something else.
/** @param {Event} event */
function missed(event) {
  const target = /** @type {HTMLElement & { href?: string, src?: string }} */ (event.target);
  if (!PARTS[target.tagName]?.(target)) return;
  const unslashed = /\/[^/.]+$/.test(location.pathname) && location.pathname + "/";
  if (unslashed) say("slash", "", location.origin + unslashed + location.search + location.hash);
  else say("part", String(target.href || target.src).replace(PLACE, ""));
  window.blackBox.keep("part", target.href || target.src);
}

if (location.protocol === "file:") say("file");
else if (window.top !== window && self.origin === "null") {
  say("sandbox", "", here);
  addEventListener("DOMContentLoaded", () => window.stop());
} else {
  const lacking = ["WebAssembly", "Worker"].find(one => !(one in window));
  if (lacking || !("noModule" in HTMLScriptElement.prototype)) say("old", lacking || "modules");
  addEventListener("error", heard, true);
  addEventListener("unhandledrejection", event => failed("promise", event.reason, event.reason));
  addEventListener("DOMContentLoaded", () => whole || !document.querySelector("[type=mpy]") || say("part", "js/")); // by then scripts have run
  new PerformanceObserver(wait).observe({ type: "resource" });
  wait();
}
