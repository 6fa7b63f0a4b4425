"""Packs what draws a game's pictures, which its engine starts without: the page brings it when a picture is wanted."""

import zipfile
from pathlib import Path

from build import games, packs, stdlib
from build.games import Game

PACK = "drawing/pictures.pack"
# Modules of Python's library for it, which the page's library lacks.
LIBRARY = (
    "fnmatch.py", "glob.py", "html/__init__.py", "html/entities.py", "pathlib/__init__.py", "pathlib/_os.py",
    "xml/__init__.py", "xml/etree/ElementPath.py", "xml/etree/ElementTree.py", "xml/etree/__init__.py",
)  # fmt: skip


def make(dist: Path, whole: Path, game: Game = games.PLAYED) -> None:
    """Write the pack with a game's drawing, from the whole wheel, into the game's folder; none if nothing draws it."""
    if not game.draws:
        return
    own = names(game)
    with zipfile.ZipFile(whole) as packed, zipfile.ZipFile(stdlib.PYODIDE / stdlib.LIBRARY) as library:
        ours = [name for name in sorted(packed.namelist()) if name in own or _is_data(name, game)]
        files = [(name, library.read(name)) for name in LIBRARY] + [(name, packed.read(name)) for name in ours]
    target = dist / PACK
    target.parent.mkdir(parents=True)
    target.write_bytes(packs.joined(files))


def names(game: Game) -> set[str]:
    """The files of the modules that draw a game, and that its engine does not have."""
    modules = set(stdlib.reachable(game, f"{game.package}.drawing")[0]) - set(stdlib.reachable(game)[0])
    return {name.replace(".", "/") + end for name in modules for end in (".py", "/__init__.py")}


def _is_data(name: str, game: Game) -> bool:
    """Whether a file of the whole wheel is read by what draws a game: its signs, its words, the page's own drawing."""
    if name.startswith("tabletop/locales/"):
        return name.split("/")[3] in ("any", game.name)
    return name.startswith((f"{game.package}/drawing/signs", f"tabletop/page/{game.name}/"))
