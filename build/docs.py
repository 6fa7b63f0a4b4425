"""Makes the documentation, ``dist/docs/``: the texts and notebooks in docs/, and a page for each package of modules.

Sphinx and its dependencies have a lock of their own, requirements-docs.txt, and are installed at the first use.
"""

import json
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from build import notebooks, paths, setup, tools
from build.games import RULES
from build.say import BuildError, step

TEXTS = paths.ROOT / "docs"
FOLDER = paths.DIST / "docs"
ENVIRONMENT = paths.CACHE / "docs"  # the virtual environment with Sphinx in it
# Texts at the top of the repository that are part of the documentation.
OF_THE_TOP = ("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
# Packages with scripts, style sheets or a stemmer in the pages, whose licences must lie beside them.
SHIPPED = ("sphinx", "furo", "pygments", "snowballstemmer")

LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)#:\s]+)(#[^)]*)?\)")
# A rule's number: where the rule is defined, and wherever it is cited.
NUMBER = r"[REK]\d+\.\d+(?:\.\d+)?[A-Z]?"
RULE = re.compile(rf"^(?P<dent> *)- \*\*(?P<own>{NUMBER})\*\*|\b{NUMBER}\b", re.MULTILINE)
CODE = re.compile(r"(```.*?```|`[^`]*`)", re.DOTALL)
# What makes a browser load something from another host, unlike a link, which waits for a tap.
FOREIGN = re.compile(
    r"<(?:script|img|iframe|source)\b[^>]*\bsrc=\"(?:https?:)?//[^\"]*"
    r"|<link\b[^>]*\bhref=\"(?:https?:)?//[^\"]*"
    r"|url\(\s*[\"']?(?:https?:)?//[^)]*"
    r"|@import\s+[\"'](?:https?:)?//[^\"']*"
)


def make() -> Path:
    """Make the documentation beside the site that is in ``dist/``, and return its folder.

    Raises:
        BuildError: a package cannot be installed, Sphinx warns, or a page asks another host for something.
    """
    python = ensure()
    with tempfile.TemporaryDirectory(dir=paths.CACHE, prefix="docs-") as work:
        sources, made = Path(work) / "sources", Path(work) / "made"
        write_sources(sources)
        with step("documentation"):
            quiet = ("-q", "-W", "--keep-going", "-b", "html", "-c", TEXTS, "-d", Path(work) / "read")
            tools.run(python, "-m", "sphinx", *quiet, sources, made, RULES=json.dumps(RULES))
        (made / ".buildinfo").unlink(missing_ok=True)  # for incremental builds, of which there are none here
        (made / "_sources").rmdir()  # none are copied (docs/conf.py)
        _licences(made / "licences", python)
        check(made)
        shutil.rmtree(FOLDER, ignore_errors=True)
        made.replace(FOLDER)
    return FOLDER


def ensure() -> Path:
    """Return the interpreter that has Sphinx; install the locked packages first if the lock has changed."""
    python = ENVIRONMENT / paths.venv_python().relative_to(paths.VENV)
    if not python.exists():
        tools.run(sys.executable, "-m", "venv", ENVIRONMENT)
    setup.ensure_locked(python, ENVIRONMENT / "lock.sha256", paths.DOCS_LOCK, "packages for the documentation")
    return python


def write_sources(sources: Path) -> None:
    """Fill a folder with what Sphinx reads: the texts, and a page for each package of modules."""
    places = texts()
    for path, place in places.items():
        target = sources / place
        target.parent.mkdir(parents=True, exist_ok=True)
        up = "../" * (len(place.parts) - 1)
        target.write_text(with_rules(relinked(path, places), up), encoding="utf-8")
    for package, modules in packages().items():
        target = sources / "api" / f"{package}.md"
        target.parent.mkdir(exist_ok=True)
        target.write_text(page(package, modules), encoding="utf-8")


def texts() -> dict[Path, PurePosixPath]:
    """The texts: their paths here, with their places in the documentation."""
    texts = [*sorted(TEXTS.rglob("*.md")), *sorted(TEXTS.rglob("*.ipynb"))]
    result = {path: PurePosixPath(path.relative_to(TEXTS).with_suffix(".md").as_posix()) for path in texts}
    return result | {paths.ROOT / name: PurePosixPath(name.lower()) for name in OF_THE_TOP}


def relinked(path: Path, places: Mapping[Path, PurePosixPath]) -> str:
    """A text with its links changed to the new places; a link to a file that is not among them becomes plain text."""

    def link(match: re.Match[str]) -> str:
        place = places.get((path.parent / match[2]).resolve())
        if place is None:
            return match[1]
        return f"[{match[1]}]({os.path.relpath(place, places[path].parent)}{match[3] or ''})".replace(os.sep, "/")

    return LINK.sub(link, notebooks.text(path) if path.suffix == ".ipynb" else path.read_text(encoding="utf-8"))


def with_rules(text: str, up: str) -> str:
    """A text in which every citation of a rule is a link to its definition; `up` leads to where the texts lie."""

    def rule(match: re.Match[str]) -> str:
        own = match["own"]
        if own:
            return f'{match["dent"]}- <b id="{own}">{own}</b>'
        return f'<a href="{up}{RULES[match[0][0]]}#{match[0]}">{match[0]}</a>'

    pieces = CODE.split(text)
    pieces[::2] = [RULE.sub(rule, piece) for piece in pieces[::2]]
    return "".join(pieces)


def packages() -> dict[str, list[str]]:
    """The modules by the package whose page they are on: the two at the top, and each folder directly below them."""
    result: dict[str, list[str]] = {}
    for path in paths.files_under(paths.SOURCE):
        parts = path.relative_to(paths.SOURCE).with_suffix("").parts
        if path.suffix == ".py" and parts[-1] != "__main__":
            room = ".".join(parts[: min(2, len(parts) - 1)])
            result.setdefault(room, []).append(".".join(parts).removesuffix(".__init__"))
    return {room: sorted(modules) for room, modules in result.items()}


def page(package: str, modules: list[str]) -> str:
    """The page of a package, which Sphinx fills with the docstrings of its modules.

    What a game's package hands on from elsewhere is described where it stands: two games hand on the same errors.
    """
    own = {module: "" if "." in module else "   :ignore-module-all:\n" for module in modules}
    sections = [f"## {module}\n\n```{{eval-rst}}\n.. automodule:: {module}\n{own[module]}```\n" for module in modules]
    return f"# {package}\n\n" + "\n".join(sections)


def check(made: Path) -> None:
    """Check that no page loads anything from another host.

    Raises:
        BuildError: one asks another host for something; each is named.
    """
    read = [path for path in paths.files_under(made) if path.suffix in (".html", ".css")]
    questions = [f"{path.relative_to(made).as_posix()}: {item}" for path in read
             for item in FOREIGN.findall(path.read_text(encoding="utf-8"))]  # fmt: skip
    if questions:
        raise BuildError("The documentation asks other hosts for:\n  " + "\n  ".join(questions))


def _licences(folder: Path, python: Path) -> None:
    """Put the licences of all that is shipped beside it.

    Raises:
        BuildError: a package brings none.
    """
    folder.mkdir()
    where = Path(tools.run(python, "-c", "import sysconfig; print(sysconfig.get_paths()['purelib'])").strip())
    for name in SHIPPED:
        licences = [path for info in where.glob(f"{name}-*.dist-info") for path in paths.files_under(info)
                 if path.name.upper().startswith(("LICENSE", "LICENCE", "COPYING"))]  # fmt: skip
        if not licences:
            raise BuildError(f"The package {name} brings no licence: look where it has it now.")
        text = "\n\n".join(path.read_text(encoding="utf-8") for path in licences)
        (folder / f"{name}.txt").write_text(text, encoding="utf-8", newline="\n")
