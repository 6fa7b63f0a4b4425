"""A game in its order, a module for each chapter of the rules (docs/praga/rules.md)."""
