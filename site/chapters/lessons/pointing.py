"""Marks what a lesson points at; the style sheet draws the marks."""

from pyscript import document


def point(places):
    """Mark the first element of each place, and nothing else; a place is a list of selectors."""
    for marked in document.querySelectorAll("[data-pointed]"):
        marked.removeAttribute("data-pointed")
    for selectors in places:
        for selector in selectors:
            node = document.querySelector(selector)
            if node:
                node.setAttribute("data-pointed", "")
                break
