"""Makes what a release consists of, in ``dist-release/``: a wheel and a source archive, the site, and itch.io's zip."""

import shutil
from pathlib import Path

from build import docs, games, itch, locales, paths, site, stamp, tools, wheel
from build.say import BuildError, step

FOLDER = paths.ROOT / "dist-release"
CHANGES = paths.ROOT / "CHANGELOG.md"


def make(tag: str | None = None) -> Path:
    """Make all of it, the same bytes from the same commit, and return the folder.

    ``python/`` in it is for the package index, ``web/`` for people.

    Raises:
        BuildError: the tag or the changelog does not match the version, a translation lacks a message, or something
            cannot be made.
    """
    version = stamp.version()
    check(version, tag, CHANGES.read_text(encoding="utf-8"))
    locales.require_translations()
    site.make_if_changed()
    docs.make()
    shutil.rmtree(FOLDER, ignore_errors=True)
    web = FOLDER / "web"
    web.mkdir(parents=True)
    with step("wheel and source archive"):
        wheel.make(FOLDER / "python")
        tools.python("-m", "hatchling", "build", "-t", "sdist", "-d", FOLDER / "python")
    with step("site and itch.io's zip"):
        itch.pack(web / f"{games.PLAYED.name}-site-{version}.zip", paths.files_under(paths.DIST))
        itch.make(web / f"{games.PLAYED.name}-itch-{version}.zip")
    return FOLDER


def check(version: str, tag: str | None, changes: str) -> None:
    """Check that the tag matches the version, and that CHANGELOG.md has a heading for it.

    Raises:
        BuildError: one of them does not; the text says what to write where.
    """
    if tag is not None and tag != f"v{version}":
        path = stamp.WRITTEN.relative_to(paths.ROOT)
        raise BuildError(f"The tag is {tag}, and {path} says {version}: they must agree (v{version}).")
    if f"\n## {version}\n" not in changes:
        raise BuildError(f"CHANGELOG.md has no heading `## {version}`: name there what is new.")
