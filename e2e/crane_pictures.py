"""Positions for the documentation's pictures of Crown and Crane (e2e/pictures.py)."""

from playwright.sync_api import Page

from e2e.crane_page import ADDRESS
from e2e.saved_cranes import four, in_city, sit

__all__ = ["ADDRESS", "prepare"]

ROUND = 13


def prepare(page: Page, screen: str) -> str:
    """Show all boards on a desktop, or a building that is placed on a phone, late in a game; return the name."""
    sit(page, four(ROUND) if screen == "desktop" else in_city())
    page.locator(".stage [data-do=choose], .place").first.wait_for()
    return f"{screen}-crane" if screen == "desktop" else f"{screen}-crane-city"
