// Light motion: coins move, the crown travels. Never over 300 ms, never when the reader asked for stillness.
const LONG = 300;
const quiet = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether nothing shall move: the reader's own setting, else the system's. */
export function still() {
  const chosen = document.documentElement.dataset.motion;
  return chosen === "off" || (chosen !== "on" && quiet.matches);
}

const find = name => document.querySelector(`[data-anchor="${name}"]`);
const middle = node => {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** Remember where the crown is; call what is returned once the table is drawn anew. */
export function travel(root) {
  if (still()) return undefined;
  const crown = root.querySelector("[data-crown]");
  if (!crown) return undefined;
  const [from, seat] = [middle(crown), crown.dataset.crown];
  return () => {
    const now = root.querySelector("[data-crown]");
    if (!now || now.dataset.crown === seat) return;
    const to = middle(now);
    now.animate(
      [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(1.6)` }, { transform: "none" }],
      { duration: LONG, easing: "ease-in-out" },
    );
  };
}

/** Let coins and cards fly: a list of {from, to, kind: "coin"|"card", count}. */
export function fly(moves) {
  if (still()) return;
  for (const move of moves) {
    const [from, to] = [find(move.from), find(move.to)];
    if (!from || !to || from === to) continue;
    for (let i = 0; i < Math.min(move.count, 4); i++) send(move.kind, middle(from), middle(to), i * 30);
  }
}

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
