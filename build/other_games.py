"""Makes the pages of the other games, which lie beside the first one's (docs/building.md).

Each game has a folder of its own, `<name>-<hash>`, with all that its page loads, but for the third-party files, which
are the same for all. So the first game's files stay as they are.
"""

import shutil
from pathlib import Path

from build import folders, games, locales, minify, packs, page, paths, stdlib, tools, wheel
from build.games import Game

# What a game's folder has from the first one's: signs, and the face of titles.
SHARED_ART = ("signs.svg", "title.woff2")
SETUP = "import json; from {game.setup} import setup_sheet; print(json.dumps(setup_sheet()))"


def make(dist: Path, work: Path, whole: Path) -> None:
    """Make every other game's page; ``whole`` is the wheel for others, of which each gets a part.

    Called when ``js``, ``css`` and ``vendor`` of the first game are not moved yet.
    """
    for game in games.OTHERS:
        place = work / game.name
        place.mkdir()
        _fill(dist, place, whole, game)


def _fill(dist: Path, work: Path, whole: Path, game: Game) -> None:
    own = dist / game.name
    for folder in ("js", "css"):
        shutil.copytree(paths.PAGE / folder, own / folder, ignore=shutil.ignore_patterns("*.d.ts"))
    (own / "art").mkdir()
    for name in SHARED_ART:
        shutil.copyfile(dist / "art" / name, own / "art" / name)
    for path in sorted((paths.PAGE / "art" / game.name).glob("*.svg")):
        shutil.copyfile(path, own / "art" / path.name)
    engine = stdlib.compile_wheel(wheel.cut(whole, stdlib.reachable(game)[0], work), own / "wheels", work)
    minify.make(own, engine, minify.SMALL, game, dist / "vendor" / "pyodide")
    _page(dist, own, game)
    (own / "setup.json").write_text(tools.python("-c", SETUP.format(game=game)), encoding="utf-8", newline="\n")
    packs.make(own, work, game=game)
    (own / "setup.json").unlink()
    locales.make(own, game=game)


def _page(dist: Path, own: Path, game: Game) -> None:
    """Write the game's pages beside the first one's, with the first script in them."""
    script = (own / minify.FIRST).read_text(encoding="utf-8").strip()
    for name in game.pages:
        text = page.completed(paths.PAGE / name, game)
        (dist / name).write_text(page.with_first(text, script), encoding="utf-8", newline="\n")
    (own / minify.FIRST).unlink()


def name_folders(dist: Path) -> None:
    """Add the hash of its contents to the name of every other game's folder; after the vendor folder has its own."""
    vendor = folders.vendor(dist).name
    for game in games.OTHERS:
        own = dist / game.name
        folders.replace(sorted(own.glob("js/*.js")), f"../{folders.VENDOR}/", f"../../{vendor}/")
        named = folders.named(own)
        for path in (dist / name for name in game.pages):
            text = path.read_text(encoding="utf-8").replace(f'"./{folders.VENDOR}/', f'"./{vendor}/')
            path.write_text(folders.IN_PAGES.sub(rf'"./{named.name}/\1', text), encoding="utf-8", newline="\n")
