"""Packs the site for itch.io: one zip with index.html at its top."""

import zipfile
from pathlib import Path

from build import docs, games, paths
from build.say import BuildError

TARGET = paths.ROOT / f"{games.PLAYED.name}-itch.zip"
MOST_FILES = 1000
MOST_BYTES = 25_000_000
OLDEST = (1980, 1, 1, 0, 0, 0)


def make(target: Path = TARGET) -> Path:
    """Pack dist/ without the documentation, the same bytes from the same site, and return the zip's path.

    Raises:
        BuildError: more files or bytes than itch.io allows.
    """
    files = [path for path in paths.files_under(paths.DIST) if not path.is_relative_to(docs.FOLDER)]
    pack(target, files)
    size = target.stat().st_size
    if len(files) > MOST_FILES or size > MOST_BYTES:
        raise BuildError(f"Too much for itch.io: {len(files)} files, {size:,} bytes")
    return target


def pack(target: Path, files: list[Path]) -> None:
    """Write files of dist/ into a zip, under their paths in it and without dates."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in files:
            entry = zipfile.ZipInfo(path.relative_to(paths.DIST).as_posix(), OLDEST)
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, path.read_bytes())
