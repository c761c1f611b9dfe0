/**
 * Legal moves as a numbered list. Moves that begin alike stand together:
 *
 *     place orc-ravager    1 (3,3)  2 (4,3)  3 (5,3)
 *     place goblin-nibbit  4 (3,3)
 *     resolve              5
 */

/** Moves in the order of the list: what begins like an earlier one follows it. */
export function inListOrder(texts: readonly string[]): string[] {
  return [...groupsOf(texts).values()].flat();
}

/** `width` is the length of a line at most, in characters; longer groups are wrapped. */
export function listMoves(texts: readonly string[], width = 78): string {
  const groups = [...groupsOf(texts)];
  const margin = Math.max(0, ...groups.map(([beginning]) => beginning.length));
  let number = 0;
  return groups
    .flatMap(([beginning, group]) => {
      const choices = group.map((text) => `${(number += 1)}${text.slice(beginning.length)}`);
      return wrap(choices, `  ${beginning.padEnd(margin)}  `, width);
    })
    .join('\n');
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
    if (choice.length > room) {
      rows.push([]);
      room = width - beginning.length;
    }
    rows.at(-1)?.push(choice);
    room -= choice.length + 2;
  }
  const gap = ' '.repeat(beginning.length);
  return rows.map((row, index) => `${index === 0 ? beginning : gap}${row.join('  ')}`);
}
