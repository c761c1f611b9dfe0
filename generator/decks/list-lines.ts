/** The lines of a pasted list that say something, and what each says. */
import { fold } from './names.ts';
import { sectionNamed, withoutPrinting } from './other-programs.ts';

export interface ListLine {
  readonly content: string;
  /** Offset of the first character in the text. */
  readonly start: number;
  /** Whether an empty line, or none at all, comes before it. */
  readonly isFirst: boolean;
}

/**
 * Without remarks and surrounding spaces. `#side` is no remark where there is such a section, nor is what
 * is behind `//` where the two together are a name: `doubles` are those names, folded.
 */
export function listLines(
  text: string,
  sections: readonly string[],
  doubles: ReadonlySet<string>,
): ListLine[] {
  const lines: ListLine[] = [];
  let isFirst = true;
  for (const match of text.matchAll(/([^\r\n]*)(?:\r\n|\n|\r|$)/g)) {
    const whole = (match[1] ?? '').replace(/^\uFEFF/, '');
    const heading = sectionNamed(/^\s*(?:#|\/\/)\s*(.*)$/.exec(whole)?.[1] ?? '', sections);
    const content = heading ?? withoutRemark(whole, doubles).trim();
    if (content === '') {
      isFirst ||= whole.trim() === '';
      continue;
    }
    const at = heading === undefined ? match[0].indexOf(content) : match[0].search(/#|\/\//);
    lines.push({ content, start: match.index + at, isFirst });
    isFirst = false;
  }
  return lines;
}

function withoutRemark(line: string, doubles: ReadonlySet<string>): string {
  const marks = [...line.matchAll(/(?:^|\s)(?:#|\/\/)/g)];
  for (const [index, mark] of marks.entries()) {
    const upToNext = line.slice(0, marks[index + 1]?.index);
    if (mark[0].endsWith('#') || !isDouble(upToNext, doubles)) return line.slice(0, mark.index);
  }
  return line;
}

function isDouble(line: string, doubles: ReadonlySet<string>): boolean {
  if (doubles.size === 0) return false;
  const card = readEntry(line.trim())?.card ?? '';
  return doubles.has(fold(card)) || doubles.has(fold(withoutPrinting(card)));
}

/** `Creature (20)`, `Master (20; 5 trifle)` */
const GROUP = /^([^\d\s].*?)\s*\((\d+)(?:[;,][^()]*)?\)$/u;

/**
 * Indexes of the lines that are headings of a group, as most deck builders write them: the number is that
 * of the copies right below. Needs `least` lines there, so that `Orc Ravager (2)` is one no more often
 * than it must be.
 */
export function groupHeads(lines: readonly ListLine[], least: number): ReadonlySet<number> {
  const heads = new Set<number>();
  for (const [index, { content, isFirst }] of lines.entries()) {
    const [, , total] = GROUP.exec(content) ?? [];
    if (total === undefined || !isFirst) continue;
    const below = countsBelow(lines, index);
    const sum = below.reduce((all, count) => all + count, 0);
    if (below.length >= least && sum === Number(total)) heads.add(index);
  }
  return heads;
}

/** The counts of the lines below a heading, up to the next gap. */
function countsBelow(lines: readonly ListLine[], head: number): number[] {
  const counts: number[] = [];
  for (let index = head + 1; index < lines.length; index += 1) {
    const line = lines[index];
    const entry = line === undefined || line.isFirst ? null : readCounted(line.content);
    if (entry === null) break;
    counts.push(entry.count);
  }
  return counts;
}

/** What a heading of a group is called: `Creature`. */
export function groupNamed(content: string): string | null {
  return GROUP.exec(content)?.[1] ?? null;
}

/** One line of a pasted list: copies of a card. */

interface LineEntry {
  readonly card: string;
  readonly count: number;
}

/** Digits of any width, and what was meant as a number of copies; the judge refuses what is none. */
const COUNT_FIRST = /^([-−]?[\d０-９]+(?:[.,]\d+)?(?:e\d+)?)\s*[x×ｘ]?[,;]?\s+(\S.*)$/iu;
/** `x3 Orc Ravager`, `(3) Orc Ravager`, `[3] Orc Ravager` */
const COUNT_MARKED = /^(?:[x×ｘ]\s*([\d０-９]+)|[([]\s*([\d０-９]+)\s*[)\]])\s+(\S.*)$/iu;
const COUNT = /^[-−]?[\d０-９]+(?:[.,]\d+)?(?:e\d+)?$/iu;
/** `Orc Ravager x3`, `Orc Ravager (3)` */
const COUNT_LAST = /^(\S.*?)\s*(?:(?:\s[x×ｘ]|×)\s*([\d０-９]+)|\s\(\s*([\d０-９]+)\s*\))$/iu;
/** Before the lines of lists in forums and chats. */
const BULLET = /^[-–—*•·]\s+/u;

/** `2 Orc Ravager`, `2x Orc Ravager`, `Orc Ravager x2`, or one `Orc Ravager`; null for no card. */
export function readEntry(line: string): LineEntry | null {
  const content = line.replace(BULLET, '');
  const [, first, named] = COUNT_FIRST.exec(content) ?? marked(content);
  const [, placed, last, inBrackets] = COUNT_LAST.exec(content) ?? [];
  const count = first ?? last ?? inBrackets ?? '1';
  const card = named ?? (first === undefined ? (placed ?? content) : '');
  const copies = countMeant(count);
  return card === '' || copies === null || /^[\d.,-]+$/.test(card) ? null : { card, count: copies };
}

/** A line whose count comes first; null for every other. */
export function readCounted(line: string): LineEntry | null {
  const content = line.replace(BULLET, '');
  return COUNT_FIRST.test(content) ? readEntry(content) : null;
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
