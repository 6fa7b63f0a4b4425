"""The engine of the workshop, the page for authors of bots (docs/workshop.md)."""
