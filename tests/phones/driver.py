"""Runs scripts of the page's under Node: a line of JSON in, a line of JSON out. Each stays open for the tests after."""

from __future__ import annotations

import atexit
import json
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from build import tools


@cache
def driver(name: str) -> subprocess.Popen[str]:
    """A driver of this folder, which is stopped when the tests end."""
    command = [tools.node(), str(Path(__file__).with_name(name))]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(process.kill)
    return process


def run(name: str, lines: Iterable[Any]) -> list[Any]:
    """Return what a driver writes for each of these lines.

    Raises:
        AssertionError: it has stopped; what it said is in the test's output.
    """
    process = driver(name)
    assert process.stdin is not None
    assert process.stdout is not None
    answers = []
    for line in lines:
        process.stdin.write(json.dumps(line) + "\n")
        process.stdin.flush()
        answer = process.stdout.readline()
        assert answer, f"{name} has stopped"
        answers.append(json.loads(answer))
    return answers
