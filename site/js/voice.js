// Reads the sentences of pictures aloud, by a voice of the page's language that is on this device: nothing goes to a
// server. Loaded when a voice is asked for (site/chapters/caller).
const LONGEST = 6000; // milliseconds for which a picture waits for its sentence
const LOADING = 1000; // and the page for the list of voices, which some browsers load first
/** The tags of voices for each language of the page, the best first; Cantonese reads traditional letters alone. @type {Record<string, RegExp[]>} */
const TAGS = {
  en: [/^en\b/i],
  "zh-Hant": [/^(zh|cmn)\b.*\b(TW|Hant)\b/i, /^(zh|yue)\b.*\bHK\b/i, /^(zh|cmn)\b/i],
  "zh-Hans": [/^(zh|cmn)\b.*\b(CN|SG|Hans)\b/i, /^(zh|cmn)\b(?!.*\bHK\b)/i],
};
const synthesis = window.speechSynthesis;
/** The sentence that is spoken: browsers forget one that nothing refers to, and its end is never reported. @type {SpeechSynthesisUtterance | null} */
let sentence = null;

/** The voice for the page's language; undefined where the device has none of its own. */
function voice() {
  const local = (synthesis?.getVoices() ?? []).filter(one => one.localService);
  for (const tag of TAGS[window.speech.language()] ?? []) {
    const match = local.find(one => tag.test(one.lang.replaceAll("_", "-")));
    if (match) return match;
  }
}

/** Whether there is a voice, once the browser has its list. */
export async function find() {
  if (synthesis && !synthesis.getVoices().length) {
    await new Promise(done => {
      synthesis.addEventListener?.("voiceschanged", done, { once: true });
      setTimeout(done, LOADING);
    });
  }
  return Boolean(voice());
}

/** Speak a text in place of the last one; resolves at its end, and after six seconds at the latest. @param {string} text @returns {Promise<void>} */
window.stage.speak = text => {
  window.stage.silence?.();
  const own = voice();
  if (!own || !text || document.hidden) return Promise.resolve();
  return new Promise(done => {
    const utterance = (sentence = new SpeechSynthesisUtterance(text));
    utterance.voice = own;
    utterance.lang = own.lang;
    utterance.onend = utterance.onerror = () => done();
    setTimeout(done, LONGEST);
    synthesis.speak(utterance);
  });
};

/** Stop speaking. */
window.stage.silence = () => {
  if (sentence) synthesis.cancel();
  sentence = null;
};
