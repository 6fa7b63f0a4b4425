"""Writes down what the site consists of."""

import hashlib
import json
import tomllib
from pathlib import Path

from build import paths

NAME = "build.json"


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
    """The version in pyproject.toml."""
    project = tomllib.loads((paths.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])
