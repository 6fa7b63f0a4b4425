"""The policy that each built page has for itself: what may be loaded and run in it, and from where."""

from __future__ import annotations

import html
import re

import pytest

from build import games
from build.paths import DIST
from build.poster import hash_of

# Whatever a policy may name where it allows something: never another host, `unsafe-inline` or `unsafe-eval`.
ALLOWED = {"'none'", "'self'", "data:", "'wasm-unsafe-eval'"}
# What the workshop alone may: its editor has styles of its own, and its room's worker (at the table, too) is bytes.
MORE = {
    "workshop.html": {("style-src", "'unsafe-inline'"), ("worker-src", "blob:")},
    "workshop-table.html": {("worker-src", "blob:")},
}


def policy_of(name: str) -> dict[str, list[str]]:
    """The policy of a page: for each kind of thing what it allows."""
    match = re.search(r'Content-Security-Policy" content="([^"]+)"', (DIST / name).read_text(encoding="utf-8"))
    assert match
    return {part.split()[0]: part.split()[1:] for part in match[1].split(";")}


def inline_scripts(name: str) -> list[str]:
    """The scripts that stand in a page itself, and in the frame whose text the page has; an editor's is none."""
    text = (DIST / name).read_text(encoding="utf-8")
    framed = [html.unescape(match) for match in re.findall(r'srcdoc="([^"]*)"', text)]
    scripts = re.findall(r"<script\b([^>]*)>(.*?)</script>", "".join([text, *framed]), re.DOTALL)
    return [text for attributes, text in scripts if "src=" not in attributes and "py-editor" not in attributes]


every_page = pytest.mark.parametrize("name", sorted(path.name for path in DIST.glob("*.html")))


@every_page
def test_the_policy_allows_nothing_but_what_it_names(name: str) -> None:
    assert policy_of(name)["default-src"] == ["'none'"]


@every_page
def test_the_policy_names_no_other_host_and_no_inline_text_but_by_hash(name: str) -> None:
    sources = {(kind, item) for kind, sources in policy_of(name).items() if kind.endswith("-src") for item in sources}
    sources -= MORE.get(name, set())

    assert {source for _, source in sources if not source.startswith("'sha256-")} <= ALLOWED


@every_page
def test_every_inline_script_is_one_that_the_policy_names(name: str) -> None:
    sources = [source for source in policy_of(name).get("script-src", []) if source.startswith("'sha256-")]

    assert sources == [f"'{hash_of(script)}'" for script in inline_scripts(name)]


POSTERS = {game.poster for game in games.ALL}  # their table reads the options in their address (site/js/theme.js)


@every_page
def test_no_other_site_hears_from_which_game_a_reader_comes(name: str) -> None:
    policy = re.search(r'<meta name="referrer" content="([^"]+)">', (DIST / name).read_text(encoding="utf-8"))

    assert policy is not None
    assert policy[1] == ("same-origin" if name in POSTERS else "no-referrer")
