"""Licences: what is not ours has its licence beside it, in every folder that it is copied to (docs/layout.md)."""

from __future__ import annotations

import pytest

from build.paths import DIST

# What others have made, and a licence that goes with it.
BESIDE = {
    "**/*.woff2": "{stem}.LICENCE.txt",
    "**/*.wasm": "LICENCE.txt",
    "**/python_stdlib.zip": "Python.txt",
    "vendor-*/*/*": "LICENCE.txt",
    "workshop-*/pyscript/*": "LICENCE.txt",
}


def licences_missing(pattern: str, licence: str) -> list[str]:
    """The files that match and have no such licence in their folder."""
    files = [path for path in DIST.glob(pattern) if path.is_file()]
    assert files, "nothing matches: the pattern is out of date"
    return [path.as_posix() for path in files if not path.with_name(licence.format(stem=path.stem)).is_file()]


@pytest.mark.parametrize(("pattern", "licence"), BESIDE.items())
def test_a_file_of_others_has_its_licence_beside_it(pattern: str, licence: str) -> None:
    assert licences_missing(pattern, licence) == []
