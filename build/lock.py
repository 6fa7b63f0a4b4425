"""Updates the lock files, with hashes and without the names of package hosts."""

import shutil

from build import paths, setup, tools
from build.say import BuildError, step


def write() -> None:
    """Resolve the six lists of dependencies to the newest versions they allow.

    Raises:
        BuildError: uv is not installed.
    """
    uv = shutil.which("uv")
    if uv is None:
        raise BuildError("`python3 build lock` needs uv: `pipx install uv`, or from your system.")
    resolve = [uv, "pip", "compile", "pyproject.toml", "--universal", "--generate-hashes", "--upgrade"]
    plain = ["--custom-compile-command", "python3 build lock", "--no-python-downloads", "--quiet"]
    with step("requirements-dev.txt"):
        tools.run(*resolve, *plain, "--group", "dev", "--python-version", "3.11", "-o", paths.PYTHON_LOCK)
    with step("requirements-py-compile.txt"):
        alone = ["--group", "py-compile", "--no-deps", "--python-version", setup.PYTHON_OF_PYODIDE]
        tools.run(*resolve, *plain, *alone, "-o", paths.PY_COMPILE_LOCK)
    with step("requirements-audit.txt"):
        tools.run(*resolve, *plain, "--group", "audit", "--python-version", "3.12", "-o", paths.AUDIT_LOCK)
    with step("requirements-docs.txt"):
        tools.run(*resolve, *plain, "--group", "docs", "--python-version", "3.11", "-o", paths.DOCS_LOCK)
    with step("requirements-envs.txt"):
        tools.run(*resolve, *plain, "--group", "envs", "--python-version", "3.11", "-o", paths.ENVS_LOCK)
    with step("package-lock.json"):
        tools.run(tools.npm(), "install", "--package-lock-only")
