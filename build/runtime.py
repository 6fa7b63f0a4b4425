"""Copies the third-party files that the page needs into ``vendor/``, each folder with its licence."""

import json
import shutil
from pathlib import Path

from build import paths, pyscript, tools
from build.say import BuildError

NODE = paths.NODE_MODULES
MICROPYTHON = NODE / "@micropython" / "micropython-webassembly-pyscript"
WORKBOX = ("workbox-core", "workbox-precaching", "workbox-routing", "workbox-strategies")
FLUENT = NODE / "@fluent" / "bundle"
QR = NODE / "qr"
PYODIDE = NODE / "pyodide"

# Pyodide's second script: its published name, and its name here.
PUBLISHED, HERE = "pyodide.asm.mjs", "pyodide.asm.js"

# The packages in polyscript's bundle, for their licences.
POLYSCRIPT_PARTS = (
    "@webreflection/fetch",
    "@webreflection/idb-map",
    "@webreflection/utils",
    "basic-devtools",
    "codedent",
    "coincident",
    "html-escaper",
    "reflected-ffi",
    "sticky-module",
    "to-json-callback",
)
PYSCRIPT_NOTICE = """\
PyScript {version}. Of its Python package `pyscript` this site has what its pages ask for, compiled to byte code in
app/*.pack: `__init__` is cut to that, `web` has an empty stand-in, the other modules are unmodified.

"""
POLYSCRIPT_NOTICE = """\
polyscript, PyScript's kernel, unmodified; index.js alone, without the parts that it would load for TOML, zip files and
Pyodide on the page.

"""

PYODIDE_NOTICE = """\
Pyodide {version}, Mozilla Public License 2.0 (MPL-2.0.txt); its source is the tag {version} of the project
pyodide/pyodide and the npm package pyodide@{version}. It contains CPython (Python.txt). What was changed:
- pyodide.mjs and pyodide.asm.mjs are called pyodide.js and pyodide.asm.js, also in the one place in each that names
  pyodide.asm.mjs; the line that names a source map is left out.
- pyodide-lock.json has its header alone.
- python_stdlib.zip is CPython's standard library and Pyodide's own Python, trimmed to what this site imports and
  compiled to byte code.
"""

# How asyncio's timers read the clock, and how they do here.
TICKS = "mp_js_ticks_ms:()=>Date.now()-MP_JS_EPOCH"
MONOTONIC = "mp_js_ticks_ms:()=>performance.now()"
MICROPYTHON_NOTICE = """\
MicroPython {version}, the MIT License. micropython.mjs is called micropython.js here: minified, without its
code for Node, and with a clock that nobody sets.
Copyright (c) 2013-2026 Damien P. George and the MicroPython contributors

"""


def copy(dist: Path) -> None:
    """Fill ``vendor/`` with the runtimes and libraries, pinned by package-lock.json."""
    vendor = dist / "vendor"
    _copy_pyodide(vendor / "pyodide")
    _copy_polyscript(vendor / "polyscript")
    _copy_micropython(vendor / "micropython")
    _bundle_fluent(vendor / "fluent")
    _bundle_qr(vendor / "qr")
    _credit_workbox(vendor / "workbox")


def _copy_pyodide(folder: Path) -> None:
    _take(folder, PYODIDE, "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
    for script in (folder / "pyodide.js", folder / HERE):
        _write(script, naming_it_js(script.read_text(encoding="utf-8"), script.name))
    _take(folder, paths.LICENCES, "MPL-2.0.txt", "Python.txt")
    # The lock lists hundreds of packages on other hosts: the page gets its header alone.
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    header = {"info": lock["info"], "packages": {}}
    _write(folder / "pyodide-lock.json", json.dumps(header, sort_keys=True))
    _write(folder / "LICENCE.txt", PYODIDE_NOTICE.format(version=version(PYODIDE)))


def _copy_polyscript(folder: Path) -> None:
    """Copy the kernel that PyScript's core depends on, and note which part of the core is in the page's own files."""
    kernel = _needed("polyscript", pyscript.CORE)
    _take(folder, kernel / "dist", "index.js")
    texts = [PYSCRIPT_NOTICE.format(version=version(pyscript.CORE)) + licence(pyscript.CORE)]
    texts += [POLYSCRIPT_NOTICE + licence(kernel)]
    texts += [licence(_needed(part, kernel)) for part in POLYSCRIPT_PARTS]
    _write(folder / "LICENCE.txt", "\n\n".join(texts))


def _copy_micropython(folder: Path) -> None:
    """Minify the script, which saves 4 kB of gzip before the first tap, and give it a clock that nobody can set."""
    _take(folder, MICROPYTHON, "micropython.wasm")
    options = ["--minify", "--format=esm", "--target=es2022", "--define:process=undefined", "--allow-overwrite"]
    script = folder / "micropython.js"
    script.write_text(monotonic((MICROPYTHON / "micropython.mjs").read_text(encoding="utf-8")), encoding="utf-8")
    tools.esbuild(script, *options, f"--outfile={script}")
    notice = MICROPYTHON_NOTICE.format(version=version(MICROPYTHON))
    permission = (paths.ROOT / "LICENSE").read_text(encoding="utf-8").split("\n\n", 2)[2]
    _write(folder / "LICENCE.txt", notice + permission)


def monotonic(script: str) -> str:
    """Return MicroPython's script with a monotonic clock for its timers.

    By the time of day, asyncio would let a task wait for a month when a device's clock is set back by one.

    Raises:
        BuildError: the script reads its clock in another way than the one that is known.
    """
    if script.count(TICKS) != 1:
        raise BuildError("micropython.mjs reads its clock in another way: see build/runtime.py, TICKS")
    return script.replace(TICKS, MONOTONIC)


def _bundle_fluent(folder: Path) -> None:
    """Bundle Fluent's ten modules into a small one."""
    folder.mkdir(parents=True)
    options = ["--bundle", "--minify", "--format=esm", "--target=es2022"]
    tools.esbuild(FLUENT / "esm" / "index.js", *options, f"--outfile={folder / 'bundle.js'}")
    notice = f"@fluent/bundle {version(FLUENT)} by Mozilla, bundled and minified.\n\n"
    licence = (paths.LICENCES / "Apache-2.0.txt").read_text(encoding="utf-8")
    _write(folder / "LICENCE.txt", notice + licence)


def _bundle_qr(folder: Path) -> None:
    """Bundle what writes QR codes and what reads them, which a page loads when phones join (site/phones)."""
    folder.mkdir(parents=True)
    options = ["--bundle", "--minify", "--format=esm", "--target=es2022", "--legal-comments=none"]
    tools.esbuild(paths.ROOT / "build" / "qr.mjs", *options, f"--outfile={folder / 'qr.js'}")
    permission = (QR / "LICENSE-MIT").read_text(encoding="utf-8")
    _write(folder / "LICENCE.txt", f"qr {version(QR)} by Paul Miller, bundled and minified.\n\n{permission}")


def _credit_workbox(folder: Path) -> None:
    """Copy the licence of Workbox, which build/offline.py bundles."""
    folder.mkdir(parents=True)
    licence = (NODE / WORKBOX[0] / "LICENSE").read_text(encoding="utf-8")
    _write(folder / "LICENCE.txt", f"{', '.join(WORKBOX)}, bundled in sw.js.\n\n{licence}")


def naming_it_js(text: str, name: str) -> str:
    """One of Pyodide's scripts with the name of the other changed to the one here.

    Raises:
        BuildError: it does not name the other one exactly once, or it names another ``.mjs``.
    """
    if (text.count(PUBLISHED), text.count(".mjs")) != (1, 1):
        raise BuildError(
            f"Pyodide's {name} should name {PUBLISHED} once and no other .mjs: see build/runtime.py, naming_it_js."
        )
    return text.replace(PUBLISHED, HERE)


def _take(folder: Path, source: Path, *names: str) -> None:
    """Copy; a ``.mjs`` becomes a ``.js``, as some servers send ``.mjs`` with a type that browsers do not run."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        if name.endswith((".js", ".mjs")):
            place = (folder / name).with_suffix(".js")
            _write(place, _without_map((source / name).read_text(encoding="utf-8")))
        else:
            shutil.copyfile(source / name, folder / name)


def _without_map(script: str) -> str:
    """Remove the line that names a source map, which is not copied."""
    return "\n".join(line for line in script.split("\n") if not line.startswith("//# sourceMappingURL="))


def _needed(name: str, by: Path) -> Path:
    """The folder of a dependency as the package sees it: its own copy, if npm installed one for it."""
    own = by / "node_modules" / name
    return own if own.exists() else NODE / name


def version(package: Path) -> str:
    """The version of an npm package."""
    return str(json.loads((package / "package.json").read_text(encoding="utf-8"))["version"])


def licence(package: Path) -> str:
    """The licence of an npm package: its text, or what the package says of it.

    Raises:
        BuildError: it says nothing.
    """
    about = json.loads((package / "package.json").read_text(encoding="utf-8"))
    paths = sorted(path for path in package.iterdir() if path.name.upper().startswith(("LICENSE", "LICENCE")))
    if paths:
        return f"{about['name']} {about['version']}\n\n{paths[0].read_text(encoding='utf-8').strip()}"
    if "license" not in about:
        raise BuildError(f"The package {about['name']} says nothing of its licence, so it cannot be shipped.")
    return f"{about['name']} {about['version']}: {about['license']} licence, {about.get('author', '')}"


def _write(path: Path, text: str) -> None:
    path.write_text(text if text.endswith("\n") else text + "\n", encoding="utf-8", newline="\n")
