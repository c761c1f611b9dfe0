/**
 * Legal moves as a numbered list. Moves that begin alike stand together:
 *
 *     place orc-ravager    1 (3,3)  2 (4,3)  3 (5,3)
 *     place goblin-nibbit  4 (3,3)
 *     resolve              5
 *
 * Moves of one word (resolve, pass, end) often end something, so they come last: nobody loses their
 * shots to a first number typed in haste.
 */
import { beginningOf, groupedBy, verbOf } from '../../studio/index.ts';
import { padded, widthOf } from '../columns.ts';

/** What is in the list for a move; `named` may put names for ids. */
type PutNames = (text: string) => string;

/** A move in the list, by its number. */
interface Numbered {
  readonly text: string;
  readonly number: number;
}

interface Listing {
  /** Names for ids. */
  readonly named?: PutNames;
  /** Columns of a line; longer groups are wrapped. */
  readonly width?: number;
  /** By move: what it would do, `hornet -2`. */
  readonly foreseen?: ReadonlyMap<string, string> | undefined;
  /** Only moves that have this somewhere in them, written in names or in ids. */
  readonly only?: string;
}

/** Moves in the order of the list, numbered. */
export function listMoves(texts: readonly string[], listing: Listing = {}): string[] {
  return rowsOf(texts, listing, beginningOf, (group, beginning) =>
    group.map((one) => choiceOf(one, beginning, listing)),
  );
}

/** The same with a line for each group: the numbers of its first and last move. */
export function sumUpMoves(texts: readonly string[], listing: Listing = {}): string[] {
  return rowsOf(texts, listing, beginningOf, endsOf(listing));
}

/** The same by the first word only. */
export function sumUpVerbs(texts: readonly string[], listing: Listing = {}): string[] {
  return rowsOf(texts, listing, verbOf, endsOf(listing));
}

/** `3 (4,3)`, and what comes of it; where the word itself is a number, `3) 2`. */
function choiceOf(
  { text, number }: Numbered,
  beginning: string,
  { named = same, foreseen }: Listing,
): string {
  const rest = named(text.slice(beginning.length));
  const note = foreseen?.get(text);
  const choice = `${number}${/^ \d/.test(rest) ? ')' : ''}${rest}`;
  // What begins with a space has no verb in front.
  return note === undefined ? choice : `${choice}:${named(` ${note}`)}`;
}

function endsOf(listing: Listing): ChoicesOf {
  return (group, beginning) => {
    const ends = group.map((one) => choiceOf(one, beginning, listing));
    return group.length < 3 ? ends : [`${ends[0]}  …  ${ends.at(-1)}`];
  };
}

const same: PutNames = (text) => text;

type ChoicesOf = (group: readonly Numbered[], beginning: string) => readonly string[];

function rowsOf(
  texts: readonly string[],
  { named = same, width = 78, only = '' }: Listing,
  partOf: (text: string) => string,
  choicesOf: ChoicesOf,
): string[] {
  const wanted = only.toLowerCase();
  const listed = texts
    .map((text, i) => ({ text, number: i + 1 }))
    .filter(({ text }) => [text, named(text)].some((one) => one.toLowerCase().includes(wanted)));
  const groups = [...groupedBy(listed, ({ text }) => partOf(text))];
  const heads = groups.map(([beginning]) => named(beginning));
  const margin = Math.max(0, ...heads.map(widthOf));
  return groups.flatMap(([beginning, group], i) =>
    wrap(choicesOf(group, beginning), `  ${padded(heads[i]!, margin)}  `, width),
  );
}

function wrap(choices: readonly string[], beginning: string, width: number): string[] {
  const rows: string[][] = [];
  let room = 0;
  for (const choice of choices) {
    if (widthOf(choice) > room) {
      rows.push([]);
      room = width - widthOf(beginning);
    }
    rows.at(-1)?.push(choice);
    room -= widthOf(choice) + 2;
  }
  const gap = ' '.repeat(widthOf(beginning));
  return rows.map((row, index) => `${index === 0 ? beginning : gap}${row.join('  ')}`);
}
