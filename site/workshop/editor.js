// The editor: PyScript's, of which the run button is not used (our own room runs the code), and a plain text area as a way
// out of it, which is also what is there until the editor has loaded, and if it cannot.
import { words } from "../js/fluent.js";
import { chosen, choose } from "./bots.js";
import "./markup.js";
import { completed, known } from "./names.js";

const CORE = new URL("../pyscript/core.js", import.meta.url).href;
const PLAIN = "plain";
const TABS = "tabs"; // whether Tab indents; else it moves on, as everywhere

const plain = /** @type {HTMLTextAreaElement} */ (document.getElementById("plain"));
const box = /** @type {HTMLElement} */ (document.getElementById("editor"));
/** @type {any} CodeMirror's view, once it is there */
let view = null;
/** @type {any} */
let parts = null; // the pieces of CodeMirror that are needed again

/** Events for the page: that the text has changed, that it is to run, and whether Python answers already. */
export const listeners = {
  changed: () => {},
  run: () => {},
  ready: () => false,
};

const inUse = () => view !== null && !chosen(PLAIN);
/** @returns {string} */
const text = () => (inUse() ? view.state.doc.toString() : plain.value);

/** Put a text in the place of the other. @param {string} source */
function put(source) {
  plain.value = source;
  if (view && view.state.doc.toString() !== source) view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: source }, effects: parts?.mark.of(0) });
}

/** Mark a line as wrong; 0 marks none. @param {number} line */
function mark(line) {
  if (view && parts) view.dispatch({ effects: parts.mark.of(line <= view.state.doc.lines ? line : 0) });
}

/** Go to a line: select it, and bring it into sight. @param {number} line */
function go(line) {
  if (inUse()) {
    const at = view.state.doc.line(Math.min(line, view.state.doc.lines));
    view.dispatch({ selection: { anchor: at.from, head: at.to }, scrollIntoView: true });
    view.focus();
    return;
  }
  const lines = plain.value.split("\n");
  const from = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  plain.focus();
  plain.setSelectionRange(from, from + (lines[line - 1] ?? "").length);
}

/** Show the editor or the text area, with the same text. */
function lay() {
  const bare = !inUse();
  plain.hidden = !bare;
  box.hidden = bare;
}

export const editor = {
  text,
  put,
  mark,
  go,
  /** Whether the editor has loaded; without it there is the text area alone. */
  loaded: () => view !== null,
  isPlain: () => chosen(PLAIN),
  indents: () => chosen(TABS),
  /** Use the plain text area, or the editor again. @param {boolean} on */
  usePlain(on) {
    const now = text();
    choose(PLAIN, on);
    put(now);
    lay();
  },
  /** Let Tab indent, or move on. @param {boolean} on */
  indent(on) {
    choose(TABS, on);
    view?.setTabFocusMode(!on);
  },
  /** Say everything in the language that has been chosen. */
  speak() {
    plain.setAttribute("aria-label", words("workshop-source"));
    if (view && parts) view.dispatch({ effects: parts.spoken.reconfigure(parts.inWords()) });
  },
};
plain.addEventListener("input", () => listeners.changed());
plain.addEventListener("keydown", event => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) listeners.run();
});

/** Load PyScript's editor and put the text into it. */
export async function load() {
  let entered = false; // whether it was clicked into while it came
  box.addEventListener("pointerdown", () => (entered = true), { once: true });
  const script = /** @type {any} */ (document.querySelector('script[type="py-editor"]'));
  const there = new Promise(done => addEventListener("py-editor", done, { once: true }));
  const { codemirror } = await import(CORE);
  await there;
  const focus = document.activeElement; // it takes the focus as it comes
  const [view_, state, language] = await Promise.all([codemirror.view, codemirror.state, codemirror.language]);
  script.handleEvent = () => {
    listeners.run();
    return false; // PyScript's own runner rests
  };
  const group = /** @type {HTMLElement} */ (box.querySelector(".py-editor-input"));
  group.removeAttribute("aria-label"); // in English, and on what has no role
  const root = /** @type {ShadowRoot} */ (/** @type {HTMLElement} */ (group.lastElementChild).shadowRoot);
  const source = plain.value;
  const hadFocus = focus === plain;
  view = view_.EditorView.findFromDOM(/** @type {HTMLElement} */ (root.querySelector(".cm-editor")));
  parts = pieces(view_, state);
  view.dispatch({ effects: state.StateEffect.appendConfig.of([...extensions(view_, state, language), parts.marks, parts.spoken.of(parts.inWords())]) });
  put(source);
  view.setTabFocusMode(!chosen(TABS));
  lay();
  if ((hadFocus || entered) && inUse()) view.focus();
  else view.contentDOM.blur();
}

/** The line that is marked, and what is said in the reader's language. @param {any} view_ @param {any} state */
function pieces({ EditorView, Decoration }, { StateField, StateEffect, Compartment, EditorState }) {
  const mark = StateEffect.define();
  const wrong = Decoration.line({ class: "cm-wrong" });
  const marks = StateField.define({
    create: () => Decoration.none,
    update(/** @type {any} */ now, /** @type {any} */ change) {
      let marked = change.docChanged ? now.map(change.changes) : now;
      for (const effect of change.effects) {
        if (effect.is(mark)) marked = effect.value ? Decoration.set([wrong.range(change.state.doc.line(effect.value).from)]) : Decoration.none;
      }
      return marked;
    },
    provide: (/** @type {any} */ field) => EditorView.decorations.from(field),
  });
  const inWords = () => [
    EditorView.contentAttributes.of({ tabindex: "0", "aria-label": words("workshop-source") + " " + words("workshop-leave") }),
    EditorState.phrases.of(Object.fromEntries(PHRASES.map(([own, id]) => [own, words(id)]))),
  ];
  return { mark, marks, spoken: new Compartment(), inWords };
}

// CodeMirror's own words, which are English where they are not given.
const PHRASES = [
  ["Completions", "workshop-completions"],
  ["Find", "workshop-find"],
  ["Replace", "workshop-replace"],
  ["next", "workshop-next"],
  ["previous", "workshop-previous"],
  ["all", "workshop-all"],
  ["match case", "workshop-match-case"],
  ["by word", "workshop-by-word"],
  ["replace", "workshop-replace"],
  ["replace all", "workshop-replace-all"],
  ["close", "workshop-close"],
  ["Fold line", "workshop-fold"],
  ["Unfold line", "workshop-unfold"],
];

/** @param {any} view_ @param {any} state @param {any} language */
function extensions({ EditorView }, { EditorState, Prec }, { HighlightStyle, defaultHighlightStyle, syntaxHighlighting }) {
  const inks = HighlightStyle.define(defaultHighlightStyle.specs.map((/** @type {any} */ spec) => (spec.color ? { ...spec, color: INKS[spec.color] ?? "inherit" } : spec)));
  return [
    Prec.highest(EditorView.theme(LOOKS)),
    Prec.highest(syntaxHighlighting(inks)),
    EditorView.updateListener.of((/** @type {any} */ update) => update.docChanged && inUse() && listeners.changed()),
    EditorState.languageData.of(() => [{ autocomplete: source }]),
    EditorView.domEventObservers({ input: readAtOnce }),
  ];
}

// Does nothing, but as a listener that runs after each letter it lets CodeMirror's MutationObserver run then. Without it
// a scroll event of the same frame comes first, and CodeMirror reads the new letter with the old place of the cursor.
const readAtOnce = () => {};

/** The source of completions for CodeMirror. @param {any} context */
async function source(context) {
  const line = context.state.doc.lineAt(context.pos);
  const before = line.text.slice(0, context.pos - line.from);
  if (!context.explicit && !/[\w.]$|\[\s*["']$/.test(before)) return null;
  const completion = listeners.ready() ? await completed(context.state.doc.toString(), line.number, before) : known(before);
  return completion?.names.length ? { from: line.from + completion.from, options: completion.names, validFor: /^\w*$/ } : null;
}

// The colours of CodeMirror's own style, each by what stands for it in both lights (workshop.css).
/** @type {Record<string, string>} */
const INKS = {
  "#708": "var(--code-word)",
  "#219": "var(--code-atom)",
  "#164": "var(--code-number)",
  "#a11": "var(--code-text)",
  "#e40": "var(--code-text)",
  "#00f": "var(--code-defined)",
  "#30a": "var(--code-name)",
  "#085": "var(--code-type)",
  "#167": "var(--code-type)",
  "#256": "var(--code-name)",
  "#00c": "var(--code-name)",
  "#940": "var(--code-remark)",
  "#f00": "var(--alarm)",
};
// An outline that is transparent is seen where readers have colours of their own.
const LOOKS = {
  "&": { color: "var(--text)", backgroundColor: "var(--field)", height: "100%", fontSize: "0.9375rem" },
  "&.cm-focused": { outline: "3px solid var(--focus)", outlineOffset: "-3px" },
  ".cm-scroller": { fontFamily: "ui-monospace, 'Cascadia Code', 'SF Mono', menlo, consolas, 'Liberation Mono', monospace", lineHeight: "1.5" },
  ".cm-content": { caretColor: "var(--text)" },
  "&.cm-focused > .cm-scroller > .cm-cursorLayer .cm-cursor, .cm-cursor": { borderLeftColor: "var(--text)", borderLeftWidth: "2px" },
  ".cm-gutters": { backgroundColor: "var(--field-raised)", color: "var(--text-soft)", border: "none" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--veil)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": { background: "var(--code-chosen)" },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--code-chosen)" },
  ".cm-wrong": { backgroundColor: "var(--code-wrong)", boxShadow: "inset 3px 0 0 var(--alarm-line)", outline: "1px solid transparent" },
  ".cm-tooltip": { border: "1px solid var(--line-strong)", backgroundColor: "var(--sheet)", color: "var(--text)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": { background: "var(--chosen)", color: "var(--ink)" },
  ".cm-completionDetail": { color: "inherit", opacity: "0.8" },
  ".cm-panels": { backgroundColor: "var(--sheet)", color: "var(--text)" },
  ".cm-textfield, .cm-button": { color: "var(--text)", background: "var(--field)", border: "1px solid var(--line-strong)" },
  ".cm-foldPlaceholder": { color: "var(--text)", backgroundColor: "var(--button)" },
};
