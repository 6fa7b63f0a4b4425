"""The room in which somebody's bot runs: nothing gets out of it or is stored, and nothing in it lasts for ever."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from build import games, paths, tools
from e2e.conftest import Site
from e2e.own_sites import OwnSite, serve_copy
from e2e.waits import wait_for_mark

WAIT = 120_000  # the whole of Python starts here, perhaps on a busy machine
SECRET = "leaked"  # in every address that a bot below asks for


def choosing(*lines: str) -> str:
    """A bot whose `choose` has these lines."""
    return "import js\ndef choose(view, options, dice, budget):\n" + "".join(f"    {line}\n" for line in lines)


class Room:
    """A page with a room, what is asked of it, and what was asked of the network."""

    def __init__(self, page: Page) -> None:
        self.page, self.answered = page, list[str]()
        page.set_default_timeout(WAIT)
        # A request that the policy stops is none: the server does not hear of it.
        page.context.on("response", lambda response: self.answered.append(response.url))
        page.on("websocket", lambda socket: self.answered.append(socket.url))

    def ask(self, do: str, **request: Any) -> dict[str, Any]:
        """The room's answer."""
        answer: dict[str, Any] = self.page.evaluate("request => engine.ask(request)", {"do": do, **request})
        return answer

    def printed(self) -> dict[str, Any]:
        """Return a bot's last output."""
        text: dict[str, Any] = self.page.evaluate("news.findLast(one => one.printed).printed")
        return text

    def result_of(self, *lines: str) -> str:
        """Return a bot's result in `found`, or the error its lines ended in."""
        source = choosing(*lines, "raise ValueError(f'got {found}')")
        return str(self.ask("position", source=source)["position"]["answer"]["error"]["text"])


def bare() -> str:
    """The room's side of the page alone, to be put in the place of the page's own script."""
    side = (paths.PAGE / "workshop" / "engine.js").as_posix()
    entry = f"""import {{ engine }} from "{side}";
      const news = [];
      engine.onnews = one => news.push(one);
      Object.assign(window, {{ engine, news }});"""
    program = paths.NODE_MODULES / "esbuild" / "bin" / "esbuild"
    command = [
        tools.node(),
        str(program),
        "--bundle",
        "--format=esm",
        "--log-level=error",
        *games.PLAYED.definitions(),
    ]
    return subprocess.run(command, input=entry, text=True, check=True, cwd=paths.ROOT, capture_output=True).stdout


@pytest.fixture(scope="module")
def room(browser: Browser, site: Site) -> Iterator[Room]:
    """One room for all tests of this file: it takes seconds to open."""
    context = browser.new_context(base_url=site.url, service_workers="block")
    sandbox = Room(context.new_page())
    script = bare()
    sandbox.page.route(
        "**/workshop-*/js/page.js", lambda route: route.fulfill(body=script, content_type="text/javascript")
    )
    sandbox.page.goto("./workshop.html")
    assert "version" in sandbox.ask("hello")
    yield sandbox
    assert not [url for url in sandbox.answered if SECRET in url or not url.startswith((site.url, "blob:", "data:"))]
    context.close()


# --- nothing gets out, and nothing is stored

WAYS_OUT = {
    "fetch": "found = js.fetch('./leaked')",
    "XMLHttpRequest": "found = js.XMLHttpRequest.new()",
    "WebSocket": "found = js.WebSocket.new('ws://127.0.0.1/leaked')",
    "EventSource": "found = js.EventSource.new('./leaked')",
    "WebTransport": "found = js.WebTransport.new('https://127.0.0.1/leaked')",
    "sendBeacon": "found = js.navigator.sendBeacon('./leaked')",
    "importScripts": "found = js.importScripts('./leaked.js')",
    "Worker": "found = js.Worker.new('./leaked.js')",
    "FontFace": "found = js.FontFace.new('x', 'url(./leaked)')",
    "postMessage": "found = js.postMessage('leaked')",
    "indexedDB": "found = js.indexedDB.open('leaked')",
    "caches": "found = js.caches.open('leaked')",
    "BroadcastChannel": "found = js.BroadcastChannel.new('leaked')",
    "localStorage": "found = js.localStorage.setItem('leaked', '1')",
    "storage": "found = js.navigator.storage.getDirectory()",
    "locks": "found = js.navigator.locks",
}


def test_a_bot_finds_no_way_out(room: Room) -> None:
    results = {way: room.result_of(line) for way, line in WAYS_OUT.items()}

    assert results == {way: f"AttributeError: {reached(line)[0]}" for way, line in WAYS_OUT.items()}


def reached(line: str) -> list[str]:
    """Return names that a line reaches for."""
    return re.findall(r"\w+", line.partition("js.")[2])


def findings(room: Room, ways: tuple[str, ...]) -> dict[str, str]:
    """Return the findings of these ways, but for those that found nothing."""
    results = {way: room.result_of(way) for way in ways}
    return {way: result for way, result in results.items() if result.startswith("ValueError: got")}


HOLDS = (
    "found = js.Object",
    "import pyodide_js; found = pyodide_js._module",
    "import gc; found = next(one for one in gc.get_objects() if type(one).__name__ == 'Outside').sign.constructor",
    "from pyodide.ffi import to_js; found = to_js([1, 2, 3])",
    "from pyodide.ffi import to_js; found = to_js(b'bytes')",
    "from pyodide.ffi import create_proxy; found = create_proxy(lambda: 1)",
    "js.JSON = 1; found = js.JSON",
    "import socket; found = socket.socket()",
    "found = open('/tmp/kept', 'w')",
    "import os; found = os.pipe()",
    "import os; found = os.mkdir('/tmp/kept')",
)


def test_nor_has_it_a_hold_of_javascript_or_of_a_place_to_write_to(room: Room) -> None:
    assert findings(room, HOLDS) == {}


def in_worker(room: Room, text: str) -> Any:
    """Return the value of a text in the sandbox frame's worker itself, past all that keeps a bot from it."""
    return room.page.workers[-1].evaluate(text)


def test_the_worker_itself_has_no_such_way(room: Room) -> None:
    types = {}
    for way, line in WAYS_OUT.items():
        path = re.match(r"[\w.]+", line.partition("js.")[2])
        assert path is not None
        first, _, second = path[0].removesuffix(".new").partition(".")
        rest = "?." + second.partition(".")[0] if second else ""
        types[way] = in_worker(room, f"typeof self.{first}{rest}")

    assert types == dict.fromkeys(WAYS_OUT, "undefined")


def test_what_the_worker_has_is_frozen(room: Room) -> None:
    names = ["Array", "Error", "Event", "EventTarget", "Function", "JSON"]
    names += ["MessageEvent", "MessagePort", "Object", "Promise", "Set"]

    states = {
        name: in_worker(room, f"Object.isFrozen({name}) && Object.isFrozen({name}.prototype ?? {name})")
        for name in names
    }

    assert states == dict.fromkeys(names, True)


def test_nothing_takes_the_place_of_what_the_worker_has(room: Room) -> None:
    assert in_worker(room, "(() => { self.JSON = 1; return typeof JSON; })()") == "object"


ROUNDABOUT = (
    "from pyodide.code import run_js; found = run_js('import(\"./leaked.js\")')",
    "found = js.eval('1')",
    "found = js.Function.new('return 1')",
    "import urllib.request; found = urllib.request.urlopen('http://127.0.0.1/leaked').read()",
    "import pyodide_js; found = pyodide_js.loadPackage('leaked').syncify()",
    "import pyodide_js; found = js.Object.getPrototypeOf(js.Object.getPrototypeOf(js.self)).fetch('./leaked')",
)


def test_no_way_that_goes_round_leads_out(room: Room) -> None:
    assert findings(room, ROUNDABOUT) == {}


# What a plain worker of the same frame comes to, from which nothing was taken away: the policy holds by itself.
PLAIN = """async () => {
  const script = `
    const tried = {};
    const attempt = async (name, way) => {
      try { tried[name] = "got " + (await way()); } catch (problem) { tried[name] = "refused"; }
    };
    const event = thing => new Promise((got, refused) => { thing.onopen = got; thing.onerror = refused; });
    (async () => {
      await attempt("fetch", () => fetch("BASEleaked"));
      await attempt("socket", () => event(new WebSocket("SOCKETleaked")));
      await attempt("events", () => event(new EventSource("BASEleaked")));
      await attempt("request", () => {
        const one = new XMLHttpRequest();
        one.open("GET", "BASEleaked", false);
        one.send();
      });
      await attempt("importScripts", () => importScripts("BASEleaked"));
      await attempt("import", () => import("BASEleaked"));
      await attempt("blob", () => import(URL.createObjectURL(new Blob(["1"], { type: "text/javascript" }))));
      await attempt("font", () => new FontFace("x", "url(BASEleaked)").load());
      await attempt("worker", () => event(new Worker("BASEleaked")));
      await attempt("eval", () => eval("1"));
      await attempt("indexedDB", () => indexedDB.open("x"));
      await attempt("caches", () => caches.open("x"));
      await attempt("files", () => navigator.storage.getDirectory());
      postMessage(tried);
    })();`.replaceAll("BASE", BASE).replaceAll("SOCKET", BASE.replace("http", "ws"));
  const rules = { createScriptURL: address => address };
  const policy = self.trustedTypes?.createPolicy("default", rules) ?? rules;
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const worker = new Worker(policy.createScriptURL(address));
  return new Promise(done => (worker.onmessage = ({ data }) => done(data)));
}"""


def test_the_policy_alone_lets_nothing_out_and_stores_nothing(room: Room, site: Site) -> None:
    frame = next(frame for frame in room.page.frames if frame.parent_frame)

    results = frame.evaluate(PLAIN.replace("BASE.", f"'{site.url}'.").replace("BASE)", f"'{site.url}')"))

    assert set(results.values()) == {"refused"}, results


def test_the_frame_has_no_origin(room: Room) -> None:
    frame = next(frame for frame in room.page.frames if frame.parent_frame)

    assert frame.evaluate("self.origin") == "null"


def test_the_frame_has_no_way_out_that_its_policy_does_not_know(room: Room) -> None:
    frame = next(frame for frame in room.page.frames if frame.parent_frame)

    names = ["RTCPeerConnection", "RTCDataChannel", "webkitRTCPeerConnection"]
    assert frame.evaluate("names => names.map(name => typeof self[name])", names) == ["undefined"] * 3


# --- all of Python's library is there


def test_a_bot_may_import_what_python_brings(room: Room) -> None:
    modules = ["statistics", "subprocess", "unittest", "email.message", "asyncio"]

    imports = [room.result_of(f"import {module}", "found = 'it'") for module in modules]

    assert imports == ["ValueError: got it"] * len(modules)


# --- nothing lasts for ever


def test_ten_million_lines_are_counted_and_the_last_are_shown(room: Room) -> None:
    million = "print('x\\n' * 10**6, end='')"

    room.ask("position", source=choosing("for _ in range(10):", "    " + million, "return 0"))

    assert (room.printed()["count"], len(room.printed()["lines"])) == (10**7, 200)


def test_memory_ends_in_words_and_not_with_the_tab(room: Room) -> None:
    error = room.ask("run", games=1, source=choosing("memory = [bytearray(2**31 - 1) for _ in range(9)]", "return 0"))

    assert (error["error"]["id"], error["error"]["line"]) == ("bot-memory", 3)


def test_an_endless_loop_is_broken_off_and_told_with_its_line(room: Room) -> None:
    error = room.ask("run", games=1, source=choosing("x = 0", "while True:", "    x += 1"))["error"]

    assert error["id"] == "bot-slow"
    assert error["line"] in (4, 5)
    assert "version" in room.ask("hello"), "the room lives on"


def test_a_run_that_is_stopped_tells_what_was_played(room: Room) -> None:
    room.page.evaluate("() => { engine.onnews = one => one.progress && engine.stop(); }")

    run = room.ask("run", games=1000, against=["random"], source=choosing("return options[0]"))["run"]

    room.page.evaluate("() => { engine.onnews = one => news.push(one); }")
    assert run["stopped"]
    assert run["done"] < 1000


def test_a_loop_that_does_not_let_itself_be_broken_off_ends_with_its_worker(room: Room) -> None:
    stubborn = choosing("while True:", "    try:", "        while True: pass", "    except BaseException: pass")

    error = room.ask("run", games=1, source=stubborn, seed=3)["error"]

    assert (error["id"], error["args"]["game"], error["args"]["seat"]) == ("workshop-silent", 0, 0)


def test_after_that_a_new_worker_answers(room: Room) -> None:
    assert "version" in room.ask("hello")


# A frame with a worker of the test's own in the place of Python's: what the page hears of it.
FLOODED = """async script => {
  const old = document.getElementById("room");
  const frame = old.cloneNode();
  frame.id = "flooded";
  const heard = [];
  const over = new Promise(done => addEventListener("message", ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data.open) source.postMessage({ parts: { inside: script } }, "*");
    else heard.push(data);
    if (data.flood) done();
  }));
  old.after(frame);
  await over;
  frame.remove();
  return heard.length;
}"""


@pytest.mark.parametrize(
    ("message", "before"),
    [
        ("for (let i = 0; i < 5000; i++) data.port.postMessage({ at: { game: i % 9, seat: 0 } })", 400),
        ("data.port.postMessage({ text: 'x'.repeat(4000001) })", 0),
        ("data.port.postMessage({ at: { game: 0, seat: 0 }, text: 'x'.repeat(4000001) })", 0),
    ],
    ids=["too-often", "too-large", "two-in-one"],
)
def test_a_flood_of_messages_ends_the_worker_and_reaches_no_page(room: Room, message: str, before: int) -> None:
    script = f"self.onmessage = ({{ data }}) => {{ {message} }};"

    messages = room.page.evaluate(FLOODED, script)

    assert messages == before + 1  # the last says that the worker was ended


# --- offline


@pytest.fixture
def own(tmp_path: Path) -> Iterator[OwnSite]:
    """A copy of the built site for one test, whose workshop has the room's side alone."""
    for site in serve_copy(OwnSite, tmp_path):
        (next(site.folder.glob("workshop-*/")) / "js" / "page.js").write_text(bare(), encoding="utf-8")
        yield site


def test_it_opens_offline_once_it_was_opened(browser: Browser, own: OwnSite) -> None:
    context = browser.new_context(base_url=own.url, service_workers="allow")
    sandbox = Room(context.new_page())
    sandbox.page.goto("./workshop.html")
    sandbox.ask("hello")
    wait_for_mark(sandbox.page, "workshop-kept")
    sandbox.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    own.stop()

    sandbox.page.reload()

    assert "version" in sandbox.ask("hello")
    context.close()
