"""Makes the wheels of the two Python packages: the whole for others, and one of what the page leads to."""

import zipfile
from collections.abc import Iterable
from pathlib import Path

from build import paths, tools
from build.annotations import without_annotations

# The two in dist/wheels/: that of byte code names the Python it is for.
FOR_OTHERS = "citadels-*-py3-none-any.whl"
OF_THE_PAGE = "citadels-*-cp*-none-any.whl"


def make(folder: Path, **variables: str) -> Path:
    """Make the wheel in a folder of its own, the same bytes from the same sources, and return its path."""
    tools.python("-m", "hatchling", "build", "-t", "wheel", "-d", folder, **variables)
    return next(folder.glob("*.whl"))


def of_the_page(dist: Path) -> Path:
    """The one of byte code in a site."""
    return next((dist / "wheels").glob(OF_THE_PAGE))


def as_written(folder: Path) -> Path:
    """Put both packages, neither cut nor compiled, into one file that Python imports from, and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    whole = folder / "citadels-as-written.zip"
    with zipfile.ZipFile(whole, "w") as new:
        for path in paths.files_under(paths.SOURCE):
            new.write(path, path.relative_to(paths.SOURCE).as_posix())
    return whole


def cut(wheel: Path, modules: Iterable[str], folder: Path) -> Path:
    """Make a wheel of these modules alone, without the annotations of their functions, and return its path.

    Its record names the byte code that py-compile makes of each, since py-compile leaves the record as it is: without
    hashes, which are not known yet.
    """
    own = {name.replace(".", "/") + end for name in modules for end in (".py", "/__init__.py")}
    smaller = folder / wheel.name
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(smaller, "w") as new:
        for name in whole.namelist():
            content = whole.read(name)
            if name in own:
                new.writestr(name, without_annotations(content))
            elif name.endswith("/METADATA"):
                new.writestr(name, content.partition(b"\n\n")[0] + b"\n")  # the rest is the README
            elif name.endswith(("/WHEEL", "/LICENSE")):
                new.writestr(name, content)
            elif name.endswith("/RECORD"):
                kept = [*new.namelist(), name]
                new.writestr(name, "".join(f"{one}{'c' * one.endswith('.py')},,\n" for one in kept))
    return smaller
