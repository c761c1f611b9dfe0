/** What the page of cards and the server say to each other. */
import type { ShownFace, ShownSheet } from '../../print/in-page.ts';
import { isRecord, isText } from './read.ts';
import type { ShownProblem } from './state.ts';

/** All cards in one language, as they print. */
export interface CardsState {
  readonly locale: string;
  readonly sheets: readonly ShownSheet[];
  readonly faces: readonly ShownFace[];
  readonly problems: readonly ShownProblem[];
  /** `@font-face` rules for everything that is shown. */
  readonly fonts: string;
  /** By id of a card. */
  readonly places: Readonly<Record<string, CardPlace>>;
  /** How many cards are still to come: thousands are not rendered at once. */
  readonly coming: number;
}

/** Where a card is written. */
export interface CardPlace {
  readonly kind: string;
  /** Relative to the game. */
  readonly file: string;
  readonly line: number;
}

/** What is another since the line before; the first line has everything. */
export interface CardsChange extends Partial<Omit<CardsState, 'faces'>> {
  /** Those that are not as before, in the order in which they were rendered. */
  readonly faces: readonly ShownFace[];
  /** Keys of all faces in order; omitted when they are those of before. */
  readonly order?: readonly string[];
  readonly styles?: ChangedStyles;
  /** A picture or font was saved under its old name: only a new frame asks for it again. */
  readonly reload?: true;
}

export interface ChangedStyles {
  /** Paths of style sheets to ask for again. */
  readonly changed: readonly string[];
  /** What to ask with: a browser has not seen that address yet. */
  readonly revision: number;
}

/** The states with which cards are compared: when the studio was opened, or the last commit of git. */
export const SINCE = ['began', 'commit'] as const;
export type Since = (typeof SINCE)[number];

export function isSince(value: unknown): value is Since {
  return SINCE.some((one) => one === value);
}

/** Cards as they were. */
export interface OldCards extends Pick<CardsState, 'sheets' | 'faces' | 'fonts'> {
  /** Paths of pictures that are others by now. */
  readonly pictures: readonly string[];
}

/** What the user of a page sees first. */
export interface InView {
  readonly listener: string;
  readonly face: string;
}

/** Null for anything else. */
export function readInView(value: unknown): InView | null {
  if (!isRecord(value)) return null;
  const { listener, face } = value;
  return isText(listener) && isText(face) ? { listener, face } : null;
}

/** What the user of a page seeks, while cards are still to come. */
export interface Sought {
  readonly listener: string;
  readonly words: string;
}

/** Null for anything else. */
export function readSought(value: unknown): Sought | null {
  if (!isRecord(value)) return null;
  const { listener, words } = value;
  return isText(listener) && isText(words) ? { listener, words } : null;
}

export interface CardWords {
  readonly cards: string;
  readonly kind: string;
  readonly sheet: string;
  readonly all: string;
  readonly language: string;
  readonly both: string;
  readonly size: string;
  readonly backs: string;
  readonly bleed: string;
  readonly find: string;
  readonly idOrText: string;
  readonly onlyFaulty: string;
  readonly onlyChanged: string;
  readonly since: string;
  readonly began: string;
  readonly commit: string;
  readonly noCommit: string;
  readonly state: string;
  readonly shownOf: string;
  readonly coming: string;
  readonly nothing: string;
  readonly details: string;
  readonly close: string;
  readonly toText: string;
  readonly toFigures: string;
  readonly toLayout: string;
  readonly openOutside: string;
  readonly before: string;
  readonly now: string;
  readonly isNew: string;
  /** Of a face that cannot be drawn now. */
  readonly oldLook: string;
  readonly unchanged: string;
  /** What is found on faces. */
  readonly text: string;
  readonly overflow: string;
  readonly unwritable: string;
  readonly small: string;
  readonly unsafe: string;
}
