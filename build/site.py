"""Makes ``dist/``, the folder to put on any static host."""

import shutil
import tempfile
from pathlib import Path

from build import (
    art,
    bench,
    budgets,
    catalogue,
    chapters,
    city,
    drawing,
    editing,
    faces,
    folders,
    inputs,
    lessons,
    locales,
    minify,
    oembed,
    offline,
    openings,
    other_games,
    packs,
    page,
    paths,
    people,
    poster,
    runtime,
    setup,
    skyline,
    stamp,
    stdlib,
    wheel,
    workshop,
)
from build.say import say, step


def make(address: str = page.HERE) -> None:
    """Make the site in ``dist/``.

    `address` is where it will lie, if that is known (`page.copy`).
    """
    mark = inputs.fingerprint()
    say("Making dist/")
    make_in(paths.DIST, address)
    inputs.remember(mark)


def make_in(folder: Path, address: str = page.HERE) -> None:
    """Make the site in another folder, and replace this one when it is complete."""
    setup.ensure_py_compile()
    paths.CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=paths.CACHE, prefix="making-") as work:
        fresh = Path(work) / "dist"
        fresh.mkdir(mode=0o755)
        _fill(fresh, Path(work), address)
        shutil.rmtree(folder, ignore_errors=True)
        fresh.replace(folder)


def draw(dist: Path) -> None:
    """Draw title face, buildings, characters, players and skyline into ``art/``."""
    art.make(dist)
    city.make(dist)
    faces.make(dist)
    people.make(dist / "art")
    skyline.make(dist / "art")


def _fill(dist: Path, work: Path, address: str) -> None:
    with step("wheels"):
        made = wheel.make(dist / "wheels")
        wheel.index(dist / "wheels")
        cut = wheel.cut(made, stdlib.reachable()[0], work)
    with step("third-party files"):
        runtime.copy(dist)
    with step("standard library and engine, compiled"):
        stdlib.precompile(cut, dist / "vendor" / "pyodide", dist / "wheels", work)
    with step("title face, buildings, characters and skyline"):
        draw(dist)
    with step("cards, tables and openings"):
        catalogue.make(dist)
        openings.make(dist)
    with step("page"):
        page.copy(dist, address)
        bench.make(dist, minify.SMALL)
        minify.make(dist, wheel.of_the_page(dist))
        page.put_first(dist)
    with step("what draws pictures"):
        drawing.make(dist, made)
        editing.make(dist, made)
    with step("poster for other people's pages"):
        poster.make(dist)
    with step("the page's own Python"):
        packs.make(dist, work)
    with step("languages"):
        locales.make(dist, catalogue.messages(dist) | lessons.messages())
    with step("other games"):
        other_games.make(dist, work, made, address)
    with step("chapters"):
        chapters.make(dist, work)
        bench.words(dist)
    with step("folders"):
        folders.make(dist)
        other_games.name_folders(dist)
        oembed.make(dist, address)
    with step("workshop"):
        workshop.make(dist)
    with step("service worker"):
        offline.make(dist, work)
    with step("list of files"):
        stamp.make(dist)
    with step("budgets"):
        budgets.check(dist)


def make_if_changed() -> None:
    """Make the site, unless dist/ was made from the present sources."""
    if inputs.unchanged():
        say("dist/ is up to date")
    else:
        make()
