"""Runs a script of the page's under Node: JSON lines in, JSON lines out."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from build import tools


def run(name: str, lines: Iterable[Any]) -> list[Any]:
    """Return what a driver of this folder writes for each of these lines."""
    text = "".join(json.dumps(line) + "\n" for line in lines)
    command = [tools.node(), str(Path(__file__).with_name(name))]
    process = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in process.stdout.splitlines()]
