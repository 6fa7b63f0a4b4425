"""The browser tests have the tools that make networks, or the summary says that they have not."""

from __future__ import annotations

import os
import shutil
import sys

import pytest

from build import browser, checks

ROOT, SOMEBODY = 0, 1000


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The programs of a Debian without network tools."""
    programs = {"apt-get"}
    monkeypatch.setattr(shutil, "which", lambda name: name if name in programs else None)
    return programs


def be(user: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user, raising=False)


def test_tools_are_installed_where_the_administrator_runs_the_tests(
    installed: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    be(ROOT, monkeypatch)

    def install(*_: str) -> bool:
        installed.update(browser.NETWORK_TOOLS)
        return True

    monkeypatch.setattr(browser, "_quiet", install)
    assert browser.ensure_network_tools() == ""


@pytest.mark.usefixtures("installed")
def test_tools_that_cannot_be_installed_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    be(ROOT, monkeypatch)
    monkeypatch.setattr(browser, "_quiet", lambda *_: False)
    assert "ip, iptables, ip6tables not installed" in browser.ensure_network_tools()


def test_a_system_without_network_namespaces_is_named(installed: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    be(ROOT, monkeypatch)
    installed.update(browser.NETWORK_TOOLS)
    monkeypatch.setattr(browser, "_quiet", lambda *_: False)
    assert "no program make network namespaces" in browser.ensure_network_tools()


@pytest.mark.usefixtures("installed")
def test_nobody_else_installs_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    be(SOMEBODY, monkeypatch)
    monkeypatch.setattr(browser, "_quiet", lambda *command: pytest.fail(f"{command} was run"))
    assert "as root" in browser.ensure_network_tools()


@pytest.mark.parametrize(("terminal", "line"), [(True, "\033[31m  not run\033[0m"), (False, "  not run")])
def test_the_summary_says_what_was_not_run(
    terminal: bool, line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checks, "NOT_RUN", ["not run"])
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal, raising=False)
    checks._end(checks.Report(), 0)
    assert line in capsys.readouterr().out.splitlines()
