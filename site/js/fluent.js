// The words: Fluent messages of the chosen language, English where one is missing.
import { FluentBundle, FluentResource } from "../vendor/fluent/bundle.js";
import { keep } from "./storage.js";

export const LANGUAGES = ["en", "zh-Hant", "zh-Hans"];
// Arguments that are ids: the page puts the word of its language there (docs/protocol.md 2).
const NAMED = { card: "card-", own: "card-", role: "role-", kind: "kind-", cards: "card-", roles: "role-" };

const LAST = "end-of-words"; // the build ends each language with it: a file without it is cut, or another

const bundles = {};
const loads = {}; // the promise of each bundle: it is fetched once
let asked = ""; // the language that was asked for last
let chosen = "en";
let lists = listing("en");

/** Choose by what the reader chose before, else by the browser's languages. */
function wanted() {
  const before = keep.read("citadels.language");
  if (LANGUAGES.includes(before)) return before;
  for (const tag of navigator.languages || [navigator.language]) {
    const locale = known(tag);
    if (locale.language === "en") return "en";
    if (locale.language === "zh") return locale.script === "Hans" ? "zh-Hans" : "zh-Hant";
  }
  return "en";
}

/** What a tag says. A browser may give one that is none: WebKitGTK says "C" where the system has no language. */
function known(tag) {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return {};
  }
}

/** How a language joins the parts of a list; older browsers do not know. */
function listing(language) {
  return Intl.ListFormat ? new Intl.ListFormat(language, { type: "conjunction" }) : { format: parts => parts.join(language === "en" ? ", " : "、") };
}

function load(language) {
  return (loads[language] ??= fetched(language).catch(problem => {
    delete loads[language]; // it can be tried again
    throw problem;
  }));
}

async function fetched(language) {
  const answer = await fetch(new URL(`../locales/${language}.ftl`, import.meta.url));
  if (!answer.ok) throw new Error(`locales/${language}.ftl: ${answer.status}`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  if (!bundle.hasMessage(LAST)) throw new Error(`locales/${language}.ftl: not whole`);
  bundles[language] = bundle;
}

/** Change the language of the page; settles when its words are there. The last one asked for wins: false for any other. */
export async function speak(language) {
  asked = language;
  const [own] = await Promise.allSettled([load(language), load("en")]);
  if (language !== asked) return false;
  if (own.reason) throw own.reason;
  chosen = language;
  lists = listing(language);
  document.documentElement.lang = language;
  for (const node of document.querySelectorAll("[data-words]")) node.textContent = words(node.dataset.words);
  document.title = words("title");
  return true;
}

export const language = () => chosen;

/** Say a message; an attribute is asked for as `message.attribute`. */
export function words(id, args) {
  const [name, attribute] = id.split(".");
  for (const bundle of [bundles[chosen], bundles.en]) {
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return bundle.formatPattern(pattern, spelled(args), []);
  }
  return id;
}

function spelled(args) {
  const out = {};
  for (const name in args || {}) {
    const value = args[name];
    if (Array.isArray(value)) {
      const prefix = NAMED[name] || "";
      out[name] = lists.format(value.map(one => (prefix ? words(prefix + one) : String(one))));
    } else if (typeof value === "string" && NAMED[name] && value) out[name] = words(NAMED[name] + value);
    else if (value && typeof value === "object") out[name] = words(value.id, value.args);
    else out[name] = typeof value === "boolean" ? Number(value) : value ?? "";
  }
  return out;
}

/** The page begins in the reader's language, or, where its words are missing, in English, and says so. */
export const spoken = speak(wanted()).catch(async problem => {
  if (!(await speak("en"))) return;
  window.watch.missing(problem.message.split(":")[0]);
});
