/** What the page of a game's site is given, by scripts beside it: it asks no server for anything. */
import type { PlayedGame, PlayWords } from './play.ts';

export interface SiteGame {
  readonly game: PlayedGame;
  readonly words: SiteWords & PlayWords;
  /** What can be downloaded: relative addresses. */
  readonly files: readonly { readonly name: string; readonly address: string }[];
  /** The script with the rules; null for a game that is not played. */
  readonly rules: string | null;
}

export interface SiteWords {
  readonly cards: string;
  readonly findCards: string;
  readonly cardsFound: string;
  readonly downloads: string;
  readonly madeWith: string;
}

/** Set by the script of a language, `data/en.js`. */
export const SITE_GAME = 'cardwrightSite';
