/**
 * The icons that templates may draw: the set game-icons, as SVG; and the icons and keywords that
 * running text may name, as print.yaml declares them.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isMapping } from '../../kernel/index.ts';
import type { Text } from '../../engine/index.ts';
import { filesOf, type GameFiles } from '../../generator/index.ts';

// From their files: the index of the package loads sixty others.
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import { iconToSVG } from '@iconify/utils/lib/svg/build';
import type { IconifyJSON } from '@iconify/types';
import { nearest } from '../../kernel/index.ts';

const SET = 'game-icons';

/** One icon: what stands inside its `<svg>`, and its view box. */
interface Icon {
  readonly viewBox: string;
  readonly body: string;
}

/** What the licence of the icons asks for, in the language of the sheet. */
export function iconCredit(locale: string): string {
  return /^ja\b/.test(locale)
    ? 'アイコン：Lorc、Delapouite ほか、game-icons.net、CC BY 3.0'
    : 'Icons: Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0';
}

let loaded: IconifyJSON | undefined;

/** Those that were drawn before. */
const drawn = new Map<string, Icon | undefined>();

/** The icon `game-icons:<name>`, or undefined. */
export function findIcon(id: string): Icon | undefined {
  if (!drawn.has(id)) drawn.set(id, readIcon(id));
  return drawn.get(id);
}

function readIcon(id: string): Icon | undefined {
  const name = nameIn(id);
  const data = name === undefined ? null : getIconData(icons(), name);
  if (data === null) return undefined;
  const { attributes, body } = iconToSVG(data);
  return { viewBox: attributes.viewBox, body };
}

/** The icon that was probably meant. */
export function nearestIcon(id: string): string | undefined {
  const found = nearest(id.replace(/^.*:/, ''), Object.keys(icons().icons));
  return found === undefined ? undefined : `${SET}:${found}`;
}

function nameIn(id: string): string | undefined {
  const [set, name] = id.split(':', 2);
  return set === SET ? name : undefined;
}

/** Which icons there are. */
export function iconVersion(): string {
  const require = createRequire(import.meta.url);
  return (require(`@iconify-json/${SET}/package.json`) as { version: string }).version;
}

/** Six megabytes: read when the first icon is drawn. */
function icons(): IconifyJSON {
  loaded ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve(`@iconify-json/${SET}/icons.json`), 'utf8'),
  ) as IconifyJSON;
  return loaded;
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
