"""Writes the list of the site's files."""

import hashlib
import json
import re
from pathlib import Path

from build import games, paths
from build.say import BuildError

NAME = "build.json"
WRITTEN = paths.SOURCE / games.PLAYED.name / "__init__.py"
# Read as text, so that the engine need not be importable.
VERSION = re.compile(r'^__version__ = "(\d+\.\d+\.\d+)"$', re.MULTILINE)


def make(dist: Path) -> None:
    """Write ``build.json``: the version, a hash of every file, and one hash of them all. No dates."""
    hashes = {
        path.relative_to(dist).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in paths.files_under(dist)
    }
    whole = hashlib.sha256(json.dumps(hashes, sort_keys=True).encode()).hexdigest()[:16]
    stamp = {"version": version(), "hash": whole, "files": hashes}
    (dist / NAME).write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8", newline="\n")


def version() -> str:
    """The version, from the only place where it is written.

    Raises:
        BuildError: it is not written there as hatchling and this function expect it.
    """
    match = VERSION.search(WRITTEN.read_text(encoding="utf-8"))
    if match is None:
        raise BuildError(f'{WRITTEN.relative_to(paths.ROOT)} must have a line `__version__ = "1.2.3"`.')
    return match[1]
