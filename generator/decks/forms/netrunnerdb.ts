import { UNPLACED } from '../../../engine/construction/index.ts';
import { groupHeads, groupNamed, type ListLine, listLines, readCounted } from '../list-lines.ts';
import { sectionNamed, withoutPrinting } from '../other-programs.ts';
import type { DeckForm, DeckNames } from './form.ts';
import { copiesIn, declaredLines, nameOnLine, readLines, type LineReader } from './text-lines.ts';

/** `15 influence spent (max 15, available 0)`, `45 cards (min 45)`, `20 agenda points (between 20 and 21)` */
const TOTAL = /^\d+ (?:influence spent|agenda points|cards)\b/i;
const FOOTER = /^(?:Cards up to|Deck built on)\b/i;

/**
 * NetrunnerDB. The name of the deck, then the identity, then groups by type: `Agenda (3)`, whose lines end
 * in the pack and pips of influence; then totals.
 */
export const netrunnerdbForm: DeckForm = {
  name: 'netrunnerdb',
  title: 'what NetrunnerDB exports: the identity, then groups such as Agenda (3)',
  endings: [],
  within: 'list',
  recognises: (text) => isTotalled(text) || isAllGroups(text),
  read: (text, file, names) => readLines(text, file, names, (lines) => readerOf(lines, names)),
  write(deck) {
    const lines = deck.sections.flatMap((one) => [
      '',
      `${one.section ?? 'Cards'} (${copiesIn(one)})`,
      ...one.cards.map(({ count, name }) => `${count}x ${name}`),
    ]);
    const total = deck.sections.reduce((sum, one) => sum + copiesIn(one), 0);
    const head = [nameOnLine(deck.name) || deck.id, ...declaredLines(deck)];
    return `${[...head, ...lines, '', `${total} cards`].join('\n')}\n`;
  },
};

function readerOf(lines: readonly ListLine[], { sections }: DeckNames): LineReader {
  const heads = groupHeads(lines, 0);
  const first = Math.min(...heads, ...countedIn(lines), lines.length);
  const before = [...lines.keys()].slice(0, first);
  // A list that somebody pasted without its name begins with the identity, and that with its pack.
  const [title] = before;
  const hasName = before.length > 1 || !/\s\([^()]+\)$/.test(lines[title ?? -1]?.content ?? '');
  return {
    startsOpen: true,
    isTotal: (content) => TOTAL.test(content),
    meaning({ content }, index) {
      if (index === title && hasName) return { says: 'name', name: content };
      if (index < first) return { card: content };
      if (!heads.has(index)) return { says: FOOTER.test(content) ? 'nothing' : 'unknown' };
      return { begins: sectionNamed(groupNamed(content) ?? '', sections) ?? UNPLACED };
    },
  };
}

function countedIn(lines: readonly ListLine[]): number[] {
  return lines.flatMap(({ content }, index) =>
    readCounted(withoutPrinting(content)) === null ? [] : [index],
  );
}

function isTotalled(text: string): boolean {
  return (
    /^\d+ influence spent\b/im.test(text) || /^Deck built on https:\/\/netrunnerdb/im.test(text)
  );
}

/** Every line below the first gap is a heading, or is below one that counts it. */
function isAllGroups(text: string): boolean {
  if (!/^\S.* \(\d+\)\s*[\r\n]+\s*\d+x /m.test(text)) return false;
  const lines = listLines(text, [], new Set());
  const heads = groupHeads(lines, 1);
  const [first = lines.length] = heads;
  const isAbove = first > 0 && first < 3;
  return (
    isAbove &&
    lines.slice(first).every(({ content, isFirst }, index) => {
      if (heads.has(first + index) || TOTAL.test(content) || FOOTER.test(content)) return true;
      return !isFirst && readCounted(content) !== null;
    })
  );
}
