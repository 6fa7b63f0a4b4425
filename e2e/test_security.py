"""Hostile input, and what never leaves the device: names, saves, and a watch on every request of a session."""

from __future__ import annotations

import html
import json
import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Request, WebSocket, expect

from build.paths import DIST
from build.poster import hash_of
from e2e.conftest import FOLDER, ConsoleErrors, Site
from e2e.game_page import GamePage
from e2e.taps import click, tap
from e2e.waits import wait_until

WAIT = 60_000
SAVE = FOLDER + "citadels.save.1"
BAD = "<img src=x onerror=x()>"


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """With the page's policy in force."""
    return {**browser_context_args, "bypass_csp": False, "service_workers": "allow"}


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
every_game_page = pytest.mark.parametrize("name", ["index.html", "replay.html"])


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


@every_game_page
@pytest.mark.parametrize(
    "unsafe",
    [
        "document.body.innerHTML = '<b>x</b>'",
        "document.body.insertAdjacentHTML('beforeend', '<b>x</b>')",
        "document.createElement('script').src = './js/page.js'",
        "new Worker('./js/engine.js')",
        "trustedTypes.createPolicy('another', { createScriptURL: String })",
    ],
)
def test_no_text_becomes_markup_or_a_script(page: Page, console_errors: ConsoleErrors, name: str, unsafe: str) -> None:
    """Trusted Types: the page's own policy makes two addresses, and nothing else makes any."""
    console_errors.expect("Trusted|trusted")
    page.goto("./" + name)

    error = page.evaluate(f"() => {{ try {{ {unsafe}; return '' }} catch (problem) {{ return problem.name }} }}")

    assert error == "TypeError"


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


def test_a_save_that_claims_a_thousand_million_gold_is_refused(page: Page) -> None:
    page.goto("./")
    click(page.locator("button.deal"))
    wait_until(page, f"() => localStorage.getItem('{SAVE}')")
    stored_game = json.loads(str(page.evaluate(f"localStorage.getItem('{SAVE}')")))
    save = json.loads(stored_game["save"])
    save["record"] = save["record"].replace("\n\n", '\n[Position "{\\"gold\\":1000000000}"]\n\n', 1)
    stored_game["save"] = json.dumps(save)
    page.evaluate(f"text => localStorage.setItem('{SAVE}', text)", json.dumps(stored_game))
    page.reload()

    click(page.locator("[data-do=continue]"), timeout=WAIT)

    expect(page.locator("dialog")).to_be_visible(timeout=WAIT)
    expect(page.locator("body")).to_have_attribute("data-screen", "start")


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


class Session:
    """What was asked for in a whole session."""

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
    """A session: a table is set, a game played to its end, settings changed, the game handed on and watched."""
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
    table.wait_for_question()
    table.set_language("zh-Hant")
    table.play_out()
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
