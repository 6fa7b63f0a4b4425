"""Makes what the workshop's page is of: its script, style and words, the gallery, and PyScript's editor.

All of it lies in ``workshop/``, beside what the page loads for the room (build/workshop.py). No other page loads any of
it, and it is not precached: without the workshop it is never fetched.
"""

import json
import shutil
from pathlib import Path

from build import art, games, locales, paths, pyscript, tools
from build.runtime import licence, version
from build.say import BuildError

FOLDER = "workshop"
SOURCE = paths.PAGE / FOLDER
WORDS = "workshop"
# What the review says of a decision, and the cards of the later edition: words of the table's chapters.
OF_THE_TABLE = ("advice", "edition_2016")
# What a new bot begins with; then the gallery, from the plainest on.
TEMPLATE = "template.py"
GALLERY = ("builder", "courtier", "saver", "hurrier", "hunter", "counter")
# PyScript's core with what it loads for `<script type="py-editor">`, each by the beginning of its name and how many.
EDITOR = {
    "core": 2,
    "codemirror-": 1,
    "codemirror_": 5,
    "index-": 1,
    "deprecations-manager-": 1,
    "donkey-": 1,
    "error-": 1,
    "py-editor-": 1,
    "py-game-": 1,
    "py-terminal-": 1,
}
# What is bundled: the workshop's own page, and what the table has besides where one's own bot sits.
ENTRIES = (
    ("page.js", "js/page.js"),
    ("workshop.css", "css/page.css"),
    ("sit.js", "js/sit.js"),
    ("sit.css", "css/sit.css"),
)
NOTICE = """\
PyScript {version}: its core and its Python editor, unmodified but for the lines that name source maps. The core
contains polyscript, the editor CodeMirror.

"""


def make(dist: Path, how: str) -> None:
    """Bundle script and style, and lay the editor and the gallery beside them; before ``js/`` and ``css/`` are bundled.

    Args:
        dist: the site's folder, with the copied page.
        how: the option of esbuild for small or readable files (build/minify.py).
    """
    folder = dist / FOLDER
    sources = dist / "workshop-sources"
    shutil.rmtree(sources, ignore_errors=True)
    shutil.copytree(SOURCE, sources, ignore=shutil.ignore_patterns("*.py", "*.d.ts"))
    options = ["--bundle", how, "--target=es2022", "--external:*.woff2", "--loader:.svg=dataurl"]
    options += games.PLAYED.definitions()
    for entry, target in ENTRIES:
        tools.esbuild(sources / entry, *options, "--format=esm", f"--outfile={folder / target}")
    shutil.rmtree(sources)
    (folder / "art").mkdir(exist_ok=True)
    art.copy_face(dist, folder / "art")
    _editor(folder / "pyscript")
    (folder / "gallery.json").write_text(json.dumps(gallery()), encoding="utf-8", newline="\n")


def gallery() -> list[dict[str, str]]:
    """The template and then the bots of the gallery: the id and the source of each."""
    files = [SOURCE / TEMPLATE, *(SOURCE / "gallery" / f"{name}.py" for name in GALLERY)]
    return [{"id": path.stem, "source": path.read_text(encoding="utf-8")} for path in files]


def words(dist: Path) -> None:
    """Write the workshop's words, and copy those of the table that it says, into its folder."""
    folder = dist / FOLDER
    for name in ("locales", "chapters"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    for language in locales.LANGUAGES:
        shutil.copyfile(dist / "locales" / f"{language}.ftl", folder / "locales" / f"{language}.ftl")
        (folder / "chapters" / f"{WORDS}.{language}.ftl").write_text(of_workshop(language), encoding="utf-8")
        for chapter in OF_THE_TABLE:
            name = f"{chapter}.{language}.ftl"
            shutil.copyfile(dist / "chapters" / name, folder / "chapters" / name)


def of_workshop(language: str) -> str:
    """The workshop's own words in a language."""
    return (locales.SOURCES / language / FOLDER / "words.ftl").read_text(encoding="utf-8") + locales.LAST


def _editor(folder: Path) -> None:
    """Copy PyScript's core and editor, each file with the name it has there.

    Raises:
        BuildError: the package has other files than it had.
    """
    folder.mkdir(parents=True, exist_ok=True)
    source = pyscript.CORE / "dist"
    for beginning, count in EDITOR.items():
        scripts = sorted(source.glob(f"{beginning}*.js"))
        if len(scripts) != count:
            raise BuildError(f"PyScript has {len(scripts)} files {beginning}*.js, not {count}: see build/bench.py.")
        for path in scripts:
            lines = path.read_text(encoding="utf-8").split("\n")
            text = "\n".join(line for line in lines if not line.startswith("//# sourceMappingURL="))
            (folder / path.name).write_text(text, encoding="utf-8", newline="\n")
    notice = NOTICE.format(version=version(pyscript.CORE)) + licence(pyscript.CORE)
    mirror = (paths.LICENCES / "CodeMirror.txt").read_text(encoding="utf-8")
    text = notice + "\n\nCodeMirror and Lezer\n\n" + mirror
    (folder / "LICENCE.txt").write_text(text, encoding="utf-8", newline="\n")
