"""Writes the oEmbed answer of each game, by which a pasted address becomes a table (https://oembed.com).

An answer is a static file and holds addresses in full, so there is none where the site's own is not known.
"""

import json
from html import escape
from pathlib import Path
from typing import Any

from build import games
from build.games import Game
from build.page import HERE

FOLDER = "oembed"
WIDTH, HEIGHT = 720, 576  # CSS pixels of the frame (docs/embedding.md)
PICTURE = ("art/screens/site.jpg", 1200, 630)
BEFORE = "</head>"


def answer(game: Game, address: str) -> dict[str, Any]:
    """The oEmbed answer for a game's page: a frame, as the document has it, that sends nothing before a tap."""
    frame = (
        f'<iframe src="{escape(address + game.poster)}" title="{escape(game.title)}" loading="lazy" width="{WIDTH}" '
        f'height="{HEIGHT}" allow="fullscreen; clipboard-write; web-share"></iframe>'
    )
    picture, width, height = PICTURE
    thumbnail = {"thumbnail_url": address + picture, "thumbnail_width": width, "thumbnail_height": height}
    return {
        "version": "1.0",
        "type": "rich",
        "title": game.title,
        "provider_name": games.PLAYED.title,
        "provider_url": address,
        **(thumbnail if game is games.PLAYED else {}),
        "html": frame,
        "width": WIDTH,
        "height": HEIGHT,
    }


def link(game: Game, address: str) -> str:
    """The element of a page that names its answer."""
    href = escape(f"{address}{FOLDER}/{game.name}.json")
    return f'<link rel="alternate" type="application/json+oembed" href="{href}" title="{escape(game.title)}">'


def make(dist: Path, address: str) -> None:
    """Write the answers, and name each in its game's page; do nothing where the site's address is not known."""
    if address == HERE:
        return
    (dist / FOLDER).mkdir()
    for game in games.ALL:
        text = json.dumps(answer(game, address), ensure_ascii=False, indent=1)
        (dist / FOLDER / f"{game.name}.json").write_text(text + "\n", encoding="utf-8", newline="\n")
        page = dist / game.pages[0]
        page.write_text(named(page.read_text(encoding="utf-8"), game, address), encoding="utf-8", newline="\n")


def named(text: str, game: Game, address: str) -> str:
    """A page's text with the link to its answer at the end of the head."""
    return text.replace(BEFORE, f"{link(game, address)}\n{BEFORE}", 1)
