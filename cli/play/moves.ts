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
import { padded, widthOf } from './columns.ts';

/** Moves in the order of the list: what begins like an earlier one follows it. */
export function inListOrder(texts: readonly string[]): string[] {
  const groups = [...groupsOf(texts).values()];
  return [...groups.filter((group) => !isWord(group)), ...groups.filter(isWord)].flat();
}

function isWord([first = '']: readonly string[]): boolean {
  return !first.includes(' ');
}

/** What is in the list for a move; `named` may put names for ids. */
type PutNames = (text: string) => string;

/** Moves in the order of the list, numbered. `width`: columns of a line; longer groups are wrapped. */
export function listMoves(texts: readonly string[], named: PutNames = same, width = 78): string[] {
  let number = 0;
  return rowsOf(texts, named, width, (group, beginning) =>
    group.map((text) => `${(number += 1)}${named(text.slice(beginning.length))}`),
  );
}

/** The same with a line for each group: the numbers of its first and last move. */
export function sumUpMoves(texts: readonly string[], named: PutNames = same, width = 78): string[] {
  let number = 0;
  return rowsOf(texts, named, width, (group, beginning) => {
    const [from, to] = [number + 1, (number += group.length)];
    const ends = [group[0]!, group.at(-1)!].map((text) => named(text.slice(beginning.length)));
    return group.length < 3
      ? group.map((_, i) => `${from + i}${ends[i === 0 ? 0 : 1]}`)
      : [`${from}${ends[0]}  …  ${to}${ends[1]}`];
  });
}

const same: PutNames = (text) => text;

function rowsOf(
  texts: readonly string[],
  named: PutNames,
  width: number,
  choicesOf: (group: readonly string[], beginning: string) => readonly string[],
): string[] {
  const groups = [...groupsOf(texts)];
  const heads = groups.map(([beginning]) => named(beginning));
  const margin = Math.max(0, ...heads.map(widthOf));
  return groups.flatMap(([beginning, group], i) =>
    wrap(choicesOf(group, beginning), `  ${padded(heads[i]!, margin)}  `, width),
  );
}

/** By what moves have in common: all but the last word. */
function groupsOf(texts: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const text of texts) {
    const cut = text.lastIndexOf(' ');
    const beginning = cut < 0 ? text : text.slice(0, cut);
    const group = groups.get(beginning) ?? [];
    group.push(text);
    groups.set(beginning, group);
  }
  return groups;
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
