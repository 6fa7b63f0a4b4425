// Animations: coins and cards fly, daggers and flames strike, what one seat alone holds goes to the next. At most 300 ms, none if reduced motion is asked for.
const SIGNS = new URL("../art/signs.svg", import.meta.url).href;
const LONG = 300;
const TOKENS = ["coin", "card"];
const quiet = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether motion is reduced: by the reader's own setting, else the system's. */
export function still() {
  const chosen = document.documentElement.dataset.motion;
  return chosen === "off" || (chosen !== "on" && quiet.matches);
}

export const find = (/** @type {string} */ name) => document.querySelector(`[data-anchor="${name}"]`);
export const middle = (/** @type {Element} */ node) => {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/**
 * Do what asks for places in the task of the next frame, which lays the page out anyway, and before it is painted: in the
 * task that has changed the page the layout is one long piece of work with the change, and may be made twice.
 * @param {() => void} work
 */
export const inFrame = work => void (document.hidden ? work() : requestAnimationFrame(work));

/**
 * Remember where that is which one seat alone holds, unless the same seat holds it in what is to be drawn (texts of JSON):
 * to ask for its place may lay the page out. Call what is returned once the table is drawn anew.
 * @param {Element} root @param {string[]} texts
 */
export function travel(root, texts) {
  if (still()) return undefined;
  const held = heldIn(root);
  if (!held || texts.some(text => text.includes(`"data-held-by": "${held.dataset.heldBy}"`))) return undefined;
  const [from, seat] = [middle(held), held.dataset.heldBy];
  return () => {
    const now = heldIn(root);
    if (!now || now.dataset.heldBy === seat) return;
    const to = middle(now);
    const unit = now instanceof SVGGraphicsElement ? (now.getScreenCTM()?.a ?? 1) : 1; // a drawing has a measure of its own
    now.animate(
      [{ transform: `translate(${(from.x - to.x) / unit}px, ${(from.y - to.y) / unit}px) scale(1.6)` }, { transform: "none" }],
      { duration: LONG, easing: "ease-in-out" },
    );
  };
}

/** @param {Element} root */
function heldIn(root) {
  return /** @type {HTMLElement | null} */ (root.querySelector("[data-held-by]"));
}

/** @typedef {{ x: number, y: number }} Point */

/** Let coins and cards fly. @param {{ from: string, to: string, kind: "coin" | "card", count: number }[]} moves */
export function fly(moves) {
  if (still()) return;
  const begin = moves.flatMap(({ kind, count, ...ends }) => {
    const [from, to] = [find(ends.from), find(ends.to)];
    if (!from || !to || from === to) return [];
    const [start, end] = [middle(from), middle(to)]; // of all, before the first token is there
    if (!TOKENS.includes(kind)) return [() => strike(kind, start, end, to)];
    return Array.from({ length: Math.min(count, 4) }, (_, at) => () => send(kind, start, end, at * 30));
  });
  for (const one of begin) one();
}

/** A sign of ours goes to what it is meant for, and that shakes. @param {string} sign @param {Point} start @param {Point} end @param {Element} target */
function strike(sign, start, end, target) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `${SIGNS}#${sign}`);
  svg.append(use);
  svg.setAttribute("class", "icon token token-sign");
  svg.setAttribute("aria-hidden", "true");
  document.body.append(svg);
  const path = [
    { transform: `translate(${start.x}px, ${start.y}px) scale(1)`, opacity: 0.6 },
    { transform: `translate(${end.x}px, ${end.y}px) scale(1.8)`, opacity: 1 },
  ];
  const flight = svg.animate(path, { duration: LONG * 0.7, easing: "ease-in", fill: "both" });
  flight.onfinish = flight.oncancel = () => svg.remove();
  const shake = [-3, 3, -2, 0].map(x => ({ transform: `translateX(${x}px)` }));
  target.animate(shake, { duration: LONG * 0.3, delay: LONG * 0.7 });
}

/** @param {string} kind @param {Point} from @param {Point} to @param {number} delay */
function send(kind, from, to, delay) {
  const token = document.createElement("span");
  token.className = "token token-" + kind;
  token.setAttribute("aria-hidden", "true");
  document.body.append(token);
  const path = [
    { transform: `translate(${from.x}px, ${from.y}px) scale(.7)`, opacity: 0.4 },
    { transform: `translate(${(from.x + to.x) / 2}px, ${(from.y + to.y) / 2 - 18}px) scale(1.1)`, opacity: 1 },
    { transform: `translate(${to.x}px, ${to.y}px) scale(.8)`, opacity: 0.5 },
  ];
  const flight = token.animate(path, { duration: LONG - delay, delay, easing: "ease-in-out", fill: "both" });
  flight.onfinish = flight.oncancel = () => token.remove();
}
