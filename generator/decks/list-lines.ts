/** The lines of a pasted list that say something. */
import { readCounted, readEntry } from './line-entry.ts';
import { fold } from './names.ts';
import { withoutPrinting } from './printings.ts';
import { sectionNamed } from './section-words.ts';

export interface ListLine {
  readonly content: string;
  /** Offset of the first character in the text. */
  readonly start: number;
  /** Whether an empty line, or none at all, comes before it. */
  readonly isFirst: boolean;
}

/**
 * Without remarks and surrounding spaces. `#side` is no remark where there is such a section, nor is what
 * stands behind `//` where the two together are a name: `doubles` are those names, folded.
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
