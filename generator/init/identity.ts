/** From the name that a designer gives a new game to all that depends on it. */

/** What a game is called. */
export interface Identity {
  /** In kebab-case, by the rules of schemas/words.schema.json; also the name of its folder. */
  readonly id: string;
  /** As players read it. */
  readonly title: string;
  /** Two to five capitals, for clauses (`SH-1.1`) and codes (`SH_DECK_SIZE`). */
  readonly prefix: string;
}

/** Why a name cannot be used. */
export type NameRefusal =
  | { readonly refused: 'empty' }
  | { readonly refused: 'control-character' }
  /** No id can be made of the name without losing something. */
  | { readonly refused: 'needs-id' }
  | { readonly refused: 'bad-id'; readonly id: string }
  /** Some systems keep this name for a device. */
  | { readonly refused: 'reserved'; readonly id: string };

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST_ID = 64;

/** Names of devices on Windows, where no folder can be called so. */
const RESERVED = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/** Latin letters that do not decompose into a plain letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** The identity of a game called `name`; `id` when the name itself cannot become one. */
export function identify(name: string, id: string | undefined): Identity | NameRefusal {
  const title = titleOf(name);
  if (title === '') return { refused: 'empty' };
  if (/\p{Cc}/u.test(title)) return { refused: 'control-character' };
  const own = id ?? idOf(title);
  if (id === undefined && !isId(own)) return { refused: 'needs-id' };
  if (!isId(own)) return { refused: 'bad-id', id: own };
  if (RESERVED.test(own)) return { refused: 'reserved', id: own };
  return { id: own, title, prefix: prefixOf(own) };
}

/** `salt-harbour` is read as "Salt Harbour"; everything else is as it is written. */
function titleOf(name: string): string {
  const given = name.normalize('NFC').replaceAll(/ +/g, ' ').trim();
  if (!/^[a-z0-9]+([-_][a-z0-9]+)*$/.test(given)) return given;
  return given
    .split(/[-_]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Marks and signs are omitted; a letter that is not Latin is kept, so that no id comes out. */
export function idOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^\0-\x7F]/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Whether a text can be an id as it is. */
export function isId(text: string): boolean {
  return ID.test(text) && text.length <= LONGEST_ID;
}

/** The initials of several words, else the first letters of the only one. */
function prefixOf(id: string): string {
  const words = id.split('-').filter((word) => /^[a-z]/.test(word));
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)) : [id.slice(0, 4)];
  const capitals = letters
    .join('')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .slice(0, 5);
  return capitals.length > 1 ? capitals : 'GAME';
}
