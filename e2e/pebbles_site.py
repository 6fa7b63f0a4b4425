"""Makes the site of the toy game, Pebbles, from its record by the same steps as any game's (build/games.py)."""

import shutil
from pathlib import Path
from zipfile import ZipFile

from build import chapters, folders, games, locales, minify, packs, page, paths
from build.games import Game, Pack

PAGE = paths.ROOT / "e2e" / "pebbles"
PEBBLES = Game(
    name="pebbles",
    title="Pebbles",
    packages=("tabletop", "tests"),
    door="tests.tabletop.pebbles_worker",
    left_out=(),
    folders=(games.TABLE, PAGE),
    packs={"page": Pack(PAGE / "pebbles_page.py")},
    pages=("index.html",),
    steps=(),
    scripts=("js/page.js", "js/engine.js", "js/floor.js", "js/frame.js", "embed.js"),
    sheets=("css/page.css", "css/replay.css"),
    chapters=("advice", "log"),
)
# The game itself, beside the kernel.
ENGINE = ("tests/tabletop/pebbles.py", "tests/tabletop/pebbles_worker.py")


def make(dist: Path, work: Path) -> None:
    """Make the site in an empty folder, with the libraries and words of the built site."""
    parts = folders.parts(paths.DIST)
    shutil.copytree(folders.vendor(paths.DIST), dist / "vendor")
    for folder in ("js", "css", "art"):
        shutil.copytree(paths.PAGE / folder, dist / folder)
    shutil.copytree(parts / "art", dist / "art", dirs_exist_ok=True)
    for path in (paths.PAGE / "embed.js", PAGE / "index.html"):
        shutil.copyfile(path, dist / path.name)
    minify.make(dist, _engine(dist / "wheels"), minify.READABLE, PEBBLES)
    page.put_first(dist, PEBBLES)
    packs.make(dist, work, packs.plain_source, PEBBLES)
    chapters.make(dist, work, packs.plain_source, PEBBLES)
    (dist / "locales").mkdir()
    words = [PAGE / "pebbles.ftl", parts / "locales" / f"{locales.REFERENCE}.ftl"]  # of two the first one counts
    text = "".join(path.read_text(encoding="utf-8") for path in words)
    (dist / "locales" / f"{locales.REFERENCE}.ftl").write_text(text, encoding="utf-8")


def _engine(folder: Path) -> Path:
    """Put the kernel and the game, as they are written, into a file that Python imports from."""
    folder.mkdir()
    with ZipFile(folder / "pebbles.zip", "w") as engine:
        for path in paths.files_under(paths.SOURCE / "tabletop"):
            engine.write(path, path.relative_to(paths.SOURCE).as_posix())
        for name in ("tests/__init__.py", "tests/tabletop/__init__.py"):
            engine.writestr(name, "")
        for name in ENGINE:
            engine.write(paths.ROOT / name, name)
    return folder / "pebbles.zip"
