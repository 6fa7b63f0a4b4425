"""Builds workshop-table.html, for playing against a user bot: the game page with the sandboxed engine.

Everything on it is the table's own; before its scripts runs site/workshop/sit.js, which has the room of the workshop
answer in the place of the engine's worker.
"""

from build.say import BuildError

# Its address begins like the workshop's, so that the service worker takes it for one of its pages (site/sw.js).
PAGE = "workshop-table.html"
TABLE_PAGE = "index.html"
ROOM = (
    '<iframe id="room" class="unseen" title="Where bots run" tabindex="-1" aria-hidden="true" sandbox="allow-scripts"'
    ' srcdoc="{room}"></iframe>'
)
# What is written otherwise than on the table's page. Both scripts make the policy of the workers' addresses.
CHANGES = (
    ("'{hash}'; worker-src 'self';", "'{hash}' '{room-hash}'; worker-src 'self' blob:;"),
    ("trusted-types citadels", "trusted-types citadels 'allow-duplicates'"),
    (
        '<script type="module" src="./js/page.js">',
        '<script type="module" src="./workshop/js/sit.js"></script>\n<script type="module" src="./js/page.js">',
    ),
    (
        '<link rel="stylesheet" href="./css/page.css">',
        '<link rel="stylesheet" href="./css/page.css">\n<link rel="stylesheet" href="./workshop/css/sit.css">',
    ),
    ("</body>", f'<dialog id="bot-fault" aria-labelledby="bot-fault-title"></dialog>\n{ROOM}\n</body>'),
)


def page(table: str) -> str:
    """The text of this page, from that of the table's with its head.

    Raises:
        BuildError: the table's page has not each of the places that are written otherwise here once.
    """
    for old, new in CHANGES:
        if table.count(old) != 1:
            raise BuildError(
                f"{TABLE_PAGE} has {old!r} {table.count(old)} times, not once: see build/workshop_table.py."
            )
        table = table.replace(old, new)
    return table
