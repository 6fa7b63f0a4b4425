"""The content of the page, from views: prompts, choices, news and scores by id; the entry point of the worker."""
