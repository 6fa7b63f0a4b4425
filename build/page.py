"""Copies the files of site/ that need no step of their own, and completes the pages."""

import json
import shutil
from pathlib import Path

from build import chapters, games, locales, minify, paths, poster, workshop_table
from build.games import Game

BESIDE = (*games.OTHERS, *games.COMING)
# Sources of other steps, which are not copied.
SOURCES_ONLY = (
    *(f"{folder.name}/" for game in (games.PLAYED, *BESIDE) for folder in game.folders),
    *(f"art/{game.name}/" for game in BESIDE),
    *(name for game in BESIDE for name in game.pages),
    "chapters/",
    "workshop/",
    "locales/",
    "art/skyline.svg",
    "embed.html",
    "posters/",
    "game.html",
    "head.html",
    "sw.js",
)
FOR_TSC = ".d.ts"
PATTERN = "game.html"  # of the page with the first screen
HERE = "./"  # the address where the site's own is not known


def copy(dist: Path, address: str = HERE) -> None:
    """Copy site/ as it is; put their common head and the default number of players into the pages.

    `address` is where the site will lie, with a slash at its end: what a chat shows of a link needs it in full.
    """
    for path in paths.files_under(paths.PAGE):
        name = path.relative_to(paths.PAGE).as_posix()
        if name.startswith(SOURCES_ONLY) or name.endswith(FOR_TSC):
            continue
        target = dist / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    shutil.copyfile(paths.ROOT / "LICENSE", dist / "LICENSE.txt")
    seats = json.loads((dist / "setup.json").read_text(encoding="utf-8"))["players"]["default"]
    shutil.copyfile(dist / workshop_table.TABLE_PAGE, dist / workshop_table.PAGE)
    for name in games.PLAYED.pages:
        text = completed(dist / name, games.PLAYED).replace("{seats}", str(seats))
        text = (workshop_table.page(text) if name == workshop_table.PAGE else text).replace("{address}", address)
        (dist / name).write_text(text, encoding="utf-8", newline="\n")


def completed(path: Path, game: Game) -> str:
    """A page of a game with the common head and the words of its record in it."""
    head = (paths.PAGE / "head.html").read_text(encoding="utf-8").strip()
    text = path.read_text(encoding="utf-8").replace("{head}", head)
    titles = game.titles()
    values = {"game": game.name, "title": game.title, "chinese": titles["zh-Hant"], "simplified": titles["zh-Hans"]}
    values["words"] = f"{chapters.REPLAY} {game.board}".rstrip()  # the chapters that are in the replay's page
    values |= {"replay": game.replay, "style": Path(game.sheets[-1]).stem, "preview": game.preview}
    values |= {"home": game.pages[0], "table-style": Path(game.sheets[0]).stem, "description": game.description}
    values |= {name: locales.text_of(name, game) for name in ("tagline", "pitch")}
    for name, value in values.items():
        text = text.replace(f"{{{name}}}", value)
    return text


def source_of(name: str, game: Game) -> Path:
    """The file of a page: all games' replays are shown by one, and the tables of games without a page of their own."""
    own = paths.PAGE / (games.PLAYED.replay if name == game.replay else name)
    return own if own.exists() else paths.PAGE / PATTERN


def with_first(text: str, script: str) -> str:
    """A page with the first script in it, and with its hash in the policy."""
    return text.replace("{hash}", poster.hash_of(script)).replace("{first}", script)


def put_first(dist: Path, game: Game = games.PLAYED) -> None:
    """Put the first script into a game's pages, so that it cannot be missing, and its hash into their policies."""
    first = dist / minify.FIRST
    script = first.read_text(encoding="utf-8").strip()
    for name in game.pages:
        text = (dist / name).read_text(encoding="utf-8")
        (dist / name).write_text(with_first(text, script), encoding="utf-8", newline="\n")
    first.unlink()
