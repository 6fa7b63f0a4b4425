"""Data of the page before Python is there: options of a table, and every card (docs/protocol.md §4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from citadels.bots.styles import STYLES
from citadels.bots.tiers import TIERS
from citadels.cards.catalog import CLASSIC_CHARACTERS, added_specials
from citadels.cards.sets import SETS
from citadels.core.definitions import District, Role
from citadels.core.registry import EDITIONS, PLAYED, Edition
from citadels.core.verbs import COMMON_EVENT_SPECS, HAND, Verb
from citadels.flow.options import SEATS, newer_size, nine_needed, read_rules, seated
from citadels.table.daily import DAILY
from tabletop.core.event_spec import EventSpec
from tabletop.notation.validation import unseen_pattern

if TYPE_CHECKING:
    from citadels.table.files import (
        CardSheet,
        Characters,
        ChoiceSigns,
        EditionSheet,
        EventSigns,
        HelpText,
        Recommended,
        SetupSheet,
        SizeJson,
        TableOption,
        UnusedRank,
    )

FIRST_TABLE = 4  # seats at a table nobody has chosen yet
# Who sits at a table that nobody has set before: plays soundly, and can be beaten.
FIRST_BOT = "casual"
MOST_WITH_EIGHT = 7
SHORT = [6, 7]  # city sizes at which a table may agree that the Bell Tower does not work (R9.9)


def setup_sheet() -> SetupSheet:
    """Return the ways to set a table: seats and bots; options, characters and specials of the first edition."""
    return {
        "players": {"min": SEATS[0], "max": MOST_WITH_EIGHT, "max_with_nine": SEATS[-1], "default": FIRST_TABLE},
        "names": {"unseen": unseen_pattern()},
        # Whoever plays at random is for measuring, and good company for nobody.
        "bots": {"strengths": list(TIERS), "personalities": list(STYLES)},
        "bot": FIRST_BOT,
        "day": DAILY.sheet(),
        "editions": list(EDITIONS),
        **edition_sheet(PLAYED),
    }  # fmt: skip


def edition_sheet(cards: Edition) -> EditionSheet:
    """Return what a table of an edition can agree on, and which characters and specials there are for it."""
    if cards is PLAYED:
        return {
            "edition": cards.word,
            "options": _options(),
            "characters": _characters(cards, list(CLASSIC_CHARACTERS), unused=[
                # With three players and one character each its card is not in the game (R9.3).
                {"rank": 1, "players": 3, "option": "three_players", "value": "one_character"},
            ]),
            "specials": {
                "values": added_specials(cards), "default": "classic",
                "added": 3,  # more than these take the place of other cards (R2.3)
                "options": [
                    {"id": "bell_tower", "values": [True, False], "default": True, "with": ["bell_tower"],
                     "where": {"option": "city_size", "values": SHORT}},
                ],
            },
        }  # fmt: skip
    first = SETS[cards.word][0]
    return {
        "edition": cards.word,
        "options": _newer_options(),
        "characters": {
            **_characters(cards, list(first.characters[:-1]), unused=[]),
            "defaults": {
                str(seats): seated(cards, first.characters, seats) for seats in SEATS if nine_needed(cards, seats)
            },
        },
        "specials": {"values": added_specials(cards), "default": list(first.specials), "options": []},
    }


def _options() -> list[TableOption]:
    size = {str(seats): read_rules({}, seats).city_size for seats in SEATS[:-1]}
    two_each = read_rules({"three_players": "two_characters"}, 3).city_size
    return [
        {"id": "city_size", "values": list(range(6, 13)), "default": 8,
         "defaults": {seats: number for seats, number in size.items() if number != 8},
         "unless": [{"option": "three_players", "value": "two_characters", "players": 3, "default": two_each}]},
        {"id": "gold", "values": [30, 35, None], "default": 30},
        {"id": "three_players", "values": ["one_character", "two_characters"], "default": "one_character",
         "players": [3]},
        {"id": "smithy", "values": ["2:3", "3:2"], "default": "2:3"},
        {"id": "heir", "values": [True, False], "default": True},
        {"id": "ties", "values": ["shared", "broken", "rank"], "default": "shared"},
        {"id": "round_limit", "values": [None, 10, 15, 20], "default": None},
    ]  # fmt: skip


def _newer_options() -> list[TableOption]:
    """Return what a table of 2016 can agree on beside its cards (E12.3)."""
    size = {str(seats): newer_size(seats) for seats in SEATS}
    return [
        {"id": "city_size", "values": list(range(6, 13)), "default": 7,
         "defaults": {seats: number for seats, number in size.items() if number != 7}},
        {"id": "gold", "values": [None, 30, 35], "default": None},
        {"id": "ties", "values": ["rank", "shared", "broken"], "default": "rank"},
        {"id": "round_limit", "values": [None, 10, 15, 20], "default": None},
    ]  # fmt: skip


def _characters(cards: Edition, default: list[str], unused: list[UnusedRank]) -> Characters:
    ranks = max(cards.rank.values())
    return {
        "default": default,
        "ranks": [
            {
                "rank": rank,
                "roles": [{"id": role.id, "min": role.min_seats} for role in cards.roles.values() if role.rank == rank],
                "optional": rank == ranks,
            }
            for rank in range(1, ranks + 1)
        ],
        "ninth": {"needed": [seats for seats in SEATS if nine_needed(cards, seats)], "barred": [SEATS[0]]},
        "unused": unused,
        "recommended": {str(seats): _recommended(cards, seats) for seats in SEATS},
    }


def _recommended(cards: Edition, seats: int) -> list[Recommended]:
    """Return sets that play well together at a table of so many, the usual one first."""
    classic: Recommended = {"id": "classic", "characters": list(CLASSIC_CHARACTERS), "specials": []}
    recommendeds = [classic] if cards is PLAYED and not nine_needed(cards, seats) else []
    return recommendeds + [
        {
            "id": card_set.id,
            "characters": seated(cards, card_set.characters, seats),
            "specials": list(card_set.specials),
        }
        for card_set in SETS[cards.word]
        if seats > SEATS[0] or card_set.id != "classic-nine"
    ]


def card_sheet(cards: Edition = PLAYED) -> CardSheet:
    """Return every district and character of an edition, in the order of its rules, and how what they do is shown."""
    return {
        "edition": cards.word,
        "districts": [
            {
                "id": card.id, "kind": card.kind, "cost": card.cost, "points": card.worth, "copies": card.copies,
                "edition": card.edition, "icon": card.id, **_text(card), **_size(card),
            }
            for card in cards.districts.values()
        ],
        "roles": [
            {
                "id": role.id, "rank": role.rank, "kind": role.kind, "edition": role.edition, "min": role.min_seats,
                "icon": role.id, **_text(role),
            }
            for role in cards.roles.values()
        ],
        "choices": {kind: how for kind, verb in _kinds(cards) if (how := _choice(verb, kind))},
        "events": {spec.event: seen for spec in tellings(cards) if (seen := _event(spec))},
    }  # fmt: skip


def _size(card: District) -> SizeJson:
    """Say how many districts a card counts as, where that is not one (E7.18)."""
    return {"size": card.size} if card.size != 1 else {}


def _text(card: Role | District) -> HelpText:
    """Name the word a card's help stands under, where that is not its own."""
    return {"text": card.text} if card.text else {}


def _kinds(cards: Edition) -> Iterator[tuple[str, Verb]]:
    """Yield every kind of choice of an edition with the verb that makes it; two of one word may be of two kinds."""
    result: dict[str, Verb] = {}
    for verb in (*cards.verbs.values(), *(verb for card in _cards(cards) for verb in _verbs(card))):
        for kind in verb.kinds():
            result.setdefault(kind, verb)
    yield from result.items()


def _cards(cards: Edition) -> list[Role | District]:
    return [*cards.roles.values(), *cards.districts.values()]


def _verbs(card: Role | District) -> list[Verb]:
    verbs = [verb for question in card.questions for verb in question.verbs]
    return [power.verb for power in card.powers] + verbs


def tellings(cards: Edition) -> list[EventSpec]:
    """List the events of an edition: those of any game, and those its cards declare."""
    result = {spec.event: spec for spec in COMMON_EVENT_SPECS}
    for card in _cards(cards):
        for spec in (*card.events, *(spec for power in card.powers for spec in power.events)):
            result.setdefault(spec.event, spec)
    return list(result.values())


def _choice(verb: Verb, kind: str) -> ChoiceSigns:
    """Say how the page shows a kind of choice, as far as it is not as most are."""
    steps, tray = list(verb.steps_of(kind)), verb.kind or verb.word
    message = {"sign": verb.sign_of(kind), "place": verb.place if verb.place != HAND else "", "priced": verb.priced,
            "free": verb.free, "steps": steps, "tray": tray if steps and tray != kind else ""}  # fmt: skip
    return cast("ChoiceSigns", {name: value for name, value in message.items() if value})


def _event(spec: EventSpec) -> EventSigns:
    """Say how the page shows an event, as far as it is not as most are."""
    message = {"sign": spec.sign, "hit": spec.affects_sign, "ruins": spec.destroys,
            "carries_out": spec.carries_out}  # fmt: skip
    return cast("EventSigns", {name: value for name, value in message.items() if value})
