// The words: Fluent messages of the chosen language, English where one is missing.
import { FluentBundle, FluentResource } from "../vendor/fluent/bundle.js";
import { storage } from "./storage.js";

export const LANGUAGES = ["en", "zh-Hant", "zh-Hans"];
// Arguments that are ids: the page puts the word of its language there (docs/protocol.md 2).
/** @type {Record<string, string>} */
const NAMED = { card: "card-", own: "card-", role: "role-", kind: "kind-", cards: "card-", roles: "role-" };

const LAST = /^end-of-words = /m; // the build ends each file with it: one without it is cut, or another

/** @type {Record<string, FluentBundle>} */
const bundles = {};
/** @type {Record<string, Promise<void>>} */
const loads = {}; // the promise of each file: it is fetched once
/** @type {Set<string>} */
const chapters = new Set(); // the parts of the page that were asked for, each with words of its own (js/chapters.js)
let asked = ""; // the language that was asked for last
let chosen = "en";
let lists = listing("en");

/** Choose by what the reader chose before, else by the browser's languages. */
function wanted() {
  const before = storage.read("citadels.language");
  if (before && LANGUAGES.includes(before)) return before;
  for (const tag of navigator.languages || [navigator.language]) {
    const locale = known(tag);
    if (locale.language === "en") return "en";
    if (locale.language === "zh") return locale.script === "Hans" ? "zh-Hans" : "zh-Hant";
  }
  return "en";
}

/** The parts of a language tag. A browser may give one that cannot be read: WebKitGTK's is "C" where the system has no language. @param {string} tag @returns {Partial<Intl.Locale>} */
function known(tag) {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return {};
  }
}

/** How a language joins the parts of a list; older browsers do not know. @param {string} language @returns {{ format(parts: string[]): string }} */
function listing(language) {
  return Intl.ListFormat ? new Intl.ListFormat(language, { type: "conjunction" }) : { format: parts => parts.join(language === "en" ? ", " : "、") };
}

/** All words of a language that the page has asked for so far. @param {string} language */
async function load(language) {
  await fetched(language, `locales/${language}.ftl`);
  await Promise.all([...chapters].map(name => fetched(language, `chapters/${name}.${language}.ftl`)));
}

/** @param {string} language @param {string} file */
function fetched(language, file) {
  return (loads[file] ??= read(language, file).catch(problem => {
    delete loads[file]; // it can be tried again
    throw problem;
  }));
}

/** @param {string} language @param {string} file */
async function read(language, file) {
  const answer = await fetch(new URL("../" + file, import.meta.url));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  const text = await answer.text();
  if (!LAST.test(text)) throw new Error(`${file}: not whole`);
  bundles[language] ??= new FluentBundle(language, { useIsolating: false });
  bundles[language].addResource(new FluentResource(text));
}

/** Learn the words of a chapter in the language of the page, whichever that is by then. @param {string} chapter */
export async function learn(chapter) {
  chapters.add(chapter);
  for (let before; before !== chosen; ) await load((before = chosen));
}

/** Change the language of the page; settles when its words are there. The last one asked for wins: false for any other. @param {string} language */
export async function speak(language) {
  asked = language;
  const [own] = await Promise.allSettled([load(language), load("en")]);
  if (language !== asked) return false;
  if (own.status === "rejected") throw own.reason;
  chosen = language;
  lists = listing(language);
  document.documentElement.lang = language;
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-words]"))) node.textContent = words(String(node.dataset.words));
  document.title = words("title");
  return true;
}

export const language = () => chosen;

/** Say a message; an attribute is asked for as `message.attribute`. @param {string} id @param {Words} [args] @returns {string} */
export function words(id, args) {
  const [name, attribute] = id.split(".");
  for (const bundle of [bundles[chosen], bundles.en]) {
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return bundle.formatPattern(pattern, spelled(args), []);
  }
  return id;
}

/** The arguments as Fluent takes them. @param {Words | undefined} args */
function spelled(args) {
  /** @type {Record<string, string | number>} */
  const out = {};
  for (const name in args || {}) {
    const value = /** @type {any} */ (args?.[name]);
    if (Array.isArray(value)) {
      const prefix = NAMED[name] || "";
      out[name] = lists.format(value.map(one => (one.id ? words(one.id, one.args) : prefix ? words(prefix + one) : String(one))));
    } else if (typeof value === "string" && NAMED[name] && value) out[name] = words(NAMED[name] + value);
    else if (value && typeof value === "object") out[name] = words(value.id, value.args);
    else out[name] = typeof value === "boolean" ? Number(value) : value ?? "";
  }
  return out;
}

/** The page begins in the reader's language, or, where its words are missing, in English, and says so. */
export const spoken = speak(wanted()).catch(async problem => {
  if (!(await speak("en"))) return;
  window.watch.missing(String(problem.message).split(":", 1)[0]);
});
