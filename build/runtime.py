"""Copies the third-party files that the page needs into ``vendor/``, each folder with its licence."""

import json
import shutil
from pathlib import Path

from build import paths, tools
from build.say import Stop

NODE = paths.NODE_MODULES
PYSCRIPT = NODE / "@pyscript" / "core"
MICROPYTHON = NODE / "@micropython" / "micropython-webassembly-pyscript"
FLUENT = NODE / "@fluent" / "bundle"
PYODIDE = NODE / "pyodide"

# What PyScript loads whatever the page asks of it; its other chunks are the code editor, the terminal and its packages.
PYSCRIPT_CHUNKS = (
    "core.js",
    "core-*.js",
    "deprecations-manager-*.js",
    "donkey-*.js",
    "error-*.js",
    "py-editor-*.js",
    "py-game-*.js",
    "py-terminal-*.js",
)

# What PyScript's bundle is made of, for the licences.
PYSCRIPT_PARTS = (
    "@ungap/with-resolvers",
    "@webreflection/idb-map",
    "@webreflection/utils",
    "basic-devtools",
    "codedent",
    "coincident",
    "html-escaper",
    "next-resolver",
    "plain-tag",
    "polyscript",
    "reflected-ffi",
    "sticky-module",
    "to-json-callback",
    "type-checked-collections",
    "weak-id",
)

# PyScript writes a program as text for workers of its own, of which this page has none; its policy would forbid it.
EVALUATED = "return Function(`return(w,x)=>(${r})(w,x,...[${s}])`)()"
PYSCRIPT_NOTICE = """\
Changed in one place: where core-*.js made a function of text for PyScript's own workers, it now makes none.

"""

PYODIDE_NOTICE = """\
Pyodide {version}, Mozilla Public License 2.0 (MPL-2.0.txt), unmodified; its source is the tag {version} of the project
pyodide/pyodide and the npm package pyodide@{version}. It contains CPython (Python.txt). python_stdlib.zip is CPython's
standard library and Pyodide's own Python, trimmed to what this site imports and compiled to byte code.
"""

MICROPYTHON_NOTICE = """\
MicroPython {version}, the MIT License, unmodified.
Copyright (c) 2013-2026 Damien P. George and the MicroPython contributors

"""


def copy(dist: Path) -> None:
    """Fill ``vendor/`` with the runtimes and libraries, pinned by package-lock.json."""
    vendor = dist / "vendor"
    _copy_pyodide(vendor / "pyodide")
    _copy_pyscript(vendor / "pyscript")
    _copy_micropython(vendor / "micropython")
    _bundle_fluent(vendor / "fluent")


def _copy_pyodide(folder: Path) -> None:
    _take(folder, PYODIDE, "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
    _take(folder, paths.LICENCES, "MPL-2.0.txt", "Python.txt")
    # The lock names hundreds of packages on hosts that are not this one: the page gets its header alone.
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    header = {"info": lock["info"], "packages": {}}
    _write(folder / "pyodide-lock.json", json.dumps(header, sort_keys=True))
    _write(folder / "LICENCE.txt", PYODIDE_NOTICE.format(version=_version(PYODIDE)))


def _copy_pyscript(folder: Path) -> None:
    chunks = [path.name for pattern in PYSCRIPT_CHUNKS for path in sorted((PYSCRIPT / "dist").glob(pattern))]
    _take(folder, PYSCRIPT / "dist", *chunks)
    _forbid_eval(folder)
    texts = [PYSCRIPT_NOTICE + _licence(PYSCRIPT)]
    texts += [_licence(NODE / part) for part in PYSCRIPT_PARTS if (NODE / part).exists()]
    _write(folder / "LICENCE.txt", "\n\n".join(texts))


def _forbid_eval(folder: Path) -> None:
    """Take the one evaluated text out that PyScript comes to on a page, so that the page's policy can forbid them all.

    Raises:
        Stop: it is not there, or not once: another version of PyScript, to be looked at.
    """
    holding = [path for path in sorted(folder.glob("core-*.js")) if EVALUATED in path.read_text(encoding="utf-8")]
    if len(holding) != 1:
        raise Stop("PyScript no longer evaluates text where build/runtime.py knows it: see EVALUATED there.")
    script = holding[0].read_text(encoding="utf-8")
    _write(holding[0], script.replace(EVALUATED, "return()=>{}").rstrip("\n"))


def _copy_micropython(folder: Path) -> None:
    _take(folder, MICROPYTHON, "micropython.mjs", "micropython.wasm")
    notice = MICROPYTHON_NOTICE.format(version=_version(MICROPYTHON))
    permission = (paths.ROOT / "LICENSE").read_text(encoding="utf-8").split("\n\n", 2)[2]
    _write(folder / "LICENCE.txt", notice + permission)


def _bundle_fluent(folder: Path) -> None:
    """Make one small module of Fluent's ten."""
    folder.mkdir(parents=True)
    program = NODE / "esbuild" / "bin" / "esbuild"
    options = ["--bundle", "--minify", "--format=esm", "--target=es2022", "--log-level=warning"]
    tools.run(tools.node(), program, FLUENT / "esm" / "index.js", *options, f"--outfile={folder / 'bundle.js'}")
    notice = f"@fluent/bundle {_version(FLUENT)} by Mozilla, bundled and minified.\n\n"
    licence = (paths.LICENCES / "Apache-2.0.txt").read_text(encoding="utf-8")
    _write(folder / "LICENCE.txt", notice + licence)


def _take(folder: Path, source: Path, *names: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        if name.endswith((".js", ".mjs")):
            _write(folder / name, _without_map((source / name).read_text(encoding="utf-8")))
        else:
            shutil.copyfile(source / name, folder / name)


def _without_map(script: str) -> str:
    """Leave out the line that would make the browser's tools ask for a source map that is not here."""
    return "\n".join(line for line in script.split("\n") if not line.startswith("//# sourceMappingURL="))


def _version(package: Path) -> str:
    return str(json.loads((package / "package.json").read_text(encoding="utf-8"))["version"])


def _licence(package: Path) -> str:
    found = sorted(path for path in package.iterdir() if path.name.upper().startswith(("LICENSE", "LICENCE")))
    if not found:
        about = json.loads((package / "package.json").read_text(encoding="utf-8"))
        if "license" not in about:
            raise Stop(f"The package {package.name} says nothing of its licence, so it cannot be shipped.")
        return f"{package.name} {about['version']}: {about['license']} licence, {about.get('author', '')}"
    about_name = package.relative_to(NODE).as_posix()
    return f"{about_name} {_version(package)}\n\n{found[0].read_text(encoding='utf-8').strip()}"


def _write(path: Path, text: str) -> None:
    path.write_text(text if text.endswith("\n") else text + "\n", encoding="utf-8", newline="\n")
