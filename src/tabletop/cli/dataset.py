"""Files of games, a row for each, for programs that learn from them: Parquet, by pyarrow."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from tabletop.core.rng import draw
from tabletop.core.rulebook import names_at
from tabletop.lab.arena import GameResult, Match, Task
from tabletop.lab.executors import Executor
from tabletop.notation.record import write_record

MISSING: Final = "--save needs pyarrow: `pip install pyarrow`"
BATCH: Final = 500  # rows that are written at once
# rules_of(players, setup, seed): the rules of one game of a match, as a game's `new` takes them.
RulesOf = Callable[[int, Any, int], Mapping[str, Any]]


class Dataset:
    """A file of games under way; docs/arena.md has its columns."""

    def __init__(self, file: Path, table: str, word: str, rules_of: RulesOf) -> None:
        """Begin a file.

        Args:
            file: Where it is written, by a name that ends in `.parquet`.
            table: Which table of the arena the games are from.
            word: The game's word in records.
            rules_of: Returns the rules of one game.

        Raises:
            ValueError: pyarrow is not installed, or the name has another end.
            OSError: the file cannot be written.
        """
        if file.suffix != ".parquet":
            raise ValueError(f"{file}: a file of games has a name that ends in .parquet")
        try:
            self._arrow = import_module("pyarrow")
            parquet = import_module("pyarrow.parquet")
        except ImportError:
            raise ValueError(MISSING) from None
        self._table, self._word, self._rules_of = table, word, rules_of
        self._schema = schema(self._arrow)
        self._writer = parquet.ParquetWriter(file, self._schema, compression="zstd")
        self._rows: list[dict[str, Any]] = []

    def add(self, match: Match, number: int, result: GameResult) -> None:
        """Add game `number` of a match."""
        self._rows.append(self._row(match, number, result))
        if len(self._rows) == BATCH:
            self._write()

    def close(self) -> None:
        """Write what is left, and the end of the file."""
        self._write()
        self._writer.close()

    def _write(self) -> None:
        if self._rows:
            self._writer.write_table(self._arrow.Table.from_pylist(self._rows, self._schema))
        self._rows = []

    def _row(self, match: Match, number: int, result: GameResult) -> dict[str, Any]:
        _, seed = draw(match.seed + number)
        players = len(result.seats)
        rules = dict(self._rules_of(players, match.setup, seed))
        names = names_at(players)
        head = {"players": names, "rules": rules, "seed": seed}
        return {
            "table": self._table,
            "game": number,
            "seed": seed,
            "rules": json.dumps(rules, separators=(",", ":")),
            "seats": list(result.seats),
            "winners": list(result.winners),
            "scores": list(result.scores),
            "moves": result.moves,
            "record": write_record("????.??.??", names, head, result.record, list(result.scores), self._word),
        }


def schema(arrow: Any) -> Any:
    """Return the columns of a file of games, with their types in Arrow."""
    return arrow.schema(
        [
            ("table", arrow.string()),
            ("game", arrow.int64()),
            ("seed", arrow.uint64()),
            ("rules", arrow.string()),
            ("seats", arrow.list_(arrow.string())),
            ("winners", arrow.list_(arrow.int8())),
            ("scores", arrow.list_(arrow.int32())),
            ("moves", arrow.int32()),
            ("record", arrow.string()),
        ]
    )


@contextmanager
def saving(dataset: Dataset | None, executor: Executor) -> Iterator[Executor]:
    """Return an executor that adds every game it plays to a file; the file is whole after each way out of `with`."""

    def play(work: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
        numbers = list(tasks)
        for number, result in zip(numbers, executor(work, numbers), strict=True):
            if dataset is not None and isinstance(work, Task):
                dataset.add(work.match, number, result)
            yield result

    if dataset is None:
        yield executor
        return
    try:
        yield play
    finally:
        dataset.close()
