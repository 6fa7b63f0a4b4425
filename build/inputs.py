"""Tells whether anything that the site is made from has changed."""

import hashlib

from build import paths

FOLDERS = (paths.SOURCE, paths.PAGE, paths.ROOT / "build", paths.ROOT / "games")
FILES = (
    paths.ROOT / "pyproject.toml",
    paths.PYTHON_LOCK,
    paths.PY_COMPILE_LOCK,
    paths.NODE_LOCK,
    paths.ROOT / "LICENSE",
)
STAMP = paths.CACHE / "inputs.sha256"


def fingerprint() -> str:
    """One hash of everything the site is made from."""
    whole = hashlib.sha256()
    for path in [*FILES, *(path for folder in FOLDERS for path in paths.files_under(folder) if path != paths.SIZES)]:
        whole.update(path.relative_to(paths.ROOT).as_posix().encode() + b"\0")
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def unchanged() -> bool:
    """Whether dist/ was made from the present sources."""
    return paths.DIST.exists() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == fingerprint()


def remember(mark: str) -> None:
    """Note the fingerprint that dist/ was made from."""
    STAMP.write_text(mark, encoding="utf-8")
