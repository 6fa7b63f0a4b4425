"""Reasons from the others: who may hold a character, what they have, what a raid costs both (protocol §6)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from citadels.core.moves import Move
from citadels.table.reasons import naming
from citadels.table.reasons.context import Scene
from tabletop.table.advice import in_words
from tests.rules.table import seat as sits
from tests.rules.table import turn
from tests.table.reasoned import arguments_of


def test_who_is_robbed_may_have_gold() -> None:
    rich = sits("merchant", gold=7, city="tavern market harbor")
    game = turn("thief", sits("thief"), rich, taken="resources")
    who = arguments_of(game, "rob merchant", "rob king")["because-holder"]["who"]
    assert who == {"id": "who-gold", "args": {"other": 1, "gold": 7}}


def test_who_has_nothing_to_rob_is_not_named() -> None:
    """R5.2."""
    alike = [sits(name, gold=gold, city="tavern market") for name, gold in (("king", 3), ("bishop", 0))]
    game = turn("thief", sits("thief"), *alike, sits(), taken="resources")
    message = arguments_of(game, "rob merchant", "rob king")
    assert [args["who"]["args"]["other"] for args in message.values()] == [1]


def test_where_nobody_has_gold_no_name_is_worth_a_word() -> None:
    game = turn("thief", sits("thief"), sits("merchant", gold=1), taken="resources")
    assert arguments_of(game, "rob merchant", "rob king") == {}


def namer(**his: Any) -> Game:
    """The Assassin before three others, of whom the first has what is given, the last nothing at all."""
    hands = sits("architect", **his), sits("king", gold=1, hand="manor"), sits("bishop")
    return turn("assassin", sits("assassin"), *hands, taken="resources")


def test_a_name_is_said_with_what_its_holder_has() -> None:
    message = arguments_of(
        namer(gold=4, hand="manor castle palace temple tavern"), "assassinate architect", "assassinate bishop"
    )
    [item] = [args for name, args in message.items() if name.startswith("because-hold")]
    assert item["who"] == {"id": "who-has", "args": {"other": 1, "gold": 4, "count": 5}}


def test_the_one_who_could_build_several_is_named() -> None:
    """R6.7A."""
    message = arguments_of(
        namer(gold=4, hand="manor castle palace temple tavern"), "assassinate architect", "assassinate bishop"
    )
    assert message["because-builds-much"] == {"other": 1, "role": "architect"}


def test_two_who_are_about_as_likely_are_both_named() -> None:
    alike = [sits(name, gold=2, hand="manor castle") for name in ("king", "bishop")]
    game = turn("assassin", sits("assassin"), *alike, sits(), taken="resources")
    item = arguments_of(game, "assassinate merchant", "assassinate king").get("because-holders", {})
    assert {item["who"]["args"]["other"], item["another"]["args"]["other"]} == {1, 2}


def test_no_character_is_held_by_two() -> None:
    """R3: however many would like it, their chances to hold it come to one at most."""
    game = namer(gold=4, hand="manor castle")
    holders = Scene(game.observe(0), game.moves()).holders
    assert [name for name, chances in holders.items() if sum(chance for _, chance in chances) > 1.01] == []


def second(pool: str, *picked: str) -> Game:
    """The Assassin, handed this pool as the second of four: what was picked or laid down before is none of it."""
    me = sits("assassin", city="tavern") | {"seen": {"drafts": [["assassin", *pool.split()]], "aside": []}}
    others = [sits(name, gold=2, hand="manor castle") for name in picked]
    return turn("assassin", me, *others, crown=3, down="magician", taken="resources", up="thief warlord")


def test_what_may_lie_face_down_is_not_held_for_sure() -> None:
    """R3.3: the first to choose left one of two; however much the other is liked, it is a guess."""
    game = second("bishop merchant architect", "bishop", "merchant", "king")
    assert "because-held" not in arguments_of(game, "assassinate king", "assassinate bishop")


def test_a_guess_is_never_told_as_more_than_nine_in_ten() -> None:
    game = namer(gold=4, hand="manor castle")
    scene = Scene(game.observe(0), game.moves())
    scene.holders = {"architect": [(1, 0.99)]}
    [reason, *_] = naming.assassinate(scene, Move.parse("assassinate architect"))
    assert reason.args["chance"] == in_words(0.9)


@pytest.mark.parametrize(("holders", "text"), [
    ([(1, 1.0)], "because-held"), ([(1, 0.6), (2, 0.4)], "because-held-by-one"),
])  # fmt: skip
def test_what_counting_tells_is_told_without_a_chance(holders: list[tuple[int, float]], text: str) -> None:
    """R3: what left the selection and lies nowhere else is held by whoever picked then."""
    game = namer(gold=4, hand="manor castle")
    scene = Scene(game.observe(0), game.moves())
    scene.holders, scene.certain = {"architect": holders}, frozenset(["architect"])
    assert text in [reason.id for reason in naming.assassinate(scene, Move.parse("assassinate architect"))]


def test_what_is_destroyed_for_nothing_is_said_to_cost_nothing() -> None:
    player = sits("warlord", gold=3, city="prison")
    game = turn("warlord", player, sits(city="tavern"), taken="resources income")
    assert arguments_of(game, "destroy 1 tavern", "end")["because-for-nothing"] == {"other": 1, "points": 1}


def raid(*cities: str, gold: int = 9) -> Game:
    """The Warlord, with a city of his own, before others with these."""
    return turn("warlord", sits("warlord", gold=gold, city="prison"), *[sits(city=city) for city in cities],
                taken="resources income")  # fmt: skip


def test_what_a_raid_costs_both_sides_is_said_with_the_name() -> None:
    """R6.8W."""
    game = raid("palace temple")
    assert arguments_of(game, "destroy 1 palace", "end")["because-costs-them"] == {"other": 1, "points": 5, "cost": 4}


def test_the_only_cheap_raid_is_called_the_cheapest() -> None:
    game = raid("market", "fortress")
    assert arguments_of(game, "destroy 1 market", "destroy 2 fortress", "end")["because-cheapest"] == {"cost": 1}


def test_of_two_raids_at_the_same_price_neither_is_the_cheapest() -> None:
    game = raid("market", "church")
    assert "because-cheapest" not in arguments_of(game, "destroy 1 market", "destroy 2 church", "end")


def test_the_leader_loses_the_only_district_of_a_kind() -> None:
    """R8.2: with it four kinds stand, and one more would bring three points."""
    game = raid("temple market watchtower manor castle", "tavern")
    message = arguments_of(game, "destroy 1 temple", "destroy 2 tavern", "end")
    assert message["because-only-kind"] == {"other": 1, "kind": "religious"}


def test_who_leads_is_said_with_the_points() -> None:
    game = raid("palace castle", "tavern")
    assert arguments_of(game, "destroy 1 castle", "destroy 2 tavern")["because-leader"] == {"other": 1, "points": 9}


def test_gold_is_kept_rather_than_spent_on_a_raid() -> None:
    game = turn("warlord", sits("warlord", gold=3, hand="palace"), sits(city="market"), taken="resources income")
    assert arguments_of(game, "end", "destroy 1 market")["because-save"] == {"card": "palace"}


def test_the_fuller_hand_is_worth_a_swap() -> None:
    player = sits("magician", hand="temple", city="temple")
    game = turn("magician", player, sits(hand="manor castle palace"), taken="resources")
    assert arguments_of(game, "swap 1", "end")["because-swap"] == {"other": 1, "count": 3, "have": 0}
