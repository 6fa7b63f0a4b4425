"""The Theater: an exchange of characters, unseen, before rank 1 is called (E3.4, E7.27), and what each knows of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from citadels import Game, PositionError
from citadels.bots.guessing import Belief
from citadels.core.state import State
from tabletop.core.rng import Dice
from tests.rules_2016.table import Json, answered, heard, moves, play, position, question, seat

EIGHT = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
NINE = [*EIGHT, "artist"]


def chosen(*held: str, owner: int = 0, **keys: Any) -> Game:
    """All have chosen these characters; the Theater stands in one city, and its owner is asked."""
    sits = [seat(names, city="theater" if at == owner else "") for at, names in enumerate(held)]
    cast = NINE if len(held) in (3, 8) else EIGHT
    phase: Json = {"name": "select", "seat": owner, "pool": []}
    data = position(*sits, phase=phase, players=len(held), rules={"characters": cast}, **keys)
    return Game.from_position({**data, "pending": [["Recast", owner]]})


@pytest.fixture
def four() -> Game:
    return chosen("king", "thief", "magician", "bishop")


@pytest.fixture
def two() -> Game:
    return chosen("king architect", "thief bishop")


def held(game: Game) -> list[list[str]]:
    """The characters by seat."""
    return [list(player["characters"]) for player in game.position()["players"]]


# --- with one character each


def test_the_owner_may_exchange_with_anybody_or_nobody(four: Game) -> None:
    """E7.27, E12.7."""
    assert question(four) == (0, ["recast 1", "recast 2", "recast 3", "pass"])


def test_it_is_asked_when_all_have_chosen() -> None:
    """E3.4."""
    sits = [seat("", city="theater"), seat("thief"), seat("magician"), seat("bishop")]
    phase: Json = {"name": "select", "seat": 0, "pool": ["king", "merchant"]}
    game = Game.from_position(position(*sits, phase=phase, rules={"characters": EIGHT}, up="assassin warlord", crown=1))
    assert question(play(game, "pick king"))[1][-1] == "pass"


def test_without_a_theater_nobody_is_asked() -> None:
    """E3.4."""
    sits = [seat(""), seat("thief"), seat("magician"), seat("bishop")]
    phase: Json = {"name": "select", "seat": 0, "pool": ["king", "merchant"]}
    game = Game.from_position(position(*sits, phase=phase, rules={"characters": EIGHT}, up="assassin warlord", crown=1))
    assert "gold" in moves(play(game, "pick king"))


def test_the_characters_are_exchanged(four: Game) -> None:
    """E7.27."""
    assert held(play(four, "recast 1")) == [["thief"], ["king"], ["magician"], ["bishop"]]


def test_the_calls_follow(four: Game) -> None:
    """E3.4: rank 1 is nobody's, so the Thief is called, who is seat 0 now."""
    assert (play(four, "recast 1").to_move, four.position()["phase"]["name"]) == (0, "turn")


def test_who_passes_keeps_the_character(four: Game) -> None:
    """E7.27."""
    assert held(play(four, "pass")) == [["king"], ["thief"], ["magician"], ["bishop"]]


def test_an_exchange_cannot_be_taken_back(four: Game) -> None:
    """E7.27: the owner has seen a character."""
    play(four, "recast 1")
    assert four.barrier == "revealed"


def test_passing_shows_nothing(four: Game) -> None:
    """E7.27: but what the first call brings."""
    four.listen()
    assert [event for event, _, _ in heard(four, "pass") if event.startswith("recast")] == []


# --- with two each


def test_with_two_each_the_owner_says_which_is_given(two: Game) -> None:
    """E7.27, E12.7."""
    assert question(two) == (0, ["recast 1 king", "recast 1 architect", "pass"])


def test_the_one_given_is_the_other_s(two: Game) -> None:
    """E7.27."""
    assert "king" in held(play(two, "recast 1 king"))[1]


def test_which_of_the_other_s_two_comes_is_chance() -> None:
    """E7.27."""
    games = [chosen("king architect", "thief bishop", seed=seed) for seed in range(30)]
    assert {held(play(game, "recast 1 king"))[0][0] for game in games} == {"thief", "bishop"}


def test_each_has_two_after_it(two: Game) -> None:
    """E7.27."""
    assert sorted(map(len, held(play(two, "recast 1 architect")))) == [2, 2]


def test_with_three_players_as_well() -> None:
    """E7.27."""
    game = chosen("king architect", "thief bishop", "magician merchant")
    assert "recast 2 architect" in moves(game)


# --- what is told, and who knows


def test_all_hear_who_with_whom(four: Game) -> None:
    """E7.27."""
    assert ("recast", None, {"player": 0, "other": 2}) in heard(four, "recast 2")


def test_each_of_the_two_hears_what_was_given_and_got(four: Game) -> None:
    """E7.27."""
    message = {audience: args for event, audience, args in heard(four, "recast 2") if event == "recast-own"}
    assert {seat: (args["role"], args["roles"]) for seat, args in message.items()} == {
        0: ("magician", ("king",)), 2: ("king", ("magician",)),
    }  # fmt: skip


def test_nobody_else_hears_which(four: Game) -> None:
    """E7.27."""
    lines = heard(four, "recast 2")
    assert {audience for event, audience, _ in lines if event == "recast-own"} == {0, 2}


@pytest.mark.parametrize("who", [0, 2])
def test_each_of_the_two_has_seen_it(four: Game, who: int) -> None:
    """E7.27."""
    seen = play(four, "recast 2").view(who)["players"][who]["seen"]
    assert seen["recast"] == [0, 2, "king", "magician"]


@pytest.mark.parametrize("who", [1, 3])
def test_others_have_seen_who_with_whom(four: Game, who: int) -> None:
    """E7.27."""
    assert play(four, "recast 2").view(who)["players"][who]["seen"]["recast"] == [0, 2]


@pytest.mark.parametrize("who", [1, 3, None])
def test_others_see_the_same_whatever_was_exchanged(who: int | None) -> None:
    """E7.27: seats 0 and 2 have each other's in the second game."""
    game = play(chosen("king", "thief", "warlord", "bishop"), "recast 2")
    other = play(chosen("warlord", "thief", "king", "bishop"), "recast 2")
    game.listen(), other.listen()
    assert game.view(who) == other.view(who)


def test_who_looks_on_with_two_each_sees_the_same() -> None:
    """E7.27."""
    game = play(chosen("king architect", "thief bishop", "magician merchant"), "recast 1 king")
    other = play(chosen("king architect", "thief bishop", "magician merchant"), "recast 1 architect")
    assert game.view(2) == other.view(2)


def test_the_next_round_knows_nothing_of_it(four: Game) -> None:
    """E7.27: the characters are put together again."""
    play(four, "recast 2")
    while four.position()["round"] == 1:
        four.play("gold" if "gold" in four.moves() else four.moves()[-1])
    assert [player.get("seen", {}).get("recast") for player in four.position()["players"]] == [None] * 4


# --- positions


def test_a_position_reads_back_while_it_is_asked(four: Game) -> None:
    """E12.1."""
    assert answered(four)


def test_a_position_reads_back_after_it(four: Game) -> None:
    """E12.1."""
    assert answered(play(four, "recast 2"))


def test_others_see_the_selection_meanwhile(four: Game) -> None:
    """E3.4: it is no turn yet."""
    assert four.observe(1).phase == "select"


def test_whoever_is_asked_sees_it_too(four: Game) -> None:
    """E3.4."""
    assert (four.observe(0).phase, four.observe(0).called) == ("select", None)


def test_nobody_but_the_owner_is_asked() -> None:
    """E7.27."""
    data = {**chosen("king", "thief", "magician", "bishop").position()}
    phase = {"name": "select", "seat": 1, "pool": []}
    with pytest.raises(PositionError, match=r"^pending.*the owner of the Theater is asked"):
        Game.from_position({**data, "phase": phase, "pending": [["Recast", 1]]})


@pytest.mark.parametrize(("seen", "why"), [
    ([0, 0, "king", "magician"], "two players exchange"),
    ([0, 2], "they alone know"),
    ([0, 2, "king"], "two seats"),
    ([0, 9, "king", "magician"], "more than"),
    ([0, 2, "thief", "magician"], "do not hold"),
    ([1, 2, "king", "magician"], "they alone know"),
    ("king", "a list"),
])  # fmt: skip
def test_what_cannot_have_been_seen_is_refused(four: Game, seen: Any, why: str) -> None:
    """Notation §1 `seen`."""
    data: Any = play(four, "recast 2").position()
    data["players"][0]["seen"]["recast"] = seen
    with pytest.raises(PositionError, match=rf"^players\[0\]\.seen\.recast.*{why}"):
        Game.from_position(data)


def test_all_must_have_seen_the_same(four: Game) -> None:
    """Notation §1 `seen`."""
    data: Any = play(four, "recast 2").position()
    data["players"][1]["seen"]["recast"] = [0, 3]
    with pytest.raises(PositionError, match=r"^players\[1\]\.seen\.recast"):
        Game.from_position(data)


def test_without_a_theater_in_the_deck_nobody_has_seen_one() -> None:
    """Notation §1 `seen`."""
    sits = seat("king") | {"seen": {"recast": [0, 1, "thief", "king"]}}
    with pytest.raises(PositionError, match=r"^players\[0\]\.seen\.recast: no card of this game"):
        Game.from_position(position(sits, seat("thief"), phase={"name": "turn", "rank": 4}))


# --- what bots believe


def exchanged(players: int, seed: int) -> Game:
    """A game played by chance to its first turn, with a Theater in a city whose owner exchanges."""
    dice = Dice(seed)
    sits = [seat(city="theater" if at == seed % players else "") for at in range(players)]
    rules = {"characters": NINE if players in (3, 8) else EIGHT}
    game = Game.from_position(position(*sits, phase={"name": "select"}, players=players, rules=rules, seed=seed))
    while game.position()["phase"]["name"] == "select":
        options = game.moves()
        game.play(options[dice.below(len(options) - (options[-1] == "pass"))])
    return game


EXCHANGES = [(players, seed) for players in range(2, 9) for seed in range(6)]


def worlds(game: Game, who: int) -> list[State]:
    options = game.moves() if game.to_move == who else ()
    belief = Belief(game.observe(who), options)
    return [belief.deal(Dice(seed)) for seed in range(12)]


def of_the_two(game: Game) -> tuple[int, int]:
    """Return the seats that exchanged."""
    seen: Any = game.view(0)["players"][0]["seen"]
    return seen["recast"][0], seen["recast"][1]


@pytest.mark.parametrize(("players", "seed"), EXCHANGES)
def test_the_one_knows_for_sure_what_the_other_got(players: int, seed: int) -> None:
    """E7.27: it is in every world that the owner of the Theater can think of."""
    game = exchanged(players, seed)
    number, other = of_the_two(game)
    seen: Any = game.view(number)["players"][number]["seen"]
    assert all(seen["recast"][2] in world.players[other].characters for world in worlds(game, number))


@pytest.mark.parametrize(("players", "seed"), EXCHANGES)
def test_every_world_has_each_character_once(players: int, seed: int) -> None:
    """E7.27."""
    game = exchanged(players, seed)
    for who in range(players):
        for world in worlds(game, who):
            named = Counter([*world.up, *world.down, *(name for player in world.players for name in player.characters)])
            assert named == Counter(world.rules.cast)


@pytest.mark.parametrize(("players", "seed"), EXCHANGES)
def test_the_truth_is_among_the_worlds_of_everybody(players: int, seed: int) -> None:
    """E7.27: whatever really lies with a seat can lie there, for all that is known."""
    game = exchanged(players, seed)
    true = held(game)
    for who in range(players):
        belief = Belief(game.observe(who), game.moves() if game.to_move == who else ())
        known = [player.characters for player in belief.known.players]
        unseen = [[name for name in names if name not in seen] for names, seen in zip(true, known, strict=True)]
        over: list[str] = []
        late: list[str] = []
        for names, places in belief.slots:
            left = list(names)
            for at, _ in places:
                name = unseen[at].pop(0)
                if at == belief.late:
                    late.append(name)
                else:
                    (left if name in left else over).remove(name)
            over += left
        assert set(late) <= set(over)


@pytest.mark.parametrize(("players", "seed"), EXCHANGES)
def test_a_game_with_an_exchange_is_played_and_written_to_its_end(players: int, seed: int) -> None:
    """E12.1: its positions read back."""
    game = exchanged(players, seed)
    dice = Dice(seed)
    while game.position()["round"] == 1:
        assert answered(game)
        options = game.moves()
        game.play(options[dice.below(len(options))])
