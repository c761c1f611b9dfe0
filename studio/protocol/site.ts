/** What the page of a game's site is given, by scripts beside it: it asks no server for anything. */
import type { Card } from '../../engine/construction/index.ts';
import type { DeckData, DeckGame } from '../../generator/in-page.ts';
import type { DeckWords, FrontSheet } from './decks.ts';
import type { PlayedGame, PlayWords } from './play.ts';

export interface SiteGame {
  readonly game: PlayedGame;
  readonly words: SiteWords & PlayWords;
  /** Everything that has a printed front. */
  readonly cards: readonly Card[];
  /** Of `cards`: what they are filtered by. */
  readonly fields: DeckGame['fields'];
  /** Rules texts by id, paragraph by paragraph. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** Pages of fronts, still without the fonts of the game. */
  readonly sheets: readonly FrontSheet[];
  /** What can be downloaded. */
  readonly files: readonly SiteFile[];
  /** All files of a language, as one ZIP. */
  readonly archives: readonly SiteArchive[];
  /** What can be read: relative addresses. */
  readonly books: readonly SiteBook[];
  /** The script with the rules; null for a game that is not played. */
  readonly rules: string | null;
  /** The scripts that build decks, in the order in which they run; none for a game without rules of decks. */
  readonly deckScripts: readonly string[];
}

export interface SiteFile extends SiteArchive {
  /** What is printed: of its sheet, or book. */
  readonly title: string;
}

export interface SiteArchive {
  readonly name: string;
  readonly locale: string;
  /** Relative. */
  readonly address: string;
  /** In bytes. */
  readonly size: number;
}

export interface SiteBook {
  readonly name: string;
  readonly address: string;
  /** In which it is written. */
  readonly locale: string;
  /** Whether it numbers the clauses. */
  readonly clauses: boolean;
}

/** What building decks needs besides, loaded when somebody builds one. */
export interface SiteDecks {
  readonly game: DeckGame;
  readonly words: DeckWords;
  /** Sample decks, as their files have them. */
  readonly samples: readonly {
    readonly id: string;
    readonly name: string;
    readonly data: DeckData;
  }[];
}

export interface SiteWords {
  readonly cards: string;
  readonly findCards: string;
  readonly searchHint: string;
  readonly kind: string;
  readonly all: string;
  readonly size: string;
  readonly cardsFound: string;
  readonly noCards: string;
  readonly cardLink: string;
  readonly back: string;
  readonly decks: string;
  readonly ownDecks: string;
  readonly sampleDecks: string;
  readonly undoStep: string;
  readonly redoStep: string;
  readonly deckLink: string;
  readonly playDeck: string;
  readonly badDeck: string;
  readonly notKept: string;
  readonly games: string;
  readonly rulebook: string;
  readonly booklet: string;
  readonly file: string;
  readonly downloads: string;
  readonly allFiles: string;
  readonly howToPrint: string;
  readonly onlyIn: string;
  readonly madeWith: string;
}

/** Set by the script of a language, `data/en.js`. */
export const SITE_GAME = 'cardwrightSite';

/** Set by `data/en-decks.js`. */
export const SITE_DECKS = 'cardwrightSiteDecks';

/** Set by `site-decks.js`: shows the deck builder in an element. */
export const SHOW_DECKS = 'cardwrightShowDecks';
