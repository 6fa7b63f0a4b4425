"""Hostile input, and what never leaves the device: names, saves, and a watch on every request of a session."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Request, WebSocket, expect

from e2e.conftest import FOLDER, ConsoleErrors, Site
from e2e.game_page import GamePage
from e2e.taps import click, tap
from tests.nearly_over import citadels_nearly_over

WAIT = 60_000
BAD = "<img src=x onerror=x()>"


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """With the page's policy in force."""
    return {**browser_context_args, "bypass_csp": False, "service_workers": "allow"}


UNSAFE = [
    "document.body.innerHTML = '<b>x</b>'",
    "document.body.insertAdjacentHTML('beforeend', '<b>x</b>')",
    "document.createElement('script').src = './js/page.js'",
    "new Worker('./js/engine.js')",
    "trustedTypes.createPolicy('another', { createScriptURL: String })",
]
TRY = "() => { try { %s; return '' } catch (problem) { return problem.name } }"


@pytest.mark.parametrize("name", ["index.html", "replay.html"])
def test_no_text_becomes_markup_or_a_script(page: Page, console_errors: ConsoleErrors, name: str) -> None:
    """Trusted Types: the page's own policy makes two addresses, and nothing else makes any."""
    console_errors.expect("Trusted|trusted")
    page.goto("./" + name)

    errors = [page.evaluate(TRY % unsafe) for unsafe in UNSAFE]

    assert errors == ["TypeError"] * len(UNSAFE)


def test_the_policy_holds(page: Page, console_errors: ConsoleErrors) -> None:
    console_errors.expect("Content Security Policy|TrustedScript")
    page.goto("./")
    page.evaluate(
        """() => {
          const script = document.createElement("script");
          script.append("window.bad = 1");
          document.body.append(script);
        }"""
    )

    assert page.evaluate("window.bad === undefined")


def test_markup_in_a_name_is_text(page: Page) -> None:
    table = GamePage(page)
    table.open()
    table.set_up()
    page.locator(".place input").first.fill(BAD)
    click(page.locator("button.deal"))
    expect(page.locator("#decision-title")).to_be_visible(timeout=WAIT)

    expect(page.locator("#table")).to_contain_text(BAD[:24])
    expect(page.locator("img")).to_have_count(0)


# --- what leaves the device: nothing

# Everything by which a page could speak to the world without a request that is seen, or ask the player for leave.
WATCH = """window.wanted = JSON.parse(sessionStorage.getItem("wanted") ?? "[]");
for (const [owner, name] of [
  [window, "WebSocket"], [window, "EventSource"], [window, "RTCPeerConnection"], [window, "WebTransport"],
  [navigator, "sendBeacon"], [navigator, "requestMIDIAccess"],
  [navigator.geolocation, "getCurrentPosition"],
  [navigator.geolocation, "watchPosition"], [navigator.mediaDevices, "getUserMedia"],
  [Notification, "requestPermission"], [navigator.clipboard, "read"], [navigator.clipboard, "readText"],
  [ServiceWorkerRegistration.prototype, "showNotification"],
]) if (owner && name in owner) owner[name] = function () {
  wanted.push(name);
  sessionStorage.setItem("wanted", JSON.stringify(wanted));
};"""


def play_to_end(table: GamePage) -> None:
    """Take up a stored game that is newer than all others, and play its last moves."""
    last_moves = citadels_nearly_over(people=1)
    table.page.evaluate("([name, text]) => localStorage.setItem(name, text)", [FOLDER + "citadels.save.2", last_moves])
    table.page.evaluate("name => localStorage.removeItem(name)", FOLDER + "citadels.last")
    table.open()
    click(table.page.locator("[data-do=continue]"))
    table.play_out()


class Session:
    """Requests of a whole session."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.sockets: list[str] = []
        self.capabilities: list[str] = []

    def request(self, request: Request) -> None:
        """Note a request of a page, a worker or the service worker."""
        self.requests.append(request)

    def socket(self, socket: WebSocket) -> None:
        """Note an opened socket."""
        self.sockets.append(socket.url)


@pytest.fixture
def session(page: Page, context: BrowserContext) -> Session:
    """A session: a table is set, settings changed, another game played to its end, handed on and watched."""
    session = Session()
    context.on("request", session.request)
    page.on("websocket", session.socket)
    context.add_init_script(WATCH)
    table = GamePage(page, seed=2)
    table.open(instant=True)
    table.seat_people("Ann")
    table.set_seats(3)
    table.set_option("city_size", "6")
    table.deal()
    table.decide()
    table.wait_for_question()
    table.set_language("zh-Hant")
    play_to_end(table)
    tap(page.locator("[data-do=share]"))
    tap(page.locator("dialog [data-do=share-link]"))
    expect(page.locator("dialog [data-do=share-link]")).to_have_count(0)
    tap(page.locator("dialog [data-do=close-sheet]"))
    tap(page.locator("[data-do=share]"))
    page.goto(page.locator("dialog a.choice").get_attribute("href") or "")
    expect(page.locator("[data-do=watch]")).to_be_visible(timeout=WAIT)
    page.goto("./")
    page.reload()
    expect(page.locator("button.deal")).to_be_visible(timeout=WAIT)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session.capabilities = list(page.evaluate("wanted"))
    return session


def test_a_session_asks_the_own_host_alone_and_sends_nothing(session: Session, site: Site) -> None:
    own = (site.url, "blob:" + site.origin, "data:")
    requests = [
        f"{item.method} {item.url}"
        for item in session.requests
        if item.method != "GET" or item.post_data or not item.url.startswith(own)
    ]
    assert requests == []
    assert session.sockets + session.capabilities == []
    assert any(item.service_worker for item in session.requests), "the service worker was not watched"
