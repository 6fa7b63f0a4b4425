"""The check that holds the languages against each other."""

import pytest

from build import locales
from build.locales import LANGUAGES, check, missing
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

    assert faults == ["zh-Hans: throne is not in en"]


def test_a_variable_that_the_reference_does_not_give_is_named() -> None:
    texts = {"en": "paid = { $player } paid\n", "zh-Hant": "paid = { $player }付了{ $price }\n"}

    faults = check(texts)

    assert faults == ["zh-Hant: paid uses $price, which en does not give it"]


def test_a_variable_lost_in_translation_is_named() -> None:
    texts = {"en": "paid = { $player } paid\n", "zh-Hant": "paid = 付了\n"}

    faults = check(texts)

    assert faults == ["zh-Hant: paid does not use $player"]


def test_an_attribute_counts_as_a_message_of_its_own() -> None:
    texts = {"en": "card = Temple\n    .help = It counts.\n", "zh-Hant": "card = 神殿\n"}

    assert missing(texts) == {"zh-Hant": ["card.help"]}


def test_a_line_that_is_not_fluent_is_shown() -> None:
    faults = check({"en": "this is no message\n"})

    assert faults[0].startswith("en: cannot read 'this is no message'")


def test_a_message_written_twice_is_named() -> None:
    faults = check({"en": "gold = Gold\ngold = Coins\n"})

    assert faults == ["en: gold stands twice"]


def test_a_card_without_a_name_is_named() -> None:
    faults = check({"en": "card-temple = Temple\n"}, frozenset({"card-temple", "card-keep"}))

    assert faults == ["en: card-keep is missing, and a card or a lesson names it"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_holds_the_engines_english(language: str) -> None:
    """Protocol §3: `why` is English in every language."""
    text = "".join(path.read_text(encoding="utf-8") for path in (PAGE / "locales" / language).glob("citadels/*.ftl"))
    assert "$why" not in text
