/** Names of components in place of their ids, and back: people read names, games are noted in ids. */
import { inLocale, type Text } from '../texts.ts';
import { phrasesOf, type Wording } from './phrases.ts';

export interface Names {
  /** By id, in the language of the table. */
  readonly byId: ReadonlyMap<string, string>;
  /** By name in small letters, in any language of the game. */
  readonly idOf: ReadonlyMap<string, string>;
  /** A cell of a drawn position with names for ids and words of the table for those of the rules. */
  readonly cell: (text: string) => string;
  /** The same of a move, or of what is left of it behind its beginning. */
  readonly move: (text: string) => string;
  /** What somebody typed with ids for names, whatever their capitals, and in the words of the rules. */
  readonly typed: (text: string) => string;
}

/** What names are made of. */
export interface NamedThings {
  /** By id, in all languages of the game. */
  readonly names: Readonly<Record<string, Text>>;
  /** Ids of components that only scenarios see. */
  readonly fixtures: readonly string[];
  /** `play.words` of game.yaml. */
  readonly wording: Wording;
}

const TOKEN = /(?<![\w-])[a-z0-9]+(?:-[a-z0-9]+)*(?![\w-])/g;

/** The verb of a move; none in what is left of one. */
const VERB = /^\S+/;

/** Before an id that could be any word: a seat, a number of copies, a list. */
const BEFORE_ID = /(?:^|P\d+|\d x|[,:(])\s*$/;

export function namesIn(things: NamedThings, locale: string): Names {
  const { names, wording } = things;
  const byId = new Map(Object.entries(names).map(([id, name]) => [id, inLocale(name, locale)]));
  const idOf = idsByName(things, byId);
  const phrases = phrasesOf(wording, locale);
  // A card may be called as a word of the rules is: who types that means the word.
  const words = new Set(
    Object.entries(wording).flatMap(([word, text]) => [word, ...textsOf(text)]),
  );
  const lower = new Set([...words].map((word) => word.toLowerCase()));
  const anyName = new RegExp(
    `(?<![\\w-])(?:${[...idOf.keys()]
      .filter((name) => !lower.has(name))
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
    cell: (text) => named(phrases.said(text)),
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
  { names, fixtures }: NamedThings,
  byId: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const onlySeen = new Set(fixtures);
  const ids = Object.keys(names);
  const fixturesFirst = ids.toSorted((a, b) => Number(onlySeen.has(b)) - Number(onlySeen.has(a)));
  const inAll = fixturesFirst.flatMap((id) =>
    textsOf(names[id]).map((name) => [name, id] as const),
  );
  const here = fixturesFirst.map((id) => [byId.get(id) ?? id, id] as const);
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
