"""Writes the types of docs/protocol.md and of the page's scripts from the TypedDicts in src/, the one source for both.

The scripts get those of any game, since they know none.

    python3 build protocol

In the document each block of types has the names of its types in the comment before it:

    <!-- types: Choice Pick -->

A comment at the end of a key's line in Python is the comment of that key; one at the end of the line of a class is not
read, since its docstring describes it.

The table of requests stands behind the comment `<!-- requests -->`: a row for each handler of the worker, with the
keys and the docstring of its request, and the type of its answer.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from build import paths

REQUESTS = "tabletop/table/requests.py"
ANY_GAME = ("tabletop/table/answers.py",)
# A later file's type replaces one of the same name in an earlier one: Citadels answers with more than any game does.
SOURCES = (
    *ANY_GAME,
    REQUESTS,
    "citadels/views/json_types.py",
    "citadels/table/messages.py",
    "citadels/table/answers.py",
    "citadels/table/files.py",
)
DOCUMENT = paths.ROOT / "docs" / "protocol.md"
SCRIPT_TYPES = paths.PAGE / "js" / "protocol.d.ts"
WORKER = paths.SOURCE / "tabletop" / "table" / "worker.py"
TABLE = re.compile(r"(<!-- requests -->\n)(?:\|.*\n)*")
BLOCK = re.compile(r"(<!-- types: ([\w\s]+) -->\n)```ts\n.*?```\n", re.DOTALL)
RENAMED = {"try": "begin_trial"}  # handlers whose requests are words that Python keeps for itself
BASIC = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "unknown", "None": "null"}
HEAD = """// Types of the JSON between page and engine: written by `python3 build protocol` from the TypedDicts in src/.
// Read by `tsc` alone; nothing of it is shipped.

declare namespace Protocol {
"""


@dataclass(frozen=True)
class Key:
    """One key of a type; `type` is TypeScript."""

    name: str
    type: str
    optional: bool
    comment: str


@dataclass(frozen=True)
class Type:
    """A TypedDict; `bases` are the types it extends."""

    name: str
    about: str
    bases: tuple[str, ...]
    keys: tuple[Key, ...]


def write() -> None:
    """Write both files."""
    for path, text in outputs().items():
        path.write_text(text, encoding="utf-8")


def stale() -> list[str]:
    """Return the files that are not what the sources say now."""
    return [path.name for path, text in outputs().items() if path.read_text(encoding="utf-8") != text]


def outputs() -> dict[Path, str]:
    """Return both files as they should be.

    Raises:
        KeyError: the document names a type that no source has.
    """
    types = read()
    document = BLOCK.sub(lambda match: match[1] + _block(types, match[2].split()), DOCUMENT.read_text(encoding="utf-8"))
    document = TABLE.sub(lambda match: match[1] + request_table(), document)
    commented = (f"/** {typed_dict.about} */\n{typescript(typed_dict)}" for typed_dict in read(ANY_GAME).values())
    body = "\n".join(_indented(text) for text in commented)
    aliases = "".join(f"  type {name} = {kind};\n" for name, kind in sorted(_aliases(ANY_GAME).items()))
    return {DOCUMENT: document, SCRIPT_TYPES: f"{HEAD}{aliases}\n{body}}}\n"}


def read(sources: Sequence[str] = SOURCES) -> dict[str, Type]:
    """Return every type by its name, in the order of the sources."""
    types: dict[str, Type] = {}
    for source in sources:
        for typed_dict in types_in((paths.SOURCE / source).read_text(encoding="utf-8"), types):
            types[typed_dict.name] = typed_dict
    return types


def typescript(typed_dict: Type) -> str:
    """Write a type as an interface."""
    extends = f" extends {', '.join(typed_dict.bases)}" if typed_dict.bases else ""
    lines = [f"interface {typed_dict.name}{extends} {{"]
    for key in typed_dict.keys:
        name = f"{key.name}?" if key.optional else key.name
        comment = f" // {key.comment}" if key.comment else ""
        lines.append(f"  {name}: {key.type};{comment}")
    return "\n".join([*lines, "}\n"])


def request_table() -> str:
    """Write the table of requests, in the order of their types.

    Raises:
        KeyError: a request has no handler.
    """
    answers = answer_types(WORKER.read_text(encoding="utf-8"))
    rows = []
    for name, request in read((REQUESTS,)).items():
        kind = name.removesuffix("Request").lower()
        if request.bases == ("Request",):
            keys = ", ".join(f"{key.name}{'?' * key.optional}: {key.type}" for key in request.keys)
            answer = answers[RENAMED.get(kind, kind)]
            rows.append([f"`{kind}`", f"`{keys}`" if keys else "", request.about, answer])
    return "".join(
        f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |\n"
        for row in (["do", "with", "meaning", "answer"], ["---"] * 4, *rows)
    )


def answer_types(worker: str) -> dict[str, str]:
    """Return the types that each handler of a worker's source returns, by the request it handles."""
    types = {}
    for node in ast.walk(ast.parse(worker)):
        if isinstance(node, ast.FunctionDef) and any("Request" in ast.unparse(arg) for arg in node.args.args):
            returns = ast.unparse(node.returns) if node.returns else ""
            types[node.name] = " or ".join(f"`{name.removeprefix('answers.')}`" for name in returns.split(" | "))
    return types


def _block(types: dict[str, Type], names: list[str]) -> str:
    return "```ts\n" + "".join(typescript(types[name]) for name in names) + "```\n"


def _indented(text: str) -> str:
    return "".join(f"  {line}\n" for line in text.splitlines())


def types_in(text: str, earlier: dict[str, Type]) -> Iterator[Type]:
    """Yield the types of a source; `earlier` are those of the sources before it."""
    lines, tree = text.splitlines(), ast.parse(text)
    renamed = {
        alias.asname: alias.name
        for node in tree.body if isinstance(node, ast.ImportFrom)
        for alias in node.names if alias.asname
    }  # fmt: skip
    typed = {"TypedDict", *earlier, *renamed}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
            if typed.isdisjoint(bases):
                continue
            typed.add(node.name)
            keys = tuple(_key(part, lines) for part in node.body if isinstance(part, ast.AnnAssign))
            # A base of the same name is another file's: its keys are written out, since the name is this type's now.
            copied = [key for base in bases if renamed.get(base) == node.name for key in earlier[node.name].keys]
            plain = tuple(base for base in bases if base != "TypedDict" and base not in renamed)
            yield Type(node.name, ast.get_docstring(node, clean=True) or "", plain, (*copied, *keys))
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            yield _from_call(ast.unparse(node.targets[0]), node.value, lines[node.lineno - 2].removeprefix("# "))


def _from_call(name: str, call: ast.Call, about: str) -> Type:
    """Read `Name = TypedDict("Name", {"from": int})`: a type that has a key no class can have."""
    fields = call.args[1]
    assert isinstance(fields, ast.Dict)
    names = [ast.literal_eval(key) for key in fields.keys if key is not None]
    return Type(name, about, (), tuple(_typed(key, kind, "") for key, kind in zip(names, fields.values, strict=True)))


def _key(node: ast.AnnAssign, lines: list[str]) -> Key:
    _, _, comment = lines[node.lineno - 1].partition("  # ")
    return _typed(ast.unparse(node.target), node.annotation, comment)


def _typed(name: str, kind: ast.expr, comment: str) -> Key:
    optional = isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired"
    return Key(name, _type(kind.slice if optional and isinstance(kind, ast.Subscript) else kind), optional, comment)


def _type(kind: ast.expr) -> str:
    """Write the type of a key in TypeScript."""
    if isinstance(kind, ast.BinOp):
        return f"{_type(kind.left)} | {_type(kind.right)}"
    if isinstance(kind, ast.Subscript):
        inner = [*kind.slice.elts] if isinstance(kind.slice, ast.Tuple) else [kind.slice]
        outer = ast.unparse(kind.value)
        if outer == "Literal":
            return " | ".join(json.dumps(ast.literal_eval(value)) for value in inner)
        if outer == "list":
            item = _type(inner[0])
            return f"({item})[]" if "|" in item else f"{item}[]"
        return f"Record<{', '.join(_type(part) for part in inner)}>"
    word = ast.unparse(kind)
    return BASIC.get(word, word)


def _aliases(sources: Sequence[str]) -> dict[str, str]:
    """Return the names that sources give to types: `View = Mapping[str, Any]`."""
    aliases = {}
    for source in sources:
        for node in ast.parse((paths.SOURCE / source).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript):
                aliases[ast.unparse(node.targets[0])] = _type(node.value)
    return aliases
