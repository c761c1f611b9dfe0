/**
 * Names of components in place of their ids, and what rules write (verbs of moves, headings and zones of a
 * drawn position) in the language of the table; and both back: people read names, games are noted in ids.
 */
import type { Text } from '../../engine/index.ts';
import type { GameFiles } from '../../generator/index.ts';
import { inLocale } from '../../kernel/index.ts';
import { columnsKept } from './columns.ts';

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

export function namesOf(game: GameFiles, locale: string): Names {
  const byId = new Map(
    [...game.names].flatMap(([id, { item }]) => {
      const name = item.value['name'] as Text | undefined;
      return name === undefined ? [] : [[id, inLocale(name, locale)] as const];
    }),
  );
  const idOf = idsByName(game, byId);
  const wording = game.manifest.play?.words ?? {};
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
  game: GameFiles,
  byId: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const all = [...game.names].filter(([id]) => byId.has(id));
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

/** `play.words` of game.yaml. `turn {number} of {whose}`: what the rules write, with {…} for one word each, and what is read for it. */
type Wording = Readonly<Record<string, Text>>;

interface Phrases {
  /** The text with every phrase in the language of the table; where two fit, the longer one. */
  readonly said: (text: string) => string;
  /** What was typed, with the words of the rules for those of the language. */
  readonly typed: (text: string) => string;
}

/** What the engine writes in the same way for all games. */
const COMMON: Wording = {
  '1 cards': { en: '1 card', ja: '1枚' },
  '{number} cards': { en: '{number} cards', ja: '{number}枚' },
  none: { en: 'none', ja: 'なし' },
};

interface Phrase {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly said: string;
}

export function phrasesOf(wording: Wording, locale: string): Phrases {
  const all = Object.entries({ ...COMMON, ...wording })
    .map(([written, text]) => [written, inLocale(text, locale)] as const)
    .filter(([written, said]) => written !== said)
    .toSorted(([a], [b]) => b.length - a.length);
  if (all.length === 0) return { said: (text) => text, typed: (text) => text };
  const phrases = all.map(([written, said]): Phrase => phraseOf(written, said));
  const any = new RegExp(phrases.map(({ pattern }) => pattern.source).join('|'), 'gu');
  const typed = new Map(all.toReversed().map(([written, said]) => [said, written]));
  return {
    said,
    typed: (text) => text.replaceAll(/[^\s,[\]]+/g, (word) => typed.get(word) ?? word),
  };

  function said(text: string): string {
    return text.replace(any, (found) => {
      for (const { pattern, names, said: words } of phrases) {
        const [whole, ...values] = new RegExp(`^(?:${pattern.source})$`, 'u').exec(found) ?? [];
        if (whole === undefined) continue;
        const valueOf = (name: string): string => said(values[names.indexOf(name)] ?? '');
        return words.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
      }
      return found;
    });
  }
}

function phraseOf(written: string, said: string): Phrase {
  const names = [...written.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const source = written
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^$()|[\]\\/]/g, String.raw`\$&`))
    .join(String.raw`([^\s,;:()]+)`);
  return { pattern: new RegExp(`(?<![\\w-])${source}(?![\\w-])`, 'u'), names, said };
}
