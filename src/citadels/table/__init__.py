"""What the page shows: views turned into prompts, choices, news and scores, all by message id."""
