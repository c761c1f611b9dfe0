/**
 * What other programs write around the name of a card: the set and number of its printing, a finish, tags,
 * pips of its cost in influence. `Spark (ABC) 12 *F*`, `[ABC:12] Spark [foil]`, `Spark ••`.
 */

/** The name without all of that; the same text where there is none. Reads it once, whatever its length. */
export function withoutPrinting(written: string): string {
  let name = written.trim();
  for (;;) {
    const shorter = withoutLast(name) ?? withoutTagBefore(name);
    if (shorter === null || shorter === '') return name;
    name = shorter;
  }
}

const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '*': '*', '^': '^' };
const PIPS = '•●○◦■□★☆';

/** Without the last mark behind the name; null where there is none. */
function withoutLast(name: string): string | null {
  const last = name.at(-1) ?? '';
  if (PIPS.includes(last)) return name.slice(0, -1).trimEnd();
  if (name.endsWith('&bull;')) return name.slice(0, -'&bull;'.length).trimEnd();
  const opening = CLOSING[last];
  if (opening !== undefined) return before(name, name.lastIndexOf(opening, name.length - 2));
  // The number of a printing stands behind its set only.
  const space = name.lastIndexOf(' ');
  const isNumber = space > 0 && /^[\w★†-]{1,10}$/u.test(name.slice(space + 1));
  const rest = name.slice(0, Math.max(0, space)).trimEnd();
  return isNumber && rest.endsWith(')') ? before(rest, rest.lastIndexOf('(')) : null;
}

/** What stands before a mark; null where the mark is part of a word. */
function before(name: string, at: number): string | null {
  const isOwn = at > 0 && /\s/.test(name[at - 1] ?? '');
  return isOwn ? name.slice(0, at).trimEnd() : null;
}

/** `[ABC:12] Spark` */
function withoutTagBefore(name: string): string | null {
  const end = name.startsWith('[') ? name.indexOf(']') : -1;
  return end > 0 && end < name.length - 1 ? name.slice(end + 1).trimStart() : null;
}
