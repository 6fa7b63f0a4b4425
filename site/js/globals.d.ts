// Types for the scripts: what the pieces of the page give one another by way of `window`.
// Read by `tsc` alone (python3 build types); nothing of it is shipped.

/** The word of the game, which begins the names of all that the page keeps and says to others (build/games.py). */
declare const GAME: string;

/** The word that begins the names of what all games of the site share: the first game's, which was there before others. */
declare const SHARED: string;

/** The file that other people's pages show until somebody plays (build/games.py). */
declare const POSTER: string;

/** Whether the game has a map that can be zoomed (build/games.py). */
declare const MAP: boolean;

/** The page with the first screen (build/games.py). */
declare const HOME: string;

/** The page that shows finished games by link; empty for a game that has none (build/games.py). */
declare const REPLAY: string;

/** Whether pictures of the game can be drawn (build/drawing.py). */
declare const DRAWS: boolean;

/** Whether positions of the game can be edited (build/editing.py). */
declare const EDITS: boolean;

/** Each game of the site: its name, its poster, its title by language, and its page (build/games.py). */
declare const ELEMENTS: [string, string, Record<string, string>, string][];

/** The games of the site, this one among them: by what they are recognised, and where they are (build/games.py). */
declare const GAMES: { game: string; prefix: string; words: string[]; page: string; title: Record<string, string>; home: string; replay: string }[];

/** A message in the reader's language (docs/protocol.md §2). */
type Message = Protocol.Message;
type Words = Record<string, unknown>;
/** A tree as the page's Python draws it: a text, a message, or [tag, properties, ...children] (js/patch.js). */
type Tree = string | Message | TreeElement;
type TreeElement = [tag: string, props: Props | null, ...children: (Tree | null | false)[]];
type Props = Record<string, unknown> & { key?: string };

/** The handler of actions in the page's Python: what to do, to what, and what else. */
type Act = (name: string, arg: string, more: string) => void;

/** The browser's interface for the page's Python; some of it is put in by scripts that come later. */
interface Stage {
  onact: Act | null;
  alive: () => void;
  trouble: (problem?: unknown, trace?: string) => void;
  reload: () => void;
  /** Open the game in a tab of its own. */
  openFull: () => void;
  /** Keep an element as JSON, which trees name by its key (js/patch.js). */
  cache(key: string, text: string): void;
  show(root: "table" | "sheet", text: string): void;
  screen(name: string): void;
  mark(name: string, value: string): void;
  focus(selector: string): void;
  press(key: string): boolean;
  framed: boolean;
  embedded: boolean;
  game: string;
  shared: string;
  home: string;
  guest: string;
  phones: boolean;
  /** Note what this device has at a table of several phones: the host's name, or as the table the name of the stored game. */
  keepSeat(role: "guest" | "table", what: string): void;
  leaveSeat(role: "guest" | "table"): void;
  /** The note of less than half an hour ago; null for nothing. */
  seat(role: "guest" | "table"): string | null;
  reveal(selector: string): void;
  say(text: string): void;
  hush(): void;
  notify(id: string, button?: string, act?: string, args?: string): void;
  dismiss(id: string): void;
  fresh(at?: number): boolean;
  forgetTap(): void;
  fly(text: string): void;
  scene(text: string, ms: number): Promise<void>;
  endScene(): void;
  /** Read a text aloud, and stop that: there once js/voice.js is loaded. */
  speak?(text: string): Promise<void>;
  silence?(): void;
  beat(ms: number): Promise<void>;
  hurry(): void;
  turn(): Promise<unknown>;
  sound(name: string): void;
  chapter(name: string): Promise<void>;
  script(name: string): Promise<object>;
  outdated(): Promise<boolean>;
  opens(seats: number): boolean;
  opening(seats: number): Promise<string>;
  seed(): string;
  below(n: number): number;
  named(text: string, unseen?: string): string;
  licence(name: string): string;
  replayAddress(link: string): string;
  copy(text: string): Promise<boolean>;
  canShare(): boolean;
  share(title: string, url: string): Promise<void>;
  addresses(): string;
  isLocal(): boolean;
  download(name: string, text: string): void;
  downloadKept(file: string, name: string): void;
  now(): string;
  today(): string;
  day(time: string, hour?: boolean): string;
  linkParts(address?: string): string;
  days(first: string): string;
  dated(day: string, style: "long" | "medium" | "short"): string;
  dayAddress(day: string): string;
  dayLink(): string;
  dayHeard(): void;
  art(name: string): Promise<string>;
  symbols(icons: string): Promise<string>;
  draw(svg: string, name: string): Promise<string>;
  savePicture(): void;
  canSharePicture(): boolean;
  sharePicture(title: string): Promise<void>;
  persist(library: boolean): Promise<void>;
  keeper(question: string): Promise<unknown>;
  downloadGames(file: string, first: string, names: string, past: string): void;
  lines(): number;
  line(number: number): string;
  pasted(): string;
  opened(): string;
  games: string;
  siteGames(): string;
  place(word: string): string;
  carry(text: string, page: string): boolean;
  carried(): string;
}

/** The browser's storage for the page (js/storage.js). */
interface PageStorage {
  allowed(): boolean;
  read(name: string): string | null;
  named(key: string | null): string;
  over(name: string): boolean;
  add(name: string, line: string): boolean;
  changed(name: string, text: string | null): boolean;
  refresh(name: string): string | null;
  names(beginning: string): string;
  write(name: string, value: string): boolean;
  forget(name: string): void;
  remove(name: string): void;
  setAside(name: string): string;
}

type EngineStage = "fetching" | "importing" | "ready" | "failed";
interface Engine {
  stage: EngineStage;
  settled: Promise<void>;
  problem: string;
  onstage: ((now: EngineStage) => void) | null;
  resume: (() => string) | null;
  onanew: (() => void) | null;
  ask(text: string): Promise<string>;
  fold(text: string, after: number): string;
  saved?: string;
  readonly begun: boolean;
  begin(): void;
  add(files: (readonly [name: string, file: Uint8Array])[]): void;
}
/** Messages of the engine's worker: how far it is, an answer, or what went wrong. */
interface EngineMessage {
  stage?: EngineStage;
  problem?: string;
  trace?: string;
  recalled?: boolean;
  text?: string;
}

/** The files that MicroPython reads its modules from, as Emscripten offers them. */
interface Files {
  mkdir(name: string): void;
  writeFile(name: string, file: Uint8Array, how: { canOwn: boolean }): void;
}

interface Speech {
  LANGUAGES: readonly string[];
  language(): string;
  play(edition: string): void;
  speak(language: string): Promise<boolean>;
  spoken: Promise<unknown>;
  words(id: string, args?: Words): string;
}
interface Watch {
  broken(problem: unknown): void;
  whole(): void;
  missing(name: string): void;
  alive(): boolean;
}
/** Errors and actions that the device keeps (js/black-box.js). */
interface BlackBox {
  /** The table at which an error happens; "secret" while hands are, null without a table. */
  table: string | null;
  note(name: string, arg: string): void;
  keep(source: string, problem: unknown, trace?: string): void;
  contents(): string;
  clear(): void;
}
interface Look {
  chosen: string;
  apply(name: string | null): void;
}

interface Window {
  stage: Stage;
  engine: Engine;
  storage: PageStorage;
  speech: Speech;
  watch: Watch;
  blackBox: BlackBox;
  look: Look;
  parameters: URLSearchParams;
  given?: Partial<Record<string, string>>;
  room?: { prefix: string; bot: string; open(): Worker };
  gameTable?: { leave(): void };
  trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
}
type Rules = { createScriptURL(name: string): string };
declare module "*/vendor/fluent/bundle.js" {
  export * from "@fluent/bundle";
}
declare module "*/vendor/qr/qr.js" {
  export { encodeQR } from "qr";
  export { decodeQR } from "qr/decode.js";
}
