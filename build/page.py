"""Copies the page's own files."""

import shutil
from pathlib import Path

from build import paths

# Sources that other steps turn into what the page loads.
SOURCES_ONLY = ("app/", "watch/", "locales/", "art/icons.json", "sw.js")


def copy(dist: Path) -> None:
    """Copy site/ as it is, each file under its own name."""
    for path in paths.files_under(paths.PAGE):
        name = path.relative_to(paths.PAGE).as_posix()
        if name.startswith(SOURCES_ONLY):
            continue
        target = dist / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    shutil.copyfile(paths.ROOT / "LICENSE", dist / "LICENSE.txt")
