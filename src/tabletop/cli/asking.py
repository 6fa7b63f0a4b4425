"""Questions and errors of any game's commands."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tabletop.core.errors import TableError
from tabletop.lab.executors import notes

Command = Callable[[Namespace], int | None]  # which returns an exit status, or None for 0


def add_rules(command: ArgumentParser) -> None:
    """Add --rules to a command."""
    command.add_argument("--rules", help="rules as JSON, or a file that holds them (docs: notation §1)")


def rules_of(arguments: Namespace) -> dict[str, Any]:
    """Return the rules that were asked for; as `read_rules`."""
    return read_rules(arguments.rules)


def read_rules(words: str | None) -> dict[str, Any]:
    """Read rules from JSON or from a file of it; ValueError says what is wrong, OSError that there is no such file."""
    if words is None:
        return {}
    text = words if words.lstrip().startswith("{") else Path(words).read_text(encoding="utf-8")
    rules = json.loads(text)
    if not isinstance(rules, dict):
        raise ValueError("rules are a JSON object, as in the notation")
    return rules


def run(name: str, commands: Mapping[str, Command], arguments: Namespace) -> int:
    """Run the command of a game that was asked for; return its exit status, or 2 with a sentence on stderr."""
    try:
        return commands[arguments.command](arguments) or 0
    except BrokenPipeError:
        sys.stderr.close()  # the reader has closed the pipe
        return 0
    except OSError as error:
        print(f"{name}: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except (TableError, ValueError) as error:
        print(f"{name}: {error}", *notes(error), sep="\n  ", file=sys.stderr)
        return 2
    except KeyboardInterrupt as stopped:
        if notes(stopped):
            print(f"{name}: stopped", *notes(stopped), sep="\n  ", file=sys.stderr)
        return 130
