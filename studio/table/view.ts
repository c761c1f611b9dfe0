/** What a table and whoever looks at it say to each other: plain data, so that it passes to and from a worker. */
import type {
  CompiledDeck,
  CompiledGame,
  Observation,
  Position,
  PositionFields,
} from '../../engine/index.ts';
import type { TableWords } from './messages.ts';

/** A game as it is played: all that a table needs besides its rules. */
export interface TableGame {
  readonly compiled: CompiledGame;
  /** With the cards that only scenarios see; null where no positions of scenarios are opened. */
  readonly withFixtures: CompiledGame | null;
  readonly words: TableWords;
  readonly locale: string;
  /** Sample decks, by their ids, that are taken in turn where nobody brings one. */
  readonly samples: readonly string[];
  /** Ids of what is brought beside decks, by the names of the parts: the first of them that can be played with. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

/** Who sits at a seat: `human`, or the name of a bot. By seat, from P1. */
export type Seating = readonly string[];

export interface WantedGame {
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Empty: sample decks. */
  readonly decks: readonly (string | CompiledDeck)[];
  /** Ids, by the names of the parts. */
  readonly parts: Readonly<Record<string, string>>;
  readonly seed: number;
}

/** A deck that is none of the game's. */
export interface BroughtDeck {
  readonly name: string;
  readonly deck: CompiledDeck;
}

/** A seat by its name, `P1`, or `spectator`. */
export type ViewerName = string;

export type Asked =
  | { readonly do: 'begin'; readonly game: WantedGame; readonly seats: Seating }
  | { readonly do: 'load'; readonly save: string; readonly seats: Seating }
  /** Whether a game could be played from there, and what it would be; nothing is changed. */
  | { readonly do: 'try'; readonly position: Position }
  | { readonly do: 'place'; readonly position: Position; readonly seats: Seating }
  | { readonly do: 'look'; readonly viewer: ViewerName; readonly step: number | null }
  | { readonly do: 'act'; readonly seat: string; readonly text: string }
  /** What goes on without a person: a bot's decision, or the only thing that can be done. */
  | { readonly do: 'advance' }
  | { readonly do: 'undo' }
  /** Goes on from that step; what was played behind it is forgotten. */
  | { readonly do: 'branch'; readonly step: number }
  | { readonly do: 'refusal'; readonly seat: string; readonly text: string }
  /** Why nothing leads to a square; an empty text where nobody knows. */
  | { readonly do: 'whyNot'; readonly seat: string; readonly square: string }
  | { readonly do: 'save' }
  | { readonly do: 'position'; readonly step: number | null };

export type Answer =
  | { readonly view: TableView }
  /** Nothing was changed; why, in words. */
  | { readonly refused: string }
  | { readonly text: string }
  | { readonly position: Position; readonly fields: PositionFields }
  | { readonly playable: Playable }
  | { readonly done: true };

/** A position from which a game can be played. */
export interface Playable {
  readonly fields: PositionFields;
  /** All of it, with what begins at once. */
  readonly whole: Position;
  /** Who decides first; null for a game that is over. */
  readonly toAct: string | null;
}

export interface Move {
  /** In the notation of the game, and as people read it. */
  readonly text: string;
  readonly said: string;
  /** The same in two parts: what moves that begin alike have in common, and the rest. */
  readonly head: string;
  readonly tail: string;
  /** At what somebody points who means it, in order; empty where that is what its text names. */
  readonly points: readonly string[];
  /** What it would do at once; empty where there is nothing to say. */
  readonly foreseen: string;
}

export interface LogEntry {
  /** From 1; 0 for the beginning. */
  readonly step: number;
  /** Empty for the beginning. */
  readonly seat: string;
  /** Null where the viewer may not know it. */
  readonly said: string | null;
  readonly events: readonly string[];
}

export interface TableView {
  readonly viewer: ViewerName;
  /** The step that is shown, and how many there are. */
  readonly step: number;
  readonly steps: number;
  /** Names of the seats, their sides, and who sits there. */
  readonly seats: readonly {
    readonly seat: string;
    readonly side: string;
    readonly sitter: string;
  }[];
  /** Who decides at the last step; null after the end. */
  readonly toAct: string | null;
  /** What goes on by itself at the last step. */
  readonly next: 'person' | 'bot' | 'forced' | 'over';
  /** People who may act though nobody waits for them, and what they may do. Only of the viewer. */
  readonly unasked: readonly { readonly seat: string; readonly moves: readonly Move[] }[];
  /** What the viewer may do now; empty for another step than the last, and when another seat decides. */
  readonly moves: readonly Move[];
  readonly seen: Observation;
  readonly heading: string;
  /** The position as text, for games that do not say how their table looks. */
  readonly diagram: string;
  /** What pictures of the board do not say, line by line. */
  readonly beside: readonly string[];
  readonly goals: readonly string[];
  readonly log: readonly LogEntry[];
  /** The sides that have won, in words of the engine; null while it is played. */
  readonly outcome: { readonly winners: readonly string[]; readonly reason: string } | null;
  readonly takenBack: readonly TakenBack[];
  readonly canUndo: boolean;
  /** Ids of what is brought beside decks: which battle, which piles. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Something that was taken back; `chance`: after chance had decided or a hidden card was seen. */
export interface TakenBack {
  readonly step: number;
  readonly said: string;
  readonly chance: boolean;
}
