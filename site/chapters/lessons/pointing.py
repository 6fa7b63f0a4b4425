"""Marks what a lesson points at; the style sheet draws the marks."""

from pyscript import document

TARGET = "target"  # how the place of the move that is asked for is marked


def point(places, target=None):
    """Mark the first element of each place, and nothing else; a place is a list of selectors, and so is the target."""
    for marked in document.querySelectorAll("[data-pointed]"):
        marked.removeAttribute("data-pointed")
    for selectors in places + ([target] if target else []):
        for selector in selectors:
            node = document.querySelector(selector)
            if node:
                node.setAttribute("data-pointed", TARGET if selectors is target else "")
                break
