"""Other browsers on this machine, and messages for those that are missing."""

import pytest

from build import checks, cli, engines, setup
from build.commands import PARTS

pytestmark = pytest.mark.desktop


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A machine without any browser."""
    monkeypatch.setenv("PATH", str(tmp_path_factory.mktemp("nothing")))
    monkeypatch.delenv("FIREFOX", raising=False)


@pytest.mark.parametrize(("find", "package"), [(engines.firefox, "firefox-esr"), (engines.webkit, "webkit2gtk-driver")])
def test_what_is_missing_is_told_with_its_package(bare: None, find: engines.Find, package: str) -> None:
    engine = find()

    assert package in engine.missing


def test_a_firefox_can_be_named(bare: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIREFOX", "/opt/firefox/firefox")

    assert engines.firefox().programs == ("/opt/firefox/firefox",)


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["test", "--browsers"], ["browsers"]),
        (["test", "browsers"], ["browsers"]),
        (["test", "unit", "--browsers"], ["unit", "browsers"]),
        (["test"], list(PARTS)),
    ],
)
def test_other_browsers_are_played_in_where_asked(
    monkeypatch: pytest.MonkeyPatch, words: list[str], parts: list[str]
) -> None:
    ran: list[str] = []

    def note(named: list[str]) -> int:
        ran.extend(named)
        return 0

    monkeypatch.setattr(cli, "_is_venv", lambda: True)
    monkeypatch.setattr(setup, "ensure_python", lambda: None)
    monkeypatch.setattr(setup, "ensure_node", lambda: None)
    monkeypatch.setattr(checks, "run", note)

    cli.main(words)

    assert ran == parts
