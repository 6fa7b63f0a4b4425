"""The workshop's sandbox frame comes into its page, with Python's library."""

from __future__ import annotations

import html
import re
from pathlib import Path
from zipfile import ZipFile

import pytest

from build import workshop
from build.paths import PAGE
from build.poster import hash_of

ROOM = '<meta content="script-src \'x\'"><script>tell("1 < 2");</script>'


def completed(folder: Path) -> str:
    """A page into which a room was put."""
    page = folder / "workshop.html"
    page.write_text(
        '<meta content="{room-hash}"><script src="./workshop/js/page.js"></script><iframe srcdoc="{room}"></iframe>'
    )
    workshop._complete(page, "workshop-1", ROOM, {"wasm": ("v/a.wasm", 7)}, ["workshop.html"])
    return page.read_text(encoding="utf-8")


def test_the_page_has_the_room_as_text(tmp_path: Path) -> None:
    match = re.search(r'srcdoc="([^"]*)"', completed(tmp_path))

    assert match
    assert html.unescape(match[1]) == ROOM


def test_the_page_allows_the_rooms_script_by_its_hash(tmp_path: Path) -> None:
    assert f'content="{hash_of("tell(" + chr(34) + "1 < 2" + chr(34) + ");")}"' in completed(tmp_path)


def test_the_page_asks_in_the_folder_of_its_own_build(tmp_path: Path) -> None:
    assert 'src="./workshop-1/js/page.js"' in completed(tmp_path)


def test_the_page_says_what_is_handed_in_and_how_large_it_is(tmp_path: Path) -> None:
    assert 'data-parts="{&quot;wasm&quot;: [&quot;v/a.wasm&quot;, 7]}"' in completed(tmp_path)


def test_the_rooms_policy_allows_one_script_and_a_worker_from_a_blob() -> None:
    match = re.search(r'Policy" content="([^"]+)"', (PAGE / "workshop" / "room.html").read_text(encoding="utf-8"))

    assert match
    assert match[1] == "default-src 'none'; script-src '{room-hash}' 'wasm-unsafe-eval'; worker-src blob:"


@pytest.fixture
def library(tmp_path: Path) -> list[str]:
    """The names in a library made of a whole one and a compiled part of it."""
    whole, compiled, made = tmp_path / "whole.zip", tmp_path / "compiled.zip", tmp_path / "made.zip"
    with ZipFile(whole, "w") as new:
        for name in ("json/__init__.py", "random.py", "subprocess.py", "words.txt"):
            new.writestr(name, "1")
    with ZipFile(compiled, "w") as new:
        for name in ("json/__init__.pyc", "subprocess.pyc"):
            new.writestr(name, "2")
    workshop._library(whole, compiled, made)
    with ZipFile(made) as packed:
        return packed.namelist()


def test_what_is_compiled_takes_the_place_of_what_is_written(library: list[str]) -> None:
    assert "json/__init__.pyc" in library
    assert "json/__init__.py" not in library


def test_all_of_the_library_is_there(library: list[str]) -> None:
    assert [name.removesuffix("c") for name in library] == [
        "json/__init__.py", "random.py", "subprocess.py", "words.txt"]  # fmt: skip


def test_what_has_a_poor_stand_in_is_as_published(library: list[str]) -> None:
    assert "subprocess.py" in library
