"""No bot gives anything away for nothing: not in whole games of any size, characters and specials."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from citadels.bots import BOTS
from citadels.bots.arena import CITADELS
from citadels.bots.blunders import Sense
from citadels.core.menu import Menu
from citadels.core.moves import Move
from tabletop.bots import Budget
from tabletop.engine import apply, asked, options
from tabletop.rng import Dice
from tests.rules.table import EIGHT, SEVEN, seat, turn

WORK = Budget(playouts=8)
# `random` plays anything legal: it is what the filter itself is tried on.
SENSIBLE = [name for name in BOTS if name != "random"]


def played(name: str, games: int, seed: int) -> Iterator[tuple[Sense, Move]]:
    """What one kind of bot does at tables of all sizes, wherever it has a choice."""
    for game in range(games):
        seats, dice = 2 + game % 7, Dice(seed + game)
        state = CITADELS.new(seats, "random", seed * 13 + game)
        bots = [BOTS[name]() for _ in range(seats)]
        while state.stack:
            seat = asked(state)
            assert seat is not None
            known, choices = CITADELS.view(state, seat), options(state)
            at = bots[seat].choose(known, choices, dice, WORK)
            if len(choices) > 1:
                yield Sense(known, choices.first if type(choices) is Menu else choices), choices[at]  # type: ignore[arg-type,misc]  # every option is a Move
            apply(state, choices[at])


@pytest.mark.seed(300)
@pytest.mark.parametrize("name", SENSIBLE)
def test_a_bot_does_nothing_senseless_in_games_of_every_size(name: str, seed: int) -> None:
    assert [said for sense, said in played(name, 7, seed) if sense.nonsense(said)] == []


def test_the_filter_finds_what_a_bot_without_sense_does() -> None:
    found = {said.verb for sense, said in played("random", 14, 400) if sense.nonsense(said)}
    assert {"rob", "assassinate", "destroy", "keep", "end"} <= found


@pytest.mark.parametrize("name", SENSIBLE)
@pytest.mark.parametrize(
    ("players", "mine", "his", "city"),
    [(2, "magician merchant", "king bishop", f"{EIGHT} palace"), (4, "magician", "king", SEVEN)],
)
def test_no_bot_gives_its_hand_for_an_empty_one(name: str, players: int, mine: str, his: str, city: str) -> None:
    # R6.3M: however dangerous the other is, his empty hand brings nothing.
    me, leader = seat(mine, hand="manor", city="manor"), seat(his, 6, city=city)
    game = turn("magician", me, leader, players=players, taken="resources")
    played = [game.moves()[BOTS[name]().choose(game.view(0), game.moves(), Dice(seed), WORK)] for seed in range(10)]
    assert [said for said in played if said == "swap 1"] == []


@pytest.mark.parametrize("name", SENSIBLE)
@pytest.mark.parametrize("verb", ["assassinate", "rob", "bewitch"])
def test_no_bot_names_a_character_it_put_aside_itself(name: str, verb: str) -> None:
    # R3.6: nobody holds it, whatever the others may have: here neither gold nor cards.
    namer = {"assassinate": "assassin", "rob": "thief", "bewitch": "witch"}[verb]
    pool = ["king", "bishop", "merchant", "architect", namer]
    seen = {"drafts": [[*pool, "magician"], pool[:2]], "aside": ["merchant", "bishop"]}
    me = seat(f"{namer} king") | {"seen": seen}
    game = turn(namer, me, seat("architect warlord"), players=2, down="merchant bishop magician", taken="resources")
    played = [game.moves()[BOTS[name]().choose(game.view(0), game.moves(), Dice(seed), WORK)] for seed in range(30)]
    assert [said for said in played if said in (f"{verb} merchant", f"{verb} bishop", f"{verb} king")] == []


@pytest.mark.parametrize("name", SENSIBLE)
def test_no_wizard_keeps_a_twin_he_cannot_pay(name: str) -> None:
    # R6.3W, R4.3: he may build what he already has in this turn alone.
    game = turn("wizard", seat("wizard", city="town_hall"), deck="town_hall harbor manor")
    game.play("draw")
    assert game.moves()[BOTS[name]().choose(game.view(0), game.moves(), Dice(1), WORK)] == "keep harbor"


@pytest.mark.parametrize(("gold", "senseless"), [(4, True), (5, False)])
def test_a_twin_the_wizard_can_build_now_is_no_blunder(gold: int, senseless: bool) -> None:
    # R6.3W: this turn he may build districts he already has.
    game = turn("wizard", seat("wizard", gold, city="town_hall"), deck="town_hall harbor manor")
    game.play("draw")
    offered = list(game.moves())
    assert Sense(game.view(0), offered).nonsense(offered[0]) == senseless
