"""Makes the pages of the other games, which lie beside the first one's (docs/layout.md).

Each game has a folder of its own, `<name>-<hash>`, with all that its page loads, but for the third-party files, which
are the same for all. So the first game's files stay as they are.
"""

import json
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from build import (
    art,
    chapters,
    drawing,
    editing,
    folders,
    games,
    lessons,
    locales,
    minify,
    openings,
    packs,
    page,
    paths,
    people,
    stdlib,
    tools,
    wheel,
)
from build.games import Game

HELD = "sheet"  # the folder of pictures that a style sheet holds once it is bundled
SIGNS = "signs.svg"  # of which a game's folder has those that are not the first one's own
SETUP = "import json; from {game.setup} import setup_sheet; print(json.dumps(setup_sheet()))"


def make(dist: Path, work: Path, whole: Path, address: str = page.HERE) -> None:
    """Make every other game's pages; ``whole`` is the wheel for others, of which each gets a part.

    Called when ``art`` and ``vendor`` of the first game are not moved yet.
    """
    for game in games.OTHERS:
        place, own = work / game.name, dist / game.name
        place.mkdir()
        cut = wheel.cut(whole, stdlib.reachable(game)[0], place)
        _fill(dist, place, stdlib.compile_wheel(cut, own / "wheels", place), game)
        drawing.make(own, whole, game)
        editing.make(own, whole, game)
        _page(dist, own, game, address)


def make_for_development(dist: Path, work: Path, wanted: Iterable[Game] = games.OTHERS) -> None:
    """Make the page of each of these games from the sources as they are, for ``python3 build play --dev``."""
    for game in wanted:
        shutil.rmtree(dist / game.name, ignore_errors=True)
        engine = wheel.plain_source(dist / game.name / "wheels")
        _fill(dist, work, engine, game, minify.READABLE, packs.plain_source)
        _page(dist, dist / game.name, game, page.HERE)
        _place(dist, game, dist / game.name, folders.VENDOR)


def _fill(
    dist: Path, work: Path, engine: Path, game: Game, how: str = minify.SMALL, form: packs.Form = packs.compiled
) -> None:
    own = dist / game.name
    for folder in ("js", "css", "phones"):
        shutil.copytree(paths.PAGE / folder, own / folder, ignore=shutil.ignore_patterns("*.d.ts"))
    (own / "art").mkdir()
    art.copy_face(dist, own / "art")
    signs = signs_of(game, (dist / "art" / SIGNS).read_text(encoding="utf-8"))
    (own / "art" / SIGNS).write_text(signs, encoding="utf-8", newline="\n")
    people.make(own / "art")
    for path in sorted((paths.PAGE / "art" / game.name).glob("*.svg")):
        shutil.copyfile(path, own / "art" / path.name)
    held = own / "art" / HELD
    held.mkdir()
    for path in sorted((paths.PAGE / "art" / game.name / HELD).glob("*.svg")):
        shutil.copyfile(path, held / path.name)
    minify.make(own, engine, how, game, dist / "vendor" / "pyodide")
    shutil.rmtree(held)
    (own / "setup.json").write_text(tools.python("-c", SETUP.format(game=game)), encoding="utf-8", newline="\n")
    packs.make(own, work, form, game)
    chapters.make(own, work, form, game)
    openings.make(own, game)
    locales.make(own, lessons.messages(game), game)


def signs_of(game: Game, signs: str) -> str:
    """The file of signs without those that only other games draw."""
    foreign = "|".join(name for other in games.ALL if other != game for name in other.signs)
    return re.sub(rf'<symbol id="(?:{foreign})".*?</symbol>\n', "", signs, flags=re.DOTALL)


def _page(dist: Path, own: Path, game: Game, address: str) -> None:
    """Write the game's pages beside the first one's, with the first script in them."""
    script = (own / minify.FIRST).read_text(encoding="utf-8").strip()
    setup = json.loads((own / "setup.json").read_text(encoding="utf-8"))
    # With this number its script loads a first decision ahead (site/js/openings.js); without one it loads none.
    seats = str(setup["players"]["default"]) if game.openings else ""
    for name in game.pages:
        text = page.completed(page.source_of(name, game), game).replace("{address}", address).replace("{seats}", seats)
        (dist / name).write_text(page.with_first(text, script), encoding="utf-8", newline="\n")
    (own / minify.FIRST).unlink()
    (own / "setup.json").unlink()


def name_folders(dist: Path) -> None:
    """Add the hash of its contents to the name of every other game's folder; after the vendor folder has its own."""
    for game in games.OTHERS:
        _place(dist, game, dist / game.name, folders.vendor(dist).name)
        own = folders.named(dist / game.name)
        _point(dist, game, f'"./{game.name}/', f'"./{own.name}/')


def _place(dist: Path, game: Game, own: Path, vendor: str) -> None:
    """Let a game's scripts and pages find the third-party files, and its pages its own folder."""
    folders.replace(folders.scripts(own), f"../{folders.VENDOR}/", f"../../{vendor}/")
    _point(dist, game, f'"./{folders.VENDOR}/', f'"./{vendor}/')
    for path in (dist / name for name in game.pages):
        text = path.read_text(encoding="utf-8")
        path.write_text(folders.IN_PAGES.sub(rf'"./{game.name}/\1', text), encoding="utf-8", newline="\n")


def _point(dist: Path, game: Game, old: str, new: str) -> None:
    folders.replace([dist / name for name in game.pages], old, new)
