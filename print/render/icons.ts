/**
 * The icons that templates may draw, of every set that is installed, as SVG; and the icons and keywords that
 * running text may name, as print.yaml declares them.
 */
import { isMapping } from '../../kernel/index.ts';
import type { Text } from '../../engine/index.ts';
import { filesOf, type GameFiles } from '../../generator/index.ts';

// From their files: the index of the package loads sixty others.
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import { iconToSVG } from '@iconify/utils/lib/svg/build';
import { aboutSet, BUNDLED_SET, iconSet, iconSetNames } from './icon-sets.ts';
import { nearest } from '../../kernel/index.ts';

/** One icon: what is inside its `<svg>`, and its view box. */
interface Icon {
  readonly viewBox: string;
  readonly body: string;
}

/** What the licence of an icon asks for, in the language of the sheet. */
export function iconCredit(id: string, locale: string): string {
  const isJapanese = /^ja\b/.test(locale);
  const name = setIn(id);
  if (name === BUNDLED_SET) {
    return isJapanese
      ? 'アイコン：Lorc、Delapouite ほか、game-icons.net、CC BY 3.0'
      : 'Icons: Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0';
  }
  const { title, author, licence } = aboutSet(name);
  return isJapanese
    ? `アイコン：${title}、${author}、${licence}`
    : `Icons: ${title}, ${author}, ${licence}`;
}

/** Those that were drawn before. */
const drawn = new Map<string, Icon | undefined>();

/** The icon `game-icons:<name>`, or of any other set that is installed; undefined where there is none. */
export function findIcon(id: string): Icon | undefined {
  if (!drawn.has(id)) drawn.set(id, readIcon(id));
  return drawn.get(id);
}

function readIcon(id: string): Icon | undefined {
  const set = iconSet(setIn(id));
  const data = set === null ? null : getIconData(set, nameIn(id));
  if (data === null) return undefined;
  const { attributes, body } = iconToSVG(data);
  return { viewBox: attributes.viewBox, body };
}

/** The icon that was probably meant; of a set that is not installed, the one of the bundled set. */
export function nearestIcon(id: string): string | undefined {
  const name = iconSet(setIn(id)) === null ? BUNDLED_SET : setIn(id);
  const found = nearest(nameIn(id), Object.keys(iconSet(name)?.icons ?? {}));
  return found === undefined ? undefined : `${name}:${found}`;
}

function setIn(id: string): string {
  return /^([^:]*):/.exec(id)?.[1] ?? '';
}

function nameIn(id: string): string {
  return id.replace(/^.*:/, '');
}

/** Icons whose names have all these words or parts of words, those of the bundled set first. */
export function searchIcons(words: readonly string[]): string[] {
  const wanted = words.map((word) => word.toLowerCase());
  return iconSetNames().flatMap((set) =>
    Object.keys(iconSet(set)?.icons ?? {})
      .filter((name) => wanted.every((word) => name.includes(word) || set === word))
      .toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1))
      .map((name) => `${set}:${name}`),
  );
}

/** `:sword:` in a text. */
interface IconMark {
  /** `game-icons:broadsword`, or a picture of the game folder. */
  readonly icon?: string;
  readonly file?: string;
  /** Read to those who cannot see it. */
  readonly title: Text;
  /** Whom sheets must thank for a picture. */
  readonly credit?: string;
}

/** `[swift]` in a text. */
interface KeywordMark {
  readonly name: Text;
  /** What it means, for the first time that it is on a card. */
  readonly reminder?: Text;
}

export interface Marks {
  readonly icons: Readonly<Record<string, IconMark>>;
  readonly keywords: Readonly<Record<string, KeywordMark>>;
}

export function marksOf(game: GameFiles): Marks {
  const data = filesOf(game, 'print')[0]?.data;
  const { icons, keywords } = isMapping(data) ? data : {};
  return {
    icons: isMapping(icons) ? (icons as Marks['icons']) : {},
    keywords: isMapping(keywords) ? (keywords as Marks['keywords']) : {},
  };
}
