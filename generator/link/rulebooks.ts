/** Rulebooks: what they refer to exists, and every language of the game has one. */
import { fault, type Fault } from '../../diagnostics/index.ts';
import { isMapping, nearest } from '../../kernel/index.ts';
import { BOOK_PARTS, bookFile, referencesIn, type Reference } from '../rulebook/references.ts';
import {
  filesOf,
  itemsOf,
  type CheckedFile,
  type GameFiles,
  type LinkCheck,
} from './game-files.ts';
import { sheetIds } from './sheet-ids.ts';

export const rulebooks: LinkCheck = (game) => {
  const books = filesOf(game, 'rulebook');
  return [
    ...books.flatMap((book) => [...unknownIn(book, game), ...boxIn(book, game)]),
    ...missingLanguages(books, game),
  ];
};

/** A game without any rulebook needs none. */
function missingLanguages([book]: readonly CheckedFile[], game: GameFiles): Fault[] {
  if (book === undefined) return [];
  return game.manifest.locales
    .filter((locale) => bookFile('rulebook', locale, game) === null)
    .map((locale) => fault('CW3081', { file: book.path, path: [] }, { what: 'rulebook', locale }));
}

/** The list of what is in the box is made from box.yaml: where there is one, each book shows it. */
function boxIn({ path: file, text }: CheckedFile, game: GameFiles): Fault[] {
  const hasBox = filesOf(game, 'box').length > 0;
  const shown = referencesIn(text).filter(
    ({ reference: { sort, id } }) => sort === 'book' && id === 'box',
  );
  if (hasBox) {
    return shown.length > 0 ? [] : [fault('CW3067', { file, path: [] }, { file })];
  }
  return shown.map(({ span }) => fault('CW3068', { file, path: [], span }, { what: 'box' }));
}

function unknownIn({ path: file, text }: CheckedFile, game: GameFiles): Fault[] {
  const known = knownIds(game);
  return referencesIn(text).flatMap(({ reference: { sort, id, after }, span }) => {
    if (sort === 'file') return [];
    const ids = known[sort]();
    if (ids.includes(id)) {
      if (typeof after !== 'number' || after <= stepsOf(id, game)) return [];
      const params = { scenario: id, reason: 'no-step', difference: '' } as const;
      return [fault('CW3082', { file, path: [], span }, params)];
    }
    const what = NAMES[sort];
    return [fault('CW1203', { file, path: [], span }, { what, id, nearest: nearest(id, ids) })];
  });
}

type Sort = Exclude<Reference['sort'], 'file'>;

const NAMES: Readonly<Record<Sort, string>> = {
  card: 'component',
  anatomy: 'component',
  pattern: 'pattern',
  sheet: 'sheet',
  scenario: 'scenario of play',
  book: 'part of a rulebook',
  term: 'term of glossary.yaml',
};

function knownIds(game: GameFiles): Readonly<Record<Sort, () => readonly string[]>> {
  const named = (isKind: (kind: string) => boolean): string[] =>
    [...game.names.values()]
      .filter(({ kind, fixture }) => !fixture && isKind(kind))
      .map(({ id }) => id);
  const cards = (): string[] => named((kind) => kind in game.manifest.kinds);
  return {
    card: cards,
    anatomy: cards,
    pattern: () => named((kind) => kind === 'pattern'),
    sheet: () => sheetIds(game),
    scenario: () => scenarioIds(game),
    book: () => BOOK_PARTS,
    term: () => keysOf(filesOf(game, 'glossary')[0]?.data),
  };
}

/** Those that are played: the others have no positions. */
function scenarioIds(game: GameFiles): string[] {
  return playedIn(game).map(({ id }) => String(id));
}

function stepsOf(scenario: string, game: GameFiles): number {
  return playedIn(game).find(({ id }) => id === scenario)?.when.length ?? 0;
}

function playedIn(game: GameFiles): { readonly id: unknown; readonly when: readonly unknown[] }[] {
  return filesOf(game, 'scenarios')
    .flatMap(itemsOf)
    .flatMap(({ value: { id, when } }) => (Array.isArray(when) ? [{ id, when }] : []));
}

function keysOf(data: unknown): string[] {
  return isMapping(data) ? Object.keys(data) : [];
}
