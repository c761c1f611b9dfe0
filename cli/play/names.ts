/** Names of components in place of their ids, and back: people read names, games are noted in ids. */
import type { Text } from '../../engine/game.ts';
import type { GameFiles } from '../../generator/link/game-files.ts';
import { inLocale } from '../../generator/words.ts';
import { columnsKept } from './columns.ts';
import { phrasesOf } from './phrases.ts';

export interface Names {
  /** By id, in the language of the table. */
  readonly byId: ReadonlyMap<string, string>;
  /** By name in small letters, in any language of the game. */
  readonly idOf: ReadonlyMap<string, string>;
  /** A drawn position with names for ids and words of the table for those of the rules, column by column. */
  readonly shown: (text: string) => string;
  /** The same of a move, or of what is left of it behind its beginning. */
  readonly move: (text: string) => string;
  /** What somebody typed with ids for names, whatever their capitals, and in the words of the rules. */
  readonly typed: (text: string) => string;
}

const TOKEN = /(?<![\w-])[a-z0-9]+(?:-[a-z0-9]+)*(?![\w-])/g;

/** The verb of a move; none in what is left of one. */
const VERB = /^\S+/;

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
  const phrases = phrasesOf(game?.manifest.play?.words ?? {}, locale);
  const anyName = new RegExp(
    `(?<![\\w-])(?:${[...idOf.keys()]
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![\\w-])`,
    'giu',
  );
  const named = (text: string): string =>
    text.replace(TOKEN, (token, at: number) => {
      const isId = token.includes('-') || BEFORE_ID.test(text.slice(0, at));
      return (isId ? byId.get(token) : undefined) ?? token;
    });
  return {
    byId,
    idOf,
    shown: (text) => columnsKept(text, (cell) => named(phrases.said(cell))),
    move(text) {
      const [verb = ''] = VERB.exec(text) ?? [];
      const rest = text
        .slice(verb.length)
        .replace(TOKEN, (token) => byId.get(token) ?? phrases.said(token));
      return phrases.said(verb) + rest;
    },
    typed: (text) =>
      phrases.typed(
        idOf.size === 0
          ? text
          : text.replace(anyName, (name) => idOf.get(name.toLowerCase()) ?? name),
      ),
  };
}

/** Whose name is one of two cards': one of the game, not one for scenarios; in the language of the table. */
function idsByName(
  game: GameFiles | null,
  byId: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const all = [...(game?.names ?? [])].filter(([id]) => byId.has(id));
  const fixturesFirst = all.toSorted(([, a], [, b]) => Number(b.fixture) - Number(a.fixture));
  const inAll = fixturesFirst.flatMap(([id, { item }]) =>
    textsOf(item.value['name']).map((name) => [name, id] as const),
  );
  const here = fixturesFirst.map(([id]) => [byId.get(id) ?? id, id] as const);
  return new Map([...inAll, ...here].map(([name, id]) => [name.toLowerCase(), id]));
}

/** A text in all its languages. */
function textsOf(text: unknown): string[] {
  const texts = typeof text === 'object' && text !== null ? Object.values(text) : [text];
  return texts.filter((one) => typeof one === 'string');
}

function escaped(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
