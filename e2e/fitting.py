"""Checks of a table at every size of a desktop's window: no piece covered, cut, beside its frame or out of sight.

A `Stage` names a game's pieces, the frames that they belong to, and what must not lie over them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from playwright.sync_api import Page

from citadels import Game
from e2e.screen_checks import Size, at_sizes
from tests.rules.table import cast_of, seat, turn

# Usual windows, from a small laptop's to a large monitor's.
WINDOWS: tuple[Size, ...] = (
    (1280, 720), (1280, 800), (1366, 768), (1440, 900), (1536, 864), (1920, 1080), (2560, 1440),
)  # fmt: skip
SMALLEST_LETTERS = 11  # pixels


@dataclass(frozen=True, slots=True)
class Stage:
    """Selectors of a game's table: its pieces and labels, the frame around them, and what may cover neither."""

    pieces: str
    frames: str
    covers: str
    labels: str


FAULTS = """({pieces, frames, covers, labels, least}) => {
  const faults = [];
  const box = node => node.getBoundingClientRect();
  const within = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1
    && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const apart = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1
    || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  const name = node => {
    const label = node.matches(labels) ? node : node.parentElement.closest("button, article")?.querySelector(labels);
    return `${(node.getAttribute("class") ?? node.id).split(" ").at(-1)} of ${label?.textContent}`;
  };
  const window = new DOMRect(0, 0, innerWidth, innerHeight);
  const over = [...document.querySelectorAll(covers)];
  const look = (node, area, what) => {
    if (area.width < 1 || area.height < 1) { faults.push(what + ": not drawn"); return; }
    if (!within(area, window)) faults.push(what + ": out of the window");
    const frame = node.closest(frames);
    if (frame && !within(area, box(frame))) faults.push(what + ": beside its frame");
    for (let outer = node.parentElement; outer && outer !== document.body; outer = outer.parentElement)
      if (getComputedStyle(outer).overflow !== "visible" && !within(area, box(outer))) {
        faults.push(`${what}: cut by ${outer.className}`);
        break;
      }
    for (const cover of over)
      if (!cover.contains(node) && !apart(area, box(cover))) faults.push(`${what}: under ${cover.className}`);
  };
  for (const node of document.querySelectorAll(pieces)) look(node, box(node), name(node));
  for (const node of document.querySelectorAll(labels)) {
    const letters = document.createRange();
    letters.selectNodeContents(node);
    look(node, box(letters), name(node));
    const size = parseFloat(getComputedStyle(node).fontSize);
    if (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + size / 2)
      faults.push(name(node) + ": longer than its place");
    if (size < least) faults.push(name(node) + ": too small to read");
  }
  const framed = [...document.querySelectorAll(frames)];
  framed.forEach((one, at) => framed.slice(at + 1).forEach(other => {
    if (!one.contains(other) && !other.contains(one) && !apart(box(one), box(other)))
      faults.push(`frame ${one.textContent.slice(0, 20)} over ${other.textContent.slice(0, 20)}`);
  }));
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight) faults.push(`the page is ${page.scrollHeight - innerHeight} px too high`);
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth - innerWidth} px too wide`);
  return [...new Set(faults)];
}"""


def faults(page: Page, stage: Stage) -> list[str]:
    """All pieces and labels that cannot be seen whole in the window as it is now, and whether the page scrolls."""
    page.evaluate("() => { scrollTo(0, 0); return Promise.all(document.getAnimations().map(one => one.finished)); }")
    selectors = {name: getattr(stage, name) for name in ("pieces", "frames", "covers", "labels")}
    return list(page.evaluate(FAULTS, {**selectors, "least": SMALLEST_LETTERS}))


def faults_at(page: Page, stage: Stage, windows: Iterable[Size] = WINDOWS) -> dict[str, list[str]]:
    """The faults at each size of the window at which there are any."""
    listed_at = {f"{size[0]} x {size[1]}": faults(page, stage) for size in at_sizes(page, *windows)}
    return {size: listed for size, listed in listed_at.items() if listed}


# --- the games

ISLAND = Stage(
    pieces=(
        ".hand-row .stack, #decision-title, .decision button:not(.look, .unseen *, .spare:not([data-rest])), "
        ".bar button, .island-frame"
    ),
    frames=".decision, .island-frame",
    covers=".bar, .seats, .island-frame, .mine",
    labels=".seats .name",
)
CITADELS = Stage(
    pieces=".seat .building, .mine .building, .seat .facts, .mine .facts",
    frames=".seat, .mine",
    covers=".bar, .mine, .side, .ranks",
    labels=".seat .tile-name, .mine .tile-name, .mine .card-name, .seat .name, .mine .name",
)
# Of the greatest length (site/table/player_names.py).
NAMES = (
    "Bartholomew Featherstone", "Wilhelmina van der Woude", "Alexandria Montgomery II", "Maximilian Schwarzenberg",
    "Persephone Abercrombie X", "Christopher Llewellyn Jr", "Evangeline Constantinopl", "Theodora Papadopoulos-Li",
)  # fmt: skip
CHARACTERS = ("warlord", "king", "bishop", "architect", "merchant", "magician", "thief", "assassin")


def long_game(players: int, hand: int = 4) -> Game:
    """The eighth round: every city has six or seven districts, the longest names first; seat 0, the Warlord, builds."""
    cast = "artist" if players == 8 else ""  # eight need nine characters (R2.1)
    new = Game.new(NAMES[:players], {"characters": cast_of(cast.split())}, seed=1).position()
    cards = new["deck"] + [card for player in new["players"] for card in player["hand"]]
    cards.sort(key=lambda card: (-max(len(word) for word in card.split("_")), card))
    cities: list[list[str]] = [[] for _ in range(players)]
    for _ in range(6):
        for city in cities:
            city.append(_take(cards, city))
    for city in cities[::2]:
        city.append(_take(cards, city))
    held = " ".join(_take(cards, cities[0]) for _ in range(hand))
    seats = [
        seat(character, gold=3, hand=held if at == 0 else "", city=" ".join(city)) | {"name": name}
        for at, (character, city, name) in enumerate(zip(CHARACTERS, cities, NAMES, strict=False))
    ]
    return turn("warlord", *seats, players=players, cast=cast, round=8, crown=1, taken="resources")


def _take(cards: list[str], beside: list[str]) -> str:
    """Take the first card that is not there already."""
    return cards.pop(next(at for at, card in enumerate(cards) if card not in beside))
