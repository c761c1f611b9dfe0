/**
 * Decks as players paste them:
 *
 *     # a remark
 *     mode: custom
 *     2 Orc Ravager
 *     3x Goblin Shanker
 *     Orc Catapult
 */
import { fault, type Fault, type Path } from '../../diagnostics/index.ts';

/** A pasted deck in the shape of a deck file, with the place of each of its parts. */
export interface TextList {
  readonly data: Readonly<Record<string, unknown>>;
  readonly faults: readonly Fault[];
  /** Offsets in the text of what stands at a path of `data`: the line of a card, a choice. */
  locate(path: Path): Span | null;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

interface Entry {
  readonly card: string;
  readonly count: number;
}

/** Most digits that a count may have; more is not a count. */
const COUNT_LINE = /^(?:(\d{1,6})\s*[x×]?\s+)?(\S.*)$/iu;
const CHOICE_LINE = /^([a-z][A-Za-z0-9]*)\s*[:：]\s*(.+)$/u;

/** Reads a pasted list. `choices` are the names before a colon that the game knows, beside id and name. */
export function readTextList(text: string, file: string, choices: readonly string[]): TextList {
  const cards: Entry[] = [];
  const data: Record<string, unknown> = { cards };
  const spans = new Map<string, Span>();
  const faults: Fault[] = [];
  for (const { content, start } of linesOf(text)) {
    const span = { start, end: start + content.length };
    const choice = CHOICE_LINE.exec(content);
    const [, key = '', value = ''] = choice ?? [];
    if (choice !== null && ['id', 'name', 'base', ...choices].includes(key)) {
      data[key] = value;
      spans.set(key, span);
      continue;
    }
    const [, count = '1', card = ''] = COUNT_LINE.exec(content) ?? [];
    if (choice !== null || card === '' || /^[\d.,-]+$/.test(card)) {
      faults.push(fault('CW1316', { file, path: [], span }, { line: content }));
      continue;
    }
    spans.set(`cards/${cards.length}`, span);
    cards.push({ card, count: Number(count) });
  }
  return {
    data,
    faults,
    locate: ([key, index]) => spans.get(index === undefined ? `${key}` : `${key}/${index}`) ?? null,
  };
}

interface Line {
  readonly content: string;
  /** Offset of the first character in the text. */
  readonly start: number;
}

/** The lines that say something, without remarks and surrounding spaces. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const match of text.matchAll(/[^\r\n]+/g)) {
    const body = match[0].replace(/^\uFEFF/, '').replace(/(^|\s)(#|\/\/).*$/, '');
    const content = body.trim();
    if (content === '') continue;
    lines.push({ content, start: match.index + match[0].indexOf(content) });
  }
  return lines;
}
