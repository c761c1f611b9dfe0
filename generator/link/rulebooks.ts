/** Rulebooks: what they refer to exists, and every language of the game has one. */
import { fault, type Fault } from '../../diagnostics/index.ts';
import { isMapping, nearest, once, remember } from '../../kernel/index.ts';
import { BOOK_PARTS, bookFile, referencesIn, type Reference } from '../rulebook/references.ts';
import {
  filesOf,
  itemsOf,
  type CheckedFile,
  type GameFiles,
  type LinkCheck,
} from './game-files.ts';
import { idsOfKinds } from './name-table.ts';
import { isIncomplete } from './references.ts';
import { sheetIds } from './sheet-ids.ts';

export const rulebooks: LinkCheck = (game) => {
  const books = filesOf(game, 'rulebook');
  const known = knownIn(game);
  const areCardsKnown = !isIncomplete(game, Object.keys(game.manifest.kinds));
  return [
    ...books.flatMap((book) => [...unknownIn(book, known, areCardsKnown), ...boxIn(book, game)]),
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

function unknownIn(
  { path: file, text }: CheckedFile,
  known: Known,
  areCardsKnown: boolean,
): Fault[] {
  return referencesIn(text).flatMap(({ reference: { sort, id, after }, span }) => {
    if (sort === 'file') return [];
    const ids = known.ids[sort]();
    if (ids.has(id)) {
      if (typeof after !== 'number' || after <= (known.steps().get(id) ?? 0)) return [];
      const params = { scenario: id, reason: 'no-step', difference: '' } as const;
      return [fault('CW3082', { file, path: [], span }, params)];
    }
    if (!areCardsKnown && CARDS.has(sort)) return [];
    const what = NAMES[sort];
    return [fault('CW1203', { file, path: [], span }, { what, id, nearest: nearest(id, ids) })];
  });
}

/** What refers to components. */
const CARDS: ReadonlySet<Sort> = new Set<Sort>(['card', 'anatomy']);

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

/** What references may name. All books have it in common; each list is made when the first asks for it. */
interface Known {
  readonly ids: Readonly<Record<Sort, () => ReadonlySet<string>>>;
  /** How many steps each scenario of play has; the others have no positions. */
  readonly steps: () => ReadonlyMap<string, number>;
}

function knownIn(game: GameFiles): Known {
  const named = (kinds: readonly string[]) => (): ReadonlySet<string> =>
    idsOfKinds(game.names, kinds, false);
  const cards = named(Object.keys(game.manifest.kinds));
  const steps = once(() => stepsOf(game));
  const ids: Known['ids'] = {
    card: cards,
    anatomy: cards,
    pattern: named(['pattern']),
    sheet: onceSet(() => sheetIds(game)),
    scenario: onceSet(() => steps().keys()),
    book: onceSet(() => BOOK_PARTS),
    term: onceSet(() => keysOf(filesOf(game, 'glossary')[0]?.data)),
  };
  return { ids, steps };
}

function onceSet(make: () => Iterable<string>): () => ReadonlySet<string> {
  return once(() => new Set(make()));
}

/** Of scenarios that share an id, those of the first. */
function stepsOf(game: GameFiles): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [id, steps] of filesOf(game, 'scenarios').flatMap(stepsIn)) {
    if (!found.has(id)) found.set(id, steps);
  }
  return found;
}

const stepsIn = remember((file: CheckedFile): (readonly [id: string, steps: number])[] =>
  itemsOf(file).flatMap(({ value: { id, when } }) =>
    Array.isArray(when) ? [[String(id), when.length] as const] : [],
  ),
);

function keysOf(data: unknown): string[] {
  return isMapping(data) ? Object.keys(data) : [];
}
