// Types of the JSON between page and engine: written by `python3 build protocol` from the TypedDicts in src/.
// Read by `tsc` alone; nothing of it is shipped.

declare namespace Protocol {
  type View = Record<string, unknown>;

  /** A sentence: its id, and what stands in it. */
  interface Message {
    id: string;
    args: Record<string, unknown>;
  }

  /** Why a request cannot be met; nothing has changed. */
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
    view: TableView;
    save: string | null;
    told: Summary | null;
  }

  /** The log, and how many entries were told before it. */
  interface LogAnswer {
    log: Block[];
    earlier: number;
  }

  /** What stays of a save's game. */
  interface SummaryAnswer {
    told: Record<string, unknown> | null;
    save: null;
  }

  /** The game as text. */
  interface RecordAnswer {
    record: string;
  }

  /** Which version the engine is. */
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

  /** How a game of Citadels was dealt: with which characters and unique districts, and to how many in a city. */
  interface Deal {
    text: string;
    seats: number;
    rules: Record<string, unknown>;
    seed: number;
    roles: string[];
    specials: string[];
    city_size: number;
  }

  /** What a deal from an address is. */
  interface DealAnswer {
    deal: Deal | null;
    save: null;
  }

  /** The line of a record whose move could not be played. */
  interface ReplayStop extends Message {
    line: number;
  }

  /** A game that was played, at a step; `hands` is there where all eyes are on the table. */
  interface ReplayAnswer {
    view: TableView;
    save: null;
    at: number;
    steps: number;
    eyes: number | string | null;
    move: string | null;
    rounds: number[];
    stopped: ReplayStop | null;
    over: boolean;
    hands: Card[][] | null;
    deal: Deal | null;
  }

  /** The hint; the game stays as it is. */
  interface HintAnswer {
    hint: HintJson;
    save: null;
  }

  /** The step before a decision, and whose it was. */
  interface DecisionAt {
    at: number;
    seat: number;
  }

  /** The decisions that can be looked back at. */
  interface Decisions {
    decisions: DecisionAt[];
  }

  /** The decisions of a game, or the cost of one. */
  interface ReviewAnswer {
    review: Decisions | Cost;
    save: null;
  }

  /** How whoever looks wishes to be answered for, in a game where they may. */
  interface AutoReplyView {
    wishes?: string[];
  }

  /** Where a game stands that follows a record, and the move that comes next (docs/protocol.md §8). */
  interface ScriptPosition {
    at: number;
    move: string | null;
  }

  /** What only the view of a game that follows a record has. */
  interface ScriptedView {
    led?: ScriptPosition;
  }

  /** A district card as it is printed. */
  interface Card {
    card: string;
    kind: string;
    cost: number;
    points: number;
  }

  /** A district in a city: what lies on and under it, and the round it was built in where that matters. */
  interface District extends Card {
    coin: boolean; // of the Artist
    tucked: number; // cards under it (the Museum)
    round: number | null; // in which it was built, where that matters
  }

  /** What has been done to a character, as far as the viewer knows. */
  interface CharacterMarks {
    killed: boolean;
    robbed: boolean;
    bewitched: boolean;
    warranted?: boolean;
    signed?: boolean;
    threatened?: boolean;
    flower?: boolean;
  }

  /** A character before a player, null if it lies face down. */
  interface Character extends CharacterMarks {
    role: string | null; // null: face down
  }

  /** Gold that lies by for a character. */
  interface TaxesJson {
    taxes?: number; // gold
  }

  /** A character of the cast, how far its call is, and who is known to hold it. */
  interface Rank extends CharacterMarks, TaxesJson {
    rank: number;
    role: string;
    state: "waiting" | "now" | "done" | "absent" | "aside";
    seat: number | null; // who is known to hold it
  }

  /** What lies before a player, or is due from them at the end of their turn. */
  interface TurnMarks {
    held: boolean; // the Witch's turn waits for the bewitched
    owes: boolean; // will pay tax for what was built
  }

  /** A player as everybody sees them, and what of them the viewer knows beside that. */
  interface SeatJson extends TurnMarks {
    seat: number;
    name: string;
    kind: string; // person or bot
    bot: string | null;
    gold: number;
    hand: number; // number of cards
    crown: boolean;
    characters: Character[];
    city: District[];
    built: number; // how many districts they count as for the size of the city
    complete: boolean;
    completed: number | null; // 1 for the first complete city, 2 for the next
    active: boolean; // their turn or pick
    asked: boolean; // decides now
    points: number; // what is certain: without gold, hand and Crown until the game is over
  }

  /** What the viewer holds, and the characters they chose from. */
  interface Mine {
    seat: number;
    hand: Card[];
    characters: string[];
    draft: string[][]; // the characters of each pick of this round
  }

  /** The characters beside the table: face up, and how many face down. */
  interface Aside {
    up: string[];
    down: number; // how many
  }

  /** The middle of the table: bank, deck, ranks, and the special districts the game was dealt from. */
  interface Centre {
    bank: number | null; // gold; null: without end
    deck: number; // number of cards
    ranks: Rank[];
    aside: Aside;
    specials: string[]; // of the deck the game was dealt from
  }

  /** By which district the city size is another than was agreed, and where it stands. */
  interface LoweredSize {
    from: number;
    card: string;
    seat: number;
  }

  /** The part of a view that shows the table. */
  interface TableJson {
    edition: string; // whose cards the words mean
    phase: string; // select, turn or over
    round: number;
    last_round: boolean;
    city_size: number;
    lowered: LoweredSize | null; // why city_size is not what was agreed
    viewer: number | null; // the seat that looks; null: the public view
    seats: SeatJson[];
    mine: Mine | null; // null in the public view and before a closed curtain
    centre: Centre;
  }

  /** What stands in the place of the reader's name, where one person is alone at the device. */
  interface You {
    id: string;
  }

  /** Who is asked for before a closed curtain. */
  interface Curtain {
    seat: number;
    name: string;
  }

  /** The cards that may be marked, and how many. */
  interface Pick {
    cards: string[];
    min: number;
    max: number;
  }

  /** One move to choose, or why it cannot be chosen. */
  interface Choice {
    move: string | null; // null: not possible
    kind: string; // its verb
    card: string | null;
    cards: string[] | null;
    seat: number | null;
    role: string | null;
    own: string | null; // the district that is given, or destroyed to build
    cost: number | null; // the player's own gold
    id: string;
    args: Record<string, unknown>;
    enabled: boolean;
    why_not: Message | null;
    pick: Pick | null; // cards are marked; the move is `kind` and the marked cards
  }

  /** What is asked, of whom, and the choices. */
  interface Prompt extends Message {
    seat: number;
    choices: Choice[];
  }

  /** Where things move from and to; without `to` it is the bank. `city` is whose district is lost. */
  interface Anchor {
    seat?: number;
    to?: number;
    city?: number;
    card?: string;
    role?: string;
    gold?: number;
    count?: number;
  }

  /** One thing that happened. */
  interface Entry extends Message {
    n: number; // running number
    round: number;
    anchor: Anchor;
    yours: boolean; // done to the viewer by another
  }

  /** One line of a story; `player` stands where it is another's doing than the block's. */
  interface Line extends Message {
    n: number;
    player: string | You | null;
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
    role: string | null; // the character that is played
    lines: Line[];
  }

  /** Whether the last decision can be taken back, or why not. */
  interface UndoJson {
    undo: true | Message; // the reason why not
  }

  /** One line of a score. */
  interface ScoreLine extends Message {
    points: number;
  }

  /** How one player came in, and the hand laid open. */
  interface SeatResult {
    seat: number;
    place: number; // from 1
    total: number;
    lines: ScoreLine[];
    hand: string[];
  }

  /** The end of a game. */
  interface Result {
    winners: number[];
    seats: SeatResult[];
  }

  /** What is new, what others did meanwhile, and what is read aloud. */
  interface NewsJson {
    news: Entry[]; // since this viewer last looked
    story: Block[]; // what others did since this viewer's last turn or pick
    say: Message[]; // for the live region: news that matter, in short
  }

  /** The table as one viewer may see it. */
  interface TableView extends TableJson, NewsJson {
    shared: boolean; // two or more people at one device
    curtain: Curtain | null; // closed: this person is asked for, and mine and prompt are null
    waiting: "person" | "bot" | "curtain" | "over";
    prompt: Prompt | null;
    can: UndoJson;
    result: Result | null;
  }

  /** The view of the game that is played. */
  interface PlayedView extends TableView, ScriptedView {
  }

  /** An option's chance to win, null without a search, and whether it is nearly as good as the advised. */
  interface Chance {
    chance: number | null; // per cent
    margin: number | null; // two standard errors, in the same points
    share: Message | null; // the chance in words
    close: boolean; // the search cannot tell it from the advised move
  }

  /** A choice with its chance. */
  interface Option extends Choice, Chance {
  }

  /** A reason, and whether it speaks for the move; null if it does neither. */
  interface HintReason extends Message {
    good: boolean | null; // for the move, or against it
  }

  /** What the Expert would do, the advised move first. */
  interface HintJson {
    seat: number;
    count: number; // number of moves
    worlds: number; // sampled for the advised move; 0: no search
    options: Option[];
    reasons: HintReason[];
  }

  /** What a decision cost; the rest is there where that is not 0. */
  interface Cost extends DecisionAt {
    round: number;
    cost: number; // in percentage points of the chance to win
    told?: Message; // the cost in words
    played?: Choice;
    better?: Choice;
    reasons?: HintReason[];
  }

  /** A bot's seat. */
  interface BotSummary {
    bot: string | null;
  }

  /** A person's seat: rounds by character held, and times by character that struck. */
  interface PersonSummary {
    bot: null;
    held: Record<string, number>; // rounds by character
    struck: Record<string, number>; // times by character
  }

  /** What stays of a game; `link` is null where it began from a position. */
  interface Summary {
    round: number;
    link: string | null; // null where the game began from a position
    points: number[];
    places: number[]; // from 1
    seats: (BotSummary | PersonSummary)[];
  }

  /** How many may play, with eight and with nine ranks, and how many do at first. */
  interface Players {
    min: number;
    max: number;
    max_with_nine: number;
    default: number;
  }

  /** The letters that no name may have, as a pattern. */
  interface Names {
    unseen: string;
  }

  /** The bots, the weakest first, and those with a manner of their own. */
  interface Bots {
    strengths: string[];
    personalities: string[];
  }

  /** What the daily game is. */
  interface Today {
    series: number;
    begins: string;
    seats: number;
    bot: string;
  }

  /** The option whose values make another one possible. */
  interface Where {
    option: string;
    values: unknown[];
  }

  /** A choice by which an option has another default. */
  interface Unless {
    option: string;
    value: string;
    players: number;
    default: number;
  }

  /** The specials that an option goes with. */
  interface With {
    with?: string[];
  }

  /** A character and the players it needs. */
  interface RoleSeats {
    id: string;
    min: number;
  }

  /** The characters of a rank, and whether one may play without it. */
  interface RankRoles {
    rank: number;
    roles: RoleSeats[];
    optional: boolean;
  }

  /** The numbers of players that need the ninth rank, and that cannot have it. */
  interface Ninth {
    needed: number[];
    barred: number[];
  }

  /** A rank whose card is not in the game at some tables. */
  interface UnusedRank {
    rank: number;
    players: number;
    option: string;
    value: string;
  }

  /** Characters and specials that play well together. */
  interface Recommended {
    id: string;
    characters: string[];
    specials: string[];
  }

  /** The characters to choose from, and sets of them by number of players.
  
  Where nothing is chosen it is the `default`, or another for some numbers of players. */
  interface Characters {
    default: string[];
    defaults?: Record<string, string[]>;
    ranks: RankRoles[];
    ninth: Ninth;
    unused: UnusedRank[];
    recommended: Record<string, Recommended[]>;
  }

  /** The specials to choose from, those of a usual table, and the options that go with one.
  
  `added` is how many come to the deck before others leave it for them, where some do. */
  interface Specials {
    values: string[];
    default: string | string[];
    added?: number;
    options: TableOption[];
  }

  /** What a table of one edition can be set with. */
  interface EditionSheet {
    edition: string;
    options: TableOption[];
    characters: Characters;
    specials: Specials;
  }

  /** The ways to set a table: of the first edition, and what is the same in all of them. */
  interface SetupSheet extends EditionSheet {
    players: Players;
    names: Names;
    bots: Bots;
    bot: string;
    day: Today;
    editions: string[];
  }

  /** The word a card's help stands under, where that is not its own. */
  interface HelpText {
    text?: string;
  }

  /** How many districts a card counts as for the size of its city, where that is not one. */
  interface SizeJson {
    size?: number;
  }

  /** A district card. */
  interface DistrictCard extends HelpText, SizeJson {
    id: string;
    kind: string;
    cost: number;
    points: number;
    copies: number;
    edition: string;
    icon: string;
  }

  /** A character card. */
  interface CharacterCard extends HelpText {
    id: string;
    rank: number;
    kind: string | null;
    edition: string;
    min: number;
    icon: string;
  }

  /** How a kind of choice is shown, as far as it is not as most are. */
  interface ChoiceSigns {
    sign?: string;
    place?: string;
    priced?: boolean;
    free?: boolean;
    steps?: string[];
    tray?: string;
  }

  /** How an event is shown, as far as it is not as most are. */
  interface EventSigns {
    sign?: string;
    hit?: string;
    ruins?: boolean;
  }

  /** Every card of an edition, and how what they do is shown. */
  interface CardSheet {
    edition: string;
    districts: DistrictCard[];
    roles: CharacterCard[];
    choices: Record<string, ChoiceSigns>;
    events: Record<string, EventSigns>;
  }
}
