"""Faults that the rules' tests would miss: `PYTHONPATH=src python -m bench.mutants src/citadels/flow`.

    python -m bench.mutants src --sample 200 --seed 1 --most 300 --tests tests     of all changes 200 at random

Every file named is changed in one place at a time: a comparison turned round, a number raised by one, a condition
denied, a statement left out. The tests run that reach the changed line, until one fails; a change that no test finds is
a survivor, and is printed. A change inside a function is put into the running program, in a fork of it (`os.fork`: not
on Windows); one beside them, in the record of a card, needs a program of its own and takes a second or two.
"""

from __future__ import annotations

import argparse
import ast
import copy
import functools
import gc
import os
import random
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

SECONDS = 60  # of processor time for a test: a change may well make a loop endless
AFTER: dict[type, type] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.Mod: ast.Mult,
}  # fmt: skip
NOT_WHOLE = 9


class Mutant(NamedTuple):
    """One change: its number in its file, where it stands, what it is, whether a function holds it."""

    path: str
    number: int
    line: int
    what: str
    inside: bool

    @property
    def place(self) -> str:
        """Return the address that an editor opens, and the change there."""
        return f"{self.path}:{self.line} #{self.number} {self.what}"


# --- changes


class _Changer(ast.NodeTransformer):
    """Counts the changes that could be made, and makes the one that is `wanted`."""

    def __init__(self, path: str, wanted: int = -1) -> None:
        self.path, self.wanted = path, wanted
        self.found: list[Mutant] = []
        self.depth = 0

    def _change(self, node: Any, what: str, change: Callable[[], Any]) -> Any:
        self.found.append(Mutant(self.path, len(self.found), node.lineno, what, self.depth > 0))
        return ast.copy_location(change(), node) if self.wanted == len(self.found) - 1 else node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        self.depth += 1
        node.body = [item for statement in node.body if (item := self.visit(statement)) is not None]
        self.depth -= 1
        return node

    def visit_Lambda(self, node: ast.Lambda) -> Any:
        self.depth += 1
        node.body = self.visit(node.body)
        self.depth -= 1
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> Any:
        methods = [stmt for stmt in node.body if isinstance(stmt, ast.FunctionDef)]
        for method in methods:
            self.visit(method)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> Any:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_Assert(self, node: ast.Assert) -> Any:
        return node

    def visit_Expr(self, node: ast.Expr) -> Any:
        if isinstance(node.value, ast.Constant):
            return node
        self.generic_visit(node)
        return self._change(node, f"left out: {ast.unparse(node)[:50]}", ast.Pass) if self.depth else node

    def visit_Compare(self, node: ast.Compare) -> Any:
        self.generic_visit(node)
        after = AFTER[type(node.ops[0])]
        return self._change(
            node, f"{ast.unparse(node)[:50]}: {after.__name__}",
            lambda: ast.Compare(node.left, [after(), *node.ops[1:]], node.comparators),
        )  # fmt: skip

    def visit_BoolOp(self, node: ast.BoolOp) -> Any:
        self.generic_visit(node)
        after = AFTER[type(node.op)]
        return self._change(
            node, f"{ast.unparse(node)[:60]}: {after.__name__}", lambda: ast.BoolOp(after(), node.values)
        )

    def visit_BinOp(self, node: ast.BinOp) -> Any:
        self.generic_visit(node)
        after = AFTER.get(type(node.op))
        if after is None:
            return node
        return self._change(
            node, f"{ast.unparse(node)[:50]}: {after.__name__}", lambda: ast.BinOp(node.left, after(), node.right)
        )

    def visit_AugAssign(self, node: ast.AugAssign) -> Any:
        self.generic_visit(node)
        return self._change(node, f"left out: {ast.unparse(node)[:50]}", ast.Pass)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> Any:
        self.generic_visit(node)
        return self._change(node, f"{ast.unparse(node)[:50]}: bare", lambda: node.operand)

    def visit_Constant(self, node: ast.Constant) -> Any:
        if node.value is True or node.value is False:
            return self._change(node, f"{node.value} denied", lambda: ast.Constant(not node.value))
        number = node.value
        if type(number) is int:
            return self._change(node, f"{number} + 1", lambda: ast.Constant(number + 1))
        return node

    def visit_If(self, node: ast.If) -> Any:
        self.generic_visit(node)
        return self._denied(node)

    def visit_IfExp(self, node: ast.IfExp) -> Any:
        self.generic_visit(node)
        return self._denied(node)

    def _denied(self, node: ast.If | ast.IfExp) -> Any:
        # A comparison, and what is denied already, are turned round by themselves.
        if isinstance(node.test, (ast.Compare, ast.UnaryOp)):
            return node

        def change() -> ast.If | ast.IfExp:
            other = copy.copy(node)
            other.test = ast.UnaryOp(ast.Not(), node.test)
            return other

        return self._change(node, f"if not ({ast.unparse(node.test)[:50]})", change)


def mutants_of(path: str) -> list[Mutant]:
    """List the changes of one file, in the order of its text."""
    changer = _Changer(path)
    changer.visit(ast.parse(Path(path).read_text(encoding="utf-8")))
    return changer.found


def changed(path: str, number: int) -> CodeType:
    """Compile a file with one of its changes."""
    tree = _Changer(path, number).visit(ast.parse(Path(path).read_text(encoding="utf-8")))
    return compile(ast.fix_missing_locations(tree), str(Path(path).resolve()), "exec")


# --- into the running program


def _functions(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from _functions(inner)


def put_in(mutant: Mutant) -> bool:
    """Change every function that was made from the changed lines, and forget what was worked out before.

    False if one of them cannot be: what it takes from the functions around it is not what it took.
    """
    whole = True
    new = {(code.co_qualname, code.co_firstlineno): code for code in _functions(changed(mutant.path, mutant.number))}
    for function_type in gc.get_objects():
        if isinstance(function_type, FunctionType) and function_type.__code__.co_filename.endswith(mutant.path):
            code = new.get((function_type.__code__.co_qualname, function_type.__code__.co_firstlineno))
            if code is not None and code.co_freevars == function_type.__code__.co_freevars:
                function_type.__code__ = code
            elif code is not None:
                whole = False
        elif isinstance(function_type, functools._lru_cache_wrapper) and (function_type.__module__ or "").startswith(
            ("citadels", "catan", "tabletop")
        ):
            function_type.cache_clear()
    return whole


class Hunt:
    """A plugin for pytest: runs all tests once and notes which lines they reach, then hunts."""

    def __init__(self, mutants: list[Mutant], tests: list[str], most: int | None = None) -> None:
        self.mutants = mutants
        self.tests = tests
        self.most = most
        self.reached: dict[tuple[str, int], list[int]] = defaultdict(list)
        self.survivors: list[Mutant] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Take the place of the plain run."""
        for number, item in enumerate(session.items):
            places = self._traced(item)
            if places is None:
                print(f"left out: {item.nodeid} fails while its lines are traced", flush=True)
                continue
            for place in places:
                self.reached[place].append(number)
        cached = {place for mutant in self.mutants for place in _cached_lines(mutant.path)}
        everything = sorted({number for numbers in self.reached.values() for number in numbers})
        for mutant in self.mutants:
            place = (mutant.path, mutant.line)
            numbers = everything if place in cached else self.reached.get(place, [])
            numbers = numbers[:: -(-len(numbers) // self.most)] if self.most and numbers else numbers
            if not numbers or not self._killed(mutant, [session.items[number] for number in numbers], self.tests):
                self.survivors.append(mutant)
                print(("not reached " if not numbers else "survived ") + mutant.place, flush=True)
        return True

    def _traced(self, item: pytest.Item) -> set[tuple[str, int]] | None:
        """Run a test and return the lines it reaches; None if it fails with nothing changed, as deep recursion may."""
        paths = {str(Path(mutant.path).resolve()): mutant.path for mutant in self.mutants}
        places: set[tuple[str, int]] = set()

        def trace(frame: Any, event: str, _: Any) -> Any:
            path = paths.get(frame.f_code.co_filename)
            if path is None:
                return None
            places.add((path, frame.f_lineno))
            return trace

        sys.settrace(trace)
        try:
            reports = runtestprotocol(item, log=False)
        finally:
            sys.settrace(None)
        return None if any(report.failed for report in reports) else places

    @staticmethod
    def _killed(mutant: Mutant, items: list[pytest.Item], tests: list[str]) -> bool:
        child = os.fork()
        if child:
            _, status = os.waitpid(child, 0)
            return alone(mutant, tests) if os.waitstatus_to_exitcode(status) == NOT_WHOLE else status != 0
        try:
            if not put_in(mutant):
                os._exit(NOT_WHOLE)
            for item in items:
                signal.setitimer(signal.ITIMER_PROF, SECONDS)
                if any(report.failed for report in runtestprotocol(item, log=False)):
                    os._exit(1)
        except BaseException:  # noqa: BLE001 - any error means that the mutant was noticed
            os._exit(1)
        os._exit(0)


def _cached_lines(path: str) -> Iterator[tuple[str, int]]:
    """Lines of functions that remember their answer: the test that reached them first may not be the one that cares."""
    for node in ast.walk(ast.parse(Path(path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and any("cache" in ast.unparse(expr) for expr in node.decorator_list):
            assert node.end_lineno is not None
            yield from ((path, line) for line in range(node.lineno, node.end_lineno + 1))


# --- a program of its own


class _Finder:
    """Puts a change where the program looks for the module; a plugin for pytest as well."""

    def __init__(self, path: str, number: int) -> None:
        self.path, self.number = path, number

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        """Find the module as ever, and compile it otherwise."""
        from importlib.machinery import PathFinder  # noqa: PLC0415 - only where it is wanted

        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin != str(Path(self.path).resolve()):
            return None
        loader: Any = spec.loader
        loader.get_code = lambda _: changed(self.path, self.number)
        return spec


def alone(mutant: Mutant, tests: list[str]) -> bool:
    """Whether a change beside all functions is found."""
    command = [sys.executable, "-m", "bench.mutants", "--alone", str(mutant.number), mutant.path, "--tests", *tests]
    try:
        return subprocess.run(command, check=False, capture_output=True, timeout=20 * SECONDS).returncode != 0
    except subprocess.TimeoutExpired:
        return True


def main() -> None:
    """Hunt, and print who survived."""
    parser = argparse.ArgumentParser(
        description="Changes the rules in one place at a time, and counts what no test finds."
    )
    parser.add_argument("paths", nargs="+", type=Path)
    parser.add_argument("--tests", nargs="+", default=["tests/rules"])
    parser.add_argument("--records", action="store_true", help="only what stands beside all functions")
    parser.add_argument("--sample", type=int, metavar="N", help="so many changes, drawn at random by --seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, metavar="N", help="at most so many of the tests that reach a line")
    parser.add_argument("--again", type=Path, metavar="FILE", help="only the survivors printed there")
    parser.add_argument("--alone", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    quiet = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:randomly", *arguments.tests]
    if arguments.alone is not None:
        sys.meta_path.insert(0, _Finder(str(arguments.paths[0]), arguments.alone))
        sys.exit(pytest.main(quiet))
    files = sorted(
        {str(file) for path in arguments.paths for file in ([path] if path.is_file() else path.rglob("*.py"))}
    )
    mutants = [mutant for file in files for mutant in mutants_of(file) if mutant.inside != arguments.records]
    if arguments.sample is not None:
        mutants = sorted(random.Random(arguments.seed).sample(mutants, arguments.sample))
    if arguments.again is not None:
        before = arguments.again.read_text(encoding="utf-8")
        mutants = [mutant for mutant in mutants if f" {mutant.place}\n" in before]
    if arguments.records:
        survivors = [mutant for mutant in mutants if not alone(mutant, arguments.tests)]
        print(*(f"survived {mutant.place}" for mutant in survivors), sep="\n")
    else:
        hunt = Hunt(mutants, arguments.tests, arguments.most)
        if pytest.main(quiet, plugins=[hunt]) not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            sys.exit("The run broke off: see above. Nothing can be said of the changes.")
        survivors = hunt.survivors
    print(f"{len(mutants)} changes, {len(mutants) - len(survivors)} found, {len(survivors)} survived")


if __name__ == "__main__":
    main()
