"""Installed: what browsers ask of a page before they offer it as an app."""

from __future__ import annotations

import json
import struct
from typing import Any
from urllib.parse import urljoin

import pytest

from build.paths import DIST

MANIFEST: dict[str, Any] = json.loads((DIST / "manifest.webmanifest").read_text(encoding="utf-8"))
PAGE = "https://host.example/games/citadels/"


def size_of(name: str) -> tuple[int, int]:
    """The width and height a PNG says of itself."""
    width, height = struct.unpack(">II", (DIST / name).read_bytes()[16:24])
    return width, height


@pytest.mark.parametrize("key", ["id", "name", "short_name", "description", "lang", "theme_color", "background_color"])
def test_the_manifest_says(key: str) -> None:
    assert MANIFEST[key]


@pytest.mark.parametrize(
    ("key", "value"), [("id", "citadels-in-the-browser"), ("start_url", "./index.html"), ("scope", "./")]
)
def test_an_installed_app_stays_the_same_app(key: str, value: str) -> None:
    """Another id or address would be a second app beside the first."""
    assert MANIFEST[key] == value


@pytest.mark.parametrize("address", ["./index.html?new", "./index.html?continue"])
def test_a_shortcut_of_an_installed_app_stays(address: str) -> None:
    assert address in [shortcut["url"] for shortcut in MANIFEST["shortcuts"]]


def test_it_opens_in_a_window_of_its_own() -> None:
    assert MANIFEST["display"] == "standalone"


@pytest.mark.parametrize("key", ["start_url", "scope"])
def test_it_stays_in_its_folder_wherever_that_is(key: str) -> None:
    assert urljoin(PAGE + "manifest.webmanifest", MANIFEST[key]).startswith(PAGE)


@pytest.mark.parametrize(("size", "purpose"), [(192, "any"), (512, "any"), (512, "maskable")])
def test_there_is_an_icon(size: int, purpose: str) -> None:
    pictures = [
        icon for icon in MANIFEST["icons"]
        if icon["sizes"] == f"{size}x{size}" and icon.get("purpose", "any") == purpose
    ]  # fmt: skip

    assert [size_of(icon["src"]) for icon in pictures] == [(size, size)]


def test_apple_finds_its_icon() -> None:
    assert 'rel="apple-touch-icon" href="./art/app-apple.png"' in (DIST / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("shape", ["narrow", "wide"])
def test_there_is_a_picture_of_each_shape(shape: str) -> None:
    pictures = [picture for picture in MANIFEST["screenshots"] if picture["form_factor"] == shape]

    assert [(DIST / picture["src"]).exists() for picture in pictures] == [True]


def test_shortcuts_lead_to_pages_that_are_there() -> None:
    pages = [shortcut["url"].split("?")[0] for shortcut in MANIFEST["shortcuts"]]

    assert [page for page in pages if not (DIST / page).exists()] == []


def test_the_page_names_its_manifest() -> None:
    assert '<link rel="manifest" href="./manifest.webmanifest">' in (DIST / "index.html").read_text(encoding="utf-8")
