/** What the page of prints and the server say to each other: JSON, checked where it arrives. */
import { isList, isRecord, isText } from './read.ts';
import type { ShownProblem } from './state.ts';

/** Something to choose: what is sent, and what is shown. */
export interface Option {
  readonly value: string;
  readonly text: string;
}

/** A print service. */
export interface ServiceOption extends Option {
  /** Whether its files are in inks; those of the others are in the colours of screens, for which no press is chosen. */
  readonly isInInks: boolean;
}

/** All that may be asked for. The first of a list is what is printed without a choice. */
export interface PrintChoices {
  /** What is made: sheets, the box, books, lists, decks for virtual tables. */
  readonly products: readonly Option[];
  /** Those of the products that are decks for virtual tables. */
  readonly tables: readonly string[];
  readonly sheets: readonly Option[];
  readonly papers: readonly Option[];
  readonly formats: readonly Option[];
  readonly vendors: readonly ServiceOption[];
  readonly profiles: readonly Option[];
  readonly locales: readonly Option[];
  readonly decks: readonly Option[];
  readonly sides: readonly Option[];
  readonly flips: readonly Option[];
  readonly orders: readonly Option[];
  readonly marks: readonly Option[];
}

/** Texts are values of `PrintChoices`; empty for what is not chosen. */
export interface PrintAsked {
  readonly what: string;
  readonly sheet: string;
  /** Where pictures for a virtual table will be; empty for this machine. */
  readonly url: string;
  readonly paper: string;
  readonly format: string;
  readonly vendor: string;
  readonly profile: string;
  readonly locales: readonly string[];
  readonly deck: string;
  readonly sides: string;
  readonly flip: string;
  readonly order: string;
  readonly marks: string;
  /** In mm; null as print.yaml has it. */
  readonly bleed: number | null;
  readonly gutter: number | null;
  readonly margins: number | null;
  readonly together: boolean;
  readonly safeArea: boolean;
  readonly cuts: boolean;
  readonly lowInk: boolean;
  /** Only what is not as it was when it was last printed. */
  readonly changed: boolean;
}

/** Without any choice. */
export const USUAL_PRINT: PrintAsked = {
  what: '',
  sheet: '',
  url: '',
  paper: '',
  format: '',
  vendor: '',
  profile: '',
  locales: [],
  deck: '',
  sides: '',
  flip: '',
  order: '',
  marks: '',
  bleed: null,
  gutter: null,
  margins: null,
  together: false,
  safeArea: false,
  cuts: false,
  lowInk: false,
  changed: false,
};

const TEXTS = [
  'what',
  'sheet',
  'url',
  'paper',
  'format',
  'vendor',
  'profile',
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
    ['bleed', 'gutter', 'margins'].every((name) => isLength(value[name]));
  return isSound ? (value as unknown as PrintAsked) : null;
}

function isLength(value: unknown): boolean {
  return value === null || (typeof value === 'number' && value >= 0 && value <= 50);
}

/** A request as far as it can be foreseen: of its first language. */
export interface PrintPlan {
  readonly sheets: readonly PlannedDrawing[];
  /** What a print service would refuse, what does not go on the paper, and so on. */
  readonly problems: readonly ShownProblem[];
}

/** One file, drawn by its first page. Lengths in mm, of a grid in cells. */
export interface PlannedDrawing {
  readonly sheet: string;
  readonly title: string;
  readonly sort: 'pages' | 'faces' | 'grid';
  readonly pages: number;
  readonly cards: number;
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlannedBox[];
  /** Crop marks, and where paper is folded. */
  readonly lines: readonly PlannedLine[];
  /** Numbers of cuts at their places. */
  readonly numbers: readonly { readonly text: string; readonly x: number; readonly y: number }[];
}

export interface PlannedBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly shape: 'rectangle' | 'round' | 'hexagon';
  readonly bleed: number;
  /** 0 where it is not drawn. */
  readonly safe: number;
}

export interface PlannedLine {
  readonly sort: 'mark' | 'fold';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** What was printed, or is being printed. */
export interface PrintState {
  /** Grows with every print; 0 before the first. */
  readonly run: number;
  readonly isRunning: boolean;
  /** What is being made, as which of how many files; `of` is 0 where nobody knows. */
  readonly progress: { readonly name: string; readonly at: number; readonly of: number };
  /** Whether it was withdrawn; while it still runs, it is ending. */
  readonly isCancelled: boolean;
  /** Where the files are, relative to the game. */
  readonly folder: string;
  readonly files: readonly MadeFile[];
  /** What all of them together are called. */
  readonly archive: string;
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
