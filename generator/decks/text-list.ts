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
 * or another word for it (other-programs.ts). Cards before the first of them belong to no section; `SB: 2 Orc Ravager` belongs to that one alone.
 */
import { fault, type Span } from '../../diagnostics/index.ts';
import { UNPLACED, type Choice } from '../../engine/construction/index.ts';
import { nearest } from '../../kernel/index.ts';
import { groupHeads, listLines, readEntry } from './list-lines.ts';
import { ListBuilder, type TextList } from './list-builder.ts';
import { isAside, sectionNamed } from './other-programs.ts';

export type { TextList } from './list-builder.ts';

/** The choices that construction.yaml declares, by name. */
export type Choices = Readonly<Record<string, Pick<Choice, 'from' | 'type'>>>;

/** `[side]`, `side:`, `#side`, `!side` */
const HEADING_LINE = /^(?:\[\s*(.+?)\s*\]|[#!](\S.*)|([^\d\s:：][^:：]*?)\s*[:：])$/u;
const CHOICE_LINE = /^([a-z][A-Za-z0-9]*)\s*[:：]\s*(.+)$/u;
/** `SB: 2 Orc Ravager` */
const PLACED_LINE = /^([^\d\s:：][^:：]*?)\s*[:：]\s*(\S.*)$/u;

/** Names before a colon that every game knows. */
const HEADERS = ['id', 'name', 'base'];

const noDoubles: ReadonlySet<string> = new Set();

/**
 * Reads a pasted list. `choices` are those of the game: other names that may be before a colon;
 * `sections` are those of its decks. A line that is neither belongs to no section, and neither ends nor
 * begins one.
 */
export function readTextList(
  text: string,
  file: string,
  choices: Choices,
  sections: readonly string[] = [],
  doubles: ReadonlySet<string> = noDoubles,
): TextList {
  const list = new ListBuilder(file);
  const lines = listLines(text, sections, doubles);
  const heads = groupHeads(lines, 2);
  let section = UNPLACED;
  for (const [index, { content, start }] of lines.entries()) {
    if (list.isFull) break;
    const span = { start, end: start + content.length };
    const heading = headingIn(content, sections);
    if (declareChoice(content, span, choices, list)) continue;
    if (heading === null) {
      if (!heads.has(index) && section !== ASIDE) addCards(content, span, section);
    } else if (isAside(heading.written) && heading.section === undefined) {
      section = ASIDE;
    } else if (heading.section !== undefined || nearest(heading.written, sections) !== undefined) {
      section = heading.section ?? heading.written;
      list.open(section, span);
    } else {
      const place = { file, path: [], span };
      list.remark(fault('CW1540', place, { line: content, section: shownSection(section) }));
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

/** Cards that somebody only thinks of are not in the deck. */
const ASIDE = '';

function shownSection(section: string): string | null {
  return section === UNPLACED || section === ASIDE ? null : section;
}

/** Whether the line declares a choice of the deck, its name or its id; then it is taken down. */
export function declareChoice(
  content: string,
  span: Span,
  choices: Choices,
  list: ListBuilder,
): boolean {
  const [, key = '', value = ''] = CHOICE_LINE.exec(content) ?? [];
  if (!HEADERS.includes(key) && !Object.hasOwn(choices, key)) return false;
  list.declare(key, valueMeant(value, choices[key]), span);
  return true;
}

interface Heading {
  readonly written: string;
  /** Undefined for one that the game does not have. */
  readonly section: string | undefined;
}

/** Null for lines that are no heading. */
function headingIn(content: string, sections: readonly string[]): Heading | null {
  if (sections.length === 0) return null;
  const bare = sectionNamed(content, sections);
  if (bare !== undefined) return { written: content, section: bare };
  const [, bracketed, marked, ended] = HEADING_LINE.exec(content) ?? [];
  const written = bracketed ?? marked ?? ended ?? (isAside(content) ? content : undefined);
  return written === undefined ? null : { written, section: sectionNamed(written, sections) };
}

/** Text has no types: `level: 2` means the number, where the choice has that. */
export function valueMeant(written: string, choice: Choices[string] = {}): unknown {
  const known = choice.from?.find((word) => String(word) === written);
  if (known !== undefined) return known;
  return choice.type === 'number' && /^-?\d+(?:\.\d+)?$/.test(written) ? Number(written) : written;
}
