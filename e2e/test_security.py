"""Hostile input, and what never leaves the device: names, saves, and a watch on every request of a session."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from build.paths import DIST
from e2e.conftest import Faults, Site

WAIT = 60_000
BAD = "<img src=x onerror=x()>"


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """With the page's policy in force."""
    return {**browser_context_args, "bypass_csp": False}


@pytest.mark.parametrize("name", ["index.html", "replay.html"])
def test_the_policy_allows_no_inline_script_and_no_other_host(name: str) -> None:
    found = re.search(r'Content-Security-Policy" content="([^"]+)"', (DIST / name).read_text(encoding="utf-8"))
    assert found
    policy = dict(part.strip().split(" ", 1) for part in found[1].split(";"))

    assert (policy["default-src"], policy["script-src"]) == ("'self'", "'self' 'wasm-unsafe-eval'")


@pytest.mark.parametrize("page", sorted(DIST.glob("*.html")), ids=lambda path: path.name)
def test_no_page_has_an_inline_script(page: Path) -> None:
    scripts = re.findall(r"<script\b([^>]*)>", page.read_text(encoding="utf-8"))

    assert [script for script in scripts if "src=" not in script] == []


def test_the_policy_holds(page: Page, faults: Faults) -> None:
    faults.expect("Content Security Policy")
    page.goto("./")
    page.evaluate(
        "document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.bad = 1' }))"
    )

    assert page.evaluate("window.bad === undefined")


def test_markup_in_a_name_is_text(page: Page) -> None:
    page.goto("./")
    page.locator(".place input").first.fill(BAD)
    page.locator("button.deal").click()
    expect(page.locator("#decision-title")).to_be_visible(timeout=WAIT)

    expect(page.locator("#table")).to_contain_text(BAD[:24])
    expect(page.locator("img")).to_have_count(0)


def test_a_save_that_claims_a_thousand_million_gold_is_refused(page: Page) -> None:
    page.goto("./")
    page.locator("button.deal").click()
    expect(page.locator("#decision-title")).to_be_visible(timeout=WAIT)
    kept = json.loads(str(page.evaluate("localStorage.getItem('citadels.save')")))
    save = json.loads(kept["save"])
    save["record"] = save["record"].replace("\n\n", '\n[Position "{\\"gold\\":1000000000}"]\n\n', 1)
    kept["save"] = json.dumps(save)
    page.evaluate("text => localStorage.setItem('citadels.save', text)", json.dumps(kept))
    page.reload()

    page.locator("[data-do=continue]").click(timeout=WAIT)

    expect(page.locator("dialog")).to_be_visible(timeout=WAIT)
    expect(page.locator("body")).to_have_attribute("data-screen", "start")


def test_a_session_sends_nothing_and_asks_for_no_permission(page: Page, context: BrowserContext, site: Site) -> None:
    asked: list[str] = []
    context.on("request", lambda request: asked.append(f"{request.method} {request.url} {request.post_data or ''}"))
    page.add_init_script(
        """window.wanted = [];
        for (const [owner, name] of [[Notification, "requestPermission"], [navigator.geolocation, "getCurrentPosition"],
                                     [navigator, "sendBeacon"], [navigator.storage, "persist"]])
          owner[name] = () => { wanted.push(name); return Promise.resolve(); };"""
    )
    page.goto("./")
    page.locator("button.deal").click()
    expect(page.locator("#decision-title")).to_be_visible(timeout=WAIT)
    page.keyboard.press("1")
    page.keyboard.press("l")
    expect(page.locator("dialog")).to_be_visible()

    assert [line for line in asked if not line.startswith(("GET " + site.url, "GET blob:", "GET data:"))] == []
    assert page.evaluate("wanted") == []
