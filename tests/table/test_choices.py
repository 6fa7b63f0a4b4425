"""Prompts and choices: what is asked, what can be done, and why not."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.rules.table import seat as sits
from tests.rules.table import select, turn
from tests.table.desk import Json, desk, opened


def prompt_of(game: Game) -> Json:
    """Return the current player's prompt, with the curtain open."""
    return dict(opened(game).view["prompt"])


def sentence(game: Game) -> tuple[str, Json]:
    prompt = prompt_of(game)
    return prompt["id"], prompt["args"]


def king(hand: str = "temple", gold: int = 3, city: str = "", **keys: Any) -> Game:
    return turn("king", sits("king", gold=gold, hand=hand, city=city), **keys)


# --- the sentence


def test_a_pick() -> None:
    game = select(0, "assassin thief king bishop warlord", up="merchant architect")
    assert sentence(game) == ("prompt-select-pick", {"player": "Seat 0", "count": 5})


def test_a_card_to_put_aside() -> None:
    """R3.6."""
    game = select(1, "thief king bishop merchant warlord", sits("architect"), sits("magician"), players=2)
    assert sentence(game) == ("prompt-select-discard", {"player": "Seat 1", "count": 5})


def test_a_turn_before_the_resource_action() -> None:
    assert sentence(king()) == ("prompt-turn", {"player": "Seat 0", "role": "king", "gathered": 0})


def test_a_turn_after_the_resource_action() -> None:
    assert sentence(king(taken="resources"))[1]["gathered"] == 1


def test_the_bewitched_take_the_resource_action_alone() -> None:
    """R5.3."""
    game = turn("king", sits("king"), sits("witch"), bewitched="king", held={"seat": 1, "taken": ["resources"]})
    assert sentence(game) == ("prompt-bewitched", {"player": "Seat 0", "role": "king"})


def test_the_witch_who_resumes_is_told_as_whom() -> None:
    """R5.3."""
    game = turn("king", sits("king"), sits("witch"), by=1, bewitched="king", resumed=True, taken="resources")
    assert sentence(game) == ("prompt-resumed", {"player": "Seat 1", "role": "king"})


def no(game: Game) -> str:
    """The message of the prompt's "no"."""
    return str(opened(game).choice("pass")["id"])


def test_who_does_not_thank_is_told_what_it_costs() -> None:
    """R7.24."""
    game = turn("assassin", sits("assassin", city="ball_room"), sits("king"), taken="resources")
    game.play("end")
    assert no(game) == "choice-refuse"


def test_who_searches_the_deck_may_take_nothing() -> None:
    """R7.11."""
    game = turn("king", sits("king", gold=3, hand="lighthouse"), taken="resources")
    game.play("build lighthouse")
    assert no(game) == "choice-nothing"


def test_the_killed_with_a_hospital() -> None:
    """R7.22."""
    game = turn("king", sits("king", city="hospital"), assassinated="king")
    assert sentence(game) == ("prompt-hospital", {"player": "Seat 0", "role": "king"})


def test_cards_to_keep() -> None:
    """R4.2b."""
    game = king(deck="docks harbor").play("draw")
    assert sentence(game) == ("prompt-keep", {"player": "Seat 0", "count": 1, "cards": ["docks", "harbor"]})


def test_the_wizard_s_card() -> None:
    """R6.3W."""
    game = turn("wizard", sits("wizard"), sits(hand="temple")).play("peek 1")
    assert sentence(game) == ("prompt-take", {"player": "Seat 0", "other": "Seat 1"})


def test_the_emperor_s_thanks() -> None:
    """R6.4E."""
    game = turn("emperor", sits("emperor"), sits(gold=1), crown=2).play("crown 1")
    assert sentence(game) == ("prompt-thank-emperor", {"player": "Seat 1", "other": "Seat 0"})


def test_the_graveyard_s_rescue() -> None:
    """R7.5."""
    game = turn("warlord", sits("warlord", gold=4), sits(gold=1, city="graveyard temple"), taken="resources")
    assert sentence(game.play("destroy 1 temple")) == ("prompt-recover", {"player": "Seat 1", "card": "temple"})


def test_the_lighthouse_s_search() -> None:
    """R7.11."""
    game = king("lighthouse", taken="resources").play("build lighthouse")
    assert sentence(game) == ("prompt-search", {"player": "Seat 0"})


def test_the_ball_room_s_thanks() -> None:
    """R7.24."""
    game = turn("king", sits("king", city="ball_room"), sits("bishop"), crown=0, taken="resources").play("end")
    assert sentence(game) == ("prompt-thank", {"player": "Seat 1", "other": "Seat 0"})


def test_behind_the_curtain_nothing_is_asked() -> None:
    assert desk(king()).view["prompt"] is None


def test_while_a_bot_decides_nothing_is_asked() -> None:
    assert desk(king(), 1).view["prompt"] is None


# --- choices


def test_every_possible_move_is_a_choice() -> None:
    game = king(hand="temple tavern keep", gold=3, city="manor", taken="resources")
    assert [choice["move"] for choice in prompt_of(game)["choices"] if choice["enabled"]] == [
        str(move) for move in game.moves()
    ]


def test_impossible_ones_stand_after_the_possible_of_their_kind() -> None:
    builds = [
        choice for choice in prompt_of(king("palace temple", taken="resources"))["choices"] if choice["kind"] == "build"
    ]
    assert [(build["card"], build["enabled"]) for build in builds] == [("temple", True), ("palace", False)]


def test_a_price_that_is_too_high_says_how_much_is_missing() -> None:
    choice = opened(king("palace", taken="resources")).choice("build", card="palace")
    assert (choice["move"], choice["why_not"]) == (None, {"id": "why-too-dear", "args": {"missing": 2}})


def test_the_factory_lowers_the_price_that_is_shown() -> None:
    """R7.20."""
    game = king("library", gold=6, city="factory", taken="resources")
    assert opened(game).choice("build", card="library")["cost"] == 5


def test_before_the_resource_action_builds_wait() -> None:
    """R4.3."""
    assert opened(king()).choice("build", card="temple")["why_not"] == {"id": "why-gather-first", "args": {}}


def test_income_says_what_it_brings() -> None:
    """R4.5, R7.7: the School of Magic counts."""
    choice = opened(king(city="manor castle school_of_magic")).choice("income")
    assert choice["args"] == {"gold": 3, "kind": "noble"}


def test_income_is_as_much_as_the_bank_has() -> None:
    """R1.6."""
    assert opened(king(city="manor castle", bank=1)).choice("income")["args"]["gold"] == 1


def test_the_queen_s_audience() -> None:
    """R6.9Q."""
    game = turn("queen", sits("king"), sits("queen"), players=5)
    assert opened(game).choice("audience")["args"] == {"gold": 3}


def test_the_observatory_shows_three() -> None:
    """R7.2."""
    assert opened(king(city="observatory")).choice("draw")["args"] == {"count": 3}


def test_a_small_deck_shows_what_it_has() -> None:
    """R4.8."""
    assert opened(king(deck="temple")).choice("draw")["args"] == {"count": 1}


def test_two_cards_are_kept_together() -> None:
    """R7.1."""
    game = king(city="library observatory", deck="docks harbor tavern").play("draw")
    assert [choice["cards"] for choice in prompt_of(game)["choices"]] == [
        ["docks", "harbor"], ["docks", "tavern"], ["harbor", "tavern"],
    ]  # fmt: skip


def test_redraws_are_one_choice_with_cards_to_mark() -> None:
    """R6.3M."""
    desk = opened(turn("magician", sits("magician", hand="temple keep tavern temple")))
    assert desk.choice("redraw")["pick"] == {"cards": ["temple", "keep", "tavern", "temple"], "min": 1, "max": 4}


def test_marked_cards_are_a_move() -> None:
    desk = opened(turn("magician", sits("magician", hand="temple keep tavern temple")))
    assert "error" not in desk.ask("choose", move="redraw temple tavern")


def test_a_hand_to_swap_with_is_counted() -> None:
    game = turn("magician", sits("magician"), sits(hand="temple keep"))
    assert opened(game).choice("swap", seat=1)["args"] == {"other": "Seat 1", "count": 2}


def test_destroying_says_its_price() -> None:
    """R6.8W, R7.8: the Great Wall makes it dearer."""
    game = turn("warlord", sits("warlord", gold=9), sits(city="great_wall market"), taken="resources")
    assert opened(game).choice("destroy", card="market")["cost"] == 2


def test_the_artist_s_coin_makes_it_dearer() -> None:
    """R6.9A: and it is still the same card."""
    game = turn("warlord", sits("warlord", gold=9), sits(city="market+"), taken="resources", cast="artist")
    choice = opened(game).choice("destroy", card="market")
    assert (choice["move"], choice["cost"]) == ("destroy 1 market+", 2)


def test_a_shield_names_its_player() -> None:
    """R6.5B."""
    game = turn("warlord", sits("warlord", gold=9), sits("bishop", city="market"), taken="resources")
    choice = opened(game).choice("destroy", card="market")
    assert choice["why_not"] == {"id": "why-protected-bishop", "args": {"player": "Seat 1"}}


def test_an_exchange_points_at_both_districts() -> None:
    """R6.8D, R11.13: the difference, and one for the wall."""
    game = turn("diplomat", sits("diplomat", gold=9, city="temple"), sits(city="great_wall market"), taken="resources")
    choice = opened(game).choice("exchange", card="market")
    assert (choice["seat"], choice["own"], choice["cost"]) == (1, "temple", 2)


def test_the_tithe_says_who_pays() -> None:
    """R6.5A."""
    game = turn("abbot", sits("abbot"), sits(gold=2), sits(gold=5))
    assert opened(game).choice("tithe")["args"] == {"other": "Seat 2"}


@pytest.mark.parametrize(
    ("game", "kind", "why"),
    [
        (turn("warlord", sits("warlord", gold=9), sits(city="temple")), "destroy", "why-gather-first"),
        (turn("assassin", sits("assassin"), taken="power"), "assassinate", "why-used"),
        (turn("magician", sits("magician")), "redraw", "why-hand-empty"),
        (turn("magician", sits("magician", hand="temple"), deck=""), "redraw", "why-deck-empty"),
        (turn("abbot", sits("abbot")), "tithe", "why-nobody"),
    ],
)
def test_a_power_out_of_reach_points_at_nothing(game: Game, kind: str, why: str) -> None:
    choice = opened(game).choice(kind)
    assert (choice["id"], choice["move"], choice["why_not"]["id"]) == (f"group-{kind}", None, why)


def test_what_is_asked_on_the_open_table_shows_no_hand() -> None:
    """R7.5: the Graveyard's rescue can be answered before everybody's eyes."""
    game = turn("warlord", sits("warlord", gold=4), sits(gold=1, hand="keep", city="graveyard temple"),
                taken="resources")  # fmt: skip
    view = desk(game.play("destroy 1 temple")).view
    assert (view["waiting"], view["viewer"], view["mine"]) == ("person", None, None)


def test_the_end_after_rank_8_s_power_needs_no_handing_over() -> None:
    """R11.10: only `end` is left."""
    game = turn("warlord", sits("warlord", gold=4), sits(gold=1, city="graveyard temple"), taken="resources")
    view = desk(game.play("destroy 1 temple").play("pass")).view
    assert [choice["move"] for choice in view["prompt"]["choices"]] == ["end"]


def test_a_turn_with_nothing_left_to_build_is_no_open_question() -> None:
    """Asking would tell the others that nothing in this hand can be paid."""
    assert desk(king("palace", taken="resources")).view["waiting"] == "curtain"
