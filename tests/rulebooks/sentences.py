"""The sentences of the rulebooks on the page, in three languages, and the numbers in them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from fluent.syntax import ast, parse

from build.paths import PAGE

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
# "One" is as often no number, so that sentences with a number of 1 have it as a digit;
# of ordinals the one that names a rank is a number.
ENGLISH = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
           "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
           "ninth": 9}  # fmt: skip
DIGITS = {letter: number for number, letter in enumerate("零一二三四五六七八九")} | {"兩": 2, "两": 2}
IN_ENGLISH = re.compile(rf"\d+|\b(?:{'|'.join(ENGLISH)})\b", re.IGNORECASE)
IN_CHINESE = re.compile(rf"\d+|[{''.join(DIGITS)}十]+")
ERAS = re.compile("第[一二](?:時期|时期)")  # names, no numbers
PARAGRAPH = re.compile(r"(?:help|rules)-[a-z]+(?:-\d+)?")
OF_CITADELS = re.compile(r"how-[a-z]+-(?!play)[a-z]+|(?:rules|ruling)-[a-z0-9_-]+-\d+")  # rulings on cards as well
HEADING = "# "  # begins a heading that is a message of its own


@cache
def sentences(language: str, game: str) -> Mapping[str, str]:
    """The paragraphs of a game's rulebook by their ids: the rules in short and the sections, without headings.

    Headings within a section of Citadels stand among its paragraphs (`is_heading`); a paragraph that is nothing but
    another one's text is left out.
    """
    pattern = OF_CITADELS if game == "citadels" else PARAGRAPH
    text = (PAGE / "locales" / language / game / "chapters" / "rules.ftl").read_text(encoding="utf-8")
    messages = [entry for entry in parse(text).body if isinstance(entry, ast.Message) and entry.value]
    headings = {entry.id.name for entry in messages if entry.attributes}
    return {
        entry.id.name: words
        for entry in messages
        if pattern.fullmatch(entry.id.name) and entry.id.name not in headings and (words := _words(entry.value))
    }


def _words(pattern: ast.Pattern | None) -> str:
    elements = pattern.elements if pattern else []
    return "".join([element.value if isinstance(element, ast.TextElement) else "" for element in elements])


def is_heading(text: str) -> bool:
    """Whether a message of a section is a heading: it tells no rule, but it may have a number."""
    return text.startswith(HEADING)


def numbers(text: str, language: str) -> set[int]:
    """The numbers in a sentence, as digits or words."""
    return set(_numbers(text, language))


def _numbers(text: str, language: str) -> Iterator[int]:
    if language == "en":
        for match in IN_ENGLISH.findall(text):
            yield ENGLISH.get(match.lower()) or int(match)
        return
    for numeral in IN_CHINESE.findall(ERAS.sub("", text)):
        yield int(numeral) if numeral.isdigit() else _chinese(numeral)


def _chinese(numeral: str) -> int:
    """Read a numeral below a hundred."""
    tens, ten, ones = numeral.rpartition("十")
    if not ten:
        return DIGITS[numeral[-1]]
    return 10 * (DIGITS[tens] if tens else 1) + (DIGITS[ones] if ones else 0)


def undeclared(game: str, declared: Mapping[str, set[int]]) -> dict[str, set[int]]:
    """By sentence, the numbers of the English text that no declaration has, and those of one that it lacks."""
    differing = {name: numbers(text, "en") ^ declared.get(name, set()) for name, text in sentences("en", game).items()}
    return {name: excess for name, excess in differing.items() if excess}


def untranslated(game: str, declared: Mapping[str, set[int]], language: str) -> dict[str, set[int]]:
    """By sentence, the declared numbers that a text lacks; what a translation has not is shown in English."""
    texts = {name: numbers(text, language) for name, text in sentences(language, game).items()}
    return {name: due - texts[name] for name, due in declared.items() if name in texts and due - texts[name]}


def outdated(listed: Mapping[str, object], language: str, game: str) -> str:
    """Return how to correct sentences that a language says with other numbers than the game has."""
    place = f"site/locales/{language}/{game}/chapters/rules.ftl"
    remedy = "" if language == "en" else ", or delete it there: English is shown until somebody translates it"
    return f"Correct in {place}{remedy}:\n" + "\n".join(f"{name}: {numbers}" for name, numbers in listed.items())


def surplus(game: str, declared: Mapping[str, set[int]], language: str) -> dict[str, set[int]]:
    """By sentence, the digits above 1 of a text that are not declared; a numeral may be part of another word."""
    excess = {}
    for name, text in sentences(language, game).items():
        digits = {int(digit) for digit in re.findall(r"\d+", text)} - {1}
        excess[name] = digits - declared.get(name, set())
    return {name: digits for name, digits in excess.items() if digits}
