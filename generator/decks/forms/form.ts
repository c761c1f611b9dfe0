/** The forms in which decks come and go. */
import type { Changes } from '../list-builder.ts';
import type { Choices, TextList } from '../text-list.ts';

/** What a reader needs to know of the game. */
export interface DeckNames {
  readonly choices: Choices;
  /** Sections of decks; none in games whose decks are one list. */
  readonly sections: readonly string[];
  /** Names of cards, folded, in which `//` begins no remark; none when omitted. */
  readonly doubles?: ReadonlySet<string>;
}

/** A deck to be written: swaps applied, names in one language. */
export interface WrittenDeck {
  readonly id: string;
  readonly name: string;
  readonly choices: Readonly<Record<string, unknown>>;
  readonly sections: readonly WrittenSection[];
}

export interface WrittenSection {
  /** Null in games whose decks are one list. */
  readonly section: string | null;
  readonly cards: readonly WrittenCard[];
}

export interface WrittenCard {
  readonly id: string;
  /** As its own reader finds it again: the id where the name is not clear. */
  readonly name: string;
  readonly count: number;
  /** What other programs call it, where the pool has a field that tells all cards apart. */
  readonly code?: string;
  /** What the deck changes of it, by name or position. */
  readonly changes?: Changes;
  /** The same by the place (from 0) in the card's own list of changes, and how many boxes. */
  readonly boxes?: readonly (readonly [place: number, boxes: number])[];
}

export interface DeckForm {
  /** As the command line names it. */
  readonly name: string;
  readonly title: string;
  /** Endings of its files, with the dot. */
  readonly endings: readonly string[];
  /** The form whose endings its files have, and how its texts are recognised. */
  readonly within?: string;
  readonly recognises?: (text: string) => boolean;
  /**
   * `file` is the path in the faults. What cannot be read is a fault at its line. Omitted where decks
   * are files of a game, which are checked by their schema.
   */
  readonly read?: (text: string, file: string, names: DeckNames) => TextList;
  write(deck: WrittenDeck): string;
}
