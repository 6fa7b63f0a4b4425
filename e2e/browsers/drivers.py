"""Drives Firefox and WebKitGTK, each by the protocol it brings along: no driver has to be fetched or matched.

Both speak WebDriver's commands. WebKitGTK takes them over HTTP; Firefox over its own Marionette, which is what
geckodriver would talk to. Chromium is here for comparison, by Playwright.
"""

from __future__ import annotations

import base64
import contextlib
import http.client
import json
import os
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import ElementHandle, Page, ViewportSize, sync_playwright

from build.browser import system_chromium
from build.engines import Engine

START = 90  # seconds until a browser listens, on a busy machine
ANSWER = 120  # seconds a command may take
WINDOW = {"width": 500, "height": 900}
INNER = "return [innerWidth, innerHeight]"
# Firefox's window is never narrower than 450 pixels; the page's own part of it can be.
NARROW = """
const { style } = gBrowser.selectedBrowser;
[style.maxWidth, style.maxHeight] = Array.from(arguments, size => (size ? `${size}px` : ""));
"""
QUIET = {
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en",
    "marionette.port": 0,  # any free one; the profile tells which
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.proxy.type": 0,
}

Answer = TypeVar("Answer")


class DriverError(Exception):
    """A browser's error for a command."""


class Browser:
    """A browser with one window, whichever it is."""

    version = ""

    def open(self, url: str) -> None:
        """Go to an address and wait until it is loaded."""
        raise NotImplementedError

    def run(self, script: str, *arguments: object) -> Any:
        """Run a function's body in the page and return its value; an element comes as a reference."""
        raise NotImplementedError

    def click(self, element: Any) -> None:
        """Press an element as a mouse would."""
        raise NotImplementedError

    def picture(self) -> bytes:
        """The page as it is seen now, as a PNG."""
        raise NotImplementedError

    def resize(self, width: int, height: int) -> None:
        """Give the page this size in pixels, or as near to it as the window goes."""
        self._resize_window(width, height)
        inner = self.run(INNER)
        self._resize_window(2 * width - inner[0], 2 * height - inner[1])  # larger by the window's own bars

    def _resize_window(self, width: int, height: int) -> None:
        raise NotImplementedError


class Firefox(Browser):
    """Firefox by Marionette: each message is its length, a colon and a list in JSON."""

    def __init__(self, port: int) -> None:
        self._count = 0
        self._line = socket.create_connection(("127.0.0.1", port), timeout=ANSWER)
        self._stream = self._line.makefile("rb")
        self._hear()
        began = self._command("WebDriver:NewSession", {})
        self.version = f"Firefox {began['capabilities']['browserVersion']}"
        self._command("WebDriver:SetWindowRect", WINDOW)

    def open(self, url: str) -> None:
        """Go to an address and wait until it is loaded."""
        self._command("WebDriver:Navigate", {"url": url})

    def run(self, script: str, *arguments: object) -> Any:
        """Run a function's body in the page and return its value; an element comes as a reference."""
        return self._command("WebDriver:ExecuteScript", {"script": script, "args": arguments})["value"]

    def click(self, element: dict[str, str]) -> None:
        """Press an element as a mouse would."""
        self._command("WebDriver:ElementClick", {"id": next(iter(element.values()))})

    def picture(self) -> bytes:
        """The page as it is seen now, as a PNG."""
        return base64.b64decode(self._command("WebDriver:TakeScreenshot", {"full": False})["value"])

    def resize(self, width: int, height: int) -> None:
        """Give the page this size in pixels, whatever the window's is."""
        self._narrow(0, 0)
        super().resize(width, height)
        if self.run(INNER) != [width, height]:
            self._narrow(width, height)

    def _resize_window(self, width: int, height: int) -> None:
        self._command("WebDriver:SetWindowRect", {"width": width, "height": height})

    def _narrow(self, *size: int) -> None:
        self._command("Marionette:SetContext", {"value": "chrome"})
        self._command("WebDriver:ExecuteScript", {"script": NARROW, "args": size})
        self._command("Marionette:SetContext", {"value": "content"})

    def close(self) -> None:
        """Hang up."""
        self._stream.close()
        self._line.close()

    def _command(self, name: str, parameters: dict[str, Any]) -> dict[str, Any]:
        self._count += 1
        message = json.dumps([0, self._count, name, parameters]).encode()
        self._line.sendall(b"%d:%b" % (len(message), message))
        _, _, fault, answer = self._hear()
        if fault:
            raise DriverError(f"{fault['error']}: {fault['message']}")
        return dict(answer)

    def _hear(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            byte = self._stream.read(1)
            if not byte:
                raise DriverError("Firefox hung up")
            length += byte
        return json.loads(self._stream.read(int(length[:-1])))


class WebKit(Browser):
    """WebKitGTK by its WebDriver."""

    def __init__(self, port: int, program: str) -> None:
        self._port = port
        options = {"binary": program, "args": ["--automation"]}
        capabilities = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        began = self._send("POST", "/session", capabilities)
        self._session = f"/session/{began['sessionId']}"
        self.version = f"WebKitGTK {began['capabilities']['browserVersion']}"
        self._send("POST", f"{self._session}/window/rect", WINDOW)

    def open(self, url: str) -> None:
        """Go to an address and wait until it is loaded."""
        self._send("POST", f"{self._session}/url", {"url": url})

    def run(self, script: str, *arguments: object) -> Any:
        """Run a function's body in the page and return its value; an element comes as a reference."""
        return self._send("POST", f"{self._session}/execute/sync", {"script": script, "args": arguments})

    def click(self, element: dict[str, str]) -> None:
        """Press an element as a mouse would."""
        self._send("POST", f"{self._session}/element/{next(iter(element.values()))}/click", {})

    def picture(self) -> bytes:
        """The page as it is seen now, as a PNG."""
        return base64.b64decode(self._send("GET", f"{self._session}/screenshot"))

    def _resize_window(self, width: int, height: int) -> None:
        self._send("POST", f"{self._session}/window/rect", {"width": width, "height": height})

    def close(self) -> None:
        """End the session, and the browser with it."""
        self._send("DELETE", self._session)

    def _send(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        line = http.client.HTTPConnection("127.0.0.1", self._port, timeout=ANSWER)
        with contextlib.closing(line):
            line.request(method, path, None if body is None else json.dumps(body))
            answer = line.getresponse()
            value = json.loads(answer.read())["value"]
        if answer.status != http.client.OK:
            raise DriverError(f"{value['error']}: {value['message']}")
        return value


class Chromium(Browser):
    """Chromium by Playwright, for comparison with the others."""

    def __init__(self, page: Page) -> None:
        self._page = page
        browser = page.context.browser
        self.version = f"Chromium {browser.version if browser else ''}"

    def open(self, url: str) -> None:
        """Go to an address and wait until it is loaded."""
        self._page.goto(url)

    def run(self, script: str, *arguments: object) -> Any:
        """Run a function's body in the page and return its value; an element comes as a reference."""
        value = self._page.evaluate_handle(f"given => (function () {{{script}}})(...given)", list(arguments))
        return value.as_element() or value.json_value()

    def click(self, element: ElementHandle) -> None:
        """Press an element as a mouse would."""
        element.click()

    def picture(self) -> bytes:
        """The page as it is seen now, as a PNG."""
        return self._page.screenshot()

    def _resize_window(self, width: int, height: int) -> None:
        self._page.set_viewport_size(ViewportSize(width=width, height=height))


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium, or Playwright's, without a window."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=system_chromium(windowless=True),
            chromium_sandbox=False,
            args=["--disable-gpu", "--no-first-run", "--no-proxy-server"],
        )
        with launched:
            yield Chromium(launched.new_page(locale="en"))


@contextlib.contextmanager
def firefox(engine: Engine, folder: Path) -> Iterator[Browser]:
    """Firefox without a window, with a profile in an empty folder."""
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in QUIET.items()]
    (folder / "user.js").write_text("".join(lines), encoding="utf-8")
    listening = folder / "MarionetteActivePort"
    switches = ["--marionette", "--remote-allow-system-access", "--headless", "--no-remote", "--profile", str(folder)]
    command = [engine.programs[0], *switches]
    with _running(command):
        browser = Firefox(_soon(lambda: int(listening.read_text(encoding="ascii")), OSError, ValueError))
        with contextlib.closing(browser):
            yield browser


@contextlib.contextmanager
def webkit(engine: Engine, folder: Path) -> Iterator[Browser]:
    """WebKitGTK's small browser on the display there is, with an empty folder for a home and no language.

    It then names "C" to the page as its language, a tag that means nothing: the page must stand that too.
    """
    driver, program = engine.programs
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    home = {"HOME": str(folder), "XDG_CACHE_HOME": str(folder), "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8"}
    with _running([driver, f"--port={port}"], no_proxy="127.0.0.1", **home):
        _soon(lambda: socket.create_connection(("127.0.0.1", port)).close(), OSError)
        with contextlib.closing(WebKit(port, program)) as browser:
            yield browser


@contextlib.contextmanager
def _running(command: list[str], **variables: str) -> Iterator[None]:
    environment = {**os.environ, **variables}
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet) as program:
        try:
            yield
        finally:
            program.terminate()
            try:
                program.wait(20)
            except subprocess.TimeoutExpired:
                program.kill()


def _soon(ask: Callable[[], Answer], *not_yet: type[Exception]) -> Answer:
    end = time.monotonic() + START
    while True:
        try:
            return ask()
        except not_yet:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
