/** Rules text that a designer wrote by hand: `<b>` for keywords, patterns in braces. */
import type { Path } from '../../diagnostics/index.ts';
import { joined, type Run } from './runs.ts';

const PIECES = /(<b>|<\/b>|\{[^{}]+\}|\p{Nd}+)/u;

export function readWritten(text: string, path: Path): Run[] {
  let bold = false;
  const runs: Run[] = [];
  for (const piece of text.split(PIECES)) {
    if (piece === '<b>' || piece === '</b>') bold = piece === '<b>';
    else if (/^\p{Nd}/u.test(piece)) {
      runs.push({ kind: 'number', text: piece, path, ...(bold ? { strong: true } : {}) });
    } else if (piece.startsWith('{')) runs.push({ kind: 'icon', text: piece, path });
    else runs.push({ kind: bold ? 'keyword' : 'text', text: piece });
  }
  return joined(runs);
}

/** The whole numbers in a text, without signs; digits of any width and script count. */
export function numbersIn(text: string): number[] {
  const written = text.replaceAll(/\{[^{}]*\}/g, ' ').normalize('NFKC');
  return (written.match(/\d+/g) ?? []).map(Number);
}

/** Numbers from two on as words; nobody spells longer ones out on a card. */
const spelled: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    [
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
      'eleven',
      'twelve',
    ].map((word, index) => [word, index + 2]),
  ),
  ...Object.fromEntries(Array.from('二三四五六七八九十', (word, index) => [word, index + 2])),
};

/** Numbers that a text spells out: `two`, `二`. Some of these words may mean something else. */
export function spelledNumbersIn(text: string): number[] {
  const words = text.toLowerCase().match(/[a-z]+|[二三四五六七八九十]/g) ?? [];
  return words.flatMap((word) => (Object.hasOwn(spelled, word) ? [spelled[word]!] : []));
}
