"""A stand-in for the browser under the page's Python: it notes what it is told to do, and does what has an answer.

What `site/js` does not offer, the stand-in has not either: a page that asks for it fails here as it would there.
"""

from __future__ import annotations

import asyncio
import json
import re
import types
from collections.abc import Callable, Generator, Iterator
from typing import Any
from urllib.parse import parse_qs, quote, unquote

from build import games as build_games
from build.paths import PAGE
from citadels.table.worker import Table
from tests.page.tree import expand

Json = dict[str, Any]

TYPES = (PAGE / "js" / "globals.d.ts").read_text(encoding="utf-8")


def offered(kind: str) -> frozenset[str]:
    """The names that objects of this type have in the scripts, which `tsc` holds to it."""
    made = re.search(rf"interface {kind} \{{\n(.*?)^\}}", TYPES, re.DOTALL | re.MULTILINE)
    return frozenset(re.findall(r"^  (?:readonly )?(\w+)[(:?]", made[1], re.MULTILINE)) if made else frozenset()


STAGE = offered("Stage")
SITE = "https://host.example/play/"  # the address of the site


class Pause:
    """A value that may be awaited and need not be, as a promise."""

    def __await__(self) -> Generator[Any, None, None]:
        """Let others go first."""
        return asyncio.sleep(0).__await__()


class Stage:
    """A double of `window.stage`: its calls, in order, and the trees that it shows."""

    def __init__(self) -> None:
        self.done: list[tuple[Any, ...]] = []
        self._parts: dict[str, str] = {}
        self.trees: dict[str, list[Any]] = {"table": [], "sheet": []}
        self.shares = False  # whether the device shares links
        self.asks: Json = {
            "link": "",
            "names": [],
            "bots": [],
            "at": None,
            "from": None,
            "to": None,
            "seat": None,
            "marks": [],
            "notes": [],
        }  # what stands behind the # of the address
        self.paste = ""
        self.luggage = ""  # the text that was brought from another page
        self.carries = True  # whether the browser can bring one
        self.openings: dict[int, Json] = {}  # by number of seats
        self.file: list[str] = []  # the lines of the file that was opened last
        self.calendar: list[str] = []  # the days that have been, the newest first
        self.invited = ""  # the day that the address asks for
        self.missing: set[str] = set()  # the chapters that cannot be had
        self.game, self.shared, self.home = "citadels", "citadels", "index.html"
        self.newer_build = False  # whether the host has another build by now
        self.embedded = False  # whether the poster of somebody's page led here
        self.guest = ""  # the bot of the reader's own that may sit here
        self.phones = True  # whether phones can join a table here
        self.framed = False  # whether the page is in a frame on another page
        self.local = False  # whether no other device can open the page
        self.voice = False  # whether the device can read aloud
        self.scripts: Json = {}  # what the page finds under the names of scripts
        self.onscene: Callable[[str], None] = lambda _: None  # called with each scene

    def __getattr__(self, name: str) -> Callable[..., None]:
        """Note whatever else the scripts offer."""
        if name not in STAGE:
            raise AttributeError(f"site/js offers no stage.{name}")
        return lambda *given: self.done.append((name, *given))

    def calls(self, name: str) -> list[Any]:
        """Return the arguments of one of its duties, call by call: the one argument, or all of several."""
        calls = [given for call, *given in self.done if call == name]
        return [given[0] if len(given) == 1 else tuple(given) for given in calls]

    @property
    def spoken(self) -> list[str]:
        """The ids of the messages that were read aloud."""
        return [message["id"] for text in self.calls("say") for message in json.loads(text)]

    def cache(self, key: str, text: str) -> None:
        """Keep an element that trees name by its key."""
        self._parts[key] = text

    def show(self, root: str, text: str) -> None:
        """Keep what is to be seen."""
        self.trees[root] = expand(json.loads(text), self._parts)

    async def chapter(self, name: str) -> None:
        """Lay a chapter's modules ready: here they are, unless the host has them no more."""
        self.done.append(("chapter", name))
        if name in self.missing:
            raise OSError(f"chapters/{name}.pack: 404")

    async def script(self, name: str) -> Any:
        """Load a script; the one that is always there looks for a voice."""

        async def find() -> bool:
            return self.voice

        return self.scripts.get(name) or types.SimpleNamespace(find=find)

    async def outdated(self) -> bool:
        """Whether the host has another build by now."""
        return self.newer_build

    async def turn(self) -> None:
        """Let others go first."""
        await asyncio.sleep(0)

    def beat(self, _: int) -> Pause:
        """Here no time passes."""
        return Pause()

    def scene(self, text: str, length: int) -> Pause:
        """Show a scene, which ends at once."""
        self.done.append(("scene", text, length))
        self.onscene(text)
        return Pause()

    def addresses(self) -> str:
        """The addresses of the site's parts, as JSON."""
        names = {"home": "index.html", "replay": "replay.html", "poster": "embed.html", "script": "embed.js"}
        names["picture"] = "art/screens/site.jpg"
        return json.dumps({**{name: SITE + path for name, path in names.items()}, "draws": True, "edits": True})

    def isLocal(self) -> bool:  # noqa: N802 - JavaScript's name
        """Whether no other device can open the page."""
        return self.local

    async def copy(self, text: str) -> bool:
        """Copy, which a browser may forbid."""
        self.done.append(("copy", text))
        return True

    async def share(self, *given: str) -> None:
        """Hand a link to the device."""
        self.done.append(("share", *given))

    async def opening(self, seats: int) -> str:
        """An opening as JSON, or nothing."""
        return json.dumps(self.openings[seats]) if seats in self.openings else ""

    def opens(self, seats: int) -> bool:
        """Whether there is one."""
        return seats in self.openings

    def canShare(self) -> bool:  # noqa: N802 - JavaScript's name
        """Whether the device shares links."""
        return self.shares

    def named(self, text: str, _: str = "") -> str:
        """A name from outside; what is cut from it is tested in the browser."""
        return text.strip()

    def seed(self) -> str:
        """Draw a seed: no dice here."""
        return "7"

    def below(self, _: int) -> int:
        """Draw a number: no dice here."""
        return 0

    def today(self) -> str:
        """The day."""
        return "2026-01-31"

    def now(self) -> str:
        """The minute."""
        return "2026-01-31T12:00Z"

    def day(self, time: str, _: bool) -> str:
        """A time as the reader writes it."""
        return f"on {time}"

    def lines(self) -> int:
        """Return how many lines the opened file has."""
        return len(self.file)

    def line(self, number: int) -> str:
        """One of them."""
        return self.file[number]

    def days(self, _: str) -> str:
        """The days since the first."""
        return json.dumps(self.calendar)

    def dated(self, day: str, _: str) -> str:
        """A day in words."""
        return day

    def dayAddress(self, day: str) -> str:  # noqa: N802 - JavaScript's name
        """Return the address of a day's table."""
        return "index.html#day=" + day

    def dayLink(self) -> str:  # noqa: N802 - JavaScript's name
        """The day that the address asks for."""
        return self.invited

    def licence(self, name: str) -> str:
        """Return the address of a licence."""
        return name

    def replayAddress(self, link: str) -> str:  # noqa: N802 - JavaScript's name
        """Return the address of a game's replay."""
        return "replay.html#" + link

    @property
    def games(self) -> str:
        """The marks of the site's games."""
        marks = ("game", "prefix", "words", "page")
        return json.dumps([{key: game.listed()[key] for key in marks} for game in build_games.ALL])

    def siteGames(self) -> str:  # noqa: N802 - JavaScript's name
        """The games of the site."""
        return json.dumps([[game.name, game.pages[0], game.title] for game in build_games.ALL])

    def place(self, word: str) -> str:
        """The title and the pages of a game of the site."""
        listed = [game.listed() for game in build_games.ALL]
        place = next((game for game in listed if game["game"] == word), None)
        if place is None:
            return json.dumps({"title": word, "home": "", "replay": ""})
        return json.dumps({"title": place["title"]["en"], "home": place["home"], "replay": place["replay"]})  # type: ignore[index]

    def carry(self, text: str, page: str) -> bool:
        """Take a text to another page of the site."""
        self.luggage = text
        self.done.append(("carry", page))
        return self.carries

    def carried(self) -> str:
        """The text that was brought here, once."""
        text, self.luggage = self.luggage, ""
        return text

    def opened(self) -> str:
        """The whole of the opened file."""
        return "\n".join(self.file)

    def linkParts(self, address: str = "") -> str:  # noqa: N802 - JavaScript's name
        """Return the part behind the # of the page's address, or of this one."""
        if not address:
            return json.dumps(self.asks)
        link, _, more = address.partition("&")
        options = {name: values[0].split(",") for name, values in parse_qs(more, keep_blank_values=True).items()}
        listed = {name: options.get(name, [""]) for name in ("names", "bots", "marks")}
        numbers = {name: options.get(name, [None])[0] for name in ("at", "from", "to", "seat")}
        texts = {name: ",".join(options.get(name, [""])) for name in ("question", "answer", "because")}
        return json.dumps({"link": unquote(link, errors="replace"), "notes": [], **listed, **numbers, **texts})

    async def symbols(self, icons: str) -> str:
        """The symbols of icons, empty and without colours."""
        return "".join(f'<symbol id="{icon["name"]}"/>' for icon in json.loads(icons))

    async def art(self, name: str) -> str:
        """The text of a drawing."""
        return f'<svg xmlns="http://www.w3.org/2000/svg"><!-- {name} --></svg>'

    async def draw(self, svg: str, name: str) -> str:
        """Draw a picture."""
        self.done.append(("draw", svg, name))
        return "data:image/svg+xml," + quote(svg)

    def canSharePicture(self) -> bool:  # noqa: N802 - JavaScript's name
        """Whether the device shares pictures."""
        return self.shares

    def pasted(self) -> str:
        """Return the pasted text."""
        return self.paste


class PageStorage:
    """`window.storage` with a dictionary for the browser's store."""

    def __init__(self) -> None:
        self.entries: dict[str, str] = {}  # as it lies in the store, in the sight of all tabs
        self.memory: dict[str, str] = {}  # what this page could not write
        self.room = True
        self.permitted = True  # whether the browser lets the page store anything

    def allowed(self) -> bool:
        """Whether the browser lets the page store anything."""
        return self.permitted

    def read(self, name: str) -> str | None:
        """Read what was kept."""
        return self.memory.get(name, self.entries.get(name))

    def named(self, key: str | None) -> str:
        """The name for which a key stands; here they are the same."""
        return key or ""

    def changed(self, name: str, text: str | None) -> bool:
        """Whether another tab has written since."""
        return bool(self.entries.get(name)) and self.entries[name] != text

    def refresh(self, name: str) -> str | None:
        """Read it as another tab left it."""
        self.memory.pop(name, None)
        return self.read(name)

    def names(self, beginning: str) -> str:
        """The names under which something is kept."""
        return json.dumps([name for name in {**self.entries, **self.memory} if name.startswith(beginning)])

    def over(self, name: str) -> bool:
        """Whether a kept game says that it is over."""
        try:
            return json.loads(self.read(name) or "")["over"] is True
        except (ValueError, TypeError, KeyError):
            return False

    def add(self, name: str, line: str) -> bool:
        """Add a line to a kept text."""
        return self.write(name, "\n".join(filter(None, (self.read(name), line))))

    def write(self, name: str, value: str) -> bool:
        """Keep a text; where there is no room, only this page remembers it."""
        self.memory.pop(name, None)
        there = self.room and self.permitted
        (self.entries if there else self.memory)[name] = value
        return there

    def remove(self, name: str) -> None:
        """Have nothing under this name any more."""
        self.memory.pop(name, None)
        self.entries.pop(name, None)

    forget = remove

    def setAside(self, name: str) -> str:  # noqa: N802 - JavaScript's name
        """Move a text to a name of its own."""
        text = self.read(name) or ""
        aside = next(f"{name}.damaged.{n}" for n in range(1, 99) if self.read(f"{name}.damaged.{n}") in (None, text))
        there = self.write(aside, text)
        self.remove(name if there else aside)
        return aside if there else ""


class Engine:
    """`window.engine` with the worker's own table behind it."""

    def __init__(self) -> None:
        self.stage = "ready"
        self.onstage: Any = None
        self.resume: Any = None
        self.onanew: Any = None
        self.requests: list[Json] = []
        self.answers: list[asyncio.Task[None]] = []
        self.table = Table()
        self.stopped: Exception | None = None  # what is raised instead of an answer
        self.begun = False

    def ask(self, text: str) -> asyncio.Future[str]:
        """Let the engine answer, whether or not somebody waits for it."""
        promise = asyncio.get_running_loop().create_future()
        self.answers.append(asyncio.ensure_future(self._answer(text, promise)))
        return promise

    async def _answer(self, text: str, promise: asyncio.Future[str]) -> None:
        """Answer after a moment: no answer comes at once."""
        await asyncio.sleep(0)
        self.requests.append(json.loads(text))
        if self.stopped:
            promise.set_exception(self.stopped)
        else:
            promise.set_result(json.dumps(self.table.answer(json.loads(text))))

    def fold(self, text: str, after: int) -> str:
        """Leave nothing out of an answer (`site/js/answers.js`)."""
        return json.dumps([after + 1, json.loads(text), []])

    def begin(self) -> None:
        """Begin at once: it is there."""
        self.begun = True


class Speech:
    """`window.speech`: a message says its id and what it was given."""

    def __init__(self) -> None:
        self.chosen = "en"
        self.playing = ""

    @property
    def spoken(self) -> Any:
        """Settles when the words are there."""
        return asyncio.sleep(0)

    def language(self) -> str:
        """The language that is spoken."""
        return self.chosen

    async def speak(self, language: str) -> bool:
        """Speak another one."""
        self.chosen = language
        return True

    def play(self, edition: str) -> None:
        """Say what the tables of an edition say."""
        self.playing = edition

    def words(self, id: str, args: Json | None = None) -> str:  # noqa: A002 - as the page calls it
        """The words of a message."""
        return " ".join([id, *map(str, (args or {}).values())])


class Look:
    """`window.look`."""

    chosen = "dark"

    def apply(self, name: str) -> None:
        """Apply a look."""
        self.chosen = name


class BlackBox:
    """`window.blackBox`: the actions that were noted, each with what it was about."""

    def __init__(self) -> None:
        self.table: str | None = None
        self.noted: list[tuple[str, str]] = []
        self.errors: list[Json] = []

    def note(self, name: str, arg: str) -> None:
        """Note an action."""
        self.noted.append((name, arg))

    def contents(self) -> str:
        """All that is kept, as JSON."""
        actions = [" ".join(action).strip() for action in self.noted]
        return json.dumps({"errors": self.errors, "actions": actions, "build": "parts", "browser": "none"})

    def clear(self) -> None:
        """Forget all."""
        self.noted, self.errors = [], []


class Window:
    """The names of `window` that the page's Python uses, and no other."""

    def __init__(self) -> None:
        self.window = self
        self.stage, self.storage, self.engine, self.speech, self.look = (
            Stage(),
            PageStorage(),
            Engine(),
            Speech(),
            Look(),
        )
        self.blackBox = BlackBox()
        self.media: set[str] = set()  # the media queries that hold
        self.JSON = types.SimpleNamespace(parse=json.loads)
        self.encodeURIComponent, self.decodeURIComponent = quote, unquote
        self.location = types.SimpleNamespace(hash="", origin="https://example.org", pathname="/", search="")
        self.history = types.SimpleNamespace(state=None, replaceState=self._follow)

    def _follow(self, _: Any, __: str, address: str) -> None:
        """Put another address in the place of this one."""
        self.location.hash = address.partition("#")[2]

    def matchMedia(self, query: str) -> Any:  # noqa: N802 - JavaScript's name
        """Whether a media query holds."""
        return types.SimpleNamespace(matches=query in self.media)

    def requestAnimationFrame(self, draw: Callable[[float], None]) -> None:  # noqa: N802 - JavaScript's name
        """Draw at once."""
        draw(0)


class Document:
    """`document`: the sheet, and what is pointed at, of which nothing is found here."""

    def __init__(self, stage: Stage) -> None:
        self.hidden = False
        self.activeElement = types.SimpleNamespace(tagName="BODY")
        self._stage = stage

    def getElementById(self, name: str) -> Any:  # noqa: N802 - JavaScript's name
        """The sheet, which is open while something is shown in it."""
        return types.SimpleNamespace(open=bool(self._stage.trees[name]))

    def querySelector(self, selector: str) -> None:  # noqa: N802 - JavaScript's name
        """The first element that fits; there are none."""

    def querySelectorAll(self, selector: str) -> list[Any]:  # noqa: N802 - JavaScript's name
        """All elements that fit."""
        return []


class Device:
    """A device with this browser; `pyscript` is the module that the page imports."""

    def __init__(self) -> None:
        self.window = Window()
        self.document = Document(self.window.stage)
        self.listeners: list[tuple[str, Callable[[Any], None]]] = []
        self.pyscript = types.ModuleType("pyscript")
        vars(self.pyscript).update(window=self.window, document=self.document, when=self.when)

    @property
    def stage(self) -> Stage:
        """Return the stage with all its calls."""
        return self.window.stage

    def when(self, kind: str, _: Any) -> Callable[[Any], Any]:
        """PyScript's way to listen."""

        def listen(heard: Any) -> Any:
            self.listeners.append((kind, heard))
            return heard

        return listen

    def hear(self, kind: str, event: Any) -> None:
        """Let something happen that the page listens for."""
        for _, heard in [listener for listener in self.listeners if listener[0] == kind]:
            heard(event)

    def settle(self, do: Callable[..., Any], *given: Any) -> Any:
        """Call a function of the page and wait until all that it set going is done; the answer is the function's."""

        async def until_quiet() -> Any:
            answer = do(*given)
            if asyncio.iscoroutine(answer):
                answer = await answer
            for going in self._going():
                await going
            return answer

        return asyncio.run(until_quiet())

    def _going(self) -> Iterator[asyncio.Task[Any]]:
        while tasks := asyncio.all_tasks() - {asyncio.current_task()}:
            yield tasks.pop()
