"""Modules of any game's page import nothing that draws a game, and know none (docs/adr/0020)."""

from __future__ import annotations

import ast
import re
from typing import Any

from build import games, packs, stdlib
from build.paths import PAGE
from tests import words_of_games

SHARED = sorted(games.TABLE.glob("*.py"))
SCRIPTS = sorted((PAGE / "js").iterdir())
IMPORTED = re.compile(r"""(?:from|import)\s*\(?\s*["'](\.[^"']+)["']""")


def test_a_module_of_any_game_s_imports_those_alone() -> None:
    there = {path.stem for path in SHARED} | set(packs.BROUGHT)

    others = {path.name: stdlib.imports(path) - there for path in SHARED}

    assert {name: imports for name, imports in others.items() if imports} == {}


def test_a_script_of_any_game_s_imports_those_and_libraries_alone() -> None:
    imports = [(path.name, item) for path in SCRIPTS for item in IMPORTED.findall(path.read_text(encoding="utf-8"))]

    assert [(name, item) for name, item in imports if not item.startswith(("./", "../vendor/"))] == []


def test_what_any_game_s_page_uses_says_no_word_of_one() -> None:
    assert words_of_games.in_files([*SHARED, *SCRIPTS, PAGE / "sw.js"], words_of_games.WORDS) == {}


def test_the_page_asks_of_a_game_only_what_its_contract_lists(app: Any) -> None:
    questions = {
        node.attr
        for path in SHARED
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value).split(".")[-1] == "game"
    }

    assert questions == {name for name in vars(app.game.Game) if not name.startswith("_")}


def test_a_game_s_own_settings_stand_among_any_game_s(app: Any) -> None:
    listed = app.stored_settings.values(app.citadels_game.CitadelsGame)

    assert [name for name, _, _ in listed] == ["pace", "motion", "points", "income", "memory", "remarks", "sound"]


def test_a_page_without_a_log_loads_none_beside_the_table(app: Any, device: Any) -> None:
    page = app.page.Page(app.game.Game())

    device.settle(page.load_beside)

    assert device.stage.calls("chapter") == []
