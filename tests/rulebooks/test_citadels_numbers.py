"""Every number in the Citadels rulebook is the engine's, in both editions and three languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from build.paths import PAGE
from citadels import Game, PositionError
from citadels.cards.catalog import added_specials, deck_cards
from citadels.core.definitions import KINDS, SPECIAL, Rules
from citadels.core.registry import EDITIONS, NEWER, PLAYED
from citadels.flow.drawn import FULL_DECK
from citadels.flow.options import SEATS, read_rules
from citadels.table.sheets import SHORT, edition_sheet
from tests.rulebooks import sentences
from tests.rules import table
from tests.rules.table import EIGHT, begins, cast_of, gold, over, play, refused, score, seat, turn
from tests.rules_2016 import table as table_2016

GAME = "citadels"
CLASSIC, NINE = cast_of([]), cast_of(["artist"])
FIRST = CLASSIC.index("assassin") + 1  # the rank that is called first
EIGHTH, NINTH = PLAYED.rank["warlord"], PLAYED.rank["artist"]
ONE = 1  # a card, a coin: no count of the game
PAIR = 2  # players, cards of one name: no count of the game
PURSE = 12  # enough for anything
KEYS = {1, 9}  # the digits that choose
TWO_EACH = {"three_players": "two_characters"}


# --- what the engine does


def agreed(players: int, **rules: Any) -> Rules:
    """The usual rules for so many players (R2, E2)."""
    return read_rules(rules, players)


def is_agreed(players: int, **rules: Any) -> bool:
    """Whether so many players can agree on that."""
    try:
        read_rules(rules, players)
    except PositionError:
        return False
    return True


def new(players: int, **rules: Any) -> Game:
    """A game in which nobody has chosen yet."""
    return Game.new([f"Seat {number}" for number in range(players)], rules, 1)


def option(name: str) -> list[Any]:
    """The values of an option that the page offers."""
    return next(option["values"] for option in edition_sheet(PLAYED)["options"] if option["id"] == name)


def deck(kind: str = "") -> int:
    """The number of cards in the deck of 2005: all, the special ones, or the others (R1.2, R1.3)."""
    special = [PLAYED.kind[name] == SPECIAL for name in deck_cards(PLAYED)]
    return len(special) if not kind else special.count(kind == SPECIAL)


def begun() -> set[int]:
    """The cards and the gold that a player begins with (R2.4)."""
    return {amount for player in new(4).position()["players"] for amount in (len(player["hand"]), player["gold"])}


def added_freely() -> int:
    """The most Dark City districts for which no card leaves the deck (R2.3)."""
    specials = added_specials(PLAYED)
    return max(
        count for count in range(1, 6) if not new(4, specials=specials[:count]).position()["rules"].get("removed")
    )


def with_eight_ranks() -> list[int]:
    """The numbers of players with one character each and the usual size who need no ninth rank (R2.1, R2.5)."""
    return [
        players
        for players in SEATS
        if is_agreed(players, characters=CLASSIC)
        and (agreed(players).each, agreed(players).city_size) == (ONE, agreed(4).city_size)
    ]


def only_with_nine_ranks() -> set[int]:
    """The numbers of players who need the ninth rank (R2.1)."""
    return {players for players in SEATS if not is_agreed(players, characters=CLASSIC)}


def aside(players: int, characters: list[str]) -> set[int]:
    """The players, and the cards that are put aside face up and face down (R3.2, R3.3)."""
    pile = new(players, characters=characters).position()["aside"]
    return {players, len(pile["up"]), len(pile["down"])} - {0}


def dealt(players: int, characters: list[str]) -> int:
    """The character cards that are dealt: put aside, or passed on (R11.26)."""
    game = new(players, characters=characters)
    pile = game.position()["aside"]
    return len(pile["up"]) + len(pile["down"]) + len(table.phase(game)["pool"])


def pools(players: int, **rules: Any) -> list[int]:
    """The cards from which each choice of a character is made, one after another (R3)."""
    game, sizes = new(players, **rules), []
    while table.phase(game)["name"] == "select":
        move = str(game.moves()[0])
        if move.startswith("pick"):
            sizes.append(len(table.phase(game)["pool"]))
        game.play(move)
    return sizes


def between_rounds(**rules: Any) -> int:
    """The cards that are left when three players with two characters each have all chosen one (E3.2)."""
    return pools(3, **rules)[2] - ONE


def gathered() -> int:
    """The gold of a resource action (R4.2)."""
    return gold(play(turn("thief", seat("thief")), "gold"), 0)


def drawn(city: str = "", edition: Any = table) -> set[int]:
    """The cards that a resource action draws, and those of them that stay (R4.2)."""
    cards = "temple castle market manor prison"
    game = play(edition.turn("thief", seat("thief", city=city), deck=cards), "draw")
    seen = len(cards.split()) - len(table.deck(game))
    if begins(game, "keep"):
        game.play(sorted(begins(game, "keep"))[0])
    return {seen, len(table.hand(game, 0))}


def builds(character: str, edition: Any = table) -> int:
    """The number of districts that are none of trade which a character can build in a turn (R4.3, E4.3)."""
    cards = "temple church monastery manor castle prison watchtower"
    game = edition.turn(character, seat(character, gold=20, hand=cards), taken="resources")
    while moves := sorted(begins(game, "build")):
        game.play(moves[0])
    return len(table.city(game, 0))


def a_rank() -> int:
    """The number of characters of each rank (E1.3)."""
    counts = {list(NEWER.rank.values()).count(rank) for rank in range(FIRST, NINTH + 1)}
    return counts.pop() if len(counts) == 1 else 0


def bonus(character: str) -> int:
    """The cards that a character draws on top of gathering (R6.7A)."""
    return len(table.hand(play(turn(character, seat(character), deck="temple castle market"), "gold"), 0))


def extra(character: str, move: str, **keys: Any) -> int:
    """The cards or the gold that a power brings."""
    game = play(turn(character, seat(character), taken="resources", **keys), move)
    return gold(game, 0) + len(table.hand(game, 0))


def kinds_that_pay() -> set[str]:
    """The kinds from which some character has an income (R4.5)."""
    return {role.kind for role in PLAYED.roles.values() if role.kind in KINDS}


def five_kinds() -> int:
    """The points of all five kinds (R8.2)."""
    without, with_all = "temple watchtower manor tavern", "temple watchtower manor tavern keep"
    return score(over(seat(city=with_all))) - score(over(seat(city=without))) - PLAYED.worth["keep"]


def complete(place: int) -> int:
    """The points of a complete city that was the first, or another (R8.2)."""
    other = seat(city=EIGHT, completed=ONE) if place > ONE else seat()
    game = over(seat(city=EIGHT, completed=place), other)
    return score(game) - sum(PLAYED.worth[name] for name in EIGHT.split())


def coin() -> int:
    """The points of the Artist's gold on a district (R6.9A)."""
    return score(over(seat(city="manor+"), cast="artist")) - score(over(seat(city="manor")))


def example(*names: str) -> set[int]:
    """The points of districts, each and in all."""
    points = [PLAYED.worth[name] for name in names]
    return {*points, sum(points)}


def price(name: str, city: str = "", by: str = "warlord", edition: Any = table) -> int:
    """The gold that destroys a district (R6.8W, R7.8)."""
    game = edition.turn(by, seat(by, gold=PURSE), seat(city=f"{city} {name}"), taken="resources")
    return PURSE - gold(play(game, f"destroy 1 {name}"), 0)


def wall(edition: Any = table) -> int:
    """The price that a Great Wall adds to another district (R7.8, E6.8)."""
    return price("manor", "great_wall", edition=edition) - price("manor", edition=edition)


def swapped(city: str, edition: Any = table) -> int:
    """The gold that it costs the Diplomat to swap a district for one of the same cost (R6.8D)."""
    game = edition.turn("diplomat", seat("diplomat", gold=5, city="market"), seat(city=city), taken="resources")
    return 5 - gold(play(game, "exchange 1 trading_post market"), 0)


def tokens(character: str, verb: str) -> int:
    """The characters that a character marks at once (E5.3, E5.5)."""
    moves = begins(table_2016.turn(character, seat(character), taken="resources"), verb)
    counts = {len(move.split()) - 1 for move in moves}
    return counts.pop() if len(counts) == 1 else 0


def tax() -> int:
    """The gold that a player puts aside for a district (E6.9T)."""
    game = table_2016.turn("king", seat("king", gold=5, hand="manor"), cast="tax_collector", taken="resources")
    return int(play(game, "build manor").position()["taxes"])


def bribe(purse: int) -> int:
    """The bribe of a player with so much gold after gathering (E5.5.3)."""
    seats = (seat("blackmailer"), seat("king", gold=purse, hand="temple"))
    threats = {"on": ["king", "merchant"], "real": "king"}
    game = table_2016.turn("king", *seats, taken="", threats=threats, deck="castle market")
    play(game, "draw")
    return gold(play(game, sorted(begins(game, "keep"))[0], "bribe"), 0)


def given_to_emperor() -> int:
    """The gold for which the Emperor gives the Crown away (R6.4E)."""
    return gold(play(turn("emperor", seat("emperor"), seat(gold=3), crown=2), "crown 1", "give gold"), 0)


def recovery() -> int:
    """The price of a district for the owner of a Graveyard (R7.5)."""
    game = turn("warlord", seat("warlord", gold=5), seat(gold=3, city="graveyard manor"), taken="resources")
    return 3 - gold(play(game, "destroy 1 manor", "recover"), 1)


def cheapest() -> int:
    """The highest cost of a common district that is destroyed for nothing (R6.8W)."""
    common = [name for name, kind in PLAYED.kind.items() if kind != SPECIAL]
    return max(PLAYED.cost[name] for name in common if price(name) == 0)


def swap_at_a_wall(edition: Any) -> int:
    """The gold that a Great Wall costs the Diplomat (R11.13, E6.8D)."""
    return swapped("great_wall trading_post", edition) - swapped("trading_post", edition)


def alike(city: str) -> int:
    """The points of a Capitol in a city (E7.3)."""
    data = table_2016.position(seat(city=f"{city} capitol"), phase={"name": "over"}, last_round=True)
    return score(Game.from_position(data)) - sum(NEWER.worth[name] for name in [*city.split(), "capitol"])


def for_capitol() -> int:
    """The fewest districts of one kind for which a Capitol scores (E7.3)."""
    noble = ["manor", "castle", "palace", "manor"]
    return next(count for count in range(1, len(noble) + 1) if alike(" ".join(noble[:count])))


def dearest_to_seize() -> int:
    """The cost that the Marshal can seize at most, with the Artist's gold (E6.8M)."""
    city = "tavern market prison fortress monastery castle tavern+ prison+ monastery+"
    result = 0
    for word in city.split():
        game = table_2016.turn("marshal", seat("marshal", gold=9), seat(city=word), taken="resources", cast="artist")
        if begins(game, "seize"):
            result = max(result, NEWER.cost[word.rstrip("+")] + word.endswith("+"))
    return result


def studied() -> int:
    """The cards that the Scholar sees (E6.7S)."""
    cards = "temple castle market manor prison church tavern docks harbor palace"
    game = play(table_2016.turn("scholar", seat("scholar"), taken="resources", deck=cards), "study")
    return len(cards.split()) - len(table.deck(game))


# --- the examples

ANNA = ("temple", "tavern", "market", "battlefield", "castle", "town_hall", "library", "dragon_gate")
BEN = ("haunted_city", "castle", "harbor", "cathedral", "palace", "great_wall", "university")
RESULT = over(seat(city=" ".join(ANNA), completed=1), seat(city=" ".join(BEN)))

SIZE, THREE, TWO = agreed(4).city_size, agreed(3).city_size, agreed(2).city_size
NEW = {"edition": NEWER.word}
USUAL = (agreed(4, **NEW).city_size, agreed(2, **NEW).city_size, 2, 3)  # the sizes of 2016, and who has the second

# By sentence, the numbers that it may and must name.
NUMBERS: dict[str, set[int]] = {
    "how-call-text": {FIRST},
    "how-turn-text": {gathered(), *drawn()},
    "how-end-usual": {SIZE},
    "how-points-kinds": {len(KINDS)},
    "rules-aim-1": {SIZE},
    "rules-aim-4": {SEATS[0], SEATS[-1]},
    "rules-setup-1": {deck(), deck("common"), deck(SPECIAL), *begun()},
    "rules-setup-2": {agreed(4).gold or 0},
    "rules-setup-3": {FIRST, EIGHTH, NINTH},
    "rules-setup-4": {added_freely()},
    "rules-setup-6": {with_eight_ranks()[0], with_eight_ranks()[-1], SIZE},
    "rules-setup-7": {*only_with_nine_ranks(), len(NINE)},
    "rules-setup-8": {3, THREE, agreed(3, **TWO_EACH).each, FIRST, agreed(3, **TWO_EACH).city_size},
    "rules-setup-9": {2, agreed(2).each, TWO, NINTH},
    "rules-setup-10": {PLAYED.roles["queen"].min_seats},
    "rules-round-2": {FIRST},
    "rules-select-4": {len(CLASSIC)},
    "rules-select-5": {*aside(3, CLASSIC), dealt(3, CLASSIC), FIRST},
    "rules-select-6": aside(4, CLASSIC),
    "rules-select-7": aside(5, CLASSIC),
    "rules-select-8": aside(6, CLASSIC),
    "rules-select-9": aside(7, CLASSIC),
    "rules-select-10": {len(NINE)},
    "rules-select-11": {*aside(3, NINE), dealt(3, NINE), FIRST},
    "rules-select-12": aside(4, NINE),
    "rules-select-13": aside(5, NINE),
    "rules-select-14": aside(6, NINE),
    "rules-select-15": aside(7, NINE),
    "rules-select-16": aside(8, NINE),
    "rules-select-18": {7, len(CLASSIC), 8, len(NINE), pools(7)[-1], pools(8, characters=NINE)[-1]},
    "rules-select-19": {2, *pools(2)},
    "rules-select-20": {3, *pools(3, **TWO_EACH), agreed(3, **TWO_EACH).each, len(NINE)},
    "rules-call-1": {FIRST},
    "rules-call-3": {FIRST},
    "rules-turn-1": {gathered(), *drawn()},
    "rules-build-1": {builds("architect")},
    "rules-build-2": {PAIR},
    "rules-kinds-1": {len(kinds_that_pay()), len(KINDS), five_kinds()},
    "rules-end-1": {SIZE},
    "rules-end-3": {EIGHTH},
    "rules-score-1": {values[name] for name in ("dragon_gate", "university") for values in (PLAYED.cost, PLAYED.worth)},
    "rules-score-2": {len(KINDS), five_kinds()},
    "rules-score-3": {complete(1), complete(2)},
    "rules-score-4": {coin()},
    "rules-score-7": {*example(*ANNA), five_kinds(), complete(1), score(RESULT, 0)},
    "rules-score-8": {*example(*BEN), len(BEN), five_kinds(), len(KINDS), score(RESULT, 1)},
    "rules-score-9": {max(example(*ANNA)), max(example(*BEN))},
    "rules-rare-5": {agreed(2).each},
    "rules-options-2": {SIZE, TWO, THREE, 2, 3, min(option("city_size")), max(option("city_size")), max(SHORT)},
    "rules-options-3": {number for number in option("gold") if number},
    "rules-options-4": {3, agreed(3, **TWO_EACH).each},
    "rules-options-5": {int(number) for way in option("smithy") for number in way.split(":")},
    "rules-options-8": {*SHORT},
    "rules-options-9": {number for number in option("round_limit") if number},
    "rules-keys-1": KEYS,
    "rules-2016-1": {len(NEWER.roles), a_rank(), len(added_specials(NEWER)), FULL_DECK, len(EDITIONS)},
    "rules-2016-3": {len(deck_cards(NEWER)), FULL_DECK},
    "rules-2016-5": {*USUAL},
    "rules-2016-6": {3, 8, 2, NINTH, NEWER.roles["queen"].min_seats, NEWER.roles["emperor"].min_seats},
    "rules-2016-7": {3, agreed(3, **NEW).each, *pools(3, **NEW), between_rounds(**NEW), agreed(2, **NEW).seats},
    "rules-2016-8": {NEWER.rank["king"]},
    "rules-2016-10": {EIGHTH},
    "rules-2016-11": {builds(name, table_2016) for name in ("seer", "scholar", "architect")},
    "rules-2016-15": {tokens("magistrate", "warrant")},
    "rules-2016-16": {tokens("blackmailer", "threaten")},
    "rules-2016-18": {EIGHTH},
    "rules-2016-19": {wall(table_2016)},
    "rules-2016-22": {tax()},
    "rules-2016-24": {NEWER.districts["monument"].size},
    "rules-2016-26": {NEWER.rank["witch"]},
}  # fmt: skip

# --- rulings on cards

# Numbers of a ruling that are computed, by ruling.
COMPUTED: dict[str, set[int]] = {
    "ruling-witch-3": {bonus("architect"), builds("architect")},
    "ruling-thief-5": {agreed(2).each},
    "ruling-emperor-2": {given_to_emperor()},
    "ruling-architect-1": {bonus("architect")},
    "ruling-architect-2": {builds("architect")},
    "ruling-navigator-2": {extra("navigator", "navigate cards", deck="temple castle market manor prison docks")},
    "ruling-warlord-1": {cheapest()},
    "ruling-warlord-3": {price("dragon_gate"), price("university"), wall()},
    "ruling-warlord-4": {recovery()},
    "ruling-diplomat-3": {swap_at_a_wall(table)},
    "ruling-artist-2": {EIGHTH},
    "ruling-queen-4": {PLAYED.roles["queen"].min_seats},
    "ruling-haunted_city-1": {len(KINDS)},
    "ruling-keep-2": {PLAYED.districts["keep"].copies},
    "ruling-graveyard-1": {recovery()},
    "ruling-great_wall-1": {price("great_wall")},
    "ruling-great_wall-2": {swap_at_a_wall(table)},
    "ruling-dragon_gate-1": {EIGHTH, price("dragon_gate")},
    "ruling-university-1": {EIGHTH, price("university")},
    "ruling-bell_tower-2": {complete(1), complete(2)},
    "ruling-bell_tower-4": {*SHORT},
    "ruling-magistrate-1": {tokens("magistrate", "warrant"), FIRST},
    "ruling-blackmailer-2": {purse for purse in range(8) if bribe(purse) == 0},
    "ruling-scholar-1": {studied()},
    "ruling-warlord-2016-2": {wall(table_2016)},
    "ruling-diplomat-2016-2": {swap_at_a_wall(table_2016)},
    "ruling-marshal-1": {dearest_to_seize(), wall(table_2016)},
    "ruling-artist-2016-2": {dearest_to_seize(), EIGHTH},
    "ruling-great_wall-2016-2": {swap_at_a_wall(table_2016)},
    "ruling-observatory-2016-1": drawn("library observatory", table_2016),
    "ruling-capitol-1": {for_capitol()},
}
# Numbers of a ruling that are names or no counts of the game, by the reason.
NAMES: dict[str, dict[str, set[int]]] = {
    "rank": {
        "ruling-assassin-2": {FIRST},
        "ruling-thief-2": {FIRST},
        "ruling-tax_collector-5": {FIRST},
        "ruling-bishop-1": {EIGHTH},
        "ruling-bishop-3": {EIGHTH},
        "ruling-queen-2": {PLAYED.rank["king"]},
        "ruling-museum-1": {EIGHTH},
        "ruling-factory-1": {EIGHTH},
        "ruling-blackmailer-1": {FIRST},
        "ruling-tax_collector-2016-1": {EIGHTH},
        "ruling-bishop-2016-1": {EIGHTH},
        "ruling-museum-2016-1": {EIGHTH},
    },
    "players": {
        "ruling-assassin-6": {3, FIRST},
        "ruling-emperor-4": {PLAYED.roles["emperor"].min_seats - 1},
        "ruling-theater-1": {2, 3},
    },
    "pair": {
        "ruling-magician-1": {PAIR},
        "ruling-magician-4": {PAIR},
        "ruling-diplomat-4": {PAIR},
        "ruling-seer-2": {PAIR},
    },
}
ALL = NUMBERS | COMPUTED | {name: due for names in NAMES.values() for name, due in names.items()}
# Said in Chinese without a numeral: both players; the groups of a Capitol.
UNNUMBERED = {"ruling-magician-1": {PAIR}, "ruling-magician-4": {PAIR}, "ruling-capitol-1": {for_capitol()}}
# Said in Chinese with a numeral, in English by pointing at "the size of the city".
NUMBERED = {"ruling-monument-1": {NEWER.districts["monument"].size}}


def test_every_number_is_the_engine_s() -> None:
    assert sentences.undeclared(GAME, ALL) == {}


@pytest.mark.parametrize(("language", "allowed"), [("en", {}), ("zh-Hant", UNNUMBERED), ("zh-Hans", UNNUMBERED)])
def test_every_language_says_the_numbers(language: str, allowed: dict[str, set[int]]) -> None:
    lacking = sentences.untranslated(GAME, ALL, language)
    unexpected = {name: numbers for name, numbers in lacking.items() if numbers != allowed.get(name)}
    assert unexpected == {}, sentences.outdated(unexpected, language, GAME)


@pytest.mark.parametrize(("language", "allowed"), [("en", {}), ("zh-Hant", NUMBERED), ("zh-Hans", NUMBERED)])
def test_no_language_says_another_number(language: str, allowed: dict[str, set[int]]) -> None:
    more = sentences.surplus(GAME, ALL, language)
    unexpected = {name: numbers for name, numbers in more.items() if numbers != allowed.get(name)}
    assert unexpected == {}, sentences.outdated(unexpected, language, GAME)


def test_a_number_that_changes_is_seen() -> None:
    assert sentences.undeclared(GAME, {**ALL, "rules-setup-2": {31}}) == {"rules-setup-2": {30, 31}}


def test_the_last_step_shows_the_points_that_count() -> None:
    """R8.2: "+3", "+4" and "+2" are drawn beside their sentences."""
    gallery = (PAGE / "citadels" / "chapters" / "rules" / "gallery.py").read_text(encoding="utf-8")

    assert [int(points) for points in re.findall(r'"\+(\d)"', gallery)] == [five_kinds(), complete(1), complete(2)]


# --- sentences without numbers, played


def test_discards_go_under_the_deck() -> None:
    """R4.10: "go face down under the deck"."""
    game = turn("thief", seat("thief", hand="manor", city="laboratory"), deck="temple castle")

    assert table.deck(play(game, "lab manor")) == ["temple", "castle", "manor"]


def test_gold_may_be_taken_from_an_empty_bank() -> None:
    """R11.3: "You may take gold even from an empty bank"."""
    assert not refused(turn("thief", seat("thief"), bank=0), "gold")


def test_nothing_is_drawn_from_an_empty_deck() -> None:
    """R4.8: "You cannot draw from an empty deck"."""
    assert refused(turn("thief", seat("thief"), deck=""), "draw")


def test_building_comes_after_gathering() -> None:
    """R4.3: "You build from your hand, after gathering"."""
    assert begins(turn("thief", seat("thief", gold=5, hand="manor")), "build") == set()


def test_no_city_has_two_of_one_name() -> None:
    """R4.3: "A city can't hold two districts of the same name"."""
    game = turn("thief", seat("thief", gold=5, hand="manor", city="manor"), taken="resources")

    assert refused(game, "build manor")


def test_a_quarry_allows_two_of_one_name() -> None:
    """R7.17: "except with the Quarry"."""
    game = turn("thief", seat("thief", gold=5, hand="manor", city="manor quarry"), taken="resources")

    assert not refused(game, "build manor")


def test_a_district_that_is_built_first_pays_too() -> None:
    """R4.5: "If you build such a district first, it counts too"."""
    game = turn("king", seat("king", gold=3, hand="manor"), taken="resources")

    assert gold(play(game, "build manor", "income"), 0) == 1


def test_after_a_destruction_the_turn_can_only_end() -> None:
    """R11.10: "After the Warlord destroys …, the turn can only end"."""
    game = turn("warlord", seat("warlord", gold=5, hand="manor"), seat(city="temple"), taken="resources")

    assert table.moves(play(game, "destroy 1 temple")) == {"end"}


def test_in_2016_rank_eight_builds_after_a_destruction() -> None:
    """E4.2: "rank 8 may act first and build afterwards"."""
    seats = (seat("warlord", gold=5, hand="manor"), seat(city="temple"))
    game = table_2016.turn("warlord", *seats, taken="")

    assert not refused(play(game, "destroy 1 temple", "gold"), "build manor")


def test_a_murdered_king_takes_the_crown_without_a_call() -> None:
    """R6.4K: "It stays where it is until the King takes it or the Emperor gives it away"."""
    seats = (seat("warlord"), seat("king"))
    game = turn("warlord", *seats, assassinated="king", crown=0, taken="resources")

    assert table.crown(play(game, "end")) == 1


def test_a_bribe_is_half_rounded_down() -> None:
    """E5.5.3: "Then they pay half of their gold"."""
    assert [bribe(purse) for purse in (4, 5)] == [2, 2]


def test_the_end_of_a_game_is_not_taken_back() -> None:
    """R8.1: "It stays the last round even if that city loses a district again"."""
    seats = (seat("warlord", gold=5), seat(city=table.SEVEN, completed=1))
    game = turn("warlord", *seats, taken="resources", last_round=True)

    assert play(game, "destroy 1 temple").position()["last_round"] is True


def test_a_tie_is_shared() -> None:
    """R8.3: "They share the win"."""
    assert list(RESULT.winners or ()) == [0, 1]


def test_a_tie_is_broken_by_districts() -> None:
    """R8.3: "Had the table agreed to break ties, Ben would win"."""
    game = over(seat(city=" ".join(ANNA), completed=1), seat(city=" ".join(BEN)), rules={"ties": "broken"})

    assert list(game.winners or ()) == [1]
