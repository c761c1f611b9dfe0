/** What the page of texts and the server say to each other. Offsets count UTF-16 units, every line break as one. */
import type { EditorPhrases } from './editor-phrases.ts';
import { isRecord, isText } from './read.ts';
import type { ShownProblem, StudioState } from './state.ts';

export interface TextFiles {
  /** Relative to the game, in the order of their folders. */
  readonly files: readonly string[];
}

/** A file as it is on the disk. */
export interface ShownText {
  readonly file: string;
  /** Lines end in `\n`, whatever the file has. */
  readonly text: string;
  /** Of what is on the disk. */
  readonly hash: string;
}

/** What was found in all files. */
export interface TextSearch {
  /** At most some hundreds; `count` is of all. */
  readonly hits: readonly TextHit[];
  readonly count: number;
  /** The files that have any, each with the hash of what is on the disk. */
  readonly files: Readonly<Record<string, string>>;
}

export interface TextHit {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly before: string;
  readonly found: string;
  readonly after: string;
}

export interface TextReplacement {
  readonly words: string;
  readonly isExact: boolean;
  readonly by: string;
  /** As `TextSearch` has it. */
  readonly files: Readonly<Record<string, string>>;
}

/** `refused`: files that were no longer as they were found. */
export interface TextReplaced {
  readonly refused: readonly string[];
}

/** Characters of what is looked for. */
const LONGEST = 500;

/** Null for what is no request. */
export function readReplacement(value: unknown): TextReplacement | null {
  if (!isRecord(value)) return null;
  const { words, isExact, by, files } = value;
  const isSound =
    isText(words) &&
    words !== '' &&
    words.length <= LONGEST &&
    !/[\r\n]/.test(words) &&
    isText(by) &&
    typeof isExact === 'boolean' &&
    isRecord(files) &&
    Object.values(files).every(isText);
  return isSound ? (value as unknown as TextReplacement) : null;
}

/** What was typed: one stretch of a text that the page saw. */
export interface TextEdit {
  readonly file: string;
  /** Of the text that was seen. */
  readonly base: string;
  readonly start: number;
  readonly end: number;
  readonly inserted: string;
}

/** `isWritten` is false where the file is another one by now; then it is in `text`, null where it is gone. */
export interface TextAnswer {
  readonly isWritten: boolean;
  readonly hash: string | null;
  readonly text: string | null;
  readonly state: StudioState;
}

/** A fault with all that is needed to show it in the text. */
export interface TextFault extends ShownProblem {
  readonly file: string;
  /** Lines and columns from 1; null for the whole file. */
  readonly range: { readonly start: TextPlace; readonly end: TextPlace } | null;
}

export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** What may be written at a place, and what that means. */
export interface Offered {
  /** Of the place itself. */
  readonly about: string;
  readonly keys: readonly OfferedWord[];
  readonly values: readonly OfferedWord[];
}

export interface OfferedWord {
  readonly word: string;
  readonly about: string;
}

/** A level of a place in YAML; the first is the top, to which no step leads. */
export interface PlaceStep {
  readonly step: string | number;
  /** The plain values of the mapping that it is. */
  readonly beside: Readonly<Record<string, string>>;
}

/** Null for what is no edit. */
export function readTextEdit(value: unknown): TextEdit | null {
  if (!isRecord(value)) return null;
  const { file, base, start, end, inserted } = value;
  if (!isText(file) || !isText(base) || !isText(inserted)) return null;
  if (!isOffset(start) || !isOffset(end) || start > end) return null;
  return { file, base, start, end, inserted };
}

export function isOffset(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Null for what is no place. */
export function readPlace(text: string): PlaceStep[] | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  return Array.isArray(read) && read.length <= 100 && read.every(isStep) ? read : null;
}

function isStep(value: unknown): value is PlaceStep {
  if (!isRecord(value) || !isRecord(value['beside'])) return false;
  const { step, beside } = value;
  return (isText(step) || isOffset(step)) && Object.values(beside).every(isText);
}

export interface TextWords {
  readonly editor: EditorPhrases;
  readonly texts: string;
  readonly files: string;
  readonly filterFiles: string;
  readonly saved: string;
  readonly saving: string;
  readonly unsaved: string;
  readonly unwritten: string;
  readonly typed: string;
  readonly conflict: string;
  readonly theirs: string;
  readonly mine: string;
  readonly keepTheirs: string;
  readonly useMine: string;
  readonly gone: string;
  readonly discard: string;
  readonly notText: string;
  readonly keys: string;
  readonly noFile: string;
  readonly effects: string;
  readonly built: string;
  readonly add: string;
  readonly addEntry: string;
  readonly remove: string;
  readonly sentence: string;
  readonly drawing: string;
  readonly square: string;
  /** Of one that makes the drawing larger: its label, and what it does. */
  readonly newSquare: string;
  readonly larger: string;
  /** What the keys that all games share are called; others as the game says, or as they are written. */
  readonly effectKeys: Readonly<Record<string, string>>;
  readonly openOutside: string;
  readonly noEditor: string;
  readonly terminalEditor: string;
  readonly editorFails: string;
  readonly searchAll: string;
  readonly matchCase: string;
  readonly replaceWith: string;
  readonly replaceAll: string;
  readonly hits: string;
  readonly firstHits: string;
  readonly replaced: string;
  readonly replacedFiles: string;
  readonly notReplaced: string;
}
