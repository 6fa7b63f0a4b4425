"""Reads the lessons (docs/lessons.md), plays each on the engine to check it, and writes it for the page.

A lesson is a record whose comments hold captions. `python -m build.lessons FOLDER GAME` runs with src/ to import from.
"""

import importlib
import json
import sys
from pathlib import Path
from typing import Any

from build import challenges, games, paths, tools
from build.games import Game
from build.say import BuildError

CHAPTER = "lessons"
MARK = ";:"  # begins the lesson's own lines in a record
HEAD = ("seat", "minutes")
BOT = "casual"  # the bot at the other seats once the record has ended
LEAST, MOST = 6, 8  # captions of a chapter
ANY = "any"  # the answer to every move that has no answer of its own
Lesson = dict[str, Any]


class LessonError(ValueError):
    """A fault of a lesson, in a sentence."""


def made(work: Path, game: Game = games.PLAYED) -> list[tuple[str, bytes]]:
    """All lessons of a game as files of the chapter's pack: one each, and a list.

    Raises:
        BuildError: a lesson cannot be read, or not played as it is written.
    """
    folder = work / CHAPTER
    tools.python("-m", "build.lessons", folder, game.name)
    return [(path.name, path.read_bytes()) for path in sorted(folder.iterdir())]


def messages(game: Game = games.PLAYED) -> frozenset[str]:
    """The ids of all messages in the lessons and challenges of a game."""
    result = set(challenges.messages(game))
    for path in files(game):
        lesson = read(path)
        result |= {chapter["id"] for chapter in lesson["chapters"]}
        if "before" not in lesson:
            result |= {title(lesson["name"]), title(lesson["name"]) + ".about"}
        for caption in lesson["captions"]:
            result |= {caption["id"], *(f"{caption['id']}.{word}" for word in caption["else"])}
    return frozenset(result)


def sources(game: Game) -> Path:
    """The folder with the lessons of a game."""
    return paths.PAGE / game.name / "chapters" / CHAPTER


def files(game: Game = games.PLAYED) -> list[Path]:
    """The lessons of a game in the order of the list: by the numbers at the beginning of their names."""
    return sorted(sources(game).glob("*" + game.suffix), key=_number)


def _number(path: Path) -> int:
    number, _, name = path.stem.partition("-")
    if not number.isdecimal() or not name:
        raise BuildError(f"{path.name} is no name of a lesson: it is to be <number>-<name>{path.suffix}.")
    return int(number)


def title(name: str) -> str:
    """The id of the message with a lesson's title."""
    return f"lesson-{name}"


# --- reading


def read(path: Path) -> Lesson:
    """Read a lesson: name, seat and minutes, the record, its chapters, and the captions.

    Each caption has the step it stands before, each chapter the number of its first caption.

    Raises:
        BuildError: a line cannot be read.
    """
    name = path.stem.partition("-")[2]
    lesson: Lesson = {"name": name, "bot": BOT, "captions": [], "chapters": []}
    record, step, begun = [], 0, False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith(MARK):
            try:
                _take_in(lesson, line.removeprefix(MARK).split(), step)
            except LessonError as error:
                raise BuildError(f"{path.name}, line {number}: {error}") from None
            continue
        record.append(line)
        text = line.strip()
        begun = begun or not text
        step += begun and bool(text) and not text.startswith(";")
    missing = [key for key in HEAD if key not in lesson]
    if missing:
        raise BuildError(f"{path.name} does not say: {', '.join(missing)}.")
    return {**lesson, "record": "\n".join(record) + "\n", "moves": step}


def _take_in(lesson: Lesson, words: list[str], step: int) -> None:
    """Read one of the lesson's own lines: a key of its head, or a caption."""
    kind, *rest = words or [""]
    if kind in HEAD and len(rest) == 1 and rest[0].isdecimal():
        lesson[kind] = int(rest[0])
    elif kind == "before" and len(rest) == 2:
        lesson["before"] = [rest[0], _chapter(rest[0], rest[1])]
    elif kind == "chapter" and len(rest) == 1:
        lesson["chapters"].append({"id": _chapter(lesson["name"], rest[0]), "at": len(lesson["captions"])})
    elif kind in ("say", "ask") and rest:
        answers = rest.index("else") if "else" in rest else len(rest)
        caption = {"at": step, "id": f"{title(lesson['name'])}-{rest[0]}", "ask": kind == "ask",
                   "show": rest[1:answers], "else": rest[answers + 1 :]}  # fmt: skip
        lesson["captions"].append(caption)
    else:
        raise LessonError(
            "a line of a lesson is `seat N`, `minutes N`, `before LESSON CHAPTER`, `chapter WORD`, `say WORD [PLACE…]` "
            "or `ask WORD [PLACE…] [else WORD…]`"
        )


def _chapter(name: str, word: str) -> str:
    """The id of the message with a chapter's title."""
    return f"{title(name)}-chapter-{word}"


# --- playing it on the engine


def played(lesson: Lesson, game: Game = games.PLAYED) -> list[dict[str, Any]]:
    """The views of the learner at every step of a lesson, from the deal to the record's end.

    Raises:
        LessonError: the engine does not play the record.
    """
    table = importlib.import_module(game.door).Table()
    answer = table.answer({"do": "lesson", "at": 0, **{key: lesson[key] for key in ("record", "seat", "bot")}})
    views: list[dict[str, Any]] = []
    while True:
        if "error" in answer:
            raise LessonError(f"its move number {len(views)} is refused: {json.dumps(answer['error'])}")
        views.append(json.loads(json.dumps(answer["view"])))
        move = views[-1]["led"]["move"]
        if move is None:
            return views
        question = views[-1]["waiting"] == "person"
        answer = table.answer({"do": "choose", "move": move} if question else {"do": "tick"})


def faults(lesson: Lesson, views: list[dict[str, Any]], game: Game = games.PLAYED) -> list[str]:
    """The faults of a lesson that can be played, in sentences."""
    there = importlib.import_module(game.lesson_places).there
    result = []
    asking = {caption["at"] for caption in lesson["captions"] if caption["ask"]}
    theirs = {step for step, view in enumerate(views[:-1]) if view["waiting"] == "person"}
    if 0 not in theirs:
        result.append("the learner is not asked first: there is nothing to show before the engine is there")
    result += [f"the move at step {step} is the learner's, and nothing asks" for step in sorted(theirs - asking)]
    result += [f"step {step} is asked for, and is not the learner's" for step in sorted(asking - theirs)]
    if [caption["at"] for caption in lesson["captions"]][-1:] != [len(views) - 1]:
        result.append("it does not end with a caption after its last move")
    result += _chapter_faults(lesson)
    parts = [caption["id"] for caption in lesson["captions"]]
    result += [f"{item} is said twice" for item in sorted(set(parts)) if parts.count(item) > 1]
    for caption in lesson["captions"]:
        view = views[caption["at"]]
        result += [
            f"{caption['id']} points at {place}, which is not there"
            for place in caption["show"]
            if not there(place, view)
        ]
        result += [
            f"{caption['id']} answers to {word}, which nobody can choose"
            for word in caption["else"]
            if not _possible(word, view)
        ]
    return result


def _chapter_faults(lesson: Lesson) -> list[str]:
    """The faults of a lesson's chapters, in sentences."""
    starts = [chapter["at"] for chapter in lesson["chapters"]]
    if starts[:1] != [0]:
        return ["it does not begin with a chapter"]
    ends = [*starts[1:], len(lesson["captions"])]
    sizes = {chapter["id"]: end - chapter["at"] for chapter, end in zip(lesson["chapters"], ends, strict=True)}
    return [
        f"{name} has {size} captions, not {LEAST} to {MOST}"
        for name, size in sizes.items()
        if not LEAST <= size <= MOST
    ]


def _possible(word: str, view: dict[str, Any]) -> bool:
    """Whether a word is the first or the last of a move, or stands for any."""
    moves = [(choice["move"] or choice["kind"]).split() for choice in view["prompt"]["choices"]]
    return word == ANY or any(word in (move[0], move[-1]) for move in moves)


# --- writing


def write(folder: Path, game: Game = games.PLAYED) -> None:
    """Write every lesson of a game, and the list of them, into a folder.

    Raises:
        SystemExit: a lesson has faults, all of which are listed.
    """
    folder.mkdir(exist_ok=True)
    listed = []
    for path in files(game):
        lesson = read(path)
        try:
            views = played(lesson, game)
        except LessonError as error:
            raise SystemExit(f"{path.name}: {error}") from None
        wrong = faults(lesson, views, game)
        if wrong:
            raise SystemExit("\n".join(f"{path.name}: {fault}" for fault in wrong))
        listed.append(_entry(lesson))
        _write_down(folder / f"lesson-{lesson['name']}.json", {**lesson, **opening(views[0])})
    _write_down(folder / "lessons.json", listed)
    _write_down(folder / "challenges.json", challenges.make(game))


def opening(view: dict[str, Any]) -> dict[str, Any]:
    """The first view as a lesson's file has it: what its choices share stands once.

    `args` are the arguments of their messages, each choice with the number of its own; `usual` are the values that most
    choices have, each without these. A crane's choices are fifty, and most of what they say is the same.
    """
    args: list[Any] = []
    choices = []
    for choice in view["prompt"]["choices"]:
        args += [choice["args"]] if choice["args"] not in args else []
        choices.append({**choice, "args": args.index(choice["args"])})
    keys = [key for key in choices[0] if all(key in choice for choice in choices)]
    usual = {key: _most_common([choice[key] for choice in choices]) for key in keys}
    short = [{key: value for key, value in each.items() if key not in usual or value != usual[key]} for each in choices]
    return {"args": args, "usual": usual, "view": {**view, "prompt": {**view["prompt"], "choices": short}}}


def _most_common(values: list[Any]) -> Any:
    """The value that occurs most often, of equally many the first."""
    return max(values, key=values.count)


def _entry(lesson: Lesson) -> dict[str, Any]:
    """A lesson in the list of lessons."""
    keys = [key for key in ("name", "minutes", "before", "chapters") if key in lesson]
    return {"captions": len(lesson["captions"]), **{key: lesson[key] for key in keys}}


def _write_down(path: Path, data: Any) -> None:
    path.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]), next(game for game in games.ALL if game.name == sys.argv[2]))
