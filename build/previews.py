"""Draws what a chat shows of a link: pictures of 1200×630 for the site and for replays, never with a hand of cards."""

from base64 import b64encode
from collections.abc import Iterable

from build import paths
from build.people import box
from build.skyline import CROWD, STREET, building, with_street
from citadels import Game
from citadels.drawing.city.parts import HEIGHT, WIDTH
from tabletop.drawing import people

SIZE = (1200, 630)
SEED = 11  # a game with four full cities
NAMES = ["Ann", "Griselda", "Bertram", "Corinna"]
STYLE = """
* { margin: 0; box-sizing: border-box; }
body { width: 1200px; height: 630px; overflow: hidden; color: #f1f3fc; text-align: center; font-family: Display;
  background: linear-gradient(#1f2c60, #0d1530 60%, #080d22); }
h1 { font-size: 132px; line-height: 1; letter-spacing: 0.02em; color: #f8f0dd; text-shadow: 0 4px 0 #060a1a; }
p { font-size: 40px; color: #e9bd3b; }
.site { padding-top: 76px; }
.site > svg { position: absolute; left: 0; bottom: 0; width: 1200px; height: 330px; }
.replay { padding: 28px 40px 40px; }
.replay h1 { font-size: 76px; }
.replay p { font-size: 30px; }
.cities { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; margin-top: 20px;
  padding: 0; list-style: none; }
.cities li { position: relative; display: flex; align-items: flex-end; justify-content: center; height: 196px;
  padding: 0 10px; border-radius: 14px; border-bottom: 6px solid #e9bd3b;
  background: linear-gradient(#101a3d, #3a3f7a); }
.cities svg { flex: 0 1 104px; min-width: 0; height: 124px; }
.cities .face { position: absolute; top: -10px; left: -10px; width: 84px; height: 84px; border: 3px solid #e9bd3b;
  border-radius: 18px; }
"""


def site() -> str:
    """The page that is the picture of the site: its title before a street of districts."""
    title = "<h1>Citadels</h1><p>Build the finest city. Trust nobody.</p>"
    return _page(f'<div class="site">{title}{with_street(STREET, CROWD, 98)}</div>')


def replay() -> str:
    """The page that is the picture of a replay: the cities of a game at its end."""
    cities = "".join(f"<li>{_face(name)}{_city(city)}</li>" for name, city in zip(NAMES, _cities(), strict=True))
    title = "<h1>A game of Citadels</h1><p>Watch it move by move, or play the same deal</p>"
    return _page(f'<div class="replay">{title}<ul class="cities">{cities}</ul></div>')


def _page(body: str) -> str:
    [face] = paths.DIST.glob("parts-*/art/title.woff2")
    font = b64encode(face.read_bytes()).decode()
    letters = f'@font-face {{ font-family: Display; src: url("data:font/woff2;base64,{font}") }}'
    return f"<!doctype html><style>{letters}{STYLE}</style>{body}"


def _face(name: str) -> str:
    """The face of a player."""
    shapes = "".join(f'<path fill="{colour}" d="{path}"/>' for colour, path in people.paths(name))
    ground = people.look(name).colours["backdrop"]
    return f'<svg class="face" style="background: {ground}" {box()}>{shapes}</svg>'


def _city(cards: Iterable[str]) -> str:
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMax meet"'
    return "".join(f"<svg {box}>{building(card)}</svg>" for card in cards)


def _cities() -> list[list[str]]:
    """The cities of a game in which everybody builds whenever they can."""
    game = Game.new(NAMES, seed=SEED)
    while not game.over:
        moves = game.moves()
        game.play(next((move for move in moves if move.startswith("build")), moves[0]))
    return [[built.card for built in player.city] for player in game.observe(None).players]
