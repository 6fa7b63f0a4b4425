"""What runs beyond this machine: nothing that others could exchange, and with no more leave than it needs."""

import re
from pathlib import Path

import pytest

from build.paths import ROOT

pytestmark = pytest.mark.desktop

USED = re.compile(r"\buses:\s*(.*)")
# A name, a commit, and for people the version that it was.
PINNED = re.compile(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")

every_workflow = pytest.mark.parametrize(
    "workflow", sorted((ROOT / ".github" / "workflows").glob("*.y*ml")), ids=lambda path: path.name
)


@every_workflow
def test_every_action_is_pinned_to_a_commit(workflow: Path) -> None:
    used = USED.findall(workflow.read_text(encoding="utf-8"))

    assert [action for action in used if not PINNED.fullmatch(action)] == []


@every_workflow
def test_every_workflow_says_what_it_may_do(workflow: Path) -> None:
    permissions = re.search(
        r"^permissions:\n((?:  [a-z-]+: \w+\n)+)", workflow.read_text(encoding="utf-8"), re.MULTILINE
    )

    assert permissions
    assert "contents: read" in permissions[1]


def test_every_lock_is_audited() -> None:
    audit = (ROOT / ".github" / "workflows" / "audit.yml").read_text(encoding="utf-8")

    assert [lock.name for lock in ROOT.glob("requirements*.txt") if f"-r {lock.name}" not in audit] == []
