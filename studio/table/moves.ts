/** Legal moves in the order of a list: those of a verb together, and in them what begins alike. */

export function inListOrder(texts: readonly string[]): string[] {
  const verbs = [...groupedBy(texts, verbOf).values()];
  const groups = verbs.flatMap((ofVerb) => [...groupedBy(ofVerb, beginningOf).values()]);
  // Moves of one word often end something: nobody loses their shots to a first click in haste.
  return [...groups.filter((group) => !isWord(group)), ...groups.filter(isWord)].flat();
}

function isWord([first = '']: readonly string[]): boolean {
  return !first.includes(' ');
}

/** What moves have in common: all but the last word. */
export function beginningOf(text: string): string {
  const cut = text.lastIndexOf(' ');
  return cut < 0 ? text : text.slice(0, cut);
}

export function verbOf(text: string): string {
  return text.split(' ', 1)[0]!;
}

export function groupedBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key) ?? [];
    group.push(item);
    groups.set(key, group);
  }
  return groups;
}
