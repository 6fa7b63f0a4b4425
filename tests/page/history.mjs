// node history.mjs LENGTH: plays every order of so many events on a model of a browser with site/js/entries.js, and writes a
// line of JSON: how many orders there were, and those that ended in a state that must not be. Reads the browser's kind, as
// JSON, from standard input: {checks, swallows, caches, blind}.
import { readFileSync } from "node:fs";
import { Entries } from "../../site/js/entries.js";

const kind = JSON.parse(readFileSync(0, "utf8"));
const ELSEWHERE = "another site";

/** A document of the page: its sheets, as far as the history knows them. */
class Page {
  live = true;
  pages = 0; // of the open sheet
  setup = 0;
  late = 0; // sheets that were asked for and still load

  constructor(tab) {
    this.tab = tab;
    this.entries = new Entries({
      open: () => this.pages + this.setup,
      close: () => (this.pages ? this.pages-- : this.setup--),
      claim: () => tab.entry.sheets ?? 0,
      mark: sheets => (tab.entry.sheets = sheets),
      push: sheets => tab.push(sheets),
      back: by => tab.pageGoes(this, by),
      checks: kind.checks,
    });
  }

  /** Change the sheets, which the page's observers notice, as long as it is shown. */
  change(how) {
    if (!this.live) return;
    how(this);
    this.entries.level();
  }

  /** The reader does that by a press, even while the page is being loaded again. */
  press(how) {
    if (this.live) this.entries.stay();
    this.change(how);
  }
}

/** A tab: its history, the page in it, and what the browser is about to do. */
class Tab {
  #keys = 0;
  list = [{ key: 0, of: ELSEWHERE }];
  at = 0;
  ahead = []; // what happens next, in order
  loading = null; // a reload or another page that is on its way, from the entry at which it was asked for
  stale = null; // what the page is told of the history, where that is not true
  faults = [];

  constructor() {
    this.list.push({ key: ++this.#keys, of: "page" });
    this.at = 1;
    this.open();
  }

  get entry() {
    return this.list[this.at];
  }

  open() {
    if (this.page) this.page.live = false;
    this.page = new Page(this);
    this.page.entries.begin();
  }

  push(sheets) {
    this.stale = null;
    this.list.splice(++this.at, Infinity, { key: ++this.#keys, of: "page", sheets });
  }

  /** The page goes back: to an entry by its key if the browser can, else by a number. */
  pageGoes(page, by) {
    const { list, at } = this.stale ?? this;
    const goal = list[at - by];
    const byKey = kind.checks && !kind.blind;
    if (byKey && goal?.of !== "page") return page.entries.refuse();
    this.ahead.push(() => {
      if (!page.live) return;
      const to = byKey ? this.list.findIndex(({ key }) => key === goal.key) : this.at - by;
      if (byKey && to < 0) return page.entries.refuse();
      if (this.list[to]?.of !== "page") this.faults.push("the page left its site");
      this.show(to);
    });
  }

  /** Make another entry the current one, which ends what is loading. */
  show(to) {
    if (!this.list[to]) return;
    this.loading = this.stale = null;
    this.at = to;
    if (this.entry.of === "page" && this.page.live) this.page.entries.arrive();
    else this.page.live = this.entry.of === "page";
  }

  /** The reader goes one entry back or on; what lies elsewhere is another document. */
  readerGoes(by) {
    this.ahead.push(() => {
      if (!this.list[this.at + by]) return;
      this.show(this.at + by);
      if (this.entry.of !== "page") this.over = true;
    });
  }

  reload() {
    this.page.entries.leave();
    const loading = (this.loading = { from: this.at });
    this.ahead.push(() => {
      if (this.loading !== loading) return;
      this.loading = null;
      if (kind.swallows && this.at !== loading.from) {
        // Chromium: what was pushed meanwhile replaces the entry below, and the new document is told that both are there.
        this.stale = { list: [...this.list], at: this.at };
        this.list[loading.from] = { ...this.entry };
        this.at = loading.from;
      }
      this.open();
    });
  }

  /** Leave for another page and come back. */
  leaveAndReturn() {
    const { page } = this;
    page.entries.leave();
    const loading = (this.loading = {});
    this.ahead.push(() => {
      if (this.loading !== loading) return;
      this.loading = null;
      this.list.splice(this.at + 1, Infinity, { key: ++this.#keys, of: ELSEWHERE });
      if (kind.caches) page.entries.restore();
      else this.open();
    });
  }

  settle() {
    for (let count = 0; this.ahead.length; count++) {
      if (count > 50) return this.faults.push("the page goes back and forth");
      this.ahead.shift()();
    }
  }

  /** Check the rules that hold once nothing is going on. */
  check() {
    if (this.over) return;
    const below = this.at - 1;
    const { pages, setup } = this.page;
    const claim = this.entry.sheets ?? 0;
    if (claim !== pages + setup) this.faults.push(`${pages + setup} open, ${claim} claimed`);
    if (below < claim) this.faults.push(`${claim} claimed, ${below} there`);
    if (kind.checks && below !== claim) this.faults.push(`${claim} claimed, ${below} there`);
  }
}

const EVENTS = {
  "open a sheet": tab => tab.page.press(page => (page.pages = Math.max(page.pages, 1))),
  "open its second page": tab => tab.page.press(page => page.pages && (page.pages = 2)),
  "close the sheet": tab => tab.page.press(page => (page.pages = 0)),
  "open the setup": tab => tab.page.press(page => (page.setup = 1)),
  "ask for a late sheet": tab => tab.page.late++,
  "the late sheet comes": tab => tab.page.late && tab.page.change(page => (page.pages = 1)),
  back: tab => tab.readerGoes(-1),
  forward: tab => tab.readerGoes(1),
  reload: tab => tab.reload(),
  "leave and return": tab => tab.leaveAndReturn(),
};

/** Play events, each at once after the one before or when everything has settled; return what is wrong. */
function play(names, hasty) {
  const tab = new Tab();
  for (const name of names) {
    if (!tab.over) EVENTS[name](tab);
    if (!hasty) tab.settle();
  }
  tab.settle();
  tab.check();
  return tab.faults;
}

function* orders(length) {
  if (!length) yield [];
  else for (const before of orders(length - 1)) for (const name of Object.keys(EVENTS)) yield [...before, name];
}

let count = 0;
const wrong = [];
for (const names of orders(Number(process.argv[2]))) {
  for (const hasty of [false, true]) {
    count++;
    const faults = play(names, hasty);
    if (faults.length) wrong.push([names.join(", ") + (hasty ? " (hasty)" : ""), faults.join("; ")]);
  }
}
console.log(JSON.stringify({ count, wrong: wrong.slice(0, 20), number: wrong.length }));
