"""Downloads of the first run, and messages where they fail."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from build import paths, setup
from build.setup import why


@pytest.mark.parametrize(
    "text",
    [
        "npm error errno: 'ECONNREFUSED'",
        "WARNING: Retrying after connection broken by NewConnectionError",
        "ERROR: Could not find a version that satisfies the requirement ruff==0.9 (from versions: none)",
    ],
)
def test_no_network_is_said_as_such(text: str) -> None:
    sentence = why("npm packages", [text])

    assert sentence.startswith("The npm packages could not be fetched: the first run needs a network.")


def test_a_package_that_is_not_the_locked_one_is_said_as_such() -> None:
    text = "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE."

    sentence = why("Python packages", [text])

    assert sentence.startswith("A package among the Python packages is not the one that was locked")


def test_any_other_failure_shows_the_installers_own_words() -> None:
    sentence = why("Python packages", ["error: disk full"])

    assert sentence == "The Python packages could not be installed:\nerror: disk full"


@pytest.fixture
def fetched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that would fetch packages for Pyodide, each of which leaves a wheel in this test's folder."""
    monkeypatch.setattr(paths, "PY_COMPILE", tmp_path / "py-compile")
    monkeypatch.setattr(paths, "PY_COMPILE_LOCK", tmp_path / "lock.txt")
    paths.PY_COMPILE_LOCK.write_text("rich==1.0\n", encoding="utf-8")
    commands: list[list[str]] = []

    def fetch(command: list[str], what: str, counts: Callable[[str], bool], total: int) -> None:
        commands.append(command)
        paths.PY_COMPILE.mkdir(parents=True)
        (paths.PY_COMPILE / f"rich-{len(commands)}.whl").touch()

    monkeypatch.setattr(setup, "_install", fetch)
    return commands


def test_the_packages_for_pyodide_are_fetched_by_hash(fetched: list[list[str]]) -> None:
    setup.ensure_py_compile()

    assert "--require-hashes" in fetched[0]


def test_the_packages_for_pyodide_are_fetched_once(fetched: list[list[str]]) -> None:
    setup.ensure_py_compile()
    setup.ensure_py_compile()

    assert len(fetched) == 1


def test_what_an_older_lock_named_makes_room(fetched: list[list[str]]) -> None:
    setup.ensure_py_compile()
    paths.PY_COMPILE_LOCK.write_text("rich==2.0\n", encoding="utf-8")

    setup.ensure_py_compile()

    assert [path.name for path in paths.PY_COMPILE.glob("*.whl")] == ["rich-2.whl"]


def test_the_packages_for_pyodide_are_those_for_its_python() -> None:
    locked = json.loads(paths.NODE_LOCK.read_text(encoding="utf-8"))["packages"]["node_modules/pyodide"]["version"]

    assert setup.PYTHON_OF_PYODIDE.replace(".", "") == locked.split(".")[0]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that would install the packages of learners' tables, in a folder of this test's."""
    monkeypatch.setattr(paths, "ROOT", tmp_path)
    monkeypatch.setattr(paths, "ENVS_VENV", tmp_path / ".venv-envs")
    monkeypatch.setattr(paths, "ENVS_LOCK", tmp_path / "lock.txt")
    paths.ENVS_LOCK.write_text("pettingzoo==1.0\n", encoding="utf-8")
    monkeypatch.setattr(setup, "_make_venv", lambda venv: venv.mkdir(exist_ok=True))
    commands: list[list[str]] = []
    monkeypatch.setattr(setup, "_install", lambda command, what, counts, total: commands.append(command))
    return commands


def test_learners_tables_have_an_interpreter_of_their_own(installed: list[list[str]]) -> None:
    interpreter = setup.ensure_envs()

    assert installed[0][0] == str(interpreter) == str(paths.venv_python(paths.ENVS_VENV))


def test_the_packages_of_learners_tables_are_installed_by_hash(installed: list[list[str]]) -> None:
    setup.ensure_envs()

    assert "--require-hashes" in installed[0]


def test_the_packages_of_learners_tables_are_installed_once(installed: list[list[str]]) -> None:
    setup.ensure_envs()
    setup.ensure_envs()

    assert len(installed) == 1
