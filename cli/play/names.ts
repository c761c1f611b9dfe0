/** Names of components in place of their ids, and back: people read names, games are noted in ids. */
import type { Text } from '../../engine/game.ts';
import type { GameFiles } from '../../generator/link/game-files.ts';
import { inLocale } from '../../generator/words.ts';

export interface Names {
  /** By id, in the language of the table. */
  readonly byId: ReadonlyMap<string, string>;
  /** A text of the rules (a move, a drawn position) with names for ids. */
  readonly shown: (text: string) => string;
  /** What somebody typed with ids for names, whatever their capitals. */
  readonly typed: (text: string) => string;
}

const TOKEN = /(?<![\w-])[a-z0-9]+(?:-[a-z0-9]+)*(?![\w-])/g;

/** Before an id that could be any word: a seat, a number of copies, a list. */
const BEFORE_ID = /(?:^|P\d+|\d x|[,:(])\s*$/;

export function namesOf(game: GameFiles | null, locale: string): Names {
  const byId = new Map(
    [...(game?.names ?? [])].flatMap(([id, { item }]) => {
      const name = item.value['name'] as Text | undefined;
      return name === undefined ? [] : [[id, inLocale(name, locale)] as const];
    }),
  );
  const idOf = idsByName(game, byId);
  const longestFirst = [...idOf.keys()].toSorted((a, b) => b.length - a.length);
  const anyName = new RegExp(
    `(?<![\\w-])(?:${longestFirst.map(escaped).join('|')})(?![\\w-])`,
    'giu',
  );
  return {
    byId,
    shown: (text) =>
      text.replace(TOKEN, (token, at: number) => {
        const isId = token.includes('-') || BEFORE_ID.test(text.slice(0, at));
        return (isId ? byId.get(token) : undefined) ?? token;
      }),
    typed: (text) =>
      idOf.size === 0
        ? text
        : text.replace(anyName, (name) => idOf.get(name.toLowerCase()) ?? name),
  };
}

/** By name in small letters. A card that only scenarios see gives way to one of the game. */
function idsByName(
  game: GameFiles | null,
  byId: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const isFixture = (id: string): boolean => game?.names.get(id)?.fixture === true;
  const fixturesFirst = [...byId].toSorted(
    ([a], [b]) => Number(isFixture(b)) - Number(isFixture(a)),
  );
  return new Map(fixturesFirst.map(([id, name]) => [name.toLowerCase(), id]));
}

function escaped(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
