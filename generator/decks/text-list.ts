/**
 * Decks as players paste them:
 *
 *     # a remark
 *     mode: custom
 *     2 Orc Ravager
 *     3x Goblin Shanker
 *     Orc Catapult
 *
 * In games whose decks have sections, a line `side:` or `[side]` begins one. Cards before the first of
 * them stand in no section.
 */
import { fault, type Fault, type Path } from '../../diagnostics/index.ts';
import { UNPLACED, type Choice } from '../../engine/construction/types.ts';

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
/** `[side]`, `side:` */
const HEADING_LINE = /^(?:\[\s*(.+?)\s*\]|([^\d\s:：][^:：]*?)\s*[:：])$/u;
const CHOICE_LINE = /^([a-z][A-Za-z0-9]*)\s*[:：]\s*(.+)$/u;

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
  const lists = new Map<string, Entry[]>();
  let section = UNPLACED;
  const data: Record<string, unknown> = {};
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
    const heading = sections.length === 0 ? null : HEADING_LINE.exec(content);
    if (heading !== null) {
      section = sectionMeant(heading[1] ?? heading[2] ?? '', sections);
      lists.set(section, lists.get(section) ?? []);
      spans.set(`cards/${section}`, span);
      continue;
    }
    const [, count = '1', card = ''] = COUNT_LINE.exec(content) ?? [];
    if (choice !== null || card === '' || /^[\d.,-]+$/.test(card)) {
      faults.push(fault('CW1316', { file, path: [], span }, { line: content }));
      continue;
    }
    const cards = lists.get(section) ?? [];
    lists.set(section, cards);
    spans.set(`cards/${section}/${cards.length}`, span);
    cards.push({ card, count: Number(count.normalize('NFKC')) });
  }
  const isOneList = [...lists.keys()].every((name) => name === UNPLACED);
  const cards = isOneList ? (lists.get(UNPLACED) ?? []) : Object.fromEntries(lists);
  return { data: { ...data, cards }, faults, locate: (path) => locate(path) };

  function locate([key, ...steps]: Path): Span | null {
    const inside = key === 'cards' && isOneList ? [UNPLACED, ...steps] : steps;
    const known = key === 'cards' ? inside.slice(0, 2) : steps.slice(0, 1);
    return spans.get([key, ...known].join('/')) ?? null;
  }
}

/** The section of that name, whatever its capitals; another name is told by the judge. */
function sectionMeant(written: string, sections: readonly string[]): string {
  return sections.find((name) => name.toLowerCase() === written.toLowerCase()) ?? written;
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
