// Types of the JSON between page and engine: written by `python3 build protocol` from the TypedDicts in src/.
// Read by `tsc` alone; nothing of it is shipped.

declare namespace Protocol {
  type View = Record<string, unknown>;

  /** A sentence: its id, and what stands in it. */
  interface Message {
    id: string;
    args: Record<string, unknown>;
  }

  /** An option's chance to win, null without a search, and whether it is nearly as good as the advised. */
  interface Chance {
    chance: number | null; // per cent
    margin: number | null; // two standard errors, in the same points
    share: Message | null; // the chance in words
    close: boolean; // the search cannot tell it from the advised move
  }

  /** A placeholder for the reader's name, where one person is alone at the device. */
  interface You {
    id: string;
  }

  /** One thing that happened. */
  interface Entry extends Message {
    n: number; // running number
    round: number;
    anchor: Record<string, unknown>; // where things move from and to
    yours: boolean; // done to the viewer by another
  }

  /** One line of a story; `player` stands where it is another's doing than the block's. */
  interface Line extends Message {
    n: number;
    player: string | You | string[] | null; // several who did the same
    hit: boolean; // done to the viewer, or paid by them
    grave: boolean; // important to all
    own: boolean; // done by the viewer
  }

  /** One turn and what was done in it, or, without a seat, what lies before or between the turns. */
  interface Block {
    n: number;
    round: number;
    seat: number | null;
    player: string | You | null;
    lines: Line[];
  }

  /** News: what is new, what others did meanwhile, and what is read aloud. */
  interface NewsJson {
    news: Entry[]; // since this viewer last looked
    story: Block[]; // what others did since this viewer's last turn
    say: Message[]; // for the live region: news that matter, in short
  }

  /** The reason why a request cannot be met; nothing has changed. */
  interface Refusal {
    error: Message;
    view: View | null;
  }

  /** The table as it stands; there is nothing to be saved. */
  interface LookAnswer {
    view: View | null;
    save: null;
  }

  /** The table after something changed, and the save, null for a game that follows a record. */
  interface TableAnswer {
    view: View;
    save: string | null;
    told: Record<string, unknown> | null;
    answers?: string[]; // of a puzzle that is entered, as records write them
  }

  /** The log, and how many entries were told before it. */
  interface LogAnswer {
    log: unknown[];
    earlier: number;
  }

  /** The table as a guest sees it, and their log; `step` is how many decisions there were.
  
  A guest who tries moves has `newest`, the number of the last entry that they were told. */
  interface GuestLook extends LogAnswer {
    view: View;
    step: number;
    newest?: number;
  }

  /** The table as each guest sees it, by seat.
  
  `newest` is the number of the log's last entry, `undone` whose decision was taken back since the last decision. */
  interface LooksAnswer {
    looks: Record<string, GuestLook>;
    newest: number;
    undone: number | null;
    save: null;
  }

  /** A deed of one player to another in a game. */
  interface Deed {
    deed: string; // a word of the game's
    by: number; // a seat
    to: number | null; // a seat; null where it was done to nobody in particular
    count: number; // how often
  }

  /** The summary of a save's game. */
  interface SummaryAnswer {
    told: Record<string, unknown> | null;
    save: null;
  }

  /** The game as text. */
  interface RecordAnswer {
    record: string;
  }

  /** The engine's version. */
  interface VersionAnswer {
    version: string;
  }

  /** A game to be passed on; `hidden` says that it is not over. */
  interface ShareAnswer {
    link: string;
    wrapped: string;
    record: string;
    hidden: boolean;
  }

  /** The set-up of a game; `rules` and `seed` are what `new` takes. */
  interface Deal {
    text: string;
    seats: number;
    rules: Record<string, unknown>;
    seed: number;
  }

  /** The set-up that an address asks for. */
  interface DealAnswer {
    deal: Deal | null;
    save: null;
  }

  /** A step of a replay, and the news of the move that led to it. */
  interface MoveNews {
    at: number;
    news: unknown[];
  }

  /** The news of some moves of a replay, in order, as its viewer may know them. */
  interface MovesAnswer {
    moves: MoveNews[];
    view: null;
    save: null;
  }

  /** A picture of a step of the open replay, as the text of an SVG. */
  interface DrawAnswer {
    svg: string;
    view: null;
    save: null;
  }

  /** The line of a record whose move could not be played. */
  interface ReplayStop extends Message {
    line: number;
  }

  /** A game that was played, between its `move` and the `next`; `hands` is there where all eyes are on the table. */
  interface ReplayAnswer {
    view: View;
    save: null;
    at: number;
    steps: number;
    eyes: number | string | null;
    move: string | null;
    next: string | null;
    rounds: number[];
    round_count: number;
    stopped: ReplayStop | null;
    over: boolean;
    hands: unknown;
    deal: Deal | null;
  }

  /** A value that a field can have. */
  interface EditOption {
    value: unknown;
    label: Message;
  }

  /** A value of a position that can be changed: a number from `least` to `most`, one of the options, or a list. */
  interface EditField {
    name: string;
    label: Message;
    kind: "number" | "choice" | "list";
    value: unknown;
    options: string; // the list of all that it may be
    offers: string; // the list of those that can be chosen now; "" where it is the same
    least: number;
    most: number;
  }

  /** Fields below one heading. */
  interface EditGroup {
    label: Message;
    fields: EditField[];
  }

  /** The fields of a position, and the lists of options that they name; a game that is over has none. */
  interface EditFields {
    groups: EditGroup[];
    options: Record<string, EditOption[]>;
  }

  /** A position that is edited, as a replay without moves, its link and its fields. */
  interface EditAnswer extends ReplayAnswer {
    link: string;
    edit: EditFields;
  }

  /** The number of moves of a link or record that have been played, and of all. */
  interface OpeningStep {
    at: number;
    steps: number;
  }

  /** A replay that is being opened: the next request for it goes on. */
  interface OpeningAnswer {
    opening: OpeningStep;
    view: null;
    save: null;
  }

  /** The kind of a text, and the word of its game; null where that is not known. */
  interface Recognition {
    what: string;
    game: string | null;
  }

  /** The result of recognising a text; nothing is opened. */
  interface RecogniseAnswer {
    found: Recognition;
    save: null;
  }

  /** The hint; the game stays as it is. */
  interface HintAnswer {
    hint: Record<string, unknown>;
    save: null;
  }

  /** A move's comparison with the one that a lesson asks for; the game stays as it is. */
  interface WeighAnswer {
    verdict: Message | null;
    save: null;
  }

  /** The step before a decision, and whose it was. */
  interface DecisionAt {
    at: number;
    seat: number;
  }

  /** Luck of each seat: the names of the columns (messages `luck-<column>`), and a row for each seat. */
  interface Luck {
    columns: string[];
    rows: number[][];
  }

  /** The decisions that can be looked back at, and what chance gave each seat where a game says it. */
  interface Decisions {
    decisions: DecisionAt[];
    luck?: Luck;
  }

  /** A value that changed in a round, by its name: a seat, a number, or null for nobody. */
  interface Mark {
    round: number;
    what: string;
    value: number | null;
  }

  /** Everybody's prospects at the beginning of a turn, after `at` moves; the last one stands for the end. */
  interface TurnPlayed {
    at: number;
    round: number;
    seat: number;
    prospects: number[];
  }

  /** The rounds of a game, the points of all seats after each, what is marked, and the turns where a game has them. */
  interface Timeline {
    rounds: number[];
    points: number[][];
    marks: Mark[];
    turns: TurnPlayed[];
  }

  /** The course of a game that is over. */
  interface TimelineAnswer {
    timeline: Timeline;
    save: null;
  }

  /** The decisions of a game, or the cost of one. */
  interface ReviewAnswer {
    review: Record<string, unknown> | Decisions;
    save: null;
  }

  /** The viewer's auto-replies, in a game that has any. */
  interface AutoReplyView {
    wishes?: string[];
  }

  /** The moves that are tried and are not real yet (docs/protocol.md §10). */
  interface TrialState {
    count: number; // moves that stand
    brings: Message[]; // what they bring and cost together, as the game tells it
    stopped: Message | null; // why the move that was tried last could not be
  }

  /** The keys that only the view during a trial has. */
  interface TrialView {
    trial?: TrialState;
  }

  /** The position of a game that follows a record, and the move that comes next (docs/protocol.md §8). */
  interface ScriptPosition {
    at: number;
    move: string | null;
  }

  /** Keys that only the view of a game that follows a record has. */
  interface ScriptedView {
    led?: ScriptPosition;
  }
}
