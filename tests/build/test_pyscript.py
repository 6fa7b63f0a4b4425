"""Files of PyScript's Python package that come into the page."""

from pathlib import Path

import pytest

from build.pyscript import cut, names_used
from build.say import BuildError

PACKAGE = {
    "__init__.py": "from pyscript.here import place\nfrom pyscript.events import when\nfrom pyscript.talk import say\n",
    "here.py": "import js\nplace = js\n",
    "talk.py": "from pyscript import place\ndef say(): return place\n",
    "events.py": "from pyscript.web import Element\ndef when(what): return isinstance(what, Element)\n",
    "web.py": "class Element:\n    def draw(self): ...\n",
}


def copy_modules(folder: Path, **changed: str) -> Path:
    """A package of that shape, some of its modules changed."""
    for name, text in {**PACKAGE, **{f"{module}.py": text for module, text in changed.items()}}.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_only_the_module_of_a_wanted_name_comes(tmp_path: Path) -> None:
    files = cut({"place"}, copy_modules(tmp_path))

    assert set(files) == {"__init__.py", "here.py"}


def test_a_module_comes_as_it_is(tmp_path: Path) -> None:
    files = cut({"place"}, copy_modules(tmp_path))

    assert files["here.py"] == PACKAGE["here.py"]


def test_the_package_names_what_its_modules_ask_of_it_too(tmp_path: Path) -> None:
    files = cut({"say"}, copy_modules(tmp_path))

    assert files["__init__.py"] == "from pyscript.here import place\nfrom pyscript.talk import say\n"


def test_what_is_only_compared_with_has_an_empty_stand_in(tmp_path: Path) -> None:
    files = cut({"when"}, copy_modules(tmp_path))

    assert files["web.py"] == "class Element:\n    pass\n"


@pytest.mark.parametrize(
    ("wanted", "changed", "message"),
    [
        ("whisper", {}, "from pyscript import whisper"),
        ("when", {"events": "from pyscript.web import Element\nwhen = Element()\n"}, "events.py does more"),
        ("place", {"here": "import turtle\nplace = turtle\n"}, "here.py imports turtle"),
        ("place", {"here": "from pyscript.there import place\n"}, "no module pyscript.there"),
    ],
)
def test_a_package_of_another_shape_stops_the_build(
    tmp_path: Path, wanted: str, changed: dict[str, str], message: str
) -> None:
    package = copy_modules(tmp_path, **changed)

    with pytest.raises(BuildError, match=message):
        cut({wanted}, package)


def test_the_page_asks_by_importing(tmp_path: Path) -> None:
    module = tmp_path / "page.py"
    module.write_text("from pyscript import when, window\nfrom ui import stage\n", encoding="utf-8")

    assert names_used(module) == {"when", "window"}
