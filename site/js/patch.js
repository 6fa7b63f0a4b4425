// Makes the page look like a tree of plain lists: [tag, properties, ...children].
// Text reaches the page as text only; {"id", "args"} is a message and gets the words of the chosen language.
import { words } from "./fluent.js";

const ART = new URL("../art/", import.meta.url).href;
const SVG = "http://www.w3.org/2000/svg";
const text = value => (value && typeof value === "object" ? words(value.id, value.args) : String(value));

/** Put `children` under `parent`; what is already there and fits stays, so focus and motion survive. */
export function patch(parent, children) {
  const old = new Map();
  for (const node of parent.childNodes) old.set(node._key ?? node, node);
  const counts = {};
  const wanted = [];
  for (const child of children) {
    if (child === null || child === false) continue;
    const key = keyOf(child, counts);
    let node = old.get(key);
    old.delete(key);
    if (node === undefined) {
      if (child[0] === "=") continue; // it was to stay as it is, but is not there
      node = create(child);
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

function keyOf(child, counts) {
  if (!Array.isArray(child)) return "#" + (counts["#"] = (counts["#"] || 0) + 1);
  if (child[0] === "=") return child[1];
  const named = child[1] && child[1].key;
  return named || child[0] + (counts[child[0]] = (counts[child[0]] || 0) + 1);
}

function create(child) {
  if (!Array.isArray(child)) return document.createTextNode("");
  if (child[0] !== "icon") return document.createElement(child[0]);
  const svg = document.createElementNS(SVG, "svg");
  svg.append(document.createElementNS(SVG, "use"));
  svg.setAttribute("aria-hidden", "true");
  return svg;
}

function update(node, child) {
  if (!Array.isArray(child)) {
    const now = text(child);
    if (node.data !== now) node.data = now;
    return;
  }
  if (child[0] === "=") return;
  const props = child[1] || {};
  if (child[0] === "icon") {
    drawIcon(node, props);
    return;
  }
  const before = node._props || {};
  for (const name in before) if (!(name in props)) set(node, name, null);
  for (const name in props) set(node, name, props[name]);
  node._props = props;
  patch(node, child.slice(2));
}

function drawIcon(svg, { file, name, css }) {
  const href = `${ART}${file || "icons"}.svg#${name}`;
  if (svg.firstChild.getAttribute("href") !== href) svg.firstChild.setAttribute("href", href);
  const classes = css ? "icon " + css : "icon";
  if (svg.getAttribute("class") !== classes) svg.setAttribute("class", classes);
}

function set(node, name, value) {
  if (name === "key") return;
  if (name === "vars") {
    for (const key in value || {}) node.style.setProperty(key, value[key]);
  } else if (name === "value") {
    if (document.activeElement !== node && node.value !== String(value ?? "")) node.value = value ?? "";
  } else if (name === "checked" || name === "hidden" || name === "open" || name === "selected") {
    node[name] = Boolean(value);
  } else if (value === null || value === undefined || value === false) {
    node.removeAttribute(name);
  } else {
    const now = value === true ? "" : text(value);
    if (node.getAttribute(name) !== now) node.setAttribute(name, now);
  }
}
