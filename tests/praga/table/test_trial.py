"""Trials in Crown and Crane: a whole turn can be tried, and nothing that is hidden comes to light."""

from __future__ import annotations

import json
from typing import Any

import pytest

from praga import Game
from praga.bots import BOTS
from praga.core.moves import Move
from praga.notation.position import write_position
from praga.table.interface import game_spec
from praga.table.trial import left_open, trial_of
from praga.table.worker import Table
from tabletop.core.rng import Dice
from tests.praga.conformance.hidden import gladly, reshuffle
from tests.praga.positions import player, turn
from tests.praga.table.test_advice import decisions
from tests.stored import stored

Json = dict[str, Any]
SPEC = game_spec(BOTS)
SEATS = [{"name": "Ann", "kind": "person"}, {"name": "Bo", "kind": "bot", "bot": "newcomer"}]


def rich() -> Game:
    """A turn in which an upgrade can be paid and placed."""
    return turn(player(gold=6, stone=6), taken=0)


def upgraded(game: Game) -> Game:
    """The same after an upgrade was taken and placed."""
    taken = next(move for move in game.moves() if move.verb == "upgrade")
    game.play(taken)
    return game.play(game.moves()[0])


def dealt() -> Table:
    table = Table()
    table.answer({"do": "new", "seats": SEATS, "rules": {"first": 0}, "seed": 7})
    return table


def ask(table: Table, do: str, **more: Any) -> Json:
    answer: Any = table.answer({"do": do, **more})
    return dict(answer)


def tried_by_plan() -> tuple[Table, list[str]]:
    """A table at which the plan of a hint is tried up to the end of the turn, and its moves."""
    table = dealt()
    moves = [step["move"] for step in ask(table, "hint")["hint"]["plan"]["steps"]]
    table.answer({"do": "try"})
    for move in moves[:-1]:
        table.answer({"do": "choose", "move": move, "trial": True})
    return table, moves


def at_book() -> Game:
    """A turn whose production reaches the first book (P4.2, P10.1)."""
    return turn(player(quarry=6, stone=0), taken=2)


def learned() -> Table:
    """A table at which that production was tried."""
    table = Table()
    table.answer({"do": "load", "save": json.loads(stored(SPEC, at_book(), (0,)))["save"]})
    table.answer({"do": "try"})
    table.answer({"do": "choose", "move": "quarry produce", "trial": True})
    return table


def test_a_tile_that_is_taken_leaves_an_unknown_one() -> None:
    """P6.1: the tile that would come is drawn."""
    game = rich()
    taken = next(move for move in game.moves() if move.verb == "upgrade").words[0]
    row = game.view(0)["rows"]["upgrade"]

    assert upgraded(trial_of(game, 0)).view(0)["rows"]["upgrade"] == ["?" if name == taken else name for name in row]


def test_an_unknown_tile_cannot_be_had() -> None:
    """P6.2, P6.4."""
    game = upgraded(trial_of(rich(), 0))

    assert [move for move in game.moves() if "?" in move.words] == []


def test_what_is_impossible_beside_unknown_tiles_has_its_reason() -> None:
    """P6.2: the row has no tile that is known."""
    game = trial_of(turn(player(gold=0, stone=0), taken=0), 0)
    game._state.rows[0] = ("?",) * 4

    assert "upgrade" in [kind for kind, _ in game.refused()]


def test_a_technology_is_left_open() -> None:
    """P10.1: nobody knows which three lie on top; the turn goes on."""
    view = ask(learned(), "look")["view"]

    assert (view["prompt"]["id"], view["trial"]["stopped"]) == ("ask-more", None)


def test_a_trial_says_what_it_leaves_open() -> None:
    """P10.1."""
    reasons = ask(learned(), "look")["view"]["trial"]["brings"]

    assert [reason["args"] for reason in reasons if reason["id"] == "trial-later"] == [
        {"what": [{"id": "later-technology", "args": {}}]}
    ]


def test_a_technology_of_a_level_that_is_had_is_not_left_open() -> None:
    """P10.1: who has one of a level is asked no more."""
    game = turn(player(quarry=6, stone=0, technologies=["step_univ"]), taken=2)
    trial = trial_of(game, 0).play("quarry produce")

    assert list(left_open(trial_of(game, 0), trial)) == []


@pytest.mark.parametrize(
    ("area", "stacks"), [(3, {"bridge_IV": ["IV_university", "IV_mine"]}), (4, {"bridge_V": ["mines_x1_now_3"]})]
)
def test_a_tile_of_the_bridge_is_left_open(area: int, stacks: Json) -> None:
    """P9.3, P9.5."""
    game = turn(player(road=area, eggs=1), taken=0, stacks=stacks)
    trial = trial_of(game, 0).play("road")

    assert [event.args["what"] for event in left_open(trial_of(game, 0), trial)] == ["bridge-tile"]


def test_what_is_looked_at_is_known_in_a_trial() -> None:
    """P10.1."""
    game = at_book().play("quarry produce")

    assert trial_of(game, 0).moves() == game.moves()


def test_a_turn_that_is_kept_goes_up_to_what_it_left_open() -> None:
    """P10.1: in the game itself the technology is chosen first."""
    table = learned()
    choices = ask(table, "look")["view"]["prompt"]["choices"]
    refresh = next(choice["move"] for choice in choices if choice["kind"] == "refresh" and choice["enabled"])
    table.answer({"do": "choose", "move": refresh, "trial": True})

    assert ask(table, "keep")["view"]["prompt"]["id"] == "ask-technology"


def test_taking_a_tile_does_not_end_the_trial() -> None:
    """P6.1: in the game itself it cannot be taken back (P15.29)."""
    assert (upgraded(trial_of(rich(), 0)).barrier, upgraded(rich()).barrier) == (None, "row-filled")


def test_stacks_are_shown_with_their_sizes() -> None:
    """Notation §6."""
    assert upgraded(trial_of(rich(), 0)).view(0)["stacks"] == upgraded(rich()).view(0)["stacks"]


@pytest.mark.parametrize("game", decisions(11, 25))
def test_a_trial_knows_nothing_hidden(game: Game) -> None:
    """Notation §6."""
    seat = game.to_move
    assert seat is not None
    twin = Game.from_position(write_position(reshuffle(game._state, seat, Dice(9))))

    assert trial_of(twin, seat) == trial_of(Game.from_position(game.position()), seat)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_can_be_tried_can_be_played(seed: int) -> None:
    """Each turn of a game is tried at random to its end, and then played up to what the trial left open."""
    game, dice = Game.new(["Ann", "Bo"], seed=seed), Dice(seed)
    while game.to_move is not None:
        trial = trial_of(game, game.to_move)
        moves = list[Move]()
        while trial.to_move == game.to_move and trial.barrier is None:
            listed = trial.moves()
            moves.append(listed[gladly(None, listed, dice)])  # type: ignore[arg-type]  # the state is not looked at
            trial.play(moves[-1])
        for move in moves:
            if move not in game.moves():
                break
            game.play(move)
        while game.barrier == "card-drawn":
            game.play(game.moves()[0])

    assert game.over


def test_the_plan_of_a_turn_is_tried_to_its_end() -> None:
    table, moves = tried_by_plan()

    assert ask(table, "look")["view"]["trial"]["count"] == len(moves) - 1


def test_the_end_of_the_turn_is_not_tried() -> None:
    """P13.1: the wheel turns, and another's turn begins."""
    table, moves = tried_by_plan()
    view = ask(table, "choose", move=moves[-1], trial=True)["view"]

    assert view["trial"]["stopped"]["id"] == "trial-turn-ended"


def test_a_trial_says_what_it_brings() -> None:
    table, _ = tried_by_plan()

    assert "trial-brings" in [reason["id"] for reason in ask(table, "look")["view"]["trial"]["brings"]]


def test_a_turn_that_is_kept_is_the_turn_played_at_once() -> None:
    table, moves = tried_by_plan()
    table.answer({"do": "keep"})
    played = dealt()
    for move in moves[:-1]:
        played.answer({"do": "choose", "move": move})

    assert table.session.save() == played.session.save()  # type: ignore[union-attr]  # both are dealt


def test_a_turn_that_is_dropped_was_never_there() -> None:
    table, _ = tried_by_plan()
    table.answer({"do": "drop"})

    assert table.session.save() == dealt().session.save()  # type: ignore[union-attr]  # both are dealt


def test_a_row_that_is_refreshed_has_unknown_tiles() -> None:
    """P6.4: what comes is random."""
    table = dealt()
    table.answer({"do": "try"})
    choices = ask(table, "look")["view"]["prompt"]["choices"]
    refresh = next(choice["move"] for choice in choices if choice["kind"] == "refresh" and choice["enabled"])

    rows = ask(table, "choose", move=refresh, trial=True)["view"]["rows"]
    assert rows[refresh.split()[1]].count("?") == 2


def test_a_hint_can_be_asked_for_within_a_trial() -> None:
    table = dealt()
    table.answer({"do": "try"})
    table.answer({"do": "choose", "move": ask(table, "hint")["hint"]["options"][0]["move"], "trial": True})

    assert ask(table, "hint")["hint"]["plan"]["at"] == 1


def test_a_game_that_began_from_a_position_is_tried() -> None:
    """Its log has no first round that the setup would tell."""
    table = Table()
    save = stored(SPEC, rich(), (0,))
    table.answer({"do": "load", "save": json.loads(save)["save"]})

    assert "trial" in ask(table, "try")["view"]
