"""Fixtures of every browser test: the built site on a plain server, a phone's screen, and no silent faults."""

import functools
import http.server
import re
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Protocol

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    ViewportSize,
    WebError,
    expect,
)

from build.browser import system_chromium
from build.paths import DIST, NODE_MODULES
from build.serve import Handler
from e2e.crane_page import CranePage
from e2e.devices import Devices
from e2e.game_page import GamePage
from e2e.island_page import IslandPage
from e2e.warm_engine import Snapshot

# The site must not know where it lives: it is served from a folder, and everything outside that folder is missing.
FOLDER = "/games/citadels/"
PHONE = {"width": 390, "height": 844}
AXE = NODE_MODULES / "axe-core" / "axe.min.js"
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


class SubFolderHandler(Handler):
    """The site below ``FOLDER``, nothing anywhere else, and no special header."""

    protocol_version = "HTTP/1.1"
    extra_files: ClassVar[dict[str, bytes]] = {}  # what tests need beside the site, by its name in the folder

    def do_GET(self) -> None:  # noqa: N802 - the base class's name
        """Serve a file of the folder, or one of the tests' own."""
        extra = self.extra_files.get(self.path.removeprefix(FOLDER))
        if extra is None:
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(self.path))
        self.send_header("Content-Length", str(len(extra)))
        self.end_headers()
        self.wfile.write(extra)

    def translate_path(self, path: str) -> str:
        """Take the folder's name off; what lies outside does not exist."""
        if not path.startswith(FOLDER):
            return str(DIST / "outside" / "the" / "folder")
        return super().translate_path(path.removeprefix(FOLDER.rstrip("/")))

    def end_headers(self) -> None:
        """Let the browser keep what it has read, as most static hosts do."""
        super(Handler, self).end_headers()


class Server(http.server.ThreadingHTTPServer):
    """A server that keeps quiet when a browser hangs up in the middle of an answer, as one does on leaving a page."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Tell of every other error."""
        if not isinstance(sys.exception(), ConnectionResetError | BrokenPipeError):
            super().handle_error(request, client_address)


class Address(Protocol):
    """The address of a site."""

    url: str
    origin: str


class Site:
    """The served site: its address, and a switch to take the server away."""

    def __init__(self, kind: type[SubFolderHandler] = SubFolderHandler, folder: Path = DIST) -> None:
        handler = functools.partial(kind, directory=str(folder))
        self.server = Server(("127.0.0.1", 0), handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        self.url = self.origin + FOLDER
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Go offline, as far as the page can tell."""
        self.server.shutdown()
        self.server.server_close()


expect.set_options(timeout=20_000)  # a busy machine needs longer than a reader would wait
LOOK = """tags => {
  const fixed = [...document.querySelectorAll("main .decision, main .ranks, main .bar, .crane-board .mine")];
  const covered = node => fixed.some(one => {
    const [box, over] = [node.getBoundingClientRect(), one.getBoundingClientRect()];
    return !one.contains(node) && box.top < over.bottom && over.top < box.bottom
      && box.left < over.right && over.left < box.right;
  });
  const cut = [...document.querySelectorAll("main button")].filter(covered);
  return axe.run({ include: [document], exclude: cut }, { runOnly: tags, resultTypes: ["violations"] });
}"""


class ConsoleErrors:
    """Errors of the page while a test ran; a test may expect some of them by a pattern."""

    def __init__(self) -> None:
        self.all: list[str] = []
        self._expected: list[re.Pattern[str]] = []

    def expect(self, pattern: str) -> None:
        """Let faults that match pass: this test causes them on purpose."""
        self._expected.append(re.compile(pattern))

    def note(self, fault: str) -> None:
        """Remember a fault."""
        self.all.append(fault)

    @property
    def unexpected(self) -> list[str]:
        """Return those that no test asked for."""
        return [fault for fault in self.all if not any(pattern.search(fault) for pattern in self._expected)]


@pytest.fixture(scope="session")
def built_site() -> Iterator[Site]:
    """The built site, served for the whole run."""
    if not (DIST / "index.html").exists():
        pytest.exit("dist/ is not there: run `python3 build site` first", returncode=1)
    site = Site()
    yield site
    site.stop()


@pytest.fixture(scope="session")
def site(built_site: Site) -> Site:
    """The site that a test opens. Files with a site of their own have another; nothing that others share may use it."""
    return built_site


@pytest.fixture(scope="session")
def base_url(built_site: Site) -> str:
    """So that `page.goto("./")` opens the site."""
    return built_site.url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], browser_name: str) -> dict[str, Any]:
    """The system's Chromium where there is one, and no way out of this machine."""
    arguments = dict(browser_type_launch_args)
    if browser_name == "chromium":
        own = system_chromium(windowless=True)
        if own is not None:
            arguments["executable_path"] = own
        arguments["chromium_sandbox"] = False
        arguments["args"] = [
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-gpu",
            "--disable-quic",
            "--disable-sync",
            "--no-first-run",
            "--no-proxy-server",
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE 127.0.0.2, EXCLUDE *.local",
            # Every test starts an engine of its own, which is gone before it has paid for its optimization: two seconds
            # of a core.
            "--js-flags=--liftoff-only",
        ]
    return arguments


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A phone held upright, in English, that can be tapped, and whose owner wants stillness: half the time of a game
    would go into waiting until things have come to rest. Games are played in motion, too: test_whole_game.

    Playwright's `wait_for_function` evaluates text, which the page's policy forbids: tests of the policy itself turn
    `bypass_csp` off again. Every test has a device of its own, onto which a service worker would copy the whole site:
    it is there where a test is about it, and for whole games.
    """
    still = {"reduced_motion": "reduce", "service_workers": "block"}
    return {**browser_context_args, **still, "viewport": PHONE, "has_touch": True, "locale": "en", "bypass_csp": True}


def strict_page(browser: Browser, base_url: str, width: int, height: int) -> Iterator[Page]:
    """A page in English whose policy is in force, and which no service worker serves."""
    size: ViewportSize = {"width": width, "height": height}
    context = browser.new_context(base_url=base_url, viewport=size, locale="en", service_workers="block")
    yield context.new_page()
    context.close()


@pytest.fixture(scope="session")
def snapshot_of(browser: Browser, browser_context_args: dict[str, Any]) -> Callable[[type[GamePage]], Snapshot]:
    """A call that returns the memory of a game's started engine; each is made once."""

    made: dict[type[GamePage], Snapshot] = {}

    def snapshot(kind: type[GamePage]) -> Snapshot:
        if kind not in made:
            with browser.new_context(**browser_context_args) as context:
                made[kind] = Snapshot.of(kind(context.new_page()))
            SubFolderHandler.extra_files.update(made[kind].files)
        return made[kind]

    return snapshot


@pytest.fixture(scope="session")
def devices(browser: Browser, built_site: Site) -> Devices:
    """The devices that tests use one after the other."""
    return Devices(browser, built_site.origin)


@pytest.fixture
def context(
    request: pytest.FixtureRequest, browser_context_args: dict[str, Any], devices: Devices
) -> Iterator[BrowserContext]:
    """A device of the test's own, or one that has been at a page before (`warm_engine`, `warm_island`).

    One onto which a service worker may copy the site is always new.
    """
    kind = next((kind for name, kind in WARM.items() if name in request.fixturenames), None)
    if kind is None:
        yield request.getfixturevalue("new_context")()
        return
    snapshot = request.getfixturevalue("snapshot_of")(kind)
    if browser_context_args["service_workers"] == "allow":
        context: BrowserContext = request.getfixturevalue("new_context")()
        snapshot.store(context)
        yield context
        return
    marker = request.node.get_closest_marker("browser_context_args")
    key, device = devices.take(snapshot, {**browser_context_args, **(marker.kwargs if marker else {})})
    yield device.context
    devices.give_back(key, device)


@pytest.fixture
def warm_engine() -> None:
    """Start the test on a device that has been here before: its engine starts from memory."""


@pytest.fixture
def warm_island() -> None:
    """Start the test on a device that has been on the island before."""


@pytest.fixture
def warm_crane() -> None:
    """Start the test on a device that has been at Crown and Crane before."""


WARM: dict[str, type[GamePage]] = {"warm_engine": GamePage, "warm_island": IslandPage, "warm_crane": CranePage}


@contextmanager
def listening(context: BrowserContext, **handlers: Callable[[Any], None]) -> Iterator[None]:
    """Hear events of a device for the length of a block."""
    for event, handler in handlers.items():
        BrowserContext.on(context, event, handler)  # type: ignore[call-overload]  # the events are named below
    yield
    for event, handler in handlers.items():
        context.remove_listener(event, handler)


@pytest.fixture(autouse=True)
def no_external_requests(request: pytest.FixtureRequest, site: Site) -> Iterator[list[str]]:
    """Fail a test in which anything asked for an address outside the site's own folder, its workers included.

    A test of the built files alone has no device, and none is made for it.
    """
    if "context" not in request.fixturenames:
        yield []
        return
    yield from watch_requests(request.getfixturevalue("context"), site)


def watch_requests(context: BrowserContext, site: Address, *beside: str) -> Iterator[list[str]]:
    """Watch what is asked for while a test runs; its list of addresses outside the folder must be empty in the end.

    `beside` are addresses of other sites that a test has, such as a blog's.
    """
    outside: list[str] = []
    own = (site.url, "blob:" + site.origin, "data:", "about:", *beside)

    def on_request(request: Request) -> None:
        if not request.url.startswith(own):
            outside.append(request.url)

    with listening(context, request=on_request):
        yield outside
    assert outside == [], "the page asked for what lies outside its folder"


@pytest.fixture(autouse=True)
def console_errors(request: pytest.FixtureRequest) -> Iterator[ConsoleErrors]:
    """Fail a test in which the page raised an error, printed one, or missed a file."""
    if "context" not in request.fixturenames:
        yield ConsoleErrors()
        return
    yield from watch_errors(request.getfixturevalue("context"))


def watch_errors(context: BrowserContext) -> Iterator[ConsoleErrors]:
    """Watch a device's pages while a test runs; no fault may be left in the end but those that the test expects."""
    errors = ConsoleErrors()

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.note(f"console: {message.text} ({message.location.get('url', '')})")

    def on_error(error: WebError) -> None:
        errors.note(f"page: {error.error}")

    def on_response(response: Response) -> None:
        if response.status >= 400:
            errors.note(f"{response.status}: {response.url}")

    with listening(context, weberror=on_error, console=on_console, response=on_response):
        yield errors
    assert errors.unexpected == [], "something went wrong in the page"


@pytest.fixture
def axe(page: Page) -> Callable[[], list[str]]:
    """A call that lets axe look at the screen as it is now and returns what it finds, a sentence each.

    What the panel or the track of ranks happens to cover is passed over: axe takes the part in sight for the whole
    target, but the table scrolls from under both. Its full size is for SMALL_TARGETS (test_screens).
    """

    def look() -> list[str]:
        if not page.evaluate("'axe' in window"):
            page.evaluate(Path(AXE).read_text(encoding="utf-8") + ";0")
        result = page.evaluate(LOOK, AXE_TAGS)
        return [
            f"{violation['id']}: {violation['help']} — {', '.join(str(node['target']) for node in violation['nodes'])}"
            for violation in result["violations"]
        ]

    return look
