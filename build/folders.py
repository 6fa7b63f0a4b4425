"""Moves all that a page loads into two folders named by a hash of their contents, so that two builds never mix.

A page from the browser's cache, or one that has long been open, asks for the files of its own build. If the host has
deleted them, the page says so (site/js/boot-errors.js); it never gets another build's files.
"""

import hashlib
import re
from pathlib import Path

from build import games, paths
from build.wheel import OF_THE_PAGE

VENDOR, PARTS = "vendor", "parts"
SCRIPTS = ("js/*.js", "phones/*.js")
# What goes into the folder `parts`. Browsers, hosts and other sites ask for the rest of dist/ by plain names.
MOVED = (
    "app/*",
    "css/*",
    *SCRIPTS,
    "locales/*",
    "chapters/*",
    "openings/*",
    "drawing/*",
    "art/*.svg",
    "art/*.woff2",
    "art/*.txt",
)
IN_PAGES = re.compile(r'"\./((?:app|css|js)/|art/title\.woff2)')


def make(dist: Path) -> None:
    """Move the files, and change their addresses in pages and scripts."""
    vendor = named(dist / VENDOR)
    replace(scripts(dist), f"../{VENDOR}/", f"../../{vendor.name}/")
    for path in [path for pattern in (*MOVED, f"wheels/{OF_THE_PAGE}") for path in sorted(dist.glob(pattern))]:
        target = dist / PARTS / path.relative_to(dist)
        target.parent.mkdir(parents=True, exist_ok=True)
        path.replace(target)
    parts = named(dist / PARTS)
    for path in (dist / name for name in games.PLAYED.pages):
        text = path.read_text(encoding="utf-8").replace(f'"./{VENDOR}/', f'"./{vendor.name}/')
        path.write_text(IN_PAGES.sub(rf'"./{parts.name}/\1', text), encoding="utf-8", newline="\n")
    for empty in [folder for folder in dist.iterdir() if folder.is_dir() and not any(folder.iterdir())]:
        empty.rmdir()


def scripts(folder: Path) -> list[Path]:
    """The scripts in a game's folder, of which some load third-party files."""
    return sorted(path for pattern in SCRIPTS for path in folder.glob(pattern))


def vendor(dist: Path) -> Path:
    """The folder of third-party files of a finished site."""
    return next(dist.glob(f"{VENDOR}-*"))


def parts(dist: Path) -> Path:
    """The folder of everything else that the pages of a finished site load."""
    return next(dist.glob(f"{PARTS}-*"))


def named(folder: Path) -> Path:
    """Add the hash of its contents to a folder's name, and return where it is now."""
    whole = hashlib.sha256()
    for path in paths.files_under(folder):
        whole.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return folder.rename(folder.with_name(f"{folder.name}-{whole.hexdigest()[:12]}"))


def replace(files: list[Path], old: str, new: str) -> None:
    """Replace a text in files."""
    for path in files:
        path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8", newline="\n")
