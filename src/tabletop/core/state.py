"""Base classes of a game's state: copies made from the declared fields, events, and the undo barrier."""

from __future__ import annotations

import sys
from typing import Any, ClassVar, Self

from tabletop.core.events import Event
from tabletop.core.frames import Frame


class Cloneable:
    """A record of slots whose `clone` is compiled from its annotations, so that no field can be left out.

    A field annotated `list[…]` or `dict[…]` is copied, a list of `Cloneable` records with each record; every other
    value is shared, so it must be immutable or replaced as a whole (`tuple`, `Mapping`). `not_cloned` are the fields
    that a clone resets to None. A class has a slot for each annotation, else it is a TypeError.

    Example:
        >>> class Purse(Cloneable):
        ...     __slots__ = ("coins",)
        ...     coins: list[int]
        >>> purse = Purse()
        >>> purse.coins = [1]
        >>> twin = purse.clone()
        >>> twin.coins.append(2)
        >>> purse.coins
        [1]
    """

    __slots__ = ()
    not_cloned: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        """Compile `clone` for the fields of a class and of its bases."""
        super().__init_subclass__()
        own = [name for name, kind in vars(cls).get("__annotations__", {}).items() if not kind.startswith("ClassVar")]
        if sorted(own) != sorted(vars(cls).get("__slots__", ())):
            raise TypeError(f"the slots of {cls.__name__} are not its annotations")
        if "clone" in vars(cls):
            raise TypeError(f"{cls.__name__} writes its own clone, in which a field may be missing")
        setattr(cls, "clone", _compile_clone(cls))  # noqa: B010 - mypy takes it for an assignment to a method otherwise

    def clone(self) -> Self:
        """Return an independent copy."""
        raise NotImplementedError  # each class has its own


def fields(cls: type) -> dict[str, str]:
    """Return the annotations of a class and of its bases, those of the bases first."""
    return {
        name: kind
        for base in reversed(cls.__mro__)
        for name, kind in vars(base).get("__annotations__", {}).items()
        if not kind.startswith("ClassVar")
    }


def _compile_clone(cls: type[Cloneable]) -> Any:
    """Write the copy out field by field: a loop over names would take twice as long."""
    module = vars(sys.modules[cls.__module__])
    lines = ["def clone(self):", "    twin = new(cls)"]
    for name, kind in fields(cls).items():
        value = "None" if name in cls.not_cloned else _copy_of(f"self.{name}", kind, module)
        lines.append(f"    twin.{name} = {value}")
    lines.append("    return twin")
    scope: dict[str, Any] = {"new": cls.__new__, "cls": cls}
    exec("\n".join(lines), scope)  # noqa: S102 - of names that the class itself declares, as dataclasses do
    clone = scope["clone"]
    clone.__doc__ = Cloneable.clone.__doc__
    clone.__qualname__, clone.__module__ = f"{cls.__qualname__}.clone", cls.__module__
    return clone


def _copy_of(value: str, kind: str, module: dict[str, Any]) -> str:
    """Return the expression that copies a value of an annotated type."""
    if kind.startswith("dict["):
        return f"{value}.copy()"
    if not kind.startswith("list["):
        return value
    item = module.get(kind.removeprefix("list[").removesuffix("]"))
    return f"[item.clone() for item in {value}]" if hasattr(item, "clone") else f"{value}[:]"


class GameState(Cloneable):
    """A whole game at one moment; the last frame of `stack` is the next decision.

    Attributes:
        rng: The state of the random numbers (`tabletop.core.rng`).
        stack: What happens next, the last frame first.
        events: A list while events are recorded, None in simulations and copies.
        barrier: Why moves since the last reset cannot be undone: an id of `tabletop.game.undo`, or None.
    """

    __slots__ = ("barrier", "events", "rng", "stack")
    not_cloned = ("barrier", "events")

    rng: int
    stack: list[Frame]
    events: list[Event] | None
    barrier: str | None

    def __init__(self, seed: int) -> None:
        self.rng = seed
        self.stack = []
        self.events = None
        self.barrier = None

    def set_barrier(self, why: str) -> None:
        """Mark the current move as impossible to undo; `why` is an id such as "card-drawn", and the first one stays."""
        if self.barrier is None:
            self.barrier = why

    def emit(self, event: str, audience: int | None = None, **args: Any) -> None:
        """Record an event if events are recorded; `audience` is the only seat that may see it, None for all."""
        if self.events is not None:
            self.events.append(Event(event, args, audience))
