"""Write an article about three moves, with each kind of embedding (docs/embedding.md), and its pictures.

`python docs/examples/article.py https://example.org/citadels/ docs/examples/article`: the games' address, and a folder.
"""

import html
import sys
from pathlib import Path
from urllib.parse import quote

from citadels.game import Game

# A game of four bots; the address of its replay has all its moves.
LINK = "1.2.B.6lKHYPpnrdAxJHw2zWhcIbVRPteuGjbVUNhxkYRx64VFoi9ac.eXIYS"
NAMES = ["Ann", "Bo", "Cy", "Di"]
PEOPLE = "&names=" + ",".join(NAMES)
NOBODY, SECOND, EMPTY = 20, 71, 179  # the steps of the three mistakes
WHOM = {
    "question": "Di has four gold, Cy three. Magician, King or Bishop: whom do you rob?",
    "answer": "rob king",
    "because": "Di, with four gold, was the King. The Bishop was Cy, with three.",
}
WIDTH = 640

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Three mistakes with the Thief</title>
<link rel="icon" href="data:,">
<style>
body {{ max-width: 40rem; margin: 0 auto; padding: 1rem; font: 1.0625rem/1.6 Georgia, serif; }}
pre {{ white-space: pre-wrap; overflow-wrap: anywhere; }}
img {{ max-width: 100%; height: auto; }}
iframe {{ border: 0; border-radius: .5rem; }}
@media print {{ iframe {{ display: none; }} img {{ break-inside: avoid; }} }}
</style>
<script async src="{site}embed.js"></script>
</head>
<body>
<h1>Three mistakes with the Thief</h1>
<p>The Thief names a character and takes all the gold of whoever plays it. That is worth as much as the purse of one
player at one moment, and three things go wrong again and again. All three happened in one game of Ann, Bo, Cy and
Di.</p>

<h2>1. Robbing somebody who is not there</h2>
<p>Round 2. Cy chose first, took the Thief and passed four cards to three players. Now he robs the Magician.</p>
<p>{nobody}</p>
<p>Nobody answers. Of four cards for three players one is left over, and it was the Magician: he is for people without
cards, and everybody had three or four.</p>

<h2>2. Robbing the second purse</h2>
<p>Round 5, and Bo is the Thief. He passed the Magician, the King and the Bishop to Cy and Di. Di has four gold, Cy
three. Whom would you rob? Try it, in Bo’s seat.</p>
{second}
<p>Bo robbed the Bishop, found Cy there and took three gold.</p>

<h2>3. Robbing when there is nothing to rob</h2>
<p>Round 11. Nobody but Cy has more than one gold, and two cities have seven districts. Watch the turn.</p>
{empty}
<p>One gold. In the last rounds everybody builds what they can, and the Thief is a character to leave to others.</p>

<h2>Now you</h2>
{table}
<p>The same table in a place that takes no frames, such as a forum, in Markdown:</p>
<pre>{markdown}</pre>
</body>
</html>
"""


def files(site: str) -> dict[str, str]:
    """Return the article's files by their names, for games at this address."""
    game, moves, _ = Game.read_link(LINK, NAMES)
    for move in moves:
        game.play(move)
    pictures = {
        "nobody.svg": game.at(NOBODY).svg(2, width=WIDTH),
        "second.svg": game.at(SECOND).svg(1, width=WIDTH),
    }
    nobody = image("nobody.svg", pictures, "Round 2: Cy is the Thief. The Assassin and the Merchant lie face up.")
    second = image("second.svg", pictures, "Round 5: Bo is the Thief. Di has four gold, Cy three.")
    part = f"{LINK}{PEOPLE}&from={EMPTY - 2}&to={EMPTY + 12}&notes={EMPTY}:Ann has one gold, and is the King."
    text = PAGE.format(
        site=site,
        nobody=nobody,
        second=puzzle(site, SECOND, 1, second, WHOM),
        empty=frame(f"{site}embed.html?replay={quote(part)}", "The replay of round 11"),
        table=frame(f"{site}embed.html?seats=4", "Citadels"),
        markdown=f"[![Citadels]({site}art/screens/site.jpg)]({site}index.html)",
    )
    return {"index.html": text, **pictures}


def image(name: str, pictures: dict[str, str], alt: str) -> str:
    """Return a picture with its size, so that nothing moves when it arrives."""
    height = pictures[name].partition('height="')[2].partition('"')[0]
    return f'<img src="{name}" width="{WIDTH}" height="{round(float(height))}" alt="{html.escape(alt)}" loading="lazy">'


def puzzle(site: str, step: int, seat: int, picture: str, texts: dict[str, str]) -> str:
    """Return a picture at which the reader is asked something in this seat, and plays on."""
    asked = "".join(f"&{name}={quote(text)}" for name, text in texts.items())
    address = f"{site}index.html#from={LINK}{PEOPLE}&at={step}&seat={seat}{asked}"
    attributes = "".join(f' {name}="{html.escape(text)}"' for name, text in texts.items())
    return (
        f'<citadels-game from="{html.escape(LINK + PEOPLE)}" at="{step}" seat="{seat}"{attributes}>{picture}'
        f'<br><a href="{html.escape(address)}">Play from here</a></citadels-game>'
    )


def frame(address: str, title: str) -> str:
    """Return a frame with this address."""
    return f'<iframe src="{html.escape(address)}" title="{title}" loading="lazy" width="100%" height="576"></iframe>'


if __name__ == "__main__":
    site, folder = sys.argv[1], Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files(site).items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
