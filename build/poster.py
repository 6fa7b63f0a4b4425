"""Makes the posters for other people's pages, of one request each: the picture is in it, and its style's hash.

``site/embed.html`` is the pattern for all games.
"""

import base64
import hashlib
import re
from pathlib import Path

from build import games, paths, skyline
from build.games import Game
from build.say import BuildError

LIMIT = 20_000
STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
PICTURES = paths.PAGE / "posters"


def make(dist: Path) -> None:
    """Write every game's poster.

    Raises:
        BuildError: a poster has grown past 20 kB, or a game has no picture.
    """
    for game in games.ALL:
        page = dist / game.poster
        page.write_text(poster(game), encoding="utf-8", newline="\n")
        size = page.stat().st_size
        if size > LIMIT:
            raise BuildError(f"{game.poster} weighs {size:,} bytes, allowed {LIMIT:,}")


def poster(game: Game) -> str:
    """The page that frames show until somebody plays this game."""
    text = (paths.PAGE / "embed.html").read_text(encoding="utf-8").replace("{picture}", _picture(game))
    for name, value in (("title", game.title), ("chinese", game.titles()["zh-Hant"]), ("page", game.pages[0])):
        text = text.replace(f"{{{name}}}", value)
    return text.replace("{style}", hash_of_style(text))


def _picture(game: Game) -> str:
    """The picture at the foot of a poster: the street of the first game, or the one in ``site/posters``."""
    if game is games.PLAYED:
        drawn = skyline.with_street(skyline.SHORT, skyline.PAIR)
    else:
        path = PICTURES / f"{game.name}.svg"
        if not path.exists():
            raise BuildError(f"The poster of {game.title} needs a picture: site/posters/{path.name}")
        drawn = path.read_text(encoding="utf-8")
    return drawn.strip().replace("<svg ", '<svg aria-hidden="true" ', 1)


def hash_of_style(page: str) -> str:
    """The hash of a page's one inline style, for its policy.

    Raises:
        BuildError: it has none.
    """
    match = STYLE.search(page)
    if match is None:
        raise BuildError("A page has no inline style, but is to name one by its hash.")
    return hash_of(match.group(1))


def hash_of(text: str) -> str:
    """The hash of an inline style or script, as a policy names it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
