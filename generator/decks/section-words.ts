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
