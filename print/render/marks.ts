/** Icons and keywords that running text may name, as print.yaml declares them. */
import type { Text } from '../../engine/game.ts';
import { filesOf, isMapping, type GameFiles } from '../../generator/link/game-files.ts';

/** `:sword:` in a text. */
export interface IconMark {
  /** `game-icons:broadsword`, or a picture of the game folder. */
  readonly icon?: string;
  readonly file?: string;
  /** Read to those who cannot see it. */
  readonly title: Text;
  /** Whom sheets must thank for a picture. */
  readonly credit?: string;
}

/** `[swift]` in a text. */
export interface KeywordMark {
  readonly name: Text;
  /** What it means, for the first time that it stands on a card. */
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
