/**
 * How other programs and players call sections, and what they write around the name of a card.
 */

/** How other tools and players call the sections of a deck. */

/** Words for one section, in small letters; a game's own name of it may be any of them. */
const ALIKE: readonly (readonly string[])[] = [
  ['main', 'deck', 'main deck', 'maindeck', 'mainboard', 'main board', 'メイン', 'メインデッキ'],
  ['side', 'sb', 'sideboard', 'side board', 'side deck', 'sidedeck', 'サイド', 'サイドデッキ'],
  ['extra', 'extra deck', 'extradeck', 'spirits'],
  ['commander', 'commanders', 'general'],
  ['leader', 'leaders', 'investigator', 'identity', 'hero', 'リーダー'],
];

/** Parts of a list that are no part of the deck. */
const ASIDE = ['maybeboard', 'maybe board', 'considering', 'tokens'];

/** Whether the cards below such a heading are only thought of; asked where no section is called so. */
export function isAside(written: string): boolean {
  return ASIDE.includes(plain(written));
}

/** The section that is meant, whatever its capitals: its own name before any other word for it. */
export function sectionNamed(written: string, sections: readonly string[]): string | undefined {
  const folded = plain(written);
  const own = sections.find((name) => name.toLowerCase() === folded);
  if (own !== undefined) return own;
  const alike = ALIKE.find((words) => words.includes(folded)) ?? [];
  return sections.find((name) => alike.includes(name.toLowerCase()));
}

/** `== SIDE (15) ==` is `side`. */
function plain(written: string): string {
  if (written.length > 60) return '';
  return written
    .replace(/^=+\s*|\s*=+$/g, '')
    .replace(/\s*[([]\d+(?:[ ,;][^()[\]]*)?[)\]]$/, '')
    .trim()
    .toLowerCase();
}

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
  // The number of a printing is behind its set only.
  const space = name.lastIndexOf(' ');
  const isNumber = space > 0 && /^[\w★†-]{1,10}$/u.test(name.slice(space + 1));
  const rest = name.slice(0, Math.max(0, space)).trimEnd();
  return isNumber && rest.endsWith(')') ? before(rest, rest.lastIndexOf('(')) : null;
}

/** What is before a mark; null where the mark is part of a word. */
function before(name: string, at: number): string | null {
  const isOwn = at > 0 && /\s/.test(name[at - 1] ?? '');
  return isOwn ? name.slice(0, at).trimEnd() : null;
}

/** `[ABC:12] Spark` */
function withoutTagBefore(name: string): string | null {
  const end = name.startsWith('[') ? name.indexOf(']') : -1;
  return end > 0 && end < name.length - 1 ? name.slice(end + 1).trimStart() : null;
}
