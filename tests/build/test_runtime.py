"""Pyodide's scripts get names whose type every server knows."""

import pytest

from build.runtime import TICKS, monotonic, naming_it_js
from build.say import BuildError


def test_a_script_asks_for_the_other_by_its_name_here() -> None:
    script = naming_it_js("import(`${base}pyodide.asm.mjs`)", "pyodide.js")

    assert script == "import(`${base}pyodide.asm.js`)"


@pytest.mark.parametrize(
    "text",
    [
        "import(base)",
        "import('pyodide.asm.mjs'), import('pyodide.asm.mjs')",
        "import('pyodide.asm.mjs'), import('a.mjs')",
    ],
)
def test_a_script_of_another_shape_stops_the_build(text: str) -> None:
    with pytest.raises(BuildError, match=r"Pyodide's pyodide\.js should name pyodide\.asm\.mjs once"):
        naming_it_js(text, "pyodide.js")


def test_the_page_s_python_has_a_clock_that_nobody_sets() -> None:
    script = monotonic(f"var a={{{TICKS},mp_js_time_ms:()=>Date.now()}}")

    assert script == "var a={mp_js_ticks_ms:()=>performance.now(),mp_js_time_ms:()=>Date.now()}"


def test_another_way_to_read_the_clock_stops_the_build() -> None:
    with pytest.raises(BuildError, match="reads its clock in another way"):
        monotonic("mp_js_ticks_ms:()=>now()")
