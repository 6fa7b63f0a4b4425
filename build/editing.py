"""Packs the fields of a game's positions, which its engine starts without: the page brings them to its editor."""

import zipfile
from pathlib import Path

from build import games, packs
from build.games import Game

PACK = "drawing/fields.pack"


def make(dist: Path, whole: Path, game: Game = games.PLAYED) -> None:
    """Write the pack with a game's fields, from the whole wheel, into the folder with what draws its pictures.

    None if its record has no editor.
    """
    if not game.edits:
        return
    names = [f"{package}/table/editing.py" for package in (games.KERNEL, game.package)]
    with zipfile.ZipFile(whole) as packed:
        files = [(name, packed.read(name)) for name in names]
    target = dist / PACK
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(packs.joined(files))
