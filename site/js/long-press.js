// The curtain's button, which opens it when pressed and held, or when tapped or pressed with Enter twice.
const HOLD = 600;

/** @param {Document} root @param {(button: HTMLElement) => void} open */
export function hold(root, open) {
  let timer = 0;
  const button = (/** @type {Event} */ event) => /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest?.("[data-hold]"));
  root.addEventListener("pointerdown", event => {
    const pressed = button(event);
    if (!pressed) return;
    pressed.classList.add("holding");
    timer = setTimeout(() => {
      pressed.classList.remove("holding", "armed"); // the click of the release opens nothing more
      timer = 0;
      open(pressed);
    }, HOLD);
  });
  for (const name of /** @type {const} */ (["pointerup", "pointercancel", "pointerout"])) {
    root.addEventListener(name, event => {
      if (event.relatedTarget && button(event)?.contains(/** @type {Node} */ (event.relatedTarget))) return; // still on the button
      clearTimeout(timer);
      timer = 0;
      button(event)?.classList.remove("holding");
    });
  }
  root.addEventListener("contextmenu", event => button(event) && event.preventDefault());
  root.addEventListener("click", event => {
    const tapped = button(event);
    if (!tapped) return;
    if (tapped.classList.contains("armed")) open(tapped);
    else tapped.classList.add("armed");
  });
}
