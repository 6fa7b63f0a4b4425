"""Compiles the engine into the wheel, for this Python and this machine, where the wheel's build is asked to.

hatchling reads this file by itself (pyproject.toml), so it imports nothing else of the build. docs/adr/0009 says why.
"""

import shutil
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.wheel import WheelBuilderConfig
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

# Where the time of a game goes: rules, positions and views, guessing, the policy. What people and pages call (`game`,
# `record`, `links`, `worker`, …) stays Python, which lets it refuse a wrong type in its own words.
COMPILED = {
    "tabletop": "core/engine core/events core/frames bots/search notation/validation",
    "citadels/core": "building cities definitions effects frames hooks marks readings registry state",
    "citadels/cards": "catalog",
    "citadels/cards/districts": "classic common dark_city",
    "citadels/cards/roles": "abbot alchemist architect artist assassin bishop diplomat emperor king magician merchant"
                            " navigator powers queen shields tax_collector thief warlord witch wizard",
    "citadels/flow": "calls draft options scoring setup stack turn",
    "citadels/views": "observing refusals view",
    "citadels/notation": "phases position",
    "citadels/bots": "arena",
    "citadels/bots/guessing": "known selection world",
    "citadels/bots/policy": "answers candidates cards imagine facts naming picks play raids turns value",
}  # fmt: skip
# mypyc cannot take `moves` (a class made from str), `bots/policy/weights` (attributes by name) and `tabletop/bots` (a
# tuple with a function as default). `menu` gains nothing by it; `tabletop/rng`, whose numbers have 64 bits, loses.


class CompileHook(BuildHookInterface[WheelBuilderConfig]):
    """Asked for with HATCH_BUILD_HOOK_ENABLE_CUSTOM=1; without it the wheel is plain Python."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and tag the wheel for this Python and this machine alone."""
        work = Path(self.root, ".build", "mypyc")
        shutil.rmtree(work, ignore_errors=True)
        for library in compiled(sources(), work):
            build_data["force_include"][str(library)] = library.relative_to(work / "lib").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def sources() -> list[str]:
    """The files to compile, by their paths from the repository's root."""
    return [f"src/{folder}/{name}.py" for folder, names in COMPILED.items() for name in names.split()]


def compiled(files: list[str], work: Path) -> list[Path]:
    """Turn modules into C, and that into libraries under ``lib``, in the folders of the modules."""
    modules = mypycify(files, debug_level="0", target_dir=str(work / "c"), group_name="citadels")
    command = build_ext(Distribution({"name": "citadels", "ext_modules": modules}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.ensure_finalized()
    command.run()
    return [Path(library) for library in command.get_outputs()]
