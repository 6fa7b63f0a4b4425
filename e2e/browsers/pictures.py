"""Takes pictures of first visits in each browser, to be looked at side by side.

`python -m e2e.browsers.pictures` after `python3 build site` writes `.build/browsers/index.html` with pictures of the
three games at four sizes by day; `dark` behind it takes them by night, and names of games or browsers take these alone.
On a machine without a display, put `xvfb-run -a` before it.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from build.paths import CACHE, DIST
from build.say import say
from e2e.browsers.first_visits import BROWSERS, GAMES, SIZES, Visitor, driven
from e2e.own_sites import OwnSite

OUT = CACHE / "browsers"
THEMES = ("light", "dark")
TABS = "[...document.querySelectorAll('.tab')]"  # of Crown and Crane: each shows another board
# Whatever moves once has come to rest, and letters and signs are there.
AT_REST = """document.fonts.status === "loaded"
  && document.getAnimations().every(motion => motion.effect.getTiming().iterations === Infinity)
  && [...document.querySelectorAll("main svg.icon")]
    .filter(sign => sign.getClientRects().length)
    .every(sign => sign.getBBox().width)"""
STYLE = "body { font: 1rem sans-serif } img { height: 30rem; margin: 0.25rem } h2 { clear: both }"


class Photographer(Visitor):
    """Someone who takes pictures of a visit."""

    def take(self, name: str) -> None:
        """Write a picture of the page, once it has come to rest."""
        self.until(AT_REST)
        (OUT / name).write_bytes(self.browser.picture())

    def visit(self, url: str, name: str) -> None:
        """Take the first screen, the first question, and each board beside the one that is shown."""
        self.come(url)
        self.take(f"{name}-first.png")
        self.deal()
        self.take(f"{name}-decision.png")
        for number in range(1, self.browser.run(f"return {TABS}.length")):
            self.press_what(f"{TABS}[{number}]")
            self.take(f"{name}-board-{number}.png")


def take_pictures(browsers: list[str], games: list[str], theme: str) -> None:
    """Visit games in browsers at all sizes, with nothing kept from the visit before."""
    for name in browsers:
        with tempfile.TemporaryDirectory() as folder, driven(name, Path(folder)) as browser:
            say(browser.version)
            for game in games:
                for width, height in SIZES:
                    site = OwnSite(DIST)
                    browser.resize(width, height)
                    address = f"{site.url}{GAMES[game]}?theme={theme}"
                    Photographer(browser).visit(address, f"{theme}-{game}-{width}-{name}")
                    site.stop()


def write_index() -> None:
    """Write the page that shows all pictures that are there, those of one screen in a row."""
    rows: dict[tuple[str, ...], list[str]] = {}
    for path in sorted(OUT.glob("*.png")):
        theme, game, width, _, screen = path.stem.split("-", 4)
        rows.setdefault((theme, game, width, screen), []).append(f'<img src="{path.name}" alt="{path.stem}">')
    parts = [f"<h2>{' '.join(head)}</h2>{''.join(images)}" for head, images in rows.items()]
    text = f"<!doctype html><meta charset=utf-8><title>Browsers</title><style>{STYLE}</style>{''.join(parts)}"
    (OUT / "index.html").write_text(text, encoding="utf-8")


def main(words: list[str]) -> None:
    """Take the pictures that the words name: by day, of all games, in all browsers, unless they say otherwise."""
    OUT.mkdir(parents=True, exist_ok=True)
    theme = next((word for word in words if word in THEMES), THEMES[0])
    browsers = [name for name in BROWSERS if name in words] or [*BROWSERS]
    take_pictures(browsers, [game for game in GAMES if game in words] or [*GAMES], theme)
    write_index()
    say(f"{OUT / 'index.html'}")


if __name__ == "__main__":
    main(sys.argv[1:])
