"""Lists the long tasks of the page's thread in a game, and what ran in each: scripts, styles, layout, paint.

    .venv/bin/python -m bench.long_tasks                       Citadels, two rounds at normal pace, as slow as a phone
    .venv/bin/python -m bench.long_tasks --game island --rounds 1
    .venv/bin/python -m bench.long_tasks --dist ../other/dist  another build

Plays in the built site, from the first seat against bots, any way, while the browser traces itself. The length of a
task is the processor's time for it, times `--slower`: a busy machine makes it longer, but by far less than the time
that passes. A task is long above 50 ms. Printed are the number of long tasks, of those that began while a picture
stood, and the longest; for each of the longest its parts, each without what it called, and the calls of `stage` in it,
which the page's Python makes; at last the medians and maxima of the calls, and the styles that were computed.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from bench.pictures import PAGES
from build.browser import system_chromium
from build.paths import DIST
from e2e.conftest import PHONE, Site
from e2e.game_page import INSTANT

LONG = 50  # milliseconds
LEAST = 2  # milliseconds of a part that is worth a line
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "v8", "toplevel"]
DESKTOP = {"width": 1280, "height": 800}
# Measures the calls of `stage`, and the times for which pictures stand.
MARKS = """() => {
  for (const name of ["show", "scene", "say", "cache", "fly", "sound", "screen", "mark", "focus", "reveal"]) {
    const own = stage[name];
    stage[name] = (...args) => {
      const start = performance.now();
      const result = own(...args);
      performance.measure(["show", "mark"].includes(name) ? `${name}:${args[0]}` : name, { start });
      if (name === "scene") result.then(() => performance.measure("picture", { start }));
      return result;
    };
  }
}"""


@dataclass
class Span:
    """A piece of the trace of the page's thread; all times are in milliseconds.

    `start` and `length` are of the clock, `cpu` is of the processor, `own` is that without what was called.
    """

    name: str
    start: float
    length: float
    cpu: float = 0
    own: float = 0

    def within(self, other: Span) -> bool:
        """Whether it began in another."""
        return other.start <= self.start < other.start + other.length


@dataclass
class Task(Span):
    """A task of the page's thread: what ran in it by kind, and the calls of `stage`."""

    parts: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    calls: list[Span] = field(default_factory=list)


@dataclass
class Trace:
    """The tasks, styles and pictures of a trace."""

    tasks: list[Task]
    calls: list[Span]
    pictures: list[Span]
    styled: list[int]  # elements, of each computation of styles


def read_trace(events: list[dict[str, Any]]) -> Trace:
    """Read the page's thread from the events of a trace; the page is the process that has measures."""
    measures = read_measures([event for event in events if event.get("cat") == "blink.user_timing"])
    pages = {event["pid"] for event in events if event.get("cat") == "blink.user_timing"}
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain" and event["pid"] in pages
    }
    own = [event for event in events if event["ph"] == "X" and (event["pid"], event["tid"]) in threads]
    spans = [
        Span(kind(event), event["ts"] / 1000, event.get("dur", 0) / 1000, event.get("tdur", 0) / 1000) for event in own
    ]
    spans.sort(key=lambda span: (span.start, -span.length))
    count_own(spans)
    calls = [span for span in measures if span.name != "picture"]
    tasks: list[Task] = []
    for span in spans:
        if span.name == "RunTask":
            tasks.append(Task(span.name, span.start, span.length, span.cpu))
        if tasks and span.within(tasks[-1]):
            tasks[-1].parts[span.name] += span.own
    for task in tasks:
        task.calls = [call for call in calls if call.within(task)] if task.length > LONG / 10 else []
    styled = [int(event["args"].get("elementCount") or 0) for event in own if event["name"] == "UpdateLayoutTree"]
    return Trace(tasks, calls, [span for span in measures if span.name == "picture"], styled)


def read_measures(events: list[dict[str, Any]]) -> list[Span]:
    """The measures of `performance.measure`, each of which is two events."""
    begun: dict[tuple[Any, ...], float] = {}
    measures = []
    for event in sorted(events, key=lambda event: event["ts"]):
        same = event["name"], event["pid"], event.get("id2", {}).get("local", event.get("id"))
        if event["ph"] == "b":
            begun[same] = event["ts"] / 1000
        elif event["ph"] == "e" and same in begun:
            start = begun.pop(same)
            measures.append(Span(event["name"], start, event["ts"] / 1000 - start))
    return measures


def count_own(spans: list[Span]) -> None:
    """Count the processor's time of each span without what it called; the spans are in their order."""
    stack: list[Span] = []
    for span in spans:
        span.own = span.cpu
        while stack and not span.within(stack[-1]):
            stack.pop()
        if stack:
            stack[-1].own -= span.cpu
        stack.append(span)


def kind(event: dict[str, Any]) -> str:
    """The kind of a piece of a trace: its name, and of a call its function and file."""
    data = event.get("args", {}).get("data", {})
    if event["name"] == "FunctionCall":
        return f"{data.get('functionName', '')} {data.get('url', '').split('/')[-1]}:{data.get('lineNumber', '')}"
    return str(event["name"]) + (f" {data.get('type')}" if event["name"] == "EventDispatch" else "")


def play(options: argparse.Namespace) -> list[dict[str, Any]]:
    """Play some rounds and return the events of the trace."""
    with sync_playwright() as playwright:
        site = Site(folder=options.dist)
        browser = playwright.chromium.launch(executable_path=system_chromium(windowless=True))
        screen: Any = DESKTOP if options.desktop else PHONE
        context = browser.new_context(viewport=screen, has_touch=True, locale="en", base_url=site.url, bypass_csp=True)
        page = context.new_page()
        page.add_init_script(INSTANT.replace("instant", options.pace) % PAGES[options.game].name)
        table = PAGES[options.game](page, seed=options.seed)
        table.open()
        table.set_seats(options.seats)
        table.set_seed(options.seed)
        table.deal()
        page.evaluate(MARKS)
        browser.start_tracing(page=page, categories=CATEGORIES)
        while table.wait_for_question():
            number = re.search(r"\d+", page.locator(".bar .round").first.inner_text())
            if number and int(number[0]) > options.rounds:
                break
            table.decide()
        trace = browser.stop_tracing()
        browser.close()
        site.stop()
    if options.trace:
        options.trace.write_bytes(trace)
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    return events


def report(trace: Trace, slower: float, longest: int) -> None:
    """Print what a trace tells, in milliseconds of a machine that is so many times slower."""
    long = sorted([task for task in trace.tasks if task.cpu * slower > LONG], key=lambda task: -task.cpu)
    pictured = [task for task in long if any(task.within(picture) for picture in trace.pictures)]
    most = [max([task.cpu * slower for task in tasks], default=0) for tasks in (long, pictured)]
    print(f"{len(long)} tasks above {LONG} ms, the longest {most[0]:.0f} ms; ", end="")
    print(f"{len(pictured)} while a picture stood, the longest {most[1]:.0f} ms")
    for task in long[:longest]:
        print(f"\n{task.cpu * slower:6.0f} ms{' in a picture' if task in pictured else ''}")
        for name, own in sorted(task.parts.items(), key=lambda part: -part[1]):
            if own * slower >= LEAST:
                print(f"    {own * slower:6.1f} {name}")
        ratio = task.cpu / task.length * slower  # of the clock's time that the processor had for the task
        print("    " + ", ".join(f"{call.name} {call.length * ratio:.0f}" for call in task.calls))
    groups: dict[str, list[float]] = defaultdict(list)
    for task in trace.tasks:
        for call in task.calls:
            groups[call.name].append(call.length * task.cpu / task.length * slower)
    print()
    for name, lengths in sorted(groups.items()):
        print(f"{name:<16}{len(lengths):>6} {statistics.median(lengths):7.1f} {max(lengths):7.1f}")
    total = sum(task.cpu for task in trace.tasks) * slower / 1000
    print(f"styles of {sum(trace.styled)} elements, {len(trace.styled)} times; {total:.1f} s of the page's thread")


def main() -> int:
    """Play, and print the report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=PAGES, default="citadels")
    parser.add_argument("--pace", choices=("calm", "normal", "quick", "instant"), default="normal")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--desktop", action="store_true", help="on a screen of 1280 by 800 pixels, not on a phone's")
    parser.add_argument("--slower", type=float, default=4, help="than this machine, so many times")
    parser.add_argument("--longest", type=int, default=8, help="list the parts of so many tasks")
    parser.add_argument("--dist", type=Path, default=DIST, help="the folder of the built site")
    parser.add_argument("--trace", type=Path, help="store the trace in this file")
    parser.add_argument("--read", type=Path, help="read such a file in place of a game")
    options = parser.parse_args()
    events = json.loads(options.read.read_text())["traceEvents"] if options.read else play(options)
    report(read_trace(events), options.slower, options.longest)
    return 0


if __name__ == "__main__":
    sys.exit(main())
