// Trees of plain lists for js/patch.js, and the listeners for what is done to them: data-do names the action.
import { words } from "../js/fluent.js";
import { patch } from "../js/patch.js";

const PLACE = "\ue000"; // in no name and in no words

/** @param {string} tag @param {Props | null} props @param {(Tree | null | false)[]} kids @returns {TreeElement} */
export const el = (tag, props, ...kids) => [tag, props, ...kids];
/** A message in the reader's language. @param {string} id @param {Words} [args] @returns {Message} */
export const say = (id, args = {}) => ({ id, args });
/** Text for screen readers alone. @param {Tree} text */
export const hidden = text => el("span", { class: "unseen" }, text);

/** A message with a name in it, whose letters turn none around it. @param {string} id @param {string} name @returns {Tree[]} */
export function withName(id, name) {
  const [before, after = ""] = words(id, { name: PLACE }).split(PLACE);
  return [before, el("bdi", null, name), after];
}

/** @param {string} act @param {string | number} arg @param {string} css @param {Tree} label @param {Props} [more] */
export const button = (act, arg, css, label, more) => el("button", { type: "button", class: css, "data-do": act, "data-arg": String(arg), ...more }, label);

/** A field with its label before it. @param {string} id @param {Message} label @param {Tree} field */
export const labelled = (id, label, field) => el("p", { class: "labelled", key: id }, el("label", { for: id }, label), field);

/** A list to choose one of: pairs of value and label. @param {string} id @param {string} act @param {[string, Tree][]} rows @param {string} chosen */
export const choice = (id, act, rows, chosen) =>
  el("select", { id, class: "field", "data-do": act }, ...rows.map(([value, label]) => el("option", { value, selected: value === chosen, key: value }, label)));

/** A box to tick. @param {string} id @param {string} act @param {Message} label @param {boolean} on */
export const tick = (id, act, label, on) =>
  el("p", { class: "tick", key: id }, el("input", { type: "checkbox", id, "data-do": act, checked: on }), el("label", { for: id }, label));

/** @type {Map<string, boolean>} */
const folds = new Map(); // what the reader has opened or closed, by its name
/** Something to open and close, which stays as the reader left it. @param {string} name @param {Tree} summary @param {boolean} open @param {(Tree | null | false)[]} kids */
export const fold = (name, summary, open, ...kids) =>
  el("details", { key: name, "data-fold": name, open: folds.get(name) ?? open }, el("summary", null, summary), ...kids);
document.addEventListener("toggle", ({ target }) => {
  const { dataset, open } = /** @type {HTMLDetailsElement} */ (target);
  if (dataset.fold) folds.set(dataset.fold, open);
}, true);

/** Show a tree in the element with this id. @param {string} id @param {(Tree | null | false)[]} tree */
export function show(id, ...tree) {
  patch(/** @type {HTMLElement} */ (document.getElementById(id)), tree);
}

/** @typedef {(arg: string, field: HTMLElement) => unknown} Handler */
/** @type {Record<string, Handler>} */
const actions = {};
/** Let these actions have these handlers. @param {Record<string, Handler>} more */
export const handle = more => Object.assign(actions, more);

const FIELDS = "input, select, textarea";
/** @param {Event} event @param {boolean} field whether a field has changed, instead of a button being pressed */
function heard(event, field) {
  const at = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-do]"));
  if (!at || at.matches(FIELDS) !== field) return;
  const value = /** @type {HTMLInputElement} */ (at).type === "checkbox" ? String(/** @type {HTMLInputElement} */ (at).checked) : /** @type {HTMLInputElement} */ (at).value;
  actions[String(at.dataset.do)]?.(field ? value : String(at.dataset.arg), at);
}
document.addEventListener("click", event => heard(event, false));
document.addEventListener("change", event => heard(event, true));

const live = /** @type {HTMLElement} */ (document.getElementById("live"));
/** Announce a text to screen readers; the same once more is changed a little, or it would not be read. @param {string} text */
export function announce(text) {
  live.textContent = live.textContent === text ? text + "\u00a0" : text;
}
