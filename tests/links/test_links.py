"""Links: what goes in comes out, and what is no link is refused at once (protocol §5)."""

from __future__ import annotations

import random
import time
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from citadels import Game
from citadels.core.menu import Redraws
from tabletop.notation.link_packing import LONGEST, LinkError, Packer, Unpacker, read_link, wrapped, write_link

NAMES = ["Ann", "Ben", "Cal", "Dee", "Eve", "Fay", "Gus", "Hal"]
DARK = ["witch", "tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat", "artist"]
DARK_RULES = {
    "characters": DARK, "specials": ["museum", "park", "quarry", "factory"], "city_size": 7, "gold": None,
    "smithy": "3:2", "heir": False, "ties": "broken", "bell_tower": False, "round_limit": 9,
}  # fmt: skip
OF_2016 = {"edition": "2016", "set": "cunning_agents", "city_size": 8, "gold": 40, "ties": "shared"}
DRAWN_2016 = {"edition": "2016", "specials": "random"}
TABLES = [(2, {}), (3, {"three_players": "two_characters"}), (5, {}), (5, DARK_RULES), (7, {"gold": 35}),
          (5, OF_2016), (8, DRAWN_2016), (3, {"edition": "2016"})]  # fmt: skip


def played(players: int, rules: dict[str, object], seed: int, most: int = 10_000) -> Game:
    """A game played by chance, to its end or for so many moves."""
    choose = random.Random(seed)
    game = Game.new(NAMES[:players], {"round_limit": 6} | rules, seed=choose.getrandbits(32))
    while not game.over and len(game.history) < most:
        moves = game.moves()
        game.play(moves[choose.randrange(len(moves))])
    return game


def reason(text: object) -> str:
    """Return why a text is no link."""
    with pytest.raises(LinkError) as refused:
        Game.from_link(text)
    return refused.value.reason


@given(st.lists(st.integers(1, 4096).flatmap(lambda radix: st.tuples(st.integers(0, radix - 1), st.just(radix)))))
def test_choices_come_out_as_they_went_in(choices: list[tuple[int, int]]) -> None:
    packer = Packer()
    for number, radix in choices:
        packer.choice(number, radix)

    unpacker = Unpacker(packer.packed())

    assert [(unpacker.choice(radix), radix) for _, radix in choices] == choices


@given(st.lists(st.integers(0, 2**80), min_size=1))
def test_numbers_come_out_of_a_link(numbers: list[int]) -> None:
    assert read_link((1,), len(numbers), write_link(1, numbers)) == (1, numbers)


@given(st.integers(0, 2**200))
def test_numbers_of_no_known_size_come_out(number: int) -> None:
    packer = Packer()
    packer.number(number)

    assert Unpacker(packer.packed()).number() == number


@pytest.mark.parametrize(("players", "rules"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_a_finished_game_comes_out_of_its_link(players: int, rules: dict[str, object], seed: int) -> None:
    game = played(players, rules, seed)

    assert Game.from_link(game.link(), NAMES) == game


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 80))
def test_an_unfinished_game_comes_out_of_its_link(seed: int, moves: int) -> None:
    game = played(4, {}, seed, moves)

    assert Game.from_link(game.link(), NAMES).history == game.history


def test_an_older_link_still_opens() -> None:
    """Links depend on the order of moves: this one was written when links were first read (version 1)."""
    assert Game.from_link(OLD_LINK).scores == OLD_SCORES


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_a_deal_is_the_game_before_its_first_move(players: int, rules: dict[str, object]) -> None:
    game = played(players, rules, 3)

    assert Game.from_link(game.link()).beginning() == Game.from_deal(game.deal())


def test_a_link_knows_no_names() -> None:
    game = played(4, {}, 5)

    assert Game.from_link(game.link()).names == ["Seat 1", "Seat 2", "Seat 3", "Seat 4"]


def test_hyphens_are_passed_over() -> None:
    link = played(4, {}, 7).link()

    assert Game.from_link("#" + wrapped(link)) == Game.from_link(link)


@pytest.mark.parametrize(
    "left",
    ["{}.", "{})", "({})", "\u201c{}\u201d", " {} ", "{}\n", "{}\u200b", "{}%20", "{}&at=12", "#{}", "{}\ufeff",
     "https://example.org/games/replay.html#{}", "replay.html#{}&names=Ann,Ben.", "<{}>"],
)  # fmt: skip
def test_what_a_chat_leaves_around_a_link_is_ignored(left: str) -> None:
    """Reliability, L1."""
    assert Game.from_link(left.format(LINK)) == Game.from_link(LINK)


@pytest.mark.parametrize("within", ["\n", "\r\n ", "\u200b", " ", "\u00ad", "-"])
def test_what_a_chat_puts_into_a_link_is_ignored(within: str) -> None:
    assert Game.from_link(LINK[:9] + within + LINK[9:]) == Game.from_link(LINK)


def test_percent_encoded_dots_are_dots() -> None:
    assert Game.from_link(LINK.replace(".", "%2E")) == Game.from_link(LINK)


def test_a_wrapped_link_has_no_long_word() -> None:
    assert max(map(len, wrapped(played(4, {}, 7).link()).split("-"))) == 20


def test_every_redraw_knows_its_place() -> None:
    """R6.3M: the place of a redraw is found without writing those before it."""
    redraws = Redraws(("tavern", "manor", "tavern", "temple", "keep"))

    assert [redraws.index(move) for move in redraws] == list(range(len(redraws)))


def test_a_redraw_is_found_by_its_text() -> None:
    """Notation §2: a move is its text, in a long list as in a short one."""
    redraws = Redraws(("tavern", "manor", "tavern"))

    assert [redraws.index(str(move)) for move in redraws] == list(range(len(redraws)))


@pytest.mark.parametrize("text", ["redraw", "redraw tavern manor", "redraw temple", "redraw manor manor", "swap 1", ""])
def test_a_text_that_is_none_of_the_redraws_is_not_found(text: str) -> None:
    """Notation §2: nothing, out of order, not in hand, not so often in hand, another move."""
    assert text not in Redraws(("tavern", "manor", "tavern"))


def test_places_of_redraws_rise_to_the_last() -> None:
    hand = Redraws(tuple(f"card_{'abcdefghijklmnopqrst'[n]}" for n in range(20)))

    assert hand.index(hand[len(hand) - 1]) == len(hand) - 1


# --- what is no link


@pytest.mark.parametrize("text", ["", "hello", "#", "https://example.org", "<img src=x onerror=alert(1)>", None, 5, []])
def test_what_is_no_link_is_foreign(text: object) -> None:
    assert reason(text) == "link-foreign"


@pytest.mark.parametrize("version", ["3", "10", "00"])
def test_another_version_is_named(version: str) -> None:
    assert reason(played(4, {}, 1).link().replace("1.", f"{version}.", 1)) == "link-version"


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_a_changed_letter_is_found(data: st.DataObject) -> None:
    link = LINK
    at = data.draw(st.integers(2, len(link) - 1))
    letter = data.draw(st.sampled_from("0123456789abcXYZ_.é<").filter(lambda other: other != link[at]))

    assert reason(link[:at] + letter + link[at + 1 :]) == "link-damaged"


@pytest.mark.parametrize("missing", [1, 2, 5, 6, 7, 20])
def test_a_link_cut_short_is_damaged(missing: int) -> None:
    assert reason(LINK[:-missing]) == "link-damaged"


def test_ten_megabytes_of_junk_are_refused_at_once() -> None:
    junk = "1." + "x" * 10_000_000
    began = time.perf_counter()

    refused = reason(junk)

    assert (refused, time.perf_counter() - began < 0.1) == ("link-long", True)


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=200))
def test_no_text_does_worse_than_a_refusal(text: str) -> None:
    assert reason(text) in {"link-foreign", "link-damaged", "link-version"}


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**60), st.integers(0, 2**70), st.integers(0, 2**300))
def test_made_up_numbers_with_a_fitting_checksum_play_or_are_refused(setup: int, seed: int, moves: int) -> None:
    """A checksum of one's own making leads to a legal game or a refusal, never to a fault."""
    link = write_link(1, [setup, seed, moves])
    outcome = ""
    try:
        again = Game.from_link(link)
    except LinkError as error:
        outcome = error.reason
    else:
        outcome = "played" if Game.from_link(again.link()) == again else "differs"

    assert outcome in {"link-damaged", "played"}


def test_a_link_that_claims_too_many_moves_is_refused() -> None:
    moves = Packer()
    moves.number(10**9)

    assert reason(write_link(1, [3, 1, moves.packed()])) == "link-damaged"


def test_the_longest_link_that_is_read_is_read_quickly() -> None:
    """A forged link may hold as many moves as any game: even so the page hears within seconds."""
    began = time.perf_counter()

    reason(write_link(1, [3, 1, 62 ** (LONGEST - 40)]))

    assert time.perf_counter() - began < 5


def test_a_game_from_a_position_was_not_dealt() -> None:
    game = Game.from_position(Game.new(NAMES[:4], seed=1).position())

    with pytest.raises(LinkError, match="not dealt"):
        game.deal()


def test_links_of_five_seats_are_short() -> None:
    """About 60 letters of moves a game on average; the games here are played by chance, and so are long."""
    lengths = sorted(len(played(5, {"round_limit": 12}, seed).link()) for seed in range(9))

    assert lengths[4] < 90


def test_numbers_grow_with_what_they_hold() -> None:
    lengths = [len(write_link(1, [62**size])) for size in range(20)]

    assert all(longer == shorter + 1 for shorter, longer in pairwise(lengths))


LINK = played(4, {}, 3).link()
OLD_LINK = "1.2cKmz0.27URRt.IICEyygKdKxs3OKvoCyYDFySPWGWUul5PrAKU6s93.Az7IY"
OLD_SCORES = [6, 8, 12, 6, 4]
