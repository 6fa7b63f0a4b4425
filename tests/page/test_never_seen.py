"""Never drawn: games of two to four people at one device, of which each tree that the page shows is searched (H2).

At a pace with pictures each of these is searched as well, with the table under it, and what is announced with it.

`e2e/test_never_seen.py` does the same in a browser, its accessibility tree and live region included. What may be there
is worked out beside the page (tests/table/secrets.py).
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from citadels import Game
from tests.page.device import Device
from tests.page.english import words_of
from tests.page.game_app import targets
from tests.page.tree import drawn_signs, nodes, props
from tests.page.trees import styled
from tests.stored import stored_citadels
from tests.table.secrets import Truth, characters_named, districts_named, early_characters, unknown_on_seats

NAMES = ["Ann", "Ben", "Cem", "Dora", "Eva"]
ROUNDS = 2
MOST = 1000  # taps in a game
# What moves a game on, and what is looked at on the way.
MOVES = ("choose", "confirm-pick", "mark", "theirs", "aim", "tray", "untray", "step", "step-on", "go-on")
LOOKS = ("card", "hint")


def texts_of(tree: Any) -> Iterator[str]:
    """Every text and every property of a tree in English, each by itself."""
    if isinstance(tree, dict) and "id" in tree and "args" in tree:
        yield words_of("citadels").message(tree)
    elif isinstance(tree, list):
        if tree and isinstance(tree[0], str):
            yield from (text for value in props(tree).values() for text in texts_of(value))
        for kid in tree[2:] if tree and isinstance(tree[0], str) else tree:
            yield from texts_of(kid)
    elif tree is not None:
        yield str(tree)


class Watch:
    """A page on which people play who search all that it shows."""

    def __init__(self, app: Any, device: Device, people: int, bots: int, seed: int, *, pace: str = "instant") -> None:
        self.device, self.dice = device, random.Random(seed)
        self.picture: Any = None  # the tree of the picture that is shown
        self.announced: Any = []  # what was announced last
        self.sentences: list[str] = []  # of all pictures
        self.faults: list[str] = []
        self.seat: int | None = None  # for whom the curtain was opened last
        self.truths: list[Truth] = []  # the game before the engine's last answer, and after it
        names = NAMES[: people + bots]
        game = Game.new(names, {"round_limit": ROUNDS}, seed=seed)
        device.window.storage.entries["citadels.save.1"] = stored_citadels(game, tuple(range(people)))
        self.page = app.open()
        self.page.settings["pace"] = pace

    def play(self) -> None:
        """Play to the end, and search every tree that is shown until then."""
        show = self.device.stage.show

        def show_and_look(root: str, text: str) -> None:
            show(root, text)
            self.look()

        def look_at_scene(text: str) -> None:
            self.picture = json.loads(text)["tree"]
            self.sentences += texts_of(self.picture[-1][-1:])
            self.announced = json.loads((self.device.stage.calls("say") or ["[]"])[-1])
            self.look()
            self.picture, self.announced = None, []

        self.device.stage.show = show_and_look  # type: ignore[method-assign]
        self.device.stage.onscene = look_at_scene
        self.act("continue")
        for _ in range(MOST):
            if self.over or self.faults:
                return
            self.tap()

    @property
    def over(self) -> bool:
        """Whether the game has ended: by now all hands lie open."""
        session = self.device.window.engine.table.session
        return session is not None and session.waiting == "over"

    def act(self, action: str, argument: str = "") -> None:
        """Tap something."""
        self.device.settle(self.page.act, action, argument, "")

    def tap(self) -> None:
        """Tap one of the things on the screen: open the curtain, close a sheet, decide, or look at something first."""
        trees = self.device.stage.trees
        held = [props(node)["data-arg"] for node in nodes(trees["table"]) if props(node).get("data-hold")]
        if trees["sheet"]:
            self.act("close-sheet")
        elif self.dice.random() < 0.1:
            self.act("log")
        elif held:
            self.seat = int(held[0])
            self.act("open-curtain", held[0])
        else:
            wanted = LOOKS if self.dice.random() < 0.1 else MOVES
            there = [each for each in targets(self.device) if each[0] in MOVES + LOOKS]
            self.act(*self.dice.choice([each for each in there if each[0] in wanted] or there))

    # --- what is found

    def look(self) -> None:
        """Search what is shown now, unless the game is over."""
        session = self.device.window.engine.table.session
        if session is None or self.over or self.device.stage.calls("screen")[-1:] not in (["table"], ["curtain"]):
            return
        if not self.truths or self.truths[-1].save != session.save():
            self.truths = [*self.truths[-1:], Truth(session.save())]
        trees = self.device.stage.trees
        trees_in_sight = [trees["table"], trees["sheet"], self.picture, self.announced]
        texts = list(texts_of(trees_in_sight))
        signs = {name for _, name in drawn_signs(trees_in_sight)}
        if styled(trees["table"], "curtain"):
            self.faults += self.behind(texts, signs)
            return
        viewer = self.seat if styled(trees["table"], "mine") and not self.picture else None  # a picture is for all
        self.faults += sorted(districts_named(texts, signs) - self.known(viewer))
        self.faults += set.intersection(*(set(early_characters(truth, texts, viewer)) for truth in self.truths))
        drawn = self.on_seats()
        self.faults += set.intersection(*(set(unknown_on_seats(truth, drawn, viewer)) for truth in self.truths))

    def known(self, viewer: int | None) -> set[str]:
        """Return cards that a viewer may read: the page may still show the state before the engine's last answer."""
        return set[str]().union(*(truth.known(viewer) for truth in self.truths))

    def behind(self, texts: list[str], signs: set[str]) -> list[str]:
        """A closed curtain names the next player and their seat; the log over it, what everybody knows."""
        districts = districts_named(texts, signs)
        if sheet := self.device.stage.trees["sheet"]:
            lines = len(styled(sheet, "block"))
            more = [f"{lines} lines in the log"] if lines > self.truths[-1].public_lines() else []
            return more + sorted(districts - self.known(None))
        curtain = styled(self.device.stage.trees["table"], "curtain")
        (seat,) = [text for node in styled(curtain, "quiet") for text in texts_of(node[2:])]
        read = [text for node in nodes(curtain) for kid in node[2:] if isinstance(kid, dict) for text in texts_of(kid)]
        numbers = [text for text in read if re.search(r"\d", text) and text != seat]
        return numbers + sorted(districts | characters_named(texts, signs))

    def on_seats(self) -> list[tuple[int, str]]:
        """The characters that lie before players, each with its seat."""
        cities = [
            (int(props(node)["data-anchor"][5:]), node) for node in styled(self.device.stage.trees["table"], "seat")
        ]
        return [(seat, name) for seat, node in cities for _, name in drawn_signs(styled(node, "roles"))]


@pytest.mark.parametrize(("people", "bots", "seed"), [(2, 1, 5), (3, 1, 6), (4, 0, 7)])
def test_a_game_shows_nobody_another_s_secrets(app: Any, device: Device, people: int, bots: int, seed: int) -> None:
    watch = Watch(app, device, people, bots, seed)

    watch.play()

    assert (watch.faults, watch.over) == ([], True)


@pytest.mark.parametrize(("people", "bots", "seed"), [(2, 1, 5), (3, 1, 6), (4, 0, 7)])
def test_no_picture_for_all_shows_a_secret(app: Any, device: Device, people: int, bots: int, seed: int) -> None:
    watch = Watch(app, device, people, bots, seed, pace="normal")

    watch.play()

    assert (watch.faults, watch.over) == ([], True)
    assert len(watch.sentences) > ROUNDS * people, "a call for each person in each round"
