"""Runs inside Pyodide: finds what the page imports and compiles that, and only that, to byte code.

It must import nothing of its own before it has looked at ``sys.modules``: what it imports would be kept.
"""

import importlib
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable  # noqa: TC004 - never run: Python 3.14 leaves annotations alone


def both(job_text: str) -> str:
    """Write ``/stdlib.out.zip`` and ``/wheel.out.zip``; return the kept names of the standard library, a line each."""
    imported = set(sys.modules) - {"precompile"}
    import json  # noqa: PLC0415 - the engine speaks JSON, so this one is kept anyway

    job = json.loads(job_text)
    for name in job["modules"]:
        importlib.import_module(name)
    imported |= set(sys.modules) - {"precompile"}
    needed = _files_of(imported)
    whole = tuple(job["whole"])
    kept = _compile(
        "/stdlib.zip",
        "/stdlib.out.zip",
        lambda name: name in needed or name.startswith(whole),
        # Help texts of the library are a fifth of its size; Pyodide reads its own at the start.
        lambda name: 0 if name.startswith(whole) else 2,
    )
    left_out = {name.replace(".", "/") + ".py" for name in job["desktopOnly"]}
    _compile(
        "/wheel.whl",
        "/wheel.out.zip",
        lambda name: name not in left_out and ".dist-info/" not in name,
        lambda _: 0,
    )
    return "".join(f"{name}\n" for name in kept)


def _files_of(modules: Iterable[str]) -> set[str]:
    """The names, inside the library's zip, of the files that modules came from."""
    files = set()
    for name in modules:
        origin = getattr(getattr(sys.modules.get(name), "__spec__", None), "origin", None) or ""
        archive, found, inside = origin.partition(".zip/")
        if found and archive.startswith("/lib/"):
            files.add(inside.removesuffix("c") if inside.endswith(".pyc") else inside)
    return files


def _compile(source: str, target: str, keep: Callable[[str], bool], level: Callable[[str], int]) -> list[str]:
    """Copy a zip with each ``.py`` as byte code, stored, since the web server packs better; return the names kept."""
    import importlib.util  # noqa: PLC0415
    import zipfile  # noqa: PLC0415

    to_pyc = importlib.import_module("importlib._bootstrap_external")._code_to_hash_pyc
    kept = []
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        for name in sorted(old.namelist()):
            if name.endswith("/") or not keep(name):
                continue
            kept.append(name)
            content = old.read(name)
            if name.endswith(".py"):
                code = compile(content, name, "exec", dont_inherit=True, optimize=level(name))
                content = to_pyc(code, importlib.util.source_hash(content), False)
                name += "c"  # noqa: PLW2901 - the same file, compiled
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            new.writestr(entry, bytes(content))
    return kept
