"""The wheel for others, and the one that is cut to what the page leads to."""

import hashlib
import re
import subprocess
import sys
import zipfile
from html import escape
from pathlib import Path

import pytest

from build import paths, wheel
from catan.drawing.words import FILES as FILES_OF_ISLAND
from citadels.cli.words import files_of
from praga.drawing.words import FILES as FILES_OF_CRANE
from tabletop.cli.words import LANGUAGES
from tabletop.cli.words import files_of as files

INFO = "citadels-1.0.dist-info"
WHOLE = {
    "citadels/__init__.py": b"",
    "citadels/cli/__init__.py": b"",
    "citadels/game.py": b"def play(move: str) -> None: ...\n",
    f"{INFO}/METADATA": b"Name: citadels\nVersion: 1.0\n\n# How to play\n",
    f"{INFO}/WHEEL": b"Tag: py3-none-any\n",
    f"{INFO}/entry_points.txt": b"[console_scripts]\n",
    f"{INFO}/RECORD": b"citadels/game.py,sha256=x,33\n",
}


@pytest.fixture
def cut(tmp_path: Path) -> dict[str, bytes]:
    """The files of a wheel that was cut to its game."""
    whole = tmp_path / "citadels-1.0-py3-none-any.whl"
    with zipfile.ZipFile(whole, "w") as packed:
        for name, content in WHOLE.items():
            packed.writestr(name, content)
    folder = tmp_path / "cut"
    folder.mkdir()
    with zipfile.ZipFile(wheel.cut(whole, ["citadels", "citadels.game"], folder)) as smaller:
        return {name: smaller.read(name) for name in smaller.namelist()}


def test_only_the_modules_that_were_asked_for_are_in_it(cut: dict[str, bytes]) -> None:
    assert [name for name in cut if name.endswith(".py")] == ["citadels/__init__.py", "citadels/game.py"]


def test_functions_are_without_annotations(cut: dict[str, bytes]) -> None:
    assert cut["citadels/game.py"] == b"def play(move) : ...\n"


def test_it_says_what_it_is_without_the_readme(cut: dict[str, bytes]) -> None:
    assert cut[f"{INFO}/METADATA"] == b"Name: citadels\nVersion: 1.0\n"


def test_its_record_names_what_py_compile_makes_of_each(cut: dict[str, bytes]) -> None:
    named = [line.split(",")[0] for line in cut[f"{INFO}/RECORD"].decode().splitlines()]

    assert named == [name + "c" if name.endswith(".py") else name for name in cut]


def test_a_tightened_wheel_is_smaller_and_holds_the_same(tmp_path: Path) -> None:
    packed = tmp_path / "citadels-1.0-py3-none-any.whl"
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as new:
        file = zipfile.ZipInfo("citadels/rules.md", (2020, 2, 2, 0, 0, 0))
        new.writestr(file, (paths.ROOT / "docs/rules.md").read_bytes(), zipfile.ZIP_DEFLATED)
    before, size = contents(packed), packed.stat().st_size

    wheel.tighten(packed)

    assert (contents(packed), packed.stat().st_size < size) == (before, True)


def contents(packed: Path) -> list[tuple[str, tuple[int, ...], bytes]]:
    """The files of a wheel with their dates."""
    with zipfile.ZipFile(packed) as whole:
        return [(file.filename, file.date_time, whole.read(file)) for file in whole.infolist()]


def test_the_wheel_for_others_holds_the_words_of_the_terminal(tmp_path: Path) -> None:
    wanted = {
        f"{language}/{path.name}"
        for language in LANGUAGES
        for path in (*files("citadels", language), *files("crane", language), *files_of("2016", language))
    }
    pictures = (*FILES_OF_ISLAND, *FILES_OF_CRANE)
    wanted |= {f"{language}/{Path(path).name}" for language in LANGUAGES for path in pictures}

    with zipfile.ZipFile(wheel.make(tmp_path)) as whole:
        packed = [Path(name).parts for name in whole.namelist() if name.startswith("tabletop/locales/")]

    assert {f"{parts[2]}/{parts[-1]}" for parts in packed} == wanted


def test_the_wheel_for_others_draws_by_the_modules_of_the_page(tmp_path: Path) -> None:
    """A table of each game, with nothing but the wheel."""
    packed = wheel.make(tmp_path)
    program = "import catan, praga; print([game.Game.new(['A', 'B']).svg()[:4] for game in (catan, praga)])"
    with zipfile.ZipFile(packed) as whole:
        whole.extractall(tmp_path / "there")
    done = subprocess.run(
        [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(tmp_path / 'there')!r}); {program}"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert done.stdout == "['<svg', '<svg']\n", done.stderr


@pytest.fixture
def listed(tmp_path: Path) -> tuple[Path, str]:
    """A wheel in a folder, and the text of the index that was written beside it."""
    whole = tmp_path / "citadels-1.0-py3-none-any.whl"
    whole.write_bytes(b"wheel")
    return whole, wheel.index(tmp_path).read_text(encoding="utf-8")


def test_the_index_stands_where_pip_looks_for_a_package_of_that_name(tmp_path: Path, listed: tuple[Path, str]) -> None:
    assert (tmp_path / "citadels" / "index.html").exists()


def test_the_index_leads_to_the_wheel_as_it_is(tmp_path: Path, listed: tuple[Path, str]) -> None:
    """PEP 503: the text of a link is the name of the file, and its address has the hash."""
    whole, text = listed
    name, kind, hashed = re.findall(r'href="\.\./([^#"]+)#(sha256)=([0-9a-f]+)"', text)[0]
    assert (name, hashed) == (whole.name, hashlib.new(kind, whole.read_bytes()).hexdigest())


def test_the_index_says_for_which_python_the_wheel_is(listed: tuple[Path, str]) -> None:
    wanted = re.findall(r'^requires-python = "(.+)"$', (paths.ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    assert f'data-requires-python="{escape(wanted[0])}"' in listed[1]
