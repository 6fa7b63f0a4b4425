// Zoom of a map, the drawing in a [data-zoom] frame, which the style sheet may begin with: by the button beside it, by two fingers, by a wheel with Ctrl.
const [STEP, MOST] = [1.7, 4]; // what the button zooms to, and the most that fingers do
const TARGETS = ".place, .to-tap"; // what can be chosen on a map
const MARGIN = 40; // pixels between the edge of the frame and a selected place

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
const frameOf = target => (target instanceof Element ? target.closest("[data-zoom]") : null);

/** The frame that has an element beside it: its button, or an edge that counts. @param {Node} node @returns {HTMLElement | null} */
const frameBeside = node => (node instanceof Element ? node.querySelector(":scope > [data-zoom]") : null);

/** The frames among nodes and in them. @param {Iterable<Node>} nodes */
function framesIn(nodes) {
  /** @type {HTMLElement[]} */
  const frames = [];
  for (const node of nodes) {
    if (node instanceof HTMLElement && "zoom" in node.dataset) frames.push(node);
    if (node instanceof Element) frames.push(.../** @type {NodeListOf<HTMLElement>} */ (node.querySelectorAll("[data-zoom]")));
  }
  return frames;
}

/** @param {HTMLElement} frame */
const zoomOf = frame => Number(getComputedStyle(frame).getPropertyValue("--zoom")) || 1;

/** Mark a frame as zoomed or not, and the button beside it. @param {HTMLElement} frame */
function mark(frame) {
  const zoomed = zoomOf(frame) > 1;
  frame.toggleAttribute("data-zoomed", zoomed);
  frame.tabIndex = zoomed ? 0 : -1; // so that arrows scroll it
  frame.parentElement?.querySelector("[data-zooms]")?.toggleAttribute("data-out", zoomed);
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

/** The selection in each frame, and its open places, when it was last looked at. @type {WeakMap<HTMLElement, string>} */
const lookedAt = new WeakMap();
/** The zoom that a frame had before what is selected was shown nearer. @type {WeakMap<HTMLElement, string>} */
const unzoomed = new WeakMap();

/** The middle of some boxes together. @param {DOMRect[]} boxes */
function middleOf(boxes) {
  const [left, top] = [Math.min(...boxes.map(box => box.left)), Math.min(...boxes.map(box => box.top))];
  const [right, bottom] = [Math.max(...boxes.map(box => box.right)), Math.max(...boxes.map(box => box.bottom))];
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The middle of the places that are seen together where most are, in a frame of this size. @param {DOMRect[]} places @param {DOMRect} frame */
function thickest(places, { width, height }) {
  const together = places.map(({ x, y }) => places.filter(other => Math.abs(other.x - x) < width * 0.4 && Math.abs(other.y - y) < height * 0.4));
  return middleOf(together.reduce((best, group) => (group.length > best.length ? group : best)));
}

/** The part of a frame in which something can be seen: what stays at its foot (data-foot) covers the rest. @param {HTMLElement} frame */
function sightOf(frame) {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return new DOMRect(left, top, width, height - (frame.querySelector("[data-foot]")?.getBoundingClientRect().height ?? 0));
}

/** Bring what is selected into the frame with what lies round it, as large as the frame asks for; else the open places, of which those that are marked as the best come first. Of one that is seen `first` the middle is shown. No scroll of the page. @param {HTMLElement} frame */
function reveal(frame, first = false) {
  const chosen = frame.querySelector(".ghost, .chosen");
  const least = Number(frame.dataset.zoom);
  if (least) {
    if (!chosen) unzoom(frame);
    else if (chosen.getBoundingClientRect().height < least) {
      const { left, top, height } = chosen.getBoundingClientRect();
      if (height < 1) return; // not drawn yet
      if (!unzoomed.has(frame)) unzoomed.set(frame, frame.style.getPropertyValue("--zoom"));
      zoomAt(frame, (zoomOf(frame) * (least + 1)) / height, left, top);
    }
  }
  if (zoomOf(frame) === 1) return;
  const around = sightOf(frame);
  const best = frame.querySelectorAll(".place.most");
  const open = chosen || !least ? [] : Array.from(best.length ? best : frame.querySelectorAll(TARGETS), place => place.getBoundingClientRect());
  if (open.length) {
    const { x, y } = thickest(open, around);
    frame.scrollBy(x - around.left - around.width / 2, y - around.top - around.height / 2);
  }
  else if (first && least && !chosen) frame.scrollTo((frame.scrollWidth - around.width) / 2, (frame.scrollHeight - around.height) / 2);
  if (!chosen) return;
  const box = chosen.getBoundingClientRect();
  const margin = Math.max(MARGIN, least && box.width);
  const beyond = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ least, /** @type {number} */ most) =>
    Math.min(0, from - least - margin) + Math.max(0, to - most + margin);
  frame.scrollBy(beyond(box.left, box.right, around.left, around.right), beyond(box.top, box.bottom, around.top, around.bottom));
}

/** Show a frame as it was before something was selected in it. @param {HTMLElement} frame */
function unzoom(frame) {
  const zoom = unzoomed.get(frame);
  if (zoom === undefined) return;
  unzoomed.delete(frame);
  frame.style.setProperty("--zoom", zoom);
  mark(frame);
}

/** Write on the edges of a frame how many open places lie beyond them; return whether there are some, and none in sight. @param {HTMLElement} frame */
function countBeyond(frame) {
  const edges = frame.parentElement?.querySelectorAll("[data-edge]") ?? [];
  if (!edges.length) return false;
  let seen = 0;
  const around = sightOf(frame);
  /** @type {Record<string, number>} */
  const beyond = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const place of frame.querySelectorAll(TARGETS)) {
    const { x, y } = middleOf([place.getBoundingClientRect()]);
    if (x < around.left) beyond.left++;
    else if (x > around.right) beyond.right++;
    else if (y < around.top) beyond.top++;
    else if (y > around.bottom) beyond.bottom++;
    else seen++;
  }
  for (const edge of /** @type {NodeListOf<HTMLElement>} */ (edges)) edge.dataset.count = String(beyond[String(edge.dataset.edge)] || "");
  return !seen && Object.values(beyond).some(Boolean);
}

/** Look at a frame again, after its drawing may have changed. @param {HTMLElement} frame */
function lookAt(frame) {
  const open = Array.from(frame.querySelectorAll(TARGETS), place => place.getAttribute("data-arg")).join(" ");
  const now = [frame.querySelector(".chosen")?.getAttribute("data-arg"), frame.querySelector(".ghost") ? "ghost" : "", open].join();
  mark(frame);
  if (lookedAt.get(frame) !== now) {
    const first = !lookedAt.has(frame);
    lookedAt.set(frame, now);
    reveal(frame, first);
  }
  countBeyond(frame);
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
  addEventListener("scroll", ({ target }) => target instanceof HTMLElement && "zoom" in target.dataset && countBeyond(target), { passive: true, capture: true });
  addEventListener("resize", () => {
    for (const frame of framesIn([document.documentElement])) {
      unzoom(frame);
      lookedAt.delete(frame);
      lookAt(frame);
    }
  });
  // Where a panel takes room from a frame, or gives it back, more or fewer places lie beyond its edges, and what is
  // selected may. A turned screen gives a frame its size after the event.
  const sizes = globalThis.ResizeObserver && new ResizeObserver(changes => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement)) continue;
      if (countBeyond(target) || target.querySelector(".ghost, .chosen")) reveal(target);
      countBeyond(target);
    }
  });
  // Of what changes elsewhere on the page no frame is asked: to ask lays the page out.
  new MutationObserver(changes => {
    const frames = new Set(changes.flatMap(({ target, addedNodes }) => frameOf(target) ?? frameBeside(target) ?? framesIn(addedNodes)));
    for (const frame of frames) {
      lookAt(frame);
      sizes?.observe(frame);
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["class"] });
}
