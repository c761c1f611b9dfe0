/** Rules text as it comes out: pieces that know how they look and which field they show. */
import type { Path } from '../../diagnostics/index.ts';
import { intlLocale } from '../../kernel/index.ts';

export interface Run {
  /** `keyword`: text in bold. `icon`: a pattern; its text is the id or the drawing in braces. */
  readonly kind: 'text' | 'number' | 'keyword' | 'icon';
  readonly text: string;
  /** The field of the card that a number or an icon shows. */
  readonly path?: Path;
  /** A number or an icon inside a keyword. */
  readonly strong?: true;
  /** Part of the explanation of a keyword. */
  readonly reminder?: true;
}

/** What a reader reads aloud. */
export function plainText(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

/** The same with neighbours of one look as one run, and without empty ones. */
export function joined(runs: readonly Run[]): Run[] {
  const made: Run[] = [];
  for (const run of runs) {
    const last = made.at(-1);
    if (run.text === '') continue;
    if (last !== undefined && isWords(last) && sameLook(last, run)) {
      made[made.length - 1] = { ...last, text: last.text + run.text };
    } else made.push(run);
  }
  return made;
}

export function isWords({ kind }: Run): boolean {
  return kind === 'text' || kind === 'keyword';
}

function sameLook(a: Run, b: Run): boolean {
  return a.kind === b.kind && a.reminder === b.reminder;
}

/** The runs as part of a keyword. */
export function strong(runs: readonly Run[]): Run[] {
  return runs.map((run) => (isWords(run) ? { ...run, kind: 'keyword' } : { ...run, strong: true }));
}

/** The runs as a sentence: its first letter is a capital, where the script has capitals. */
export function sentence(runs: readonly Run[], locale: string): Run[] {
  const index = runs.findIndex(({ text }) => text !== '');
  return runs.map((run, at) =>
    at === index && isWords(run) ? { ...run, text: capital(run.text, locale) } : run,
  );
}

export function capital(text: string, locale: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(intlLocale(locale)) + text.slice(first.length);
}

/** Rules text that a designer wrote by hand: `<b>` for keywords, patterns in braces. */

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
