"""The documentation: every text and module is in it, and no page of it asks another host for anything."""

import re
import zipfile
from pathlib import Path

import pytest

from build import docs, itch, paths
from build.say import BuildError

pytestmark = pytest.mark.desktop


def contents() -> set[str]:
    """Return the documents that the first page's tables of contents name."""
    text = (docs.TEXTS / "index.md").read_text(encoding="utf-8")
    tables = re.findall(r"^```\{toctree\}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    return {line for table in tables for line in table.splitlines() if line and not line.startswith(":")}


def test_every_text_stands_in_the_contents() -> None:
    named = {place.with_suffix("").as_posix() for place in docs.texts().values()}

    assert {name for name in named if not name.startswith("adr/")} - contents() == {"index"}


def test_no_two_texts_have_one_place() -> None:
    places = list(docs.texts().values())

    assert len(set(places)) == len(places)


def test_every_module_has_its_page() -> None:
    texts = [module for modules in docs.packages().values() for module in modules]
    there = [path for path in paths.SOURCE.rglob("*.py") if path.name != "__main__.py"]

    assert len(texts) == len(there)


@pytest.mark.parametrize(("package", "module"), [
    ("citadels", "citadels.game"),
    ("citadels.cards", "citadels.cards.roles.witch"),
    ("tabletop.core", "tabletop.core.engine"),
    ("tabletop.lab", "tabletop.lab.sprt"),
])  # fmt: skip
def test_a_module_stands_on_the_page_of_its_package(package: str, module: str) -> None:
    assert module in docs.packages()[package]


@pytest.mark.parametrize(("text", "link", "led"), [
    ("ARCHITECTURE.md", "[rules](docs/rules.md)", "[rules](rules.md)"),
    ("docs/adr/0004-own-worker.md", "[map](../../ARCHITECTURE.md#walk)", "[map](../architecture.md#walk)"),
    ("CONTRIBUTING.md", "[LICENSE](LICENSE)", "LICENSE"),
    ("docs/bots.md", "[elsewhere](https://example.org/a)", "[elsewhere](https://example.org/a)"),
])  # fmt: skip
def test_links_lead_to_where_the_texts_lie_then(tmp_path: Path, text: str, link: str, led: str) -> None:
    path = tmp_path / text
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(link, encoding="utf-8")
    places = {tmp_path / place.relative_to(paths.ROOT): there for place, there in docs.texts().items()}

    assert docs.relinked(path, places) == led


@pytest.mark.parametrize(("text", "led"), [
    ("- **R5.3** The Witch", '- <b id="R5.3">R5.3</b> The Witch'),
    ("  - **E5.3.1** Public", '  - <b id="E5.3.1">E5.3.1</b> Public'),
    ("as R6.4K says", 'as <a href="../rules.html#R6.4K">R6.4K</a> says'),
    ("as E6.4E says", 'as <a href="../rules-2016.html#E6.4E">E6.4E</a> says'),
    ("the mark `R5.3`", "the mark `R5.3`"),
    ("```\nR5.3\n```", "```\nR5.3\n```"),
])  # fmt: skip
def test_a_rules_number_leads_to_the_rule(text: str, led: str) -> None:
    assert docs.with_rules(text, "../") == led


@pytest.mark.parametrize("asks", [
    '<script src="https://example.org/a.js"></script>',
    '<link rel="stylesheet" href="//example.org/a.css">',
    '<img alt="" src="http://example.org/a.png">',
    "<style>body { background: url('https://example.org/a.png') }</style>",
    '<style>@import "https://example.org/a.css";</style>',
])  # fmt: skip
def test_a_page_that_asks_another_host_stops_the_build(tmp_path: Path, asks: str) -> None:
    (tmp_path / "page.html").write_text(asks, encoding="utf-8")

    with pytest.raises(BuildError, match=r"page\.html: .*example\.org"):
        docs.check(tmp_path)


@pytest.mark.parametrize("stays", ['<a href="https://example.org/">there</a>', '<script src="_static/a.js"></script>'])
def test_a_link_that_waits_for_a_tap_is_no_request(tmp_path: Path, stays: str) -> None:
    (tmp_path / "page.html").write_text(stays, encoding="utf-8")

    docs.check(tmp_path)

    assert docs.FOREIGN.search(stays) is None


def test_the_documentation_is_not_in_the_zip_for_itch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "DIST", tmp_path / "dist")
    monkeypatch.setattr(docs, "FOLDER", tmp_path / "dist" / "docs")
    docs.FOLDER.mkdir(parents=True)
    for name in ("index.html", "docs/index.html"):
        (paths.DIST / name).write_text(name, encoding="utf-8")

    with zipfile.ZipFile(itch.make(tmp_path / "itch.zip")) as packed:
        assert packed.namelist() == ["index.html"]
