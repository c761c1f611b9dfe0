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
import type { Choice } from '../../engine/construction/types.ts';

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

/** The choices that construction.yaml declares, by name. */
export type Choices = Readonly<Record<string, Pick<Choice, 'from'>>>;

interface Entry {
  readonly card: string;
  readonly count: number;
}

/** A count has at most six digits, of any width; more is not a count. */
const COUNT_LINE = /^(?:([\d０-９]{1,6})\s*[x×ｘ]?\s+)?(\S.*)$/iu;
const CHOICE_LINE = /^([a-z][A-Za-z0-9]*)\s*[:：]\s*(.+)$/u;

/** Names before a colon that every game knows. */
const HEADERS = ['id', 'name', 'base'];

/** Reads a pasted list. `choices` are those of the game: other names that may stand before a colon. */
export function readTextList(text: string, file: string, choices: Choices): TextList {
  const cards: Entry[] = [];
  const data: Record<string, unknown> = { cards };
  const spans = new Map<string, Span>();
  const faults: Fault[] = [];
  for (const { content, start } of linesOf(text)) {
    const span = { start, end: start + content.length };
    const choice = CHOICE_LINE.exec(content);
    const [, key = '', value = ''] = choice ?? [];
    if (HEADERS.includes(key) || Object.hasOwn(choices, key)) {
      data[key] = wordMeant(value, choices[key]?.from);
      spans.set(key, span);
      continue;
    }
    const [, count = '1', card = ''] = COUNT_LINE.exec(content) ?? [];
    if (choice !== null || card === '' || /^[\d.,-]+$/.test(card)) {
      faults.push(fault('CW1316', { file, path: [], span }, { line: content }));
      continue;
    }
    spans.set(`cards/${cards.length}`, span);
    cards.push({ card, count: Number(count.normalize('NFKC')) });
  }
  return {
    data,
    faults,
    locate: ([key, index]) => spans.get(index === undefined ? `${key}` : `${key}/${index}`) ?? null,
  };
}

/** Text has no types: `level: 2` means the number, where the choice has that. */
function wordMeant(written: string, words: unknown): unknown {
  const list: readonly unknown[] = Array.isArray(words) ? words : [];
  return list.find((word) => String(word) === written) ?? written;
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
