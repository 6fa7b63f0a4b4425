"""Installs a site's wheel inside Pyodide, twice, and plays games with it; HOST and WHEEL are given from outside."""

import importlib.metadata
import time

import micropip

await micropip.install(f"{HOST}/{WHEEL}")

from citadels import Game
from citadels.bots import BOTS
from citadels.bots.arena import CITADELS
from citadels.bots.user_bot import UserBotSource
from tabletop.lab.arena import Match, run

game = Game.new(["Ann", "Bo", "Cy"], seed=7)
while not game.over:
    game.play(game.moves()[0])

mine = "def choose(view, options, dice, budget):\n    return next((o for o in options if o.verb == 'build'), 0)\n"
makers = {**BOTS, "mine.py": UserBotSource(mine, "mine.py")}
result = run(Match(CITADELS, {}, ("mine.py", "strong", "casual"), makers, 1, time.process_time), 6)
assert result.games == 6, result

installed = importlib.metadata.version("citadels")
micropip.uninstall("citadels")
micropip.set_index_urls(HOST)
await micropip.install("citadels")
assert importlib.metadata.version("citadels") == installed

f"citadels {installed} installed by address and by name; {len(game.winners)} winner, {result.moves} moves in six games"
