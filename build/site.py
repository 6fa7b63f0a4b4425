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
    folders,
    inputs,
    lessons,
    locales,
    minify,
    offline,
    openings,
    packs,
    page,
    paths,
    poster,
    runtime,
    setup,
    stamp,
    stdlib,
    wheel,
    workshop,
)
from build.say import say, step


def make() -> None:
    """Make the site in another folder, and replace ``dist/`` when it is complete."""
    setup.ensure_py_compile()
    mark = inputs.fingerprint()
    paths.CACHE.mkdir(exist_ok=True)
    say("Making dist/")
    with tempfile.TemporaryDirectory(dir=paths.CACHE, prefix="making-") as work:
        fresh = Path(work) / "dist"
        fresh.mkdir(mode=0o755)
        _fill(fresh, Path(work))
        shutil.rmtree(paths.DIST, ignore_errors=True)
        fresh.replace(paths.DIST)
    inputs.remember(mark)


def _fill(dist: Path, work: Path) -> None:
    with step("wheels"):
        made = wheel.make(dist / "wheels")
        wheel.index(dist / "wheels")
        cut = wheel.cut(made, stdlib.reachable()[0], work)
    with step("third-party files"):
        runtime.copy(dist)
    with step("standard library and engine, compiled"):
        stdlib.precompile(cut, dist / "vendor" / "pyodide", dist / "wheels", work)
    with step("emblems, title face and skyline"):
        art.make(dist)
    with step("cards, tables and openings"):
        catalogue.make(dist)
        openings.make(dist)
    with step("page"):
        page.copy(dist)
        bench.make(dist, minify.SMALL)
        minify.make(dist, wheel.of_the_page(dist))
        page.put_first(dist)
    with step("poster for other people's pages"):
        poster.make(dist)
    with step("the page's own Python"):
        packs.make(dist, work)
    with step("languages"):
        locales.make(dist, catalogue.messages(dist) | lessons.messages())
    with step("chapters"):
        chapters.make(dist, work)
        bench.words(dist)
    with step("folders"):
        folders.make(dist)
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
