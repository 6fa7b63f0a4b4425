"""The content of the page, from views: prompts, choices, story and hints; the entry point of the worker."""
