"""Makes the site with Nim beside the other games: the repository with the folders of `e2e/nim` laid over it.

Nothing else knows of the game, so what it needs beside its own folders and its record would be missing here.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from build import folders, paths

OWN = paths.ROOT / "e2e" / "nim"
COPIED = ("build", "games", "site", "src")
LINKED = ("LICENSE", "node_modules", "package.json", "package-lock.json", "pyproject.toml", "tsconfig.json")
MAKE = """
import sys
from pathlib import Path
from build import games, other_games, poster
dist, work = map(Path, sys.argv[1:])
game = games.BY_NAME["nim"]
other_games.make_for_development(dist, work, (game,))
(dist / game.poster).write_text(poster.poster(game), encoding="utf-8")
"""


def tree(folder: Path) -> Path:
    """Copy the repository's sources into an empty folder, lay the game over them, and return the folder."""
    for name in COPIED:
        shutil.copytree(paths.ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in LINKED:
        (folder / name).symlink_to(paths.ROOT / name)
    shutil.copytree(OWN, folder, dirs_exist_ok=True)
    return folder


def run(folder: Path, code: str, *arguments: Path) -> str:
    """Run Python in such a folder, with its packages, and return what it prints."""
    command = [sys.executable, "-c", code, *map(str, arguments)]
    variables = {**os.environ, "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}"}
    return subprocess.run(command, cwd=folder, env=variables, check=True, capture_output=True, text=True).stdout


def make(folder: Path, work: Path) -> Path:
    """Make the game's page from such a folder, with libraries and pictures of the built site, and return the site."""
    dist = folder / "dist"
    shutil.copytree(folders.vendor(paths.DIST), dist / "vendor")
    shutil.copytree(folders.parts(paths.DIST) / "art", dist / "art")
    run(folder, MAKE, dist, work)
    return dist
