/** What the page of prints and the server say to each other: JSON, checked where it arrives. */
import { isList, isRecord, isText } from './read.ts';
import type { ShownProblem } from './state.ts';

/** Something to choose: what is sent, and what is shown. */
export interface Option {
  readonly value: string;
  readonly text: string;
}

/** All that may be asked for. The first of a list is what is printed without a choice. */
export interface PrintChoices {
  readonly papers: readonly Option[];
  readonly formats: readonly Option[];
  readonly vendors: readonly Option[];
  readonly profiles: readonly Option[];
  readonly locales: readonly Option[];
  readonly kinds: readonly Option[];
  readonly decks: readonly Option[];
  readonly sides: readonly Option[];
  readonly flips: readonly Option[];
  readonly orders: readonly Option[];
  readonly marks: readonly Option[];
}

/** Texts are values of `PrintChoices`; empty for what is not chosen. */
export interface PrintAsked {
  readonly paper: string;
  readonly format: string;
  readonly vendor: string;
  readonly profile: string;
  readonly locales: readonly string[];
  readonly kind: string;
  readonly deck: string;
  readonly sides: string;
  readonly flip: string;
  readonly order: string;
  readonly marks: string;
  /** In mm; null as print.yaml has it. */
  readonly gutter: number | null;
  readonly margins: number | null;
  readonly together: boolean;
  readonly safeArea: boolean;
  readonly cuts: boolean;
  readonly lowInk: boolean;
  /** Only what is not as it was when it was last printed. */
  readonly changed: boolean;
}

const TEXTS = [
  'paper',
  'format',
  'vendor',
  'profile',
  'kind',
  'deck',
  'sides',
  'flip',
  'order',
  'marks',
];
const TICKS = ['together', 'safeArea', 'cuts', 'lowInk', 'changed'];

/** Null for what is no request. */
export function readPrintAsked(value: unknown): PrintAsked | null {
  if (!isRecord(value)) return null;
  const isSound =
    TEXTS.every((name) => isText(value[name])) &&
    TICKS.every((name) => typeof value[name] === 'boolean') &&
    isList(value['locales'], isText) &&
    ['gutter', 'margins'].every((name) => isLength(value[name]));
  return isSound ? (value as unknown as PrintAsked) : null;
}

function isLength(value: unknown): boolean {
  return value === null || (typeof value === 'number' && value >= 0 && value <= 50);
}

/** What was printed, or is being printed. */
export interface PrintState {
  /** Grows with every print; 0 before the first. */
  readonly run: number;
  readonly isRunning: boolean;
  /** What is being made. */
  readonly progress: string;
  readonly files: readonly MadeFile[];
  readonly problems: readonly ShownProblem[];
  /** Why nothing could be made; null for a good end. */
  readonly failed: string | null;
  /** Whether the game has changed since. */
  readonly isOld: boolean;
}

export interface MadeFile {
  readonly name: string;
  readonly sheet: string;
  readonly locale: string;
  readonly paper: string;
  readonly cards: number;
  /** Bytes. */
  readonly size: number;
  /** Width through height of each page; of pictures one for each. */
  readonly pages: readonly number[];
}

export interface PrintWords {
  readonly print: string;
  readonly show: string;
  readonly running: string;
  readonly nothing: string;
  readonly nothingChanged: string;
  readonly noBrowser: string;
  readonly isOld: string;
  readonly paper: string;
  readonly format: string;
  readonly vendor: string;
  readonly noVendor: string;
  readonly profile: string;
  readonly usualProfile: string;
  readonly languages: string;
  readonly kind: string;
  readonly allKinds: string;
  readonly deck: string;
  readonly noDeck: string;
  readonly sides: string;
  readonly flip: string;
  readonly order: string;
  readonly marks: string;
  readonly gutter: string;
  readonly margins: string;
  readonly together: string;
  readonly safeArea: string;
  readonly cuts: string;
  readonly lowInk: string;
  readonly changed: string;
  readonly asGame: string;
  readonly which: string;
  readonly how: string;
  readonly pagesOf: string;
  readonly page: string;
  readonly download: string;
  readonly choices: Readonly<Record<string, string>>;
}
