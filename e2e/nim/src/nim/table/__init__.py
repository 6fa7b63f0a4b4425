"""What the page of Nim gets."""
