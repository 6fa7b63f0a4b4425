"""Makes ``dist/``, the folder to put on any static host."""

import json
import shutil
from pathlib import Path

from build import art, budgets, catalogue, inputs, locales, page, paths, runtime, stamp, stdlib, wheel
from build.say import say, step


def make() -> None:
    """Make the site beside the old one and put it in its place only when it is whole."""
    mark = inputs.fingerprint()
    fresh = paths.CACHE / "dist"
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    say("Making dist/")
    with step("wheel"):
        made = wheel.make()
    with step("third-party files"):
        runtime.copy(fresh)
    with step("standard library and engine, compiled"):
        stdlib.precompile(made, fresh / "vendor" / "pyodide", fresh / "engine")
    with step("page"):
        page.copy(fresh)
    with step("emblems and title face"):
        art.make(fresh)
    with step("cards and tables"):
        catalogue.make(fresh)
    with step("languages"):
        locales.make(fresh, names_of_cards(fresh / "cards.json"))
    with step("list of files"):
        stamp.make(fresh)
    with step("budgets"):
        budgets.check(fresh, made)
    shutil.rmtree(paths.DIST, ignore_errors=True)
    fresh.replace(paths.DIST)
    inputs.remember(mark)


def make_if_changed() -> None:
    """Make the site, unless dist/ is already what the sources say."""
    if inputs.unchanged():
        say("dist/ is up to date")
    else:
        make()


def names_of_cards(sheet: Path) -> frozenset[str]:
    """The message ids that every district and character of the sheet must have in each language."""
    cards = json.loads(sheet.read_text(encoding="utf-8"))
    names = {f"card-{district['id']}" for district in cards.get("districts", [])}
    names |= {f"role-{role['id']}" for role in cards.get("roles", [])}
    return frozenset(names)
