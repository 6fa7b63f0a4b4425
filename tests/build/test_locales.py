"""The check that holds the languages against each other."""

from pathlib import Path

import pytest

from build import locales
from build.locales import LANGUAGES, check, missing, stubs
from build.paths import PAGE
from build.say import BuildError


def test_languages_that_agree_have_no_fault() -> None:
    texts = {"en": "gold = { $count } gold\n", "zh-Hant": "gold = { $count } 金\n"}

    faults = check(texts)

    assert faults == []


def test_a_message_that_a_translation_lacks_is_no_fault() -> None:
    texts = {"en": "gold = Gold\ncrown = Crown\n", "zh-Hant": "gold = 金\n"}

    faults = check(texts)

    assert faults == []


def test_a_message_that_a_translation_lacks_is_listed() -> None:
    texts = {"en": "gold = Gold\ncrown = Crown\n", "zh-Hant": "gold = 金\n", "zh-Hans": "gold = 金\ncrown = 皇冠\n"}

    assert missing(texts) == {"zh-Hant": ["crown"], "zh-Hans": []}


def test_a_release_needs_every_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locales, "untranslated", lambda: {"zh-Hant": ["crown"], "zh-Hans": []})

    with pytest.raises(BuildError, match="zh-Hant: crown"):
        locales.require_translations()


def test_a_bundle_without_a_translation_is_empty() -> None:
    """The page then shows the English messages."""
    assert locales.of_chapter("jester", "zh-Hant") == locales.LAST


def test_a_message_that_only_a_translation_has_is_named() -> None:
    texts = {"en": "gold = Gold\n", "zh-Hans": "gold = 金\nthrone = 王座\n"}

    faults = check(texts)

    assert faults == ["zh-Hans: throne is not in en: delete it"]


def test_a_variable_that_the_reference_does_not_give_is_named() -> None:
    texts = {"en": "paid = { $player } paid\n", "zh-Hant": "paid = { $player }付了{ $price }\n"}

    faults = check(texts)

    assert faults[0].startswith("zh-Hant: paid uses $price, which en does not give it: correct it, or delete it")


def test_a_variable_that_is_new_in_english_is_no_fault() -> None:
    texts = {"en": "paid = { $player } paid\n", "zh-Hant": "paid = 付了\n"}

    faults = check(texts)

    assert faults == []


def test_a_variable_that_is_new_in_english_is_listed_for_the_translators() -> None:
    texts = {"en": "paid = { $player } paid\n", "zh-Hant": "paid = 付了\n"}

    assert missing(texts) == {"zh-Hant": ["paid"]}


def test_an_attribute_counts_as_a_message_of_its_own() -> None:
    texts = {"en": "card = Temple\n    .help = It counts.\n", "zh-Hant": "card = 神殿\n"}

    assert missing(texts) == {"zh-Hant": ["card.help"]}


def test_a_line_that_is_not_fluent_is_shown() -> None:
    faults = check({"en": "this is no message\n"})

    assert faults[0].startswith("en: cannot read 'this is no message'")


def test_a_message_written_twice_is_named() -> None:
    faults = check({"en": "gold = Gold\ngold = Coins\n"})

    assert faults == ["en: gold stands twice"]


@pytest.mark.parametrize(
    ("names", "lines"),
    [
        (["role-thief"], "role-thief = …"),
        (["role-thief.help", "role-thief"], "role-thief = …\n    .help = …"),
        (["role-thief.help"], "role-thief =\n    .help = …"),
        (["b", "a"], "a = …\nb = …"),
    ],
)
def test_a_missing_message_is_written_as_fluent_has_it(names: list[str], lines: str) -> None:
    assert stubs(names) == lines


def test_messages_that_cards_need_are_listed_whole(tmp_path: Path) -> None:
    names = frozenset(f"card-fort-{number}" for number in range(200))

    with pytest.raises(BuildError) as stop:
        locales.make(tmp_path, names)

    assert str(stop.value).count(" = …") == 200


def test_the_first_line_says_where_missing_messages_are_written(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"^1 messages .* missing: write in site/locales/en/citadels/"):
        locales.make(tmp_path, frozenset({"card-fort"}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_holds_the_engines_english(language: str) -> None:
    """Protocol §3: `why` is English in every language."""
    text = "".join(path.read_text(encoding="utf-8") for path in (PAGE / "locales" / language).glob("citadels/*.ftl"))
    assert "$why" not in text
