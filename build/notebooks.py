"""Turns the notebooks in docs/notebooks into texts, for the documentation."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any


def text(path: Path) -> str:
    """A notebook as Markdown: its texts, its code, and below each cell what it showed."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return "\n\n".join(part for cell in cells for part in _cell(cell)) + "\n"


def _cell(cell: Mapping[str, Any]) -> Iterator[str]:
    source = "".join(cell["source"])
    if cell["cell_type"] != "code":
        yield source
        return
    # What begins with % is Jupyter's own, and no Python to be coloured.
    yield f"```{'text' if source.startswith('%') else 'python'}\n{source}\n```"
    for output in cell["outputs"]:
        view = output.get("data", {})
        if "image/png" in view:
            yield f"![{cell['metadata']['alt']}](data:image/png;base64,{view['image/png']})"
        else:
            words = "".join(output.get("text") or view["text/plain"]).rstrip("\n")
            yield f"```text\n{words}\n```"
