/** What the page of balance and the server say to each other: JSON, checked where it arrives. */
import type { OfferedOption, OfferedPart } from './play.ts';
import type { Option } from './print.ts';
import { isList, isRecord, isText } from './read.ts';

export interface BalanceChoices {
  /** Sample decks that may play. */
  readonly decks: readonly Option[];
  readonly bots: readonly string[];
  /** How many may play a game, the fewest first: two or more. */
  readonly players: readonly number[];
  readonly options: readonly OfferedOption[];
  readonly parts: readonly OfferedPart[];
  /** What an edit may be compared with; the first one is the usual. */
  readonly baselines: readonly Baseline[];
  /** Files of rules that are no part of Cardwright, with the hash of what they say; null where there are none. */
  readonly trust: { readonly hash: string; readonly folder: string } | null;
  /** Whether balance.yaml says what is expected. */
  readonly hasExpectations: boolean;
}

/** States of the game that an edit is compared with. */
const BASELINES = ['revision', 'opened', 'step'] as const;

export interface Baseline {
  readonly value: (typeof BASELINES)[number];
  /** Of git: its short name and day. Of a step: its label. */
  readonly detail: string;
}

/** How many play where an edit is compared, and where nobody says anything else. */
export const USUAL_PLAYERS = 2;

/** When no more games are played; the last one knows what is even between two. */
const STOPS = ['games', 'precision', 'decided'] as const;

/** Those for so many players. */
export function stopsFor(players: number): readonly BalanceAsked['stop'][] {
  return players === USUAL_PLAYERS ? STOPS : STOPS.filter((stop) => stop !== 'decided');
}

export interface BalanceAsked {
  /** The matrix of decks and bots, or what an edit did against one of these. */
  readonly against: Baseline['value'] | null;
  /** None: all that can play. */
  readonly decks: readonly string[];
  readonly bots: readonly string[];
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Ids of what is brought beside decks, by names of the parts; none: what the rules bring. */
  readonly parts: Readonly<Record<string, string>>;
  readonly mirrors: boolean;
  readonly games: number;
  readonly stop: (typeof STOPS)[number];
  /** Percentage points. */
  readonly precision: number;
  readonly seed: number;
  /** The hash of the rules that may run; empty for none. */
  readonly trusted: string;
}

/** Nobody waits for more in a browser; a slip should not fill the memory. */
const MOST_GAMES = 1_000_000;

/** The rules refuse what they do not know; nobody plans tables of more. */
const MOST_PLAYERS = 20;

/** Null for what is no request. */
export function readBalanceAsked(value: unknown): BalanceAsked | null {
  if (!isRecord(value)) return null;
  const { against, games, players, stop, precision, seed } = value;
  const isSound =
    (against === null || (BASELINES as readonly unknown[]).includes(against)) &&
    isList(value['decks'], isText) &&
    isList(value['bots'], isText) &&
    value['bots'].length > 0 &&
    isWithin(players, 2, MOST_PLAYERS) &&
    (against === null || players === USUAL_PLAYERS) &&
    isRecord(value['options']) &&
    isRecord(value['parts']) &&
    Object.values(value['parts']).every(isText) &&
    typeof value['mirrors'] === 'boolean' &&
    isWithin(games, 2, MOST_GAMES) &&
    (stopsFor(Number(players)) as readonly unknown[]).includes(stop) &&
    // In tenths, and 1.1 * 10 is not 11.
    typeof precision === 'number' &&
    isWithin(Math.round(precision * 10), 1, 500) &&
    isWithin(seed, 0, Number.MAX_SAFE_INTEGER) &&
    isText(value['trusted']);
  return isSound ? (value as unknown as BalanceAsked) : null;
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

/** What was played, or is being played. */
export interface BalanceState {
  /** Grows with every run; 0 before the first. */
  readonly run: number;
  readonly isRunning: boolean;
  readonly games: number;
  readonly all: number;
  /** Half the widest interval, as a share; null before any game. */
  readonly widest: number | null;
  /** Why it ended; null while it goes on. */
  readonly stopped: 'games' | 'precision' | 'decided' | 'interrupted' | null;
  /** Why nothing could be played. */
  readonly failed: string | null;
  /** The command that plays the game again in which the rules failed; null where no command does. */
  readonly failedGame: string | null;
  /** Whether the game has changed since. */
  readonly isOld: boolean;
  /** Of games of two. */
  readonly matrix: ShownMatrix | null;
  /** Of games of more. */
  readonly tables: ShownTables | null;
  readonly edit: ShownEdit | null;
}

export interface ShownMatrix {
  /** Entrants as a reader knows them. */
  readonly names: readonly string[];
  readonly pairings: readonly ShownPairing[];
  readonly expectations: readonly ShownExpectation[];
}

export type Verdict = 'holds' | 'broken' | 'undecided';

/** Shares with an interval that may be looked at again and again. */
export interface ShownShare {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface ShownPairing {
  /** Places in `names`. */
  readonly first: number;
  readonly second: number;
  readonly games: number;
  /** Of the first; null for a mirror. */
  readonly won: ShownShare | null;
  /** Whether it is between 45 and 55 %. */
  readonly even: Verdict;
  /** Of whoever decides first. */
  readonly beginner: number | null;
  readonly drawn: number;
  readonly unfinished: number;
  /** Games to look at: `1:17a`. */
  readonly shown: readonly ShownGame[];
}

export interface ShownGame {
  readonly what: 'won' | 'lost' | 'drawn' | 'unfinished' | 'longest';
  readonly ref: string;
}

/** What each deck and each seat wins, beside the share that is fair. */
export interface ShownTables {
  readonly players: number;
  /** What everybody would win if all were alike. */
  readonly fair: number;
  /** Each over all of its games with others. */
  readonly decks: readonly ShownDeck[];
  /** Whoever sits there; null before any game. */
  readonly seats: readonly { readonly name: string; readonly share: number | null }[];
  readonly tables: readonly ShownTable[];
  readonly expectations: readonly ShownExpectation[];
}

export interface ShownDeck {
  readonly name: string;
  readonly games: number;
  readonly won: ShownShare;
  /** Surely more or less than what is fair. */
  readonly isApart: boolean;
  readonly drawn: number;
  readonly unfinished: number;
  /** What it wins in each seat; null before any game there. */
  readonly seats: readonly (number | null)[];
}

/** Entrants that played with each other. */
export interface ShownTable {
  readonly who: readonly {
    readonly name: string;
    /** Places that it has at the table. */
    readonly places: number;
    /** Null before any game, and where it plays with itself alone. */
    readonly won: ShownShare | null;
  }[];
  /** Games to look at, as they ended for the first. */
  readonly shown: readonly ShownGame[];
}

export interface ShownExpectation {
  readonly what: 'pairing' | 'mirror' | 'table' | 'longer' | 'unfinished';
  /** How many play the games that are meant. */
  readonly players: number;
  readonly decks: readonly string[];
  readonly decisions: number | null;
  readonly bot: string;
  readonly least: number;
  readonly most: number;
  readonly games: number;
  readonly found: ShownShare | null;
  readonly answer: Verdict;
  /** Games in all after which an answer is likely; null where nobody can say. */
  readonly forecast: number | null;
}

export interface ShownEdit {
  readonly before: string;
  readonly cards: readonly ShownCard[];
  readonly pairings: readonly ShownDifference[];
  readonly decks: readonly ShownDifference[];
  /** Each card that changed alone. */
  readonly changes: readonly ShownDifference[];
  /** Decks that only one of the states has. */
  readonly otherDecks: readonly string[];
}

/** A component that is not as it was. */
export interface ShownCard {
  readonly id: string;
  readonly name: string;
  readonly fate: 'new' | 'gone' | 'changed';
  /** `defence: 3 → 4 (+1)` */
  readonly fields: readonly string[];
  readonly alone: 'tried' | 'unused' | 'fate' | 'rules' | 'limits';
}

export interface ShownDifference {
  /** The card that changed; empty for the whole edit. */
  readonly card: string;
  /** Whose share it is: a deck, or two of them. */
  readonly whose: readonly string[];
  readonly before: number;
  readonly after: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly pairs: number;
  readonly says: 'more' | 'less' | 'unseen' | 'none';
  /** Pairs in all that would show a difference of this size. */
  readonly needed: number | null;
  /** The first game that ends differently; null where none does, or where it cannot be shown. */
  readonly differs: string | null;
}
