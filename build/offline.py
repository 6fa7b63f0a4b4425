"""Makes the service worker, which stores the first game on the device, and every other one that is opened (ADR 27)."""

import json
from pathlib import Path

from build import drawing, games, paths, tools, workshop_table

SOURCE = paths.PAGE / "sw.js"
WORKSHOP = ("workshop.html", workshop_table.PAGE, "workshop-*/**/*")
# Not stored: the pictures for app stores, the wheel for others and its index, the list of files, the service worker,
# what draws pictures for articles, and the workshop, whose page keeps it once it was opened.
NOT_STORED = ("sw.js", "build.json", "oembed/**/*", "art/screens/**/*", "wheels/**/*", f"*/{drawing.PACK}", *WORKSHOP)


def make(dist: Path, work: Path) -> None:
    """Bundle ``sw.js`` with Workbox and put in the hash of every file of the finished site.

    Raises:
        BuildError: Workbox warned, as it does when it leaves a file out.
    """
    bundled = work / "sw.js"
    options = [
        "--bundle",
        "--minify",
        "--format=iife",
        "--target=es2022",
        "--legal-comments=none",
    ]
    production = '--define:process.env.NODE_ENV="production"'
    tools.esbuild(SOURCE, *options, *games.PLAYED.definitions(), production, f"--outfile={bundled}")
    owners = json.dumps([(game.name, game.beginnings()) for game in games.OTHERS])
    tools.run(tools.node(), paths.ROOT / "build" / "precache.mjs", bundled, dist / "sw.js", dist, owners, *NOT_STORED)
