"""One door for what is pasted: each game recognises the links, records, saves and files of all (protocol §5)."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tabletop.core.marks import Marks
from tabletop.notation.link_packing import wrapped
from tabletop.notation.recognise import recognise
from tabletop.table.replay import ReplayViewer
from tests.fuzz.games import FUZZERS
from tests.games import NAMES as GAMES
from tests.games import RECORDS
from tests.golden.games import GOLDEN

KNOWN = tuple(marks for game in GAMES if (marks := FUZZERS[game].game.rulebook.marks) is not None)
KNOWN = tuple([marks._replace(page=RECORDS[marks.game].name) for marks in KNOWN])
SITE = [
    {"game": marks.game, "prefix": marks.prefix, "words": list(marks.first_words), "page": marks.page}
    for marks in KNOWN
]
SEED = 4
of_each_game = pytest.mark.parametrize("game", GAMES)
of_two_games = pytest.mark.parametrize(("game", "page"), [(a, b) for a in GAMES for b in GAMES if a != b])


def bare(link: str) -> str:
    """A link as an address of its game's page has it."""
    return link[link.find("#") + 1 :]


def texts_of(game: str) -> dict[str, tuple[str, str]]:
    """Every kind of text of a game, with its name: what it is, and the text."""
    played, fuzzer = FUZZERS[game].random_game(SEED), FUZZERS[game]
    link, save = played.link(), fuzzer.save(SEED, random.Random(SEED))
    record = played.record()
    older = played.record_in_save()
    position = fuzzer.game.from_position(played.position()).record_in_save()
    return {
        "whole link": ("link", link),
        "bare link": ("link", bare(link)),
        "wrapped link": ("link", wrapped(link)),
        "address": ("link", f"https://example.org/games/replay-{game}.html#{bare(link)}&names=Ann,Ben&at=3"),
        "deal": ("deal", bare(played.deal())),
        "address of a deal": ("deal", f"https://example.org/{game}.html#deal={bare(played.deal())}&bots=,casual"),
        "encoded address of a deal": ("deal", f"https://example.org/{game}.html#deal%3D{bare(played.deal())}"),
        "record": ("record", record),
        "record of a file": ("record", "\ufeff" + record.replace("\n", "\r\n")),
        "older record": ("record", older),
        "record from a position": ("record", position),
        "save": ("save", save),
        "stored save": ("save", json.dumps({"save": save, "names": played.names, "round": 1, "over": False})),
        "file of games": ("games", json.dumps({"format": f"{RECORDS[game].name}-games", "version": 1}) + "\n" + save),
    }


KINDS = tuple(texts_of("citadels"))
OPENED = [kind for kind, (what, _) in texts_of("citadels").items() if what in ("link", "record", "save")]


@of_each_game
@pytest.mark.parametrize("kind", KINDS)
def test_every_text_of_a_game_is_recognised(game: str, kind: str) -> None:
    what, text = texts_of(game)[kind]

    assert recognise(text, KNOWN)[:2] == (what, game)


@of_two_games
@pytest.mark.parametrize("kind", KINDS)
def test_another_game_s_page_says_which_game_it_is(game: str, page: str, kind: str) -> None:
    what, text = texts_of(game)[kind]
    key = "link" if what in ("link", "deal") else "record"

    answer: Any = ReplayViewer(FUZZERS[page].screen).answer({"do": "replay", key: text, "games": SITE})

    assert answer["error"] == {"id": "other-game", "args": {"what": what, "game": game}}


@of_each_game
@pytest.mark.parametrize("kind", OPENED)
@pytest.mark.parametrize("key", ["link", "record"])
def test_its_own_page_opens_it_whatever_it_was_taken_for(game: str, kind: str, key: str) -> None:
    text = texts_of(game)[kind][1]

    answer: Any = ReplayViewer(FUZZERS[game].screen).answer({"do": "replay", key: text, "games": SITE})

    assert "error" not in answer


def stored() -> list[Any]:
    """Every record that was stored, of any game and version, and its link."""
    return [
        pytest.param(game, path, id=f"{game}-{path.stem}")
        for game, golden in GOLDEN.items()
        if game in GAMES
        for path in golden.paths()
    ]


@pytest.mark.parametrize(("game", "path"), stored())
def test_every_stored_record_is_recognised(game: str, path: Path) -> None:
    assert recognise(path.read_text(encoding="utf-8"), KNOWN)[:2] == ("record", game)


@of_each_game
def test_a_damaged_link_is_called_damaged_by_its_own_page(game: str) -> None:
    link = FUZZERS[game].random_game(SEED).link()

    answer: Any = ReplayViewer(FUZZERS[game].screen).answer({"link": link[:-3] + "zzz", "games": SITE})

    assert answer["error"]["id"] == "link-damaged"


@pytest.mark.parametrize(
    ("text", "kind"),
    [("https://x.org/island.html#day=1.2026-11-27", "day"), ("#bot=1.abc", "bot"), ("https://x.org/#join=abc", "join")],
)
def test_another_address_is_recognised_and_not_called_damaged(text: str, kind: str) -> None:
    answer: Any = ReplayViewer(FUZZERS["catan"].screen).answer({"link": text, "games": SITE})

    assert (answer["error"]["id"], answer["error"]["args"]["what"]) == ("other-place", kind)


@pytest.mark.parametrize("text", ["", "x", "{", "[", "{}", "[]", "1.", "#", "\x00", "{" * 60, "hello.world", "[Game"])
def test_what_is_nothing_is_unknown_or_unreadable(text: str) -> None:
    assert recognise(text, KNOWN).game is None


def test_the_first_words_of_games_differ() -> None:
    words = [word for marks in KNOWN for word in marks.first_words]

    assert len(words) == len(set(words))


@of_each_game
def test_every_game_begins_with_one_of_its_first_words(game: str) -> None:
    marks: Marks = next(marks for marks in KNOWN if marks.game == game)

    begun = {str(move).split()[0] for seed in range(40) for move in FUZZERS[game]._new(seed).moves()}

    assert begun <= set(marks.first_words)


@of_each_game
def test_marks_have_the_prefix_of_the_links(game: str) -> None:
    marks = FUZZERS[game].game.rulebook.marks

    assert (marks and marks.prefix) == FUZZERS[game].game.links.prefix


@of_each_game
def test_a_record_names_its_game_and_a_save_s_record_does_not(game: str) -> None:
    played = FUZZERS[game].random_game(SEED)

    assert (played.record().startswith(f'[Game "{game}"]\n'), "[Game" in played.record_in_save()) == (True, False)


@pytest.mark.parametrize("games", [None, 5, {}, [None], [{"game": 1}], [{"game": "x", "prefix": "", "words": [[]]}]])
def test_marks_that_are_none_are_left_out(games: Any) -> None:
    request: Mapping[str, Any] = {"link": FUZZERS["catan"].random_game(SEED).link(), "games": games}

    assert "error" not in ReplayViewer(FUZZERS["catan"].screen).answer(request)


@pytest.mark.parametrize("mark", [";", "[", "{", ";["])
@of_each_game
def test_a_link_is_known_behind_a_stray_mark(game: str, mark: str) -> None:
    """As it is read: a semicolon before it made a record of it."""
    link = bare(FUZZERS[game].random_game(SEED).link())

    assert recognise(mark + link, KNOWN)[:2] == ("link", game)
