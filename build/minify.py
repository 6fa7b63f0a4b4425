"""Bundles and minifies: one script and one style sheet for each page."""

import hashlib
from pathlib import Path

from build import folders, games, tools
from build.games import Game

# The script that is put into the pages themselves (build/page.py).
FIRST = "js/boot.js"
# Not bundled: libraries and the title's font. The skyline is inlined into the sheet, as it is seen first.
BESIDE = ("../vendor/*", "*.woff2")
WITHIN = "--loader:.svg=dataurl"
SMALL = "--minify"
READABLE = "--sourcemap=inline"  # with source maps for the browser's tools


def make(dist: Path, loaded: Path, how: str = SMALL, game: Game = games.PLAYED, runtime: Path | None = None) -> None:
    """Bundle in place, for the pages of a game whose engine is the wheel `loaded`, run by the Pyodide in `runtime`."""
    options = ["--bundle", how, "--target=es2022", "--allow-overwrite"]
    places = [f"--outdir={dist}", f"--outbase={dist}", *(f"--external:{name}" for name in BESIDE)]
    sources = [dist / name for name in (*game.scripts, *game.sheets)]
    engine = [
        f'--define:ENGINE="{_hash_of_engine(runtime or dist / "vendor" / "pyodide", loaded)}"',
        f'--define:WHEEL="{loaded.name}"',
    ]
    definitions = [*game.definitions(), *engine]
    tools.esbuild(*sources, *options, "--format=esm", WITHIN, *definitions, *places)
    tools.esbuild(dist / FIRST, *options, *game.definitions(), "--format=iife", "--charset=utf8", *places)
    sources.append(dist / FIRST)
    for path in {*folders.scripts(dist), *dist.glob("css/**/*.css")} - set(sources):
        path.unlink()
    for folder in [path for path in dist.glob("css/*") if path.is_dir()]:
        folder.rmdir()


def _hash_of_engine(runtime: Path, loaded: Path) -> str:
    """A hash of all that a started engine is made of, under which site/js/memory.js stores its snapshot."""
    whole = hashlib.sha256()
    for path in [*sorted(runtime.glob("p*")), loaded]:
        whole.update(path.read_bytes())
    return whole.hexdigest()[:16]
