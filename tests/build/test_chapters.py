"""The chapter of an edition brings that edition's cards with it."""

import json

import pytest

from build import catalogue, chapters, games, packs
from build.paths import PAGE


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The files of the pack, by their names."""
    dist, work = tmp_path_factory.mktemp("dist"), tmp_path_factory.mktemp("work")
    catalogue.make(dist)
    chapters.make(dist, work, packs.plain_source)
    pack = (dist / "chapters" / "edition_2016.pack").read_bytes()
    head, _, rest = pack.partition(b"\n")
    files: dict[str, bytes] = {}
    for name, length in json.loads(head):
        files[name], rest = rest[:length], rest[length:]
    return files


def test_it_has_cards_and_ways_to_set_a_table(packed: dict[str, bytes]) -> None:
    assert [json.loads(packed[name])["edition"] for name in ("cards-2016.json", "setup-2016.json")] == ["2016", "2016"]


def test_the_first_pack_has_none_of_it() -> None:
    """The first decision of an older table does not wait for it (docs/adr/0014)."""
    catalogues = games.PLAYED.packs["page"].sheets

    assert catalogues == ("cards.json", "setup.json")


def test_its_words_are_not_among_those_of_the_page() -> None:
    words = PAGE / "locales" / "en"

    assert [
        path.name for path in words.glob("citadels/*.ftl") if "role-magistrate" in path.read_text(encoding="utf-8")
    ] == []
