/** What the forms of deck builders have in common: headings, and lines whose count comes first. */
import { fault } from '../../../diagnostics/index.ts';
import { UNPLACED } from '../../../engine/construction/index.ts';
import { type ListLine, listLines, readCounted } from '../list-lines.ts';
import { ListBuilder, type TextList } from '../list-builder.ts';
import { declareChoice } from '../text-list.ts';
import type { DeckNames, WrittenDeck, WrittenSection } from './form.ts';

/** What a line is that is no card whose count comes first. */
type LineMeaning =
  /** The cards below are in this section; null for cards of which nothing is to be read. */
  | { readonly begins: string | null }
  | { readonly card: string }
  | { readonly says: 'nothing' }
  | { readonly says: 'name'; readonly name: string }
  /** Nobody knows; it belongs to no section. */
  | { readonly says: 'unknown' };

export interface LineReader {
  /** Judges the line of that index. Counted lines come here only where `isCounted` says so. */
  meaning(line: ListLine, index: number): LineMeaning;
  /** The card in what follows its count; the same text when omitted. */
  readonly cardIn?: (written: string) => string;
  /** Counted lines that are no cards: `15 influence spent`. */
  readonly isTotal?: (content: string) => boolean;
  /** Whether cards count from the beginning, or only below the first heading. */
  readonly startsOpen: boolean;
}

export function readLines(
  text: string,
  file: string,
  { choices, sections, doubles = new Set() }: DeckNames,
  makeReader: (lines: readonly ListLine[]) => LineReader,
): TextList {
  const list = new ListBuilder(file);
  const lines = listLines(text, sections, doubles);
  const reader = makeReader(lines);
  let section: string | null = reader.startsOpen ? UNPLACED : null;
  for (const [index, line] of lines.entries()) {
    if (list.isFull) break;
    const { content, start } = line;
    const span = { start, end: start + content.length };
    if (declareChoice(content, span, choices, list) || reader.isTotal?.(content) === true) continue;
    const entry = readCounted(content);
    if (entry !== null) {
      const card = reader.cardIn?.(entry.card) ?? entry.card;
      if (section !== null) list.add(card, entry.count, span, section);
      continue;
    }
    const meaning = reader.meaning(line, index);
    if ('begins' in meaning) {
      section = meaning.begins;
      if (section !== null && section !== UNPLACED) list.open(section, span);
    } else if ('card' in meaning) list.add(meaning.card, 1, span, section ?? UNPLACED);
    else if (meaning.says === 'name') list.declare('name', meaning.name, span);
    else if (meaning.says === 'unknown' && section !== null) {
      const at = section === UNPLACED ? null : section;
      list.remark(fault('CW1540', { file, path: [], span }, { line: content, section: at }));
    }
  }
  return list.build();
}

/** `mode: core`, as every form that is text reads it. */
export function declaredLines({ choices }: WrittenDeck): string[] {
  return Object.entries(choices).map(([key, value]) => `${key}: ${String(value)}`);
}

export function copiesIn({ cards }: WrittenSection): number {
  return cards.reduce((sum, { count }) => sum + count, 0);
}

/** On one line, without what would begin a remark. */
export function nameOnLine(name: string): string {
  return name
    .replaceAll(/#|\/\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
