// Messages in the chosen language, by Fluent; in English where one is missing.
import { FluentBundle, FluentResource } from "../vendor/fluent/bundle.js";
import { storage } from "./storage.js";

export const LANGUAGES = ["en", "zh-Hant", "zh-Hans"];
// Arguments that are ids and are replaced by the word for them in the page's language (docs/protocol.md 2).
/** @type {Record<string, string>} */
const NAMED = { card: "card-", own: "card-", role: "role-", kind: "kind-", cards: "card-", roles: "role-", resource: "resource-" };

const LAST = /^end-of-words = /m; // the build's last line of each file: without it the file is incomplete, or not ours

/** @type {Record<string, FluentBundle>} */
const bundles = {};
/** @type {Record<string, Promise<void>>} */
const loads = {}; // a promise for each file, which is fetched once
/** @type {Set<string>} */
const chapters = new Set(document.body.dataset.chapters?.split(" ")); // those loaded, or in the page, each with words of its own (js/chapters.js)
let latest = ""; // the language of the last request
let chosen = "en";
let variant = ""; // how a message ends that is said otherwise in the edition that is played: kind-special_2016
let lists = listing("en");

/** The language that the reader chose before, else the first of the browser's that the page has. */
function wanted() {
  const before = storage.read(`${SHARED}.language`) ?? storage.read(`${GAME}.language`);
  if (before && LANGUAGES.includes(before)) return before;
  for (const tag of navigator.languages || [navigator.language]) {
    const locale = known(tag);
    if (locale.language === "en") return "en";
    if (locale.language === "zh") return locale.script === "Hans" ? "zh-Hans" : "zh-Hant";
  }
  return "en";
}

/** The parts of a language tag; {} for an invalid one, such as WebKitGTK's "C" on a system without a language. @param {string} tag @returns {Partial<Intl.Locale>} */
function known(tag) {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return {};
  }
}

/** Joins a list as the language does; with commas in browsers without Intl.ListFormat. @param {string} language @returns {{ format(parts: string[]): string }} */
function listing(language) {
  return Intl.ListFormat ? new Intl.ListFormat(language, { type: "conjunction" }) : { format: parts => parts.join(language === "en" ? ", " : "、") };
}

/** Load the words of a language: the page's, and those of all chapters loaded so far. @param {string} language */
async function load(language) {
  await fetched(language, `locales/${language}.ftl`);
  await Promise.all([...chapters].map(name => fetched(language, `chapters/${name}.${language}.ftl`)));
}

/** @param {string} language @param {string} file */
function fetched(language, file) {
  return (loads[file] ??= read(language, file).catch(problem => {
    delete loads[file]; // so that it can be tried again
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

/** Load the words of a chapter, again if the language changes meanwhile. @param {string} chapter */
export async function learn(chapter) {
  chapters.add(chapter);
  for (let before; before !== chosen; ) await load((before = chosen));
}

/** Change the language of the page, once its words are loaded; false if another was asked for meanwhile, which wins. @param {string} language */
export async function speak(language) {
  latest = language;
  const [own] = await Promise.allSettled([load(language), load("en")]);
  if (language !== latest) return false;
  if (own.status === "rejected") throw own.reason;
  chosen = language;
  lists = listing(language);
  document.documentElement.lang = language;
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-words]"))) node.textContent = words(String(node.dataset.words));
  document.title = words("title");
  return true;
}

export const language = () => chosen;

/** Say from now on what the tables of an edition say; "" is the first. @param {string} edition */
export const play = edition => {
  variant = edition && "_" + edition;
};

/** The words of a message, or of its attribute as `message.attribute`. @param {string} id @param {Words} [args] @returns {string} */
export function words(id, args) {
  const [name, attribute] = id.split(".");
  for (const bundle of [bundles[chosen], bundles.en]) {
    for (const one of variant ? [name + variant, name] : [name]) {
      const message = bundle?.getMessage(one);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return bundle.formatPattern(pattern, spelled(args), []);
    }
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
      const list = lists.format(value.map(one => (one.id ? words(one.id, one.args) : prefix ? words(prefix + one) : String(one))));
      out[name] = list.replace(/(\d)(?=和)|(和)(?=\d)/g, "$1$2 "); // Intl.ListFormat puts no space between a figure and 和
    } else if (typeof value === "string" && NAMED[name] && value) out[name] = words(NAMED[name] + value);
    else if (value && typeof value === "object") out[name] = words(value.id, value.args);
    else out[name] = typeof value === "boolean" ? Number(value) : value ?? "";
  }
  return out;
}

/** Resolves when the words of the reader's language are loaded; if they are missing, says so and uses English. */
export const spoken = speak(wanted()).catch(async problem => {
  if (!(await speak("en"))) return;
  window.watch.missing(String(problem.message).split(":", 1)[0]);
});
