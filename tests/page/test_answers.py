"""The engine's answers, folded by site/js/answers.js and read by site/table/answers.py, as the engine gave them."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from build import tools
from praga.table import worker

DRIVER = Path(__file__).with_name("fold_answers.mjs")
SEATS = [{"name": "Ann", "kind": "person"}, {"name": "Ben", "kind": "bot", "bot": "casual"}]
MOVES = 30


class Folding:
    """Folds answers in Node as `window.engine` does in the browser."""

    def __init__(self) -> None:
        command = [tools.node(), str(DRIVER)]
        self.node = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.saved: Any = None
        self.letters: list[int] = []  # of each folded answer

    def fold(self, text: str, after: int) -> str:
        """Fold one answer."""
        assert self.node.stdin
        assert self.node.stdout
        self.node.stdin.write(json.dumps([text, after]) + "\n")
        self.node.stdin.flush()
        folded = json.loads(self.node.stdout.readline())
        self.saved = folded.get("save")
        self.letters.append(len(folded["text"]))
        return str(folded["text"])


@pytest.fixture
def folding(app: Any) -> Iterator[Folding]:
    """The browser's engine with the folding of the page's script."""
    folding = Folding()
    app.device.window.engine = folding
    yield folding
    folding.node.communicate()


@pytest.fixture(scope="module")
def answers() -> list[str]:
    """The answers of some moves of a game of Crown and Crane, whose views are large."""
    texts = [worker.answer(json.dumps({"do": "new", "seats": SEATS, "rules": {}, "seed": 5}))]
    for _ in range(MOVES):
        prompt = json.loads(texts[-1])["view"]["prompt"]
        first = next(one for one in prompt["choices"] if one["enabled"]) if prompt else {}
        request = {"do": "choose", "move": first["move"]} if prompt else {"do": "tick"}
        texts.append(worker.answer(json.dumps(request)))
    return texts


def test_each_answer_is_read_as_the_engine_gave_it(app: Any, folding: Folding, answers: list[str]) -> None:
    assert [app.answers.read(text) for text in answers] == [json.loads(text) for text in answers]


def test_what_was_in_the_last_answer_is_not_read_again(app: Any, folding: Folding, answers: list[str]) -> None:
    for text in answers:
        app.answers.read(text)

    assert sum(folding.letters) < sum(map(len, answers)) / 2


def test_an_answer_is_whole_after_one_that_was_not_read(app: Any, folding: Folding, answers: list[str]) -> None:
    app.answers.read(answers[0])
    folding.fold(answers[1], 1)

    assert app.answers.read(answers[1]) == json.loads(answers[1])


def test_a_refusal_is_read(app: Any, folding: Folding) -> None:
    refusal = {"error": {"id": "undo-nothing", "args": {}}, "view": None}

    assert app.answers.read(json.dumps(refusal)) == refusal
