// Changes the document to a tree of plain lists: [tag, properties, ...children]; in an `svg` they are elements of a drawing.
// A ["cached", {key}, edition] is an element of `parts`, left alone while its edition and the language are the same.
// Text reaches the page as text only; {"id", "args"} is a message and gets the words of the chosen language.
import { words } from "./fluent.js";

const ART = new URL("../art/", import.meta.url).href;
const SVG = "http://www.w3.org/2000/svg";
const PLACED = ["x", "y", "width", "height"]; // where a sign stands in a drawing
/** @typedef {HTMLElement & { _key?: string, _props?: Props, _from?: string, data?: string }} DrawnNode an element or a text, with what it was last drawn from */

/** Elements as JSON, by their keys. @type {Map<string, string>} */
export const parts = new Map();
/** Their nodes: a board that comes back is not made again. @type {Map<string, DrawnNode>} */
const nodes = new Map();
const part = (/** @type {Tree} */ child) => JSON.parse(parts.get(String(/** @type {TreeElement} */ (child)[1]?.key)) ?? "null");

/** @param {unknown} value */
const text = value => (value && typeof value === "object" ? sentence(/** @type {Message} */ (value)) : String(value));
const sentence = (/** @type {Message} */ { id, args }) => words(id, args);

/** Make `children` the children of `parent`; elements that match are reused, so focus and motion survive. @param {Element} parent @param {(Tree | null | false)[]} children */
export function patch(parent, children) {
  const old = new Map();
  for (const node of /** @type {NodeListOf<any>} */ (parent.childNodes)) old.set(node._key ?? node, node);
  /** @type {Record<string, number>} */
  const counts = {};
  /** @type {[DrawnNode, Tree][]} */
  const wanted = [];
  for (const child of children) {
    if (child === null || child === false) continue;
    const key = keyOf(child, counts);
    let node = old.get(key);
    old.delete(key);
    if (node === undefined) {
      node = create(child, parent);
      node._key = key;
    }
    wanted.push([node, child]);
  }
  for (const node of old.values()) node.remove();
  let at = parent.firstChild;
  for (const [node, child] of wanted) {
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
    update(node, child);
  }
}

/** @param {Tree} child @param {Record<string, number>} counts */
function keyOf(child, counts) {
  if (!Array.isArray(child)) return "#" + (counts["#"] = (counts["#"] || 0) + 1);
  const named = child[1]?.key;
  return named || child[0] + (counts[child[0]] = (counts[child[0]] || 0) + 1);
}

/** @param {Tree} child @param {Element} parent @returns {any} */
function create(child, parent) {
  if (!Array.isArray(child)) return document.createTextNode("");
  const [tag] = child;
  if (tag === "cached") {
    const key = String(child[1]?.key);
    const known = nodes.get(key);
    const node = known && !known.isConnected ? known : create(part(child), parent);
    nodes.set(key, node);
    return node;
  }
  if (tag !== "icon") return tag === "svg" || drawn(parent) ? document.createElementNS(SVG, tag) : document.createElement(tag);
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("aria-hidden", "true");
  return svg;
}

/** Whether what lies in an element is part of a drawing; in a `foreignObject` it is of the page again. @param {Element} parent */
const drawn = parent => parent.namespaceURI === SVG && parent.localName !== "foreignObject";

/** @param {DrawnNode} node @param {Tree} child */
function update(node, child) {
  if (!Array.isArray(child)) {
    const now = text(child);
    if (node.data !== now) node.data = now;
    return;
  }
  if (child[0] === "cached") {
    const from = document.documentElement.lang + child[2];
    if (node._from !== from) update(node, part(child));
    node._from = from;
    return;
  }
  const props = child[1] || {};
  if (child[0] === "icon") {
    drawIcon(node, props);
    return;
  }
  const before = node._props || {};
  for (const name in before) if (!(name in props)) set(node, name, null, before[name]);
  for (const name in props) set(node, name, props[name], before[name]);
  node._props = props;
  const [, , ...kids] = child;
  patch(node, kids);
}

/** Of several names each lies over the one before. @param {any} svg @param {Props} icon */
function drawIcon(svg, { file, name, css, vars, ...place }) {
  const names = String(name).split(" ");
  while (svg.children.length < names.length) svg.append(document.createElementNS(SVG, "use"));
  while (svg.children.length > names.length) svg.lastChild.remove();
  for (const [at, name] of names.entries()) set(svg.children[at], "href", `${ART}${file || "signs"}.svg#${name}`, null);
  set(svg, "class", css ? "icon " + css : "icon", null);
  if (vars) set(svg, "vars", vars, null);
  for (const name of PLACED) if (name in place) set(svg, name, place[name], null);
}

/** @param {any} node @param {string} name @param {any} value @param {any} was what it was set to before, if it was */
function set(node, name, value, was) {
  if (name === "key") return;
  if (name === "vars") {
    for (const key in was || {}) if (!(key in (value || {}))) node.style.removeProperty(key);
    for (const key in value || {}) node.style.setProperty(key, value[key]);
  } else if (name === "value") {
    const inEdit = document.activeElement === node && node.type !== "range"; // a field that is being written in keeps its text
    if (!inEdit && node.value !== String(value ?? "")) node.value = value ?? "";
  } else if (name === "checked" || name === "hidden" || name === "open" || name === "selected") {
    node[name] = Boolean(value);
  } else if (value === null || value === undefined || value === false) {
    node.removeAttribute(name);
  } else {
    const now = value === true ? "" : text(value);
    if (node.getAttribute(name) !== now) node.setAttribute(name, now);
  }
}
