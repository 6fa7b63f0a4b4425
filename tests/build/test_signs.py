"""The signs of pictures: what lies in the package is what the build makes of the page's."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from build import chapters, games, other_games, paths, signs, stdlib

pytestmark = pytest.mark.desktop

NUMBER = re.compile(r"\d+\.?\d*|\.\d+")


@pytest.mark.parametrize("package", signs.SIGNS)
def test_a_package_has_the_signs_of_the_page(package: str) -> None:
    assert signs.path_of(package).read_text(encoding="utf-8") == signs.drawn(package), "`python3 build signs`"


@pytest.mark.parametrize(
    ("path", "short"),
    [
        pytest.param("M1.50 2.0", "M1.5 2", id="after other digits, and alone"),
        pytest.param("l-.0 10", "l-.0 10", id="a zero that is a whole number"),
        pytest.param("l1.0.5", "l1.0.5", id="before another number"),
        pytest.param("a3 3 0 100 200", "a3 3 0 100 200", id="in whole numbers"),
        pytest.param("l1.10.0 5", "l1.1.0 5", id="a zero right after another number"),
        pytest.param("l.05.50.105", "l.05.5.105", id="within"),
    ],
)
def test_zeros_at_the_end_of_decimals_are_left_out(path: str, short: str) -> None:
    assert signs.without_zeros(path) == short


def test_no_sign_changes_by_it() -> None:
    drawing = (paths.PAGE / "art" / "signs.svg").read_text("utf-8")

    assert _numbers(signs.without_zeros(drawing)) == _numbers(drawing)


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.name)
def test_the_page_does_without_what_draws_pictures(game: games.Game) -> None:
    assert [name for name in stdlib.reachable(game)[0] if ".drawing" in name] == []


def _numbers(body: str) -> list[float]:
    return [float(number) for number in NUMBER.findall(body)]


def _drawn_in(path: Path) -> Iterator[str]:
    """The signs of `signs.svg` that a module draws by their names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id="icon"), args=[ast.Constant(value=str(name))], keywords=more):
                if all(keyword.arg == "css" for keyword in more):
                    yield name


@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.name)
def test_a_game_s_folder_has_the_signs_that_its_modules_name(game: games.Game) -> None:
    text = other_games.signs_of(game, (paths.PAGE / "art" / other_games.SIGNS).read_text(encoding="utf-8"))
    folders = [*game.folders, *chapters.all_folders(game)]
    named = {(name, path.name) for folder in folders for path in folder.glob("*.py") for name in _drawn_in(path)}

    assert [(name, file) for name, file in sorted(named) if f'<symbol id="{name}"' not in text] == []
