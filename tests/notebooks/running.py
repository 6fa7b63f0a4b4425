"""Runs the notebooks in docs/notebooks, each in one namespace, as Jupyter does, and writes down what they show.

    PYTHONPATH=src:. python -m tests.notebooks.running --write

A line that begins with % is Jupyter's own and is passed over. The last expression of a cell is its value.
"""

from __future__ import annotations

import argparse
import ast
import base64
import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from pprint import pformat
from typing import Any

FOLDER = Path(__file__).parents[2] / "docs" / "notebooks"
DOTS = 72  # an inch of a picture


def run(notebook: dict[str, Any], name: str = "notebook") -> list[list[dict[str, Any]]]:
    """Run the cells of code and return what each of them shows, as a notebook has it."""
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    return [_outputs("".join(cell["source"]), names, f"{name}, cell {at}") for at, cell in enumerate(cells, 1)]


def _outputs(source: str, names: dict[str, Any], name: str) -> list[dict[str, Any]]:
    plain = "\n".join("" if line.startswith("%") else line for line in source.splitlines())
    tree, value = ast.parse(plain, name), None
    printed = io.StringIO()
    with redirect_stdout(printed):
        if tree.body and isinstance(tree.body[-1], ast.Expr):
            last = ast.Expression(tree.body.pop().value)  # type: ignore[attr-defined]  # the line above says that it is one
            exec(compile(tree, name, "exec"), names)
            value = eval(compile(last, name, "eval"), names)
        else:
            exec(compile(tree, name, "exec"), names)
    text = printed.getvalue()
    outputs: list[dict[str, Any]] = []
    if text:
        outputs.append({"name": "stdout", "output_type": "stream", "text": text.splitlines(keepends=True)})
    if value is not None:
        outputs.append(
            {"data": _output(value), "execution_count": None, "metadata": {}, "output_type": "execute_result"}
        )
    return outputs


def _output(value: Any) -> dict[str, Any]:
    """Write a value as Jupyter shows it: a figure as a picture, everything else as Python writes it."""
    if not hasattr(value, "savefig"):
        return {"text/plain": pformat(value, width=100).splitlines(keepends=True)}
    drawn = io.BytesIO()
    value.savefig(drawn, format="png", dpi=DOTS, metadata={"Software": None})
    return {"image/png": base64.b64encode(drawn.getvalue()).decode(), "text/plain": ["<a picture>"]}


def words(outputs: list[dict[str, Any]]) -> list[str]:
    """Return a cell's output, in words alone: pictures differ by the fonts of a machine."""
    return ["".join(output.get("text") or output["data"]["text/plain"]) for output in outputs]


def write(path: Path) -> None:
    """Run a notebook and keep what it shows in its file."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for cell, outputs in zip(cells, run(notebook, path.name), strict=True):
        cell["outputs"] = outputs
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="keep in the files what they show")
    arguments = parser.parse_args()
    for path in sorted(FOLDER.glob("*.ipynb")):
        if arguments.write:
            write(path)
        else:
            for outputs in run(json.loads(path.read_text(encoding="utf-8")), path.name):
                print(*words(outputs), sep="\n")


if __name__ == "__main__":
    main()
