"""Puts what the workshop's page runs bots in beside it: the room, the worker, Python's whole library and the wheel.

All of it lies in one folder named by a hash of its contents; the table's pages load none of it, and do not keep it.
"""

import html
import json
import shutil
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from build import folders, games, paths, runtime, tools, wheel, workshop_table
from build.poster import hash_of

PAGE = "workshop.html"
FOLDER = "workshop"
SOURCES = paths.PAGE / FOLDER
LIBRARY = "python_stdlib.zip"
# Its stand-in has too little of it for somebody's bot to import.
AS_PUBLISHED = ("subprocess.py",)
WASM = "pyodide.asm.wasm"
NOTICE = """\
Pyodide {version}, Mozilla Public License 2.0 (MPL-2.0.txt); its source is the tag {version} of the project
pyodide/pyodide and the npm package pyodide@{version}. It contains CPython (Python.txt). What was changed: pyodide.mjs
and pyodide.asm.mjs are bundled with this site's own worker and minified, in inside.js. python_stdlib.zip is CPython's
standard library and Pyodide's own Python, some of it compiled to byte code.
"""
# What Pyodide asks for under Node alone, where this bundle never runs.
NODE_ONLY = ("--external:node:*", "--external:ws")


def make(dist: Path) -> None:
    """Fill the folder of the workshop, name it, and put the room and all addresses into the page."""
    folder = dist / FOLDER
    folder.mkdir(exist_ok=True)
    _esbuild(SOURCES / "inside.js", folder / "inside.js", "--format=iife", *NODE_ONLY)
    _library(runtime.PYODIDE / LIBRARY, folders.vendor(dist) / "pyodide" / LIBRARY, folder / LIBRARY)
    published = next((dist / "wheels").glob(wheel.FOR_OTHERS))
    shutil.copyfile(published, folder / published.name)
    _credit(folder)
    named = folders.named(folder)
    parts = {
        "inside": named / "inside.js",
        "library": named / LIBRARY,
        "wheel": named / published.name,
        "wasm": folders.vendor(dist) / "pyodide" / WASM,
        "lock": folders.vendor(dist) / "pyodide" / "pyodide-lock.json",
    }
    listed = {name: (_address(dist, path), path.stat().st_size) for name, path in parts.items()}
    rest = [
        PAGE,
        workshop_table.PAGE,
        *(_address(dist, path) for path in paths.files_under(named) if path.suffix != ".txt"),
    ]
    rest += [address for address, _ in listed.values() if address not in rest]
    room = _room(dist)
    for page in (PAGE, workshop_table.PAGE):
        _complete(dist / page, named.name, room, listed, rest)


def _library(whole: Path, compiled: Path, target: Path) -> None:
    """Write the whole library, with byte code for all that the table's has, which is what Python starts with.

    Its start takes half as long so; the stand-ins among it are for what no browser can do (build/precompile.py).
    """
    with ZipFile(whole) as old, ZipFile(compiled) as ready, ZipFile(target, "w", ZIP_DEFLATED) as new:
        there = set(ready.namelist())
        for name in sorted(name for name in old.namelist() if not name.endswith("/")):
            taken = f"{name}c" if f"{name}c" in there and name not in AS_PUBLISHED else name
            entry = ZipInfo(taken, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            entry.compress_type = ZIP_DEFLATED
            new.writestr(entry, (old if taken == name else ready).read(taken))


def _complete(page: Path, folder: str, room: str, parts: dict[str, tuple[str, int]], rest: list[str]) -> None:
    """Put into the page the room as text, the hash of its script, and the addresses of what is handed in and kept."""
    text = page.read_text(encoding="utf-8").replace(f'"./{FOLDER}/', f'"./{folder}/')
    data = f'data-parts="{_quoted(json.dumps(parts))}" data-kept="{_quoted(json.dumps(rest))}"'
    text = text.replace('srcdoc="{room}"', f'srcdoc="{_quoted(room)}" {data}')
    text = text.replace("{room-hash}", hash_of(room.partition("<script>")[2].partition("</script>")[0]))
    page.write_text(text, encoding="utf-8", newline="\n")


def _room(dist: Path) -> str:
    """Return the text of the frame, its script inside and named by its hash in the policy."""
    made = dist / "frame.js"
    _esbuild(SOURCES / "frame.js", made, "--format=iife", "--charset=utf8")
    script = made.read_text(encoding="utf-8").strip()
    made.unlink()
    text = (SOURCES / "room.html").read_text(encoding="utf-8").strip()
    return text.replace("{room-hash}", hash_of(script)).replace("{room-script}", script)


def _credit(folder: Path) -> None:
    version = runtime.version(runtime.PYODIDE)
    (folder / "LICENCE.txt").write_text(NOTICE.format(version=version), encoding="utf-8", newline="\n")
    for name in ("MPL-2.0.txt", "Python.txt"):
        shutil.copyfile(paths.LICENCES / name, folder / name)


def _esbuild(source: Path, target: Path, *options: str) -> None:
    usual = ("--bundle", "--minify", "--target=es2022", "--legal-comments=none")
    tools.esbuild(source, *usual, *games.PLAYED.definitions(), *options, f"--outfile={target}")


def _address(dist: Path, path: Path) -> str:
    return path.relative_to(dist).as_posix()


def _quoted(text: str) -> str:
    return html.escape(text, quote=True)
