"""Previews of a link to the site in a chat: a title, a text and a picture (ux3, finding 11)."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path

import pytest
from PIL import Image

from build import cli, page
from build.paths import PAGE

PAGES = ("index.html", "replay.html", "workshop.html")
ADDRESS = "https://example.org/citadels/"


def tags(text: str) -> dict[str, str]:
    """The properties of a page that chats read."""
    return dict(re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)">', text))


@pytest.fixture(scope="module")
def placed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages of a site that lies at ADDRESS."""
    dist = tmp_path_factory.mktemp("dist")
    (dist / "setup.json").write_text(json.dumps({"players": {"default": 4}}), encoding="utf-8")
    page.copy(dist, ADDRESS)
    return dist


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_a_title_a_text_and_a_picture(placed: Path, name: str) -> None:
    result = tags((placed / name).read_text(encoding="utf-8"))
    assert {"og:title", "og:description", "og:image", "og:image:alt"} <= result.keys()


@pytest.mark.parametrize("name", PAGES)
def test_the_picture_is_part_of_the_site(placed: Path, name: str) -> None:
    picture = tags((placed / name).read_text(encoding="utf-8"))["og:image"]
    assert (placed / picture.removeprefix(ADDRESS)).is_file()


@pytest.mark.parametrize("name", PAGES)
def test_the_picture_has_the_size_that_the_page_names(placed: Path, name: str) -> None:
    result = tags((placed / name).read_text(encoding="utf-8"))
    with Image.open(placed / result["og:image"].removeprefix(ADDRESS)) as picture:
        assert [str(size) for size in picture.size] == [result["og:image:width"], result["og:image:height"]]


def test_each_page_has_words_of_its_own() -> None:
    titles = {tags((PAGE / name).read_text(encoding="utf-8"))["og:title"] for name in PAGES}
    assert len(titles) == len(PAGES)


@pytest.mark.parametrize("text", ["https://example.org/citadels", "https://example.org/citadels/"])
def test_an_address_ends_in_a_slash(text: str) -> None:
    assert cli._address(text) == ADDRESS


@pytest.mark.parametrize("text", ["example.org", "ftp://example.org/", 'https://example.org/"', "https://e.org/#a", ""])
def test_what_is_no_address_is_refused_in_words(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="as https"):
        cli._address(text)
