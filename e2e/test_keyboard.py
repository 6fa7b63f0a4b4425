"""A whole game without a pointer, and where the focus goes."""

from playwright.sync_api import Locator, Page, expect

from e2e.hand import GAME, Hand


def choose_by_key(page: Page, hand: Hand) -> None:
    """Decide with the keys alone: a number for the choice, Enter for what it leads to."""
    if not page.locator(".tray").count():
        question = hand.question()
        listed = page.locator("#decision .choices button").all()[:9]
        open_ones = [n for n, one in enumerate(listed, start=1) if one.is_enabled() and "off" not in classes(one)]
        number = str(hand.dice.choice(open_ones))
        page.keyboard.press(number)
        expect(page.locator(f"body:has(.tray, .sure), body:not(:has({question}))")).to_have_count(1)
        if page.locator(".sure").count():  # the end of a turn with something left is asked about in its place
            page.keyboard.press(number)
            expect(page.locator(question)).to_have_count(0)
    if page.locator(".tray").count():
        hand.things().first.focus()
        page.keyboard.press("Enter")
        page.locator(".foot button:not([aria-disabled])").first.focus()
        question = hand.question()
        page.keyboard.press("Enter")
        expect(page.locator(question)).to_have_count(0)


def classes(one: Locator) -> list[str]:
    """What the style sheets see in a button."""
    return (one.get_attribute("class") or "").split()


def test_a_game_is_played_with_the_keyboard_alone(page: Page) -> None:
    hand = Hand(page)
    hand.come()
    hand.hurry()
    hand.option("city_size", "6")
    hand.seed(4)
    page.locator(".deal").focus()
    page.keyboard.press("Enter")
    for _ in range(GAME):
        if not hand.asked():
            break
        choose_by_key(page, hand)
    expect(page.locator(".over h2")).to_be_visible()


def test_the_focus_goes_to_the_next_question(page: Page) -> None:
    hand = Hand(page)
    hand.come()
    hand.hurry()
    hand.deal()
    hand.asked()
    hand.decide()
    hand.asked()
    expect(page.locator("#decision-title")).to_be_focused()


def test_escape_closes_a_sheet_and_gives_the_focus_back(page: Page) -> None:
    hand = Hand(page)
    hand.come()
    hand.hurry()
    hand.deal()
    hand.asked()
    card = page.locator(".own-hand .card").first
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).not_to_be_visible()
    expect(card).to_be_focused()


def test_r_reads_the_table_aloud(page: Page) -> None:
    hand = Hand(page)
    hand.come()
    hand.hurry()
    hand.people("Ann")
    hand.deal()
    hand.asked()
    page.keyboard.press("r")
    expect(page.locator("#live")).to_contain_text("Ann")
    expect(page.locator("#live")).to_contain_text("2 gold")


def test_letters_typed_into_a_name_are_no_commands(page: Page) -> None:
    hand = Hand(page)
    hand.come()
    hand.set_up()
    page.locator("#name-0").focus()
    page.keyboard.type("Lum?")
    expect(page.locator("dialog")).not_to_be_visible()
    expect(page.locator("#name-0")).to_have_value("Lum?")


def test_a_field_that_the_browser_fills_in_is_no_key(page: Page) -> None:
    # Chromium then sends a keydown that names no key; a page that stumbles over it fails its test (conftest.py).
    hand = Hand(page)
    hand.come()
    hand.set_up()
    page.locator("#name-0").evaluate("field => field.dispatchEvent(new Event('keydown', { bubbles: true }))")
    expect(page.locator("dialog")).not_to_be_visible()
