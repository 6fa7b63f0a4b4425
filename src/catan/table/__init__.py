"""The content of the page, from views: prompts, choices, story and advice; the entry point of the worker."""
