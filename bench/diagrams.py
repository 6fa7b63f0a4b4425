"""Weighs ten diagrams of an article, and times their drawing on a phone four times as slow.

    PYTHONPATH=src:. .venv/bin/python -m bench.diagrams

Late games of four, ten steps of each, as *Embed in a page* saves them: SVG files beside an article, without a script.
Printed are kB gzip of the first and of each further one, and milliseconds from the load of an article with all ten to
the frame in which the last is drawn, less those of the same article without pictures: the median of so many loads.
With `loading="lazy"`, as the line has it, a browser draws those near the screen alone: they have a column of their own.
"""

from __future__ import annotations

import argparse
import gzip
import random
import statistics
import tempfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize, sync_playwright

from build import games
from build.browser import system_chromium

COUNT = 10
DRAWN = """async () => {
  const inSight = image => image.loading === "eager" || image.getBoundingClientRect().top < innerHeight;
  const near = [...document.images].filter(inSight);
  await Promise.all(near.map(image => image.decode()));
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  return performance.now();
}"""


def diagrams(game: games.Game) -> Iterator[str]:
    """Yield ten late steps of a game of four, played by chance, each as the picture of one seat."""
    dice, kind = random.Random(1), import_module(f"{game.package}.game").Game
    played: Any = kind.new(["Ann", "Ben", "Cal", "Dee"], seed=5)
    while not played.over and len(played.history) < 400:
        options = played.moves()
        played.play(options[dice.randrange(len(options))])
    last = len(played.history)
    for number in range(COUNT):
        yield played.at(last - 1 - 3 * number).svg(number % 4, width=640)


def article(folder: Path, pictures: list[str], loading: str = "eager") -> str:
    """Write an article with these pictures; return its address."""
    for number, svg in enumerate(pictures):
        (folder / f"{number}.svg").write_text(svg, encoding="utf-8")
    size = f'width="640" height="900" loading="{loading}"'
    images = "".join(f'<p>Words</p><img src="{n}.svg" {size}>' for n in range(len(pictures)))
    page = folder / f"article-{len(pictures)}-{loading}.html"
    page.write_text(f"<!doctype html><title>Article</title>{images}", encoding="utf-8")
    return page.as_uri()


def load(page: Page, address: str, times: int) -> float:
    """Return the median of the milliseconds until all is drawn."""
    taken = []
    for _ in range(times):
        page.goto(address, wait_until="commit")
        page.wait_for_load_state("load")
        taken.append(float(page.evaluate(DRAWN)))
    return statistics.median(taken)


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--slower", type=float, default=4, help="how many times slower than this machine (4)")
    parser.add_argument("--times", type=int, default=15, help="loads of each article (15)")
    chosen = parser.parse_args()
    print("game        first kB   each further kB   ten drawn, ms   in sight, ms")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as place:
        browser = playwright.chromium.launch(executable_path=system_chromium())
        page = browser.new_context(viewport=ViewportSize(width=390, height=844)).new_page()
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": chosen.slower})
        for game in games.ALL:
            pictures, folder = [*diagrams(game)], Path(place) / game.name
            folder.mkdir()
            sizes = [len(gzip.compress(svg.encode(), 9)) / 1000 for svg in pictures]
            bare = load(page, article(folder, []), chosen.times)
            drawn, seen = [load(page, article(folder, pictures, way), chosen.times) - bare for way in ("eager", "lazy")]
            print(f"{game.name:<10} {sizes[0]:9.1f} {statistics.mean(sizes[1:]):17.1f} {drawn:15.0f} {seen:15.0f}")


if __name__ == "__main__":
    main()
