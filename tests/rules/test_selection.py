"""The selection phase, for every number of players."""

from __future__ import annotations

import pytest

from citadels import Game

from .table import Json, begins, cast_of, moves, phase, play, refused, seat, select

NAMES = ["Ann", "Ben", "Cal", "Dee", "Eve", "Fay", "Gus", "Hal"]
CLASSIC = cast_of([])
NINE = cast_of(["artist"])


def first_choice(players: int, characters: list[str], seed: int = 1, **rules: object) -> Json:
    """The position of a new game, before anything is chosen."""
    return dict(Game.new(NAMES[:players], {"characters": characters, **rules}, seed=seed).position())


@pytest.mark.parametrize(
    ("players", "characters", "up", "pool"),
    [
        (2, CLASSIC, 0, 7),
        (3, CLASSIC, 2, 4),
        (4, CLASSIC, 2, 5),
        (5, CLASSIC, 1, 6),
        (6, CLASSIC, 0, 7),
        (7, CLASSIC, 0, 7),
        (3, NINE, 3, 4),
        (4, NINE, 3, 5),
        (5, NINE, 2, 6),
        (6, NINE, 1, 7),
        (7, NINE, 0, 8),
        (8, NINE, 0, 8),
    ],
)
def test_cards_put_aside(players: int, characters: list[str], up: int, pool: int) -> None:
    """R3.2, R3.3, R3.6, R11.26: so many face up, one face down, the rest to choose from."""
    new = first_choice(players, characters)
    assert (len(new["aside"]["up"]), len(new["aside"]["down"]), len(new["phase"]["pool"])) == (up, 1, pool)


@pytest.mark.parametrize(("characters", "pool"), [(CLASSIC, 7), (NINE, 8)])
def test_cards_put_aside_with_three_players_and_two_characters(characters: list[str], pool: int) -> None:
    """R3.7: one random card face down, none up."""
    new = first_choice(3, characters, three_players="two_characters")
    assert (len(new["aside"]["up"]), len(new["aside"]["down"]), len(new["phase"]["pool"])) == (0, 1, pool)


@pytest.mark.parametrize("characters", [CLASSIC, cast_of(["emperor"])])
def test_rank_four_is_never_face_up(characters: list[str]) -> None:
    """R3.4: a rank-4 card is never put aside face up."""
    assert not any(characters[3] in first_choice(4, characters, seed)["aside"]["up"] for seed in range(60))


def test_rank_four_may_be_face_down() -> None:
    """R3.4: it may be the card face down."""
    assert any(first_choice(4, CLASSIC, seed)["aside"]["down"] == ["king"] for seed in range(60))


def test_no_rank_one_card_with_three_players() -> None:
    """R3.2, R9.3: no rank-1 card in the game."""
    new = first_choice(3, CLASSIC)
    assert "assassin" not in new["aside"]["up"] + new["aside"]["down"] + new["phase"]["pool"]


def test_the_crown_chooses_first() -> None:
    """R3.1: the Crown holder takes the rest and keeps one."""
    new = first_choice(5, CLASSIC)
    assert new["phase"]["seat"] == new["crown"]


def test_the_rest_is_passed_to_the_left() -> None:
    """R3.1: passes the rest to the left, and so on."""
    game = select(3, "thief king bishop warlord merchant", crown=3, up="magician architect", down="assassin")
    play(game, "pick king")
    assert (game.to_move, sorted(phase(game)["pool"])) == (0, ["bishop", "merchant", "thief", "warlord"])


def test_every_card_of_the_pool_may_be_kept() -> None:
    """R3.1: keeps one."""
    game = select(0, "thief king bishop warlord merchant", up="magician architect", down="assassin")
    assert moves(game) == {"pick thief", "pick king", "pick bishop", "pick warlord", "pick merchant"}


def test_a_card_out_of_the_pool_may_not_be_kept() -> None:
    """R3.1: out of the rest."""
    game = select(0, "thief king bishop warlord merchant", up="magician architect", down="assassin")
    assert refused(game, "pick magician")


def test_the_last_card_goes_face_down() -> None:
    """R3.1: when the last player has chosen, the one card left goes face down."""
    seats = [seat("assassin"), seat("thief"), seat("king"), seat()]
    game = select(3, "bishop warlord", *seats, up="magician architect", down="merchant")
    assert sorted(play(game, "pick warlord").position()["aside"]["down"]) == ["bishop", "merchant"]


def test_the_turns_begin_when_all_have_chosen() -> None:
    """R4.1: ranks are called from 1 up."""
    seats = [seat("assassin"), seat("thief"), seat("king"), seat()]
    game = select(3, "bishop warlord", *seats, up="magician architect", down="merchant")
    assert (phase(play(game, "pick warlord"))["name"], game.to_move) == ("turn", 0)


@pytest.mark.parametrize(("players", "extra"), [(7, ""), (8, "artist")])
def test_the_last_of_many_takes_the_card_face_down_too(players: int, extra: str) -> None:
    """R3.5: the last player takes the card passed to him and the one put aside face down."""
    game = Game.new(NAMES[:players], {"characters": cast_of(extra.split())}, seed=3)
    down = game.position()["aside"]["down"]
    for _ in range(players - 1):
        game.play(game.moves()[0])
    assert (set(down) <= set(phase(game)["pool"]), game.position()["aside"]["down"]) == (True, [])


@pytest.mark.parametrize(("players", "extra"), [(7, ""), (8, "artist")])
def test_the_last_of_many_puts_the_other_face_down(players: int, extra: str) -> None:
    """R3.5: keeps one of the two and puts the other face down."""
    game = Game.new(NAMES[:players], {"characters": cast_of(extra.split())}, seed=3)
    for _ in range(players - 1):
        game.play(game.moves()[0])
    item, other = phase(game)["pool"]
    assert play(game, f"pick {item}").position()["aside"]["down"] == [other]


def verbs_and_seats(game: Game) -> list[tuple[int, int, str]]:
    """List the deciding seats, from how many cards and with which verb, until the turns begin."""
    seen = []
    while phase(game)["name"] == "select":
        now = phase(game)
        verb = str(game.moves()[0]).split()[0]
        seen.append(
            ((now["seat"] - game.position()["crown"]) % len(game.position()["players"]), len(now["pool"]), verb)
        )
        game.play(game.moves()[0])
    return seen


def test_two_players_choose_and_discard_in_turn() -> None:
    """R3.6: A 1 of 7; B 1 of 6, 1 down; A 1 of 4, 1 down; B 1 of 2."""
    assert verbs_and_seats(Game.new(NAMES[:2], seed=1)) == [
        (0, 7, "pick"), (1, 6, "pick"), (1, 5, "discard"), (0, 4, "pick"), (0, 3, "discard"), (1, 2, "pick"),
    ]  # fmt: skip


def test_two_players_have_two_characters_each() -> None:
    """R3.6: two characters each."""
    game = Game.new(NAMES[:2], seed=1)
    verbs_and_seats(game)
    assert [len(player["characters"]) for player in game.position()["players"]] == [2, 2]


def test_two_players_leave_four_cards_face_down() -> None:
    """R3.6: one at random, two by choice, the last."""
    game = Game.new(NAMES[:2], seed=1)
    verbs_and_seats(game)
    assert len(game.position()["aside"]["down"]) == 4


def test_discarded_card_goes_face_down() -> None:
    """R3.6: puts 1 face down."""
    game = select(
        1, "assassin thief magician bishop merchant", seat("king"), seat("architect"), players=2, down="warlord"
    )
    assert "thief" in play(game, "discard thief").position()["aside"]["down"]


def test_two_players_take_two_turns_a_round() -> None:
    """R3.6: two turns a round, one per character, with one hand, one purse and one city."""
    game = select(
        1, "thief magician", seat("assassin bishop"), seat("king"), players=2, down="merchant architect warlord"
    )
    play(game, "pick thief", "gold", "end", "gold", "end", "gold", "end", "gold")
    assert [player["gold"] for player in game.position()["players"]] == [4, 4]


def test_three_players_choose_in_two_circuits() -> None:
    """R3.7: three picks from 7, 6, 5; then three picks from 4, 3, 2."""
    game = Game.new(NAMES[:3], {"three_players": "two_characters"}, seed=1)
    assert verbs_and_seats(game) == [(i % 3, 7 - i, "pick") for i in range(6)]


def test_three_players_with_nine_ranks_lose_a_card_between_the_circuits() -> None:
    """R3.7: with nine ranks, one random card more goes face down between the two circuits."""
    game = Game.new(NAMES[:3], {"three_players": "two_characters", "characters": NINE}, seed=1)
    assert verbs_and_seats(game) == [(i % 3, pool, "pick") for i, pool in enumerate((8, 7, 6, 4, 3, 2))]


@pytest.mark.parametrize(("characters", "down"), [(CLASSIC, 2), (NINE, 3)])
def test_three_players_leave_cards_face_down(characters: list[str], down: int) -> None:
    """R3.7: the first, the last, and with nine ranks one between."""
    game = Game.new(NAMES[:3], {"three_players": "two_characters", "characters": characters}, seed=1)
    verbs_and_seats(game)
    assert len(game.position()["aside"]["down"]) == down


def test_a_player_knows_what_he_passed_on() -> None:
    """R3.8: what a player has seen while choosing is that player's knowledge."""
    seats = [seat("assassin"), seat("thief"), seat("king"), seat()]
    game = select(3, "bishop warlord", *seats, up="magician architect", down="merchant")
    assert play(game, "pick warlord").view(3)["aside"]["down"].count("bishop") == 1


def test_others_do_not_know_what_he_passed_on() -> None:
    """R3.8: and nobody else's."""
    seats = [seat("assassin"), seat("thief"), seat("king"), seat()]
    game = select(3, "bishop warlord", *seats, up="magician architect", down="merchant")
    assert play(game, "pick warlord").view(0)["aside"]["down"] == [None, None]


def test_nothing_but_picking_while_choosing() -> None:
    """R3.1: there is no turn yet."""
    game = select(0, "thief king bishop warlord merchant", up="magician architect", down="assassin")
    assert begins(game, "pick") == moves(game)
