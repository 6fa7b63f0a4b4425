"""A character and a special from outside the package are played like any other: one record each, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from citadels import Game
from citadels.bots import BOTS
from citadels.cards.catalog import add
from citadels.core.definitions import RELIGIOUS, SPECIAL, District, Power, Role, Why
from citadels.core.effects import draw, gain, hand_over, take_in_hand
from citadels.core.moves import Move, move
from citadels.core.registry import PLAYED
from citadels.core.verbs import Verb
from citadels.table import sheets
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.event_spec import FROM_TABLE, TO_OTHER, EventSpec
from tabletop.core.rng import Dice
from tabletop.table.story import counted_with
from tests.cards.registry_snapshot import restore, snapshot
from tests.rules.table import RANK_OF, turn
from tests.rules.table import seat as sits
from tests.table.desk import Desk, Json, entries, opened

# --- the character, as its own package would write it: gives a gold to a player and draws a card, once a turn


def _alms(state: Any, turn: Any) -> list[Move]:
    return [move("bless", other) for other in state.others(turn.seat)] if state.players[turn.seat].gold else []


def _bless(state: Any, turn: Any, move: Move) -> None:
    hand_over(state, turn.seat, move.seat, 1)
    cards = draw(state, 1)
    take_in_hand(state, turn.seat, cards)
    state.emit("blessed", player=turn.seat, other=move.seat, gold=1)
    state.emit("draw-own", audience=turn.seat, player=turn.seat, cards=cards)


def _penniless(state: Any, turn: Any) -> Why:
    return Why("too-dear", {"missing": 1})


ALMONER = Role(
    "almoner", 5, RELIGIOUS, edition="elsewhere",
    powers=(Power(
        Verb("bless", ("seat",), "coin"), _alms, _bless, _penniless, shows=lambda *_: {"cost": 1},
        events=(EventSpec("blessed", flow=TO_OTHER, goods="gold", affects="other", affects_sign="coin"),),
        default_bot_weight=1.5, hostile=False,
    ),),
)  # fmt: skip

# --- the special: a gold for a card, once a turn


def _tolls(state: Any, turn: Any) -> list[Move]:
    return [move("toll")]


def _toll(state: Any, turn: Any, move: Move) -> None:
    state.emit("toll", player=turn.seat, gold=gain(state, turn.seat, 1))


TOLL_GATE = District(
    "toll_gate", SPECIAL, 2, edition="elsewhere",
    powers=(Power(
        Verb("toll", sign="coin"), _tolls, _toll, id="toll", shows=lambda *_: {"gold": 1},
        events=(EventSpec("toll", flow=FROM_TABLE, goods="gold", aggregated=True),),
    ),),
    default_bot_weight=0.3,
)  # fmt: skip

CAST = ["assassin", "thief", "magician", "king", "almoner", "merchant", "architect", "warlord"]
RULES: Json = {"characters": CAST, "specials": ["toll_gate"], "round_limit": 8}


@pytest.fixture(autouse=True)
def _from_elsewhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = snapshot()
    add(ALMONER, TOLL_GATE)
    monkeypatch.setitem(RANK_OF, "almoner", 5)
    yield
    restore(before)


def almoner(gold: int = 3, city: str = "temple") -> Game:
    """The Almoner's turn, the resource action taken."""
    seats = (sits("almoner", gold=gold, city=city), sits("warlord"))
    return turn("almoner", *seats, rules={"specials": ["toll_gate"]}, taken="resources")


def gate() -> Game:
    return almoner(city="temple toll_gate")


# --- offered and played


def test_the_power_is_offered_for_every_other_player() -> None:
    assert [str(move) for move in almoner().moves()][:3] == ["bless 1", "bless 2", "bless 3"]


def test_it_gives_a_gold_and_draws_a_card() -> None:
    game = almoner().play("bless 1")
    players = game.position()["players"]
    assert (players[0]["gold"], players[1]["gold"], len(players[0]["hand"])) == (2, 1, 1)


def test_it_is_used_once_a_turn() -> None:
    game = almoner().play("bless 1")
    assert [str(move) for move in game.moves() if move.verb == "bless"] == []


def test_the_reason_against_it_is_the_card_s() -> None:
    assert ("bless", "too-dear") in [(str(move), why.id) for move, why in almoner(gold=0).refused()]


def test_the_move_is_read_as_the_card_says() -> None:
    assert Move.parse(" bless 2 ").seat == 2


def test_the_special_is_in_the_deck() -> None:
    game = Game.new(["Ann", "Ben", "Cem", "Dora"], RULES, 1)
    hands = [card for player in game.position()["players"] for card in player["hand"]]
    assert [*hands, *game.position()["deck"]].count("toll_gate") == 1


def test_the_special_s_power_is_used_once_a_turn() -> None:
    game = gate().play("toll")
    assert ("toll" in game.moves(), game.position()["players"][0]["gold"]) == (False, 4)


def test_a_position_with_both_reads_back() -> None:
    game = gate().play("toll").play("bless 1")
    assert Game.from_position(game.position()) == game


# --- told, shown, undone


def open_table(game: Game | None = None) -> Desk:
    return opened(game or gate(), 0)


def test_the_page_gets_a_choice_for_each_player() -> None:
    item = open_table().choice("bless", seat=1)
    assert (item["move"], item["id"], item["cost"], item["args"]["other"]) == ("bless 1", "choice-bless", 1, "Seat 1")


def test_the_page_gets_a_choice_that_points_at_nothing() -> None:
    item = open_table().choice("toll")
    assert (item["move"], item["seat"], item["card"], item["args"]) == ("toll", None, None, {"gold": 1})


def test_out_of_reach_it_is_shown_as_a_whole() -> None:
    item = open_table(almoner(gold=0)).choice("bless")
    assert (item["id"], item["enabled"], item["why_not"]["id"]) == ("group-bless", False, "why-too-dear")


def test_the_log_tells_it_with_the_gold_on_its_way() -> None:
    message = next(entry for entry in entries(open_table().choose("bless 1")) if entry["id"] == "blessed")
    assert message["anchor"] == {"gold": 1, "seat": 0, "to": 1}


def test_the_story_tells_it() -> None:
    table = open_table().choose("bless 1").ask("log")
    assert "did-blessed" in [line["id"] for block in table["log"] for line in block["lines"]]


def test_the_story_tells_whom_it_hits() -> None:
    table = opened(almoner(), 0, 1).choose("bless 1", "end")
    table.ask("open", seat=1)
    assert "hit-blessed" in [line["id"] for block in table.view["story"] for line in block["lines"]]


def test_what_the_special_brings_is_counted_with_other_gold() -> None:
    assert counted_with(PLAYED.events["toll"]) == ("gold", "gold")


def test_a_card_that_was_drawn_stays_drawn() -> None:
    assert open_table().choose("bless 1").view["can"]["undo"] == {"id": "undo-card-drawn", "args": {}}


def test_gold_alone_can_be_given_back() -> None:
    table = open_table().choose("toll")
    before = table.view["can"]["undo"]
    table.ask("undo")
    assert (before, table.view["seats"][0]["gold"]) == (True, 3)


def test_the_page_knows_their_signs() -> None:
    sheet = sheets.card_sheet()
    assert (sheet["choices"]["bless"], sheet["choices"]["toll"], sheet["events"]["blessed"]) == (
        {"sign": "coin"},
        {"sign": "coin"},
        {"hit": "coin"},
    )


def test_they_stand_among_the_cards_that_can_be_chosen() -> None:
    sheet = sheets.setup_sheet()
    ranks = {role["id"] for rank in sheet["characters"]["ranks"] for role in rank["roles"]}
    assert ("almoner" in ranks, "toll_gate" in sheet["specials"]["values"]) == (True, True)


# --- whole games


def whole(bot: str, seed: int) -> Game:
    """A game of four bots of one kind to its end."""
    game = Game.new(["Ann", "Ben", "Cem", "Dora"], {**RULES, "round_limit": 3 if bot in SLOW else 8}, seed)
    bots, dice = [BOTS[bot]() for _ in range(4)], Dice(seed)
    while not game.over:
        seat = game.to_move
        assert seat is not None
        options, one = game.moves(), bots[seat]
        view: Json = {} if one.blind else dict(game.view(seat))
        game.play(options[one.choose(view, options, dice, UNLIMITED._replace(playouts=8))])
    return game


SLOW = ("expert", "master")


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays_with_them_to_the_end(bot: str) -> None:
    assert whole(bot, 5).over


@pytest.mark.parametrize("bot", ["random", "casual", "strong"])
def test_a_bot_without_weights_for_it_uses_the_power(bot: str) -> None:
    words = [move.verb for seed in range(4) for move in whole(bot, seed).history]
    assert "bless" in words


def test_a_bot_blesses_whoever_is_last() -> None:
    seats = (sits("almoner", gold=3), sits("king", gold=5), sits(), sits("thief", gold=5))
    rich = turn("almoner", *seats, taken="resources")
    assert rich.moves()[BOTS["casual"]().choose(rich.view(0), rich.moves(), Dice(1), UNLIMITED)] == "bless 2"


def test_it_is_replayed_from_its_record_to_the_letter() -> None:
    game = whole("random", 2)
    assert Game.from_record(game.record()).record() == game.record()


def test_it_is_shared_by_link() -> None:
    game = whole("random", 2)
    assert Game.from_link(game.link(), game.names).history == game.history


def test_bots_play_to_the_end_at_the_worker_s_table() -> None:
    table = Desk()
    seats = [{"name": f"N{at}", "kind": "bot", "bot": "casual"} for at in range(4)]
    table.ask("new", seats=seats, rules=RULES, seed=4)
    while table.view["phase"] != "over":
        assert "error" not in table.ask("tick")
    assert table.view["result"] is not None


def test_a_hint_can_be_had() -> None:
    assert open_table().ask("hint")["hint"]["options"][0]["move"] is not None
