/** How other tools and players call the sections of a deck. */

/** Words for one section, in small letters; a game's own name of it may be any of them. */
const ALIKE: readonly (readonly string[])[] = [
  ['main', 'deck', 'main deck', 'maindeck', 'mainboard', 'main board', 'メイン', 'メインデッキ'],
  ['side', 'sb', 'sideboard', 'side board', 'side deck', 'sidedeck', 'サイド', 'サイドデッキ'],
  ['extra', 'extra deck', 'extradeck'],
  ['commander', 'commanders', 'general'],
  ['leader', 'leaders', 'リーダー'],
];

/** The section that is meant, whatever its capitals: its own name before any other word for it. */
export function sectionNamed(written: string, sections: readonly string[]): string | undefined {
  const folded = written
    .replace(/^=+\s*|\s*=+$/g, '')
    .replace(/\s*[([]\d+[)\]]$/, '')
    .trim()
    .toLowerCase();
  const own = sections.find((name) => name.toLowerCase() === folded);
  if (own !== undefined) return own;
  const alike = ALIKE.find((words) => words.includes(folded)) ?? [];
  return sections.find((name) => alike.includes(name.toLowerCase()));
}
