"""Workflows beyond this machine: nothing that others could exchange, and with no more leave than it needs."""

import re
import tomllib
from pathlib import Path

import pytest

from build.checks import FAST
from build.commands import PARTS
from build.paths import ROOT

pytestmark = pytest.mark.desktop

USED = re.compile(r"\buses:\s*(.*)")
# A name, a commit, and for people the version that it was.
PINNED = re.compile(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")

OWN = ("./.github/workflows/checks.yml",)  # comes with the same commit

every_workflow = pytest.mark.parametrize(
    "workflow", sorted((ROOT / ".github" / "workflows").glob("*.y*ml")), ids=lambda path: path.name
)


@every_workflow
def test_every_action_is_pinned_to_a_commit(workflow: Path) -> None:
    used = USED.findall(workflow.read_text(encoding="utf-8"))

    assert [action for action in used if not (PINNED.fullmatch(action) or action in OWN)] == []


@every_workflow
def test_every_command_is_read_whole(workflow: Path) -> None:
    """Without quotes a colon or a hash before or after a space ends a text in YAML, or the whole file is refused."""
    plain = re.findall(r"\brun: (?![|>\"'])(.*)$", workflow.read_text(encoding="utf-8"), re.MULTILINE)

    assert [command for command in plain if re.search(r": | #", command)] == []


@every_workflow
def test_every_workflow_says_what_it_may_do(workflow: Path) -> None:
    permissions = re.search(
        r"^permissions:\n((?:  [a-z-]+: \w+\n)+)", workflow.read_text(encoding="utf-8"), re.MULTILINE
    )

    assert permissions
    assert "contents: read" in permissions[1]


@every_workflow
def test_no_workflow_needs_a_secret(workflow: Path) -> None:
    assert "secrets." not in workflow.read_text(encoding="utf-8")


@every_workflow
def test_no_checkout_leaves_a_token_behind(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")

    assert text.count("persist-credentials: false") == text.count("actions/checkout@")


@pytest.mark.parametrize(("name", "job"), [("pages", "publish"), ("release", "build")])
def test_nothing_is_published_before_the_checks_have_passed(name: str, job: str) -> None:
    text = (ROOT / ".github" / "workflows" / f"{name}.yml").read_text(encoding="utf-8")

    assert f"  checks:\n    uses: ./.github/workflows/checks.yml\n  {job}:\n    needs: checks\n" in text


@pytest.mark.parametrize("job", ["index", "downloads"])
def test_a_release_is_built_once_and_published_as_it_is(job: str) -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")

    assert f"  {job}:\n    needs: build\n" in text


def test_the_oldest_python_that_is_promised_is_checked() -> None:
    promised = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["requires-python"]
    checks = (ROOT / ".github" / "workflows" / "checks.yml").read_text(encoding="utf-8")

    assert f'python: ["{promised.removeprefix(">=")}", ' in checks


def test_every_part_of_the_checks_runs_on_a_pull_request() -> None:
    checks = (ROOT / ".github" / "workflows" / "checks.yml").read_text(encoding="utf-8")
    run = [part for parts in re.findall(r"build test ([\w ]+)$", checks, re.MULTILINE) for part in parts.split()]
    run += re.findall(r"^ +unit: (\w+)", checks, re.MULTILINE)

    assert [part for part in (*PARTS, "coverage") if part not in run] == []


def test_before_a_commit_and_a_push_the_fast_checks_run() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")

    assert tuple(re.findall(r"entry: python3 build test (\w+)$", hooks, re.MULTILINE)) == FAST


def test_every_lock_is_audited() -> None:
    audit = (ROOT / ".github" / "workflows" / "audit.yml").read_text(encoding="utf-8")

    assert [lock.name for lock in ROOT.glob("requirements*.txt") if f"-r {lock.name}" not in audit] == []
