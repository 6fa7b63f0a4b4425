"""Where somebody writes a bot and sees what it does: behind the page's workshop, and without any browser in it."""
