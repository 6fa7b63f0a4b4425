"""Cuts PyScript's Python package, ``pyscript``, to what the page's Python imports from it.

Its ``__init__`` imports everything: displays, sockets, storage, workers. Here it is replaced by one with only those of
its imports that the page needs. The modules that these lead to are taken as they are.
"""

import ast
from collections.abc import Iterable
from pathlib import Path

from build import paths
from build.say import BuildError

CORE = paths.NODE_MODULES / "@pyscript" / "core"
SOURCE = CORE / "src" / "stdlib" / "pyscript"
PACKAGE = "pyscript"
# The largest module by far, which `when` needs for `isinstance` checks alone. A page that does not use it has no such
# objects, so empty classes of the same names do as well.
STAND_IN = "pyscript.web"
# Modules that MicroPython, polyscript and site/js/loader.js provide; `pyodide.ffi` is tried and may be missing.
BROUGHT = ("_pyscript", "asyncio", "functools", "inspect", "js", "jsffi", "json", "polyscript", "pyodide.ffi", "sys")


def cut(wanted: Iterable[str], source: Path = SOURCE) -> dict[str, str]:
    """The files of the package that provide the wanted names: the text of each by its name.

    Raises:
        BuildError: the package has changed; the text says what is missing or new.
    """
    offered = _offered(source)
    questions = [(PACKAGE, name) for name in sorted(wanted)]
    for module, name in questions:  # the list grows in the loop
        questions += [item for item in _led_to(module, name, offered, source) if item not in questions]
    door = [f"from {offered[name]} import {name}\n" for name in offered if (PACKAGE, name) in questions]
    files = {"__init__.py": "".join(door)}
    for module in sorted({module for module, _ in questions} - {PACKAGE}):
        path = _file_of(module, source)
        classes = [f"class {name}:\n    pass\n" for word, name in questions if word == STAND_IN]
        files[path.name] = "".join(classes) if module == STAND_IN else path.read_text(encoding="utf-8")
    return files


def names_used(path: Path) -> set[str]:
    """The names that a module of the page imports from ``pyscript``."""
    return {name for module, name in _imported(_read(path)) if module == PACKAGE}


def _offered(source: Path) -> dict[str, str]:
    """The names that the package's ``__init__`` imports from its modules, in order, each with its module."""
    return {
        alias.name: node.module
        for node in _read(_file_of("pyscript.__init__", source)).body
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(PACKAGE + ".")
        for alias in node.names
    }


def _led_to(module: str, name: str, offered: dict[str, str], source: Path) -> list[tuple[str, str]]:
    """Return what a name of a module needs besides: pairs of a module and a name in it."""
    if module == STAND_IN:
        return []
    if module != PACKAGE:
        return _imports_of(_file_of(module, source))
    if name not in offered:
        raise BuildError(f"`from pyscript import {name}` is asked for, which PyScript's package does not offer.")
    return [(offered[name], name)]


def _imports_of(path: Path) -> list[tuple[str, str]]:
    """Return what a module of the package imports from the package."""
    tree = _read(path)
    ours = [(module, name) for module, name in _imported(tree) if module.split(".")[0] == PACKAGE]
    strange = {module for module, _ in _imported(tree)} - {module for module, _ in ours} - set(BROUGHT)
    if strange:
        raise BuildError(
            f"PyScript's {path.name} imports {', '.join(sorted(strange))}; build/pyscript.py knows no such."
        )
    if not _only_compares(tree, {name for module, name in ours if module == STAND_IN}):
        raise BuildError(f"PyScript's {path.name} does more with {STAND_IN} than isinstance(): it needs that module.")
    return ours


def _imported(tree: ast.Module) -> list[tuple[str, str]]:
    """All imports at any place of a module: pairs of a module and a name in it, or "" for the module itself."""
    result = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            result += [(alias.name, "") for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            result += [(node.module, alias.name) for alias in node.names]
    return result


def _only_compares(tree: ast.Module, names: set[str]) -> bool:
    """Whether these names are used as the second argument of ``isinstance`` alone."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    compared = [call.args[1] for call in calls if ast.unparse(call.func) == "isinstance"]
    return all(node in compared for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id in names)


def _read(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def _file_of(module: str, source: Path) -> Path:
    path = source / f"{module.removeprefix(PACKAGE + '.')}.py"
    if not path.exists():
        raise BuildError(f"PyScript's package has no module {module}; build/pyscript.py looked for it in {source}.")
    return path
