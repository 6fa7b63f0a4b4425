"""Takes out of the page's scripts and styles what only their readers need; the sources lie in ``site/``."""

from pathlib import Path

from build import paths, tools


def make(dist: Path) -> None:
    """Minify every script and style of ours in place, each file for itself."""
    ours = [*dist.glob("js/*.js"), *dist.glob("css/*.css"), dist / "embed.js"]
    options = ["--minify", "--target=es2022", "--log-level=warning", "--allow-overwrite"]
    places = [f"--outdir={dist}", f"--outbase={dist}"]
    program = paths.NODE_MODULES / "esbuild" / "bin" / "esbuild"
    tools.run(tools.node(), program, *sorted(ours), *options, *places)
