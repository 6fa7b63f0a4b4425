"""Makes the wheels of the two Python packages: a whole one for pip, and one with what the page needs."""

import hashlib
import re
import zipfile
from collections.abc import Iterable
from pathlib import Path

from build import games, paths, tools
from build.annotations import without_types

# The two in dist/wheels/; the name of the second says for which Python its byte code is.
NAME = games.PLAYED.name
FOR_OTHERS = f"{NAME}-*-py3-none-any.whl"
OF_THE_PAGE = f"{NAME}-*-cp*-none-any.whl"
LISTED = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="pypi:repository-version" content="1.0">
<title>{package}</title>
<a href="../{name}#sha256={hashed}" data-requires-python="&gt;=3.11">{name}</a>
</html>
"""

NAMED = re.compile(rb"^(?:Metadata-Version|Name|Version): .*\n", re.MULTILINE)


def make(folder: Path, **variables: str) -> Path:
    """Make the whole wheel in an empty folder, the same bytes from the same sources, and return its path."""
    tools.python("-m", "hatchling", "build", "-t", "wheel", "-d", folder, **variables)
    path = next(folder.glob("*.whl"))
    tighten(path)
    return path


def tighten(wheel: Path) -> None:
    """Pack a wheel again, as small as zlib can, which hatchling does not ask for; what is in it stays the same."""
    smaller = wheel.with_suffix(".tmp")
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(smaller, "w") as new:
        for file in whole.infolist():
            new.writestr(file, whole.read(file), compresslevel=9)
    smaller.replace(wheel)


def index(folder: Path) -> Path:
    """Write the page by which pip and micropip find the whole wheel in a folder, and return its path.

    A simple index (PEP 503) of one package: to both, the address of the folder is that of an index.
    """
    whole = next(folder.glob(FOR_OTHERS))
    hashed = hashlib.sha256(whole.read_bytes()).hexdigest()
    page = folder / NAME / "index.html"
    page.parent.mkdir()
    page.write_text(LISTED.format(package=NAME, name=whole.name, hashed=hashed), encoding="utf-8", newline="\n")
    return page


def of_the_page(dist: Path) -> Path:
    """The path of the page's wheel in a site."""
    return next((dist / "wheels").glob(OF_THE_PAGE))


def plain_source(folder: Path) -> Path:
    """Put the sources of both packages into a zip that Python can import from, and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    whole = folder / f"{NAME}-as-written.zip"
    with zipfile.ZipFile(whole, "w") as new:
        for path in paths.files_under(paths.SOURCE):
            new.write(path, path.relative_to(paths.SOURCE).as_posix())
    return whole


def cut(wheel: Path, modules: Iterable[str], folder: Path) -> Path:
    """Make a wheel of these modules alone, without what is there for types alone, and return its path.

    Its RECORD lists the byte code that py-compile will make of the modules, without hashes, which are not known yet:
    py-compile does not change the RECORD.
    """
    own = {name.replace(".", "/") + end for name in modules for end in (".py", "/__init__.py")}
    smaller = folder / wheel.name
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(smaller, "w") as new:
        for name in whole.namelist():
            content = whole.read(name)
            if name in own:
                new.writestr(name, without_types(content))
            elif name.endswith("/METADATA"):
                new.writestr(
                    name, b"".join(re.findall(rb"^(?:Metadata-Version|Name|Version): .*\n", content, re.MULTILINE))
                )
            elif name.endswith(("/WHEEL", "/LICENSE")):
                new.writestr(name, content)
            elif name.endswith("/RECORD"):
                rest = [*new.namelist(), name]
                new.writestr(name, "".join(f"{word}{'c' * word.endswith('.py')},,\n" for word in rest))
    return smaller
