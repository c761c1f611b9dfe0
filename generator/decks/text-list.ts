/**
 * Decks as players paste them:
 *
 *     # a remark
 *     mode: custom
 *     2 Orc Ravager
 *     3x Goblin Shanker
 *     Goblin Prodder x2
 *     Orc Catapult
 *
 * So do bullets before a line, and what other tools write: `x3 Orc Ravager`, `Orc Ravager (2)`.
 * In games whose decks have sections, a line `side:`, `[side]`, `// side` or only `side` begins one,
 * or another word for it (section-words.ts). Cards before the first of them stand in no section; `SB: 2 Orc Ravager` stands in that one alone.
 */
import { fault } from '../../diagnostics/index.ts';
import { UNPLACED, type Choice } from '../../engine/construction/types.ts';
import { sectionNamed } from './section-words.ts';
import { ListBuilder, type Span, type TextList } from './list-builder.ts';

export type { Span, TextList } from './list-builder.ts';

/** The choices that construction.yaml declares, by name. */
export type Choices = Readonly<Record<string, Pick<Choice, 'from'>>>;

/** Digits of any width, and what was meant as a number of copies; the judge refuses what is none. */
const COUNT_FIRST = /^([-−]?[\d０-９]+(?:[.,]\d+)?(?:e\d+)?)\s*[x×ｘ]?[,;]?\s+(\S.*)$/iu;
/** `x3 Orc Ravager`, `(3) Orc Ravager`, `[3] Orc Ravager` */
const COUNT_MARKED = /^(?:[x×ｘ]\s*([\d０-９]+)|[([]\s*([\d０-９]+)\s*[)\]])\s+(\S.*)$/iu;
const COUNT = /^[-−]?[\d０-９]+(?:[.,]\d+)?(?:e\d+)?$/iu;
/** `Orc Ravager x3`, `Orc Ravager (3)` */
const COUNT_LAST = /^(\S.*?)\s*(?:(?:\s[x×ｘ]|×)\s*([\d０-９]+)|\s\(\s*([\d０-９]+)\s*\))$/iu;
/** Before the lines of lists in forums and chats. */
const BULLET = /^[-–—*•·]\s+/u;
/** `[side]`, `side:`, `#side`, `!side` */
const HEADING_LINE = /^(?:\[\s*(.+?)\s*\]|[#!](\S.*)|([^\d\s:：][^:：]*?)\s*[:：])$/u;
const CHOICE_LINE = /^([a-z][A-Za-z0-9]*)\s*[:：]\s*(.+)$/u;
/** `SB: 2 Orc Ravager` */
const PLACED_LINE = /^([^\d\s:：][^:：]*?)\s*[:：]\s*(\S.*)$/u;

/** Names before a colon that every game knows. */
const HEADERS = ['id', 'name', 'base'];

/**
 * Reads a pasted list. `choices` are those of the game: other names that may stand before a colon;
 * `sections` are those of its decks.
 */
export function readTextList(
  text: string,
  file: string,
  choices: Choices,
  sections: readonly string[] = [],
): TextList {
  const list = new ListBuilder(file);
  let section = UNPLACED;
  for (const { content, start } of linesOf(text, sections)) {
    if (list.isFull) break;
    const span = { start, end: start + content.length };
    const [, key = '', value = ''] = CHOICE_LINE.exec(content) ?? [];
    const opened = sectionOpened(content, sections);
    if (HEADERS.includes(key) || Object.hasOwn(choices, key)) {
      list.declare(key, wordMeant(value, choices[key]?.from), span);
    } else if (opened !== null) {
      section = opened;
      list.open(section, span);
    } else {
      addCards(content, span, section);
    }
  }
  return list.build();

  function addCards(content: string, span: Span, current: string): void {
    const [, name = '', rest = ''] = PLACED_LINE.exec(content) ?? [];
    const own = sectionNamed(name, sections);
    const entry = readEntry(own === undefined ? content : rest);
    if (entry === null || (own === undefined && CHOICE_LINE.test(content))) {
      list.refuse(fault('CW1316', { file, path: [], span }, { line: content }), span);
    } else {
      list.add(entry.card, entry.count, span, own ?? current);
    }
  }
}

/** `2 Orc Ravager`, `2x Orc Ravager`, `Orc Ravager x2`, or one `Orc Ravager`; null for no card. */
function readEntry(line: string): { card: string; count: number } | null {
  const content = line.replace(BULLET, '');
  const [, first, named] = COUNT_FIRST.exec(content) ?? marked(content);
  const [, placed, last, inBrackets] = COUNT_LAST.exec(content) ?? [];
  const count = first ?? last ?? inBrackets ?? '1';
  const card = named ?? (first === undefined ? (placed ?? content) : '');
  const copies = countMeant(count);
  return card === '' || copies === null || /^[\d.,-]+$/.test(card) ? null : { card, count: copies };
}

/** The same parts as `COUNT_FIRST` gives. */
function marked(content: string): readonly (string | undefined)[] {
  const [whole, afterSign, inBrackets, card] = COUNT_MARKED.exec(content) ?? [];
  return [whole, afterSign ?? inBrackets, card];
}

/** `3`, `３`; also -3, 1,5 and 1e9, which the judge refuses at their line. Null for what is no number. */
export function countMeant(written: string): number | null {
  if (!COUNT.test(written)) return null;
  return Number(written.normalize('NFKC').replace('−', '-').replace(',', '.'));
}

/** The section that a heading begins, also one that the game does not have; null for other lines. */
function sectionOpened(content: string, sections: readonly string[]): string | null {
  if (sections.length === 0) return null;
  const bare = sectionNamed(content, sections);
  if (bare !== undefined) return bare;
  const [, bracketed, marked, ended] = HEADING_LINE.exec(content) ?? [];
  const written = bracketed ?? marked ?? ended;
  return written === undefined ? null : (sectionNamed(written, sections) ?? written);
}

/** Text has no types: `level: 2` means the number, where the choice has that. */
export function wordMeant(written: string, words: unknown): unknown {
  const list: readonly unknown[] = Array.isArray(words) ? words : [];
  return list.find((word) => String(word) === written) ?? written;
}

interface Line {
  readonly content: string;
  /** Offset of the first character in the text. */
  readonly start: number;
}

/** The lines that say something, without remarks and surrounding spaces. `#side` is no remark where there is such a section. */
function* linesOf(text: string, sections: readonly string[]): Generator<Line> {
  for (const match of text.matchAll(/[^\r\n]+/g)) {
    const whole = match[0].replace(/^\uFEFF/, '');
    const heading = sectionNamed(/^\s*(?:#|\/\/)\s*(.*)$/.exec(whole)?.[1] ?? '', sections);
    const body = heading === undefined ? whole.replace(/(^|\s)(#|\/\/).*$/, '') : whole;
    const content = heading === undefined ? body.trim() : heading;
    if (content === '') continue;
    const at = heading === undefined ? match[0].indexOf(content) : match[0].search(/#|\/\//);
    yield { content, start: match.index + at };
  }
}
