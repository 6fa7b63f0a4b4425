// Zoom of a map, the drawing in a [data-zoom] frame, which the style sheet may begin with: by the button beside it, by two fingers, by a wheel with Ctrl.
const [STEP, MOST] = [1.7, 3]; // what the button zooms to, and the most that fingers do
const MARGIN = 40; // pixels between the edge of the frame and a selected place

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
const frameOf = target => (target instanceof Element ? target.closest("[data-zoom]") : null);

/** The frame that is among elements or in one of them. @param {NodeList} nodes @returns {HTMLElement | null} */
function frameIn(nodes) {
  for (const node of nodes) {
    const frame = node instanceof Element && (node.matches("[data-zoom]") ? node : node.querySelector("[data-zoom]"));
    if (frame instanceof HTMLElement) return frame;
  }
  return null;
}

/** @param {HTMLElement} frame */
const zoomOf = frame => Number(getComputedStyle(frame).getPropertyValue("--zoom")) || 1;

/** Mark a frame as zoomed or not, and the button beside it. @param {HTMLElement} frame */
function mark(frame) {
  const zoomed = zoomOf(frame) > 1;
  frame.toggleAttribute("data-zoomed", zoomed);
  frame.tabIndex = zoomed ? 0 : -1; // so that arrows scroll it
  frame.parentElement?.querySelector("[data-zooms]")?.setAttribute("aria-pressed", String(zoomed));
}

/** Zoom, so that what is at a point of the screen stays there. @param {HTMLElement} frame @param {number} zoom @param {number} x @param {number} y */
function zoomAt(frame, zoom, x, y) {
  const before = zoomOf(frame);
  const after = Math.min(MOST, Math.max(1, zoom));
  const { left, top } = frame.getBoundingClientRect();
  const [across, down] = [x - left, y - top];
  const place = [frame.scrollLeft + across, frame.scrollTop + down].map(at => (at / before) * after);
  frame.style.setProperty("--zoom", String(after));
  mark(frame);
  frame.scrollTo(place[0] - across, place[1] - down);
}

/** Bring what is selected into the frame, without a scroll of the page. @param {HTMLElement} frame */
function reveal(frame) {
  const chosen = frame.querySelector(".chosen");
  if (!chosen || zoomOf(frame) === 1) return;
  const [box, around] = [chosen.getBoundingClientRect(), frame.getBoundingClientRect()];
  const beyond = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ least, /** @type {number} */ most) =>
    Math.min(0, from - least - MARGIN) + Math.max(0, to - most + MARGIN);
  frame.scrollBy(beyond(box.left, box.right, around.left, around.right), beyond(box.top, box.bottom, around.top, around.bottom));
}

/** @param {TouchList} touches */
const spread = touches => Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);

if (MAP) {
  /** @type {{ frame: HTMLElement, zoom: number, spread: number } | null} */
  let pinch = null;
  addEventListener("click", event => {
    const button = event.target instanceof Element ? event.target.closest("[data-zooms]") : null;
    const frame = button?.parentElement?.querySelector("[data-zoom]");
    if (!(frame instanceof HTMLElement)) return;
    const { left, top, width, height } = frame.getBoundingClientRect();
    zoomAt(frame, zoomOf(frame) > 1 ? 1 : STEP, left + width / 2, top + height / 2);
    reveal(frame);
  });
  addEventListener("touchstart", event => {
    const frame = event.touches.length === 2 ? frameOf(event.target) : null;
    pinch = frame && { frame, zoom: zoomOf(frame), spread: spread(event.touches) };
  });
  addEventListener("touchmove", event => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault(); // else the browser zooms the whole page
    const [one, two] = event.touches;
    zoomAt(pinch.frame, (pinch.zoom * spread(event.touches)) / pinch.spread, (one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
  }, { passive: false });
  addEventListener("wheel", event => {
    const frame = event.ctrlKey ? frameOf(event.target) : null;
    if (!frame) return;
    event.preventDefault();
    zoomAt(frame, zoomOf(frame) * Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
  }, { passive: false });
  new MutationObserver(changes => {
    const frame = changes.map(({ target, addedNodes }) => frameOf(target) ?? frameIn(addedNodes)).find(Boolean);
    if (!frame) return;
    mark(frame);
    reveal(frame);
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["class"] });
}
