import { isMapping, recordOf, remember } from '../../kernel/index.ts';
import {
  type Card,
  type CardLookup,
  foundByKey,
  type Where,
} from '../../engine/construction/index.ts';
import { compileFilter, type Fields, type Offset, readDrawing } from '../../engine/index.ts';
import {
  type CardScope,
  type CheckedFile,
  componentFiles,
  filesOf,
  type GameFiles,
  itemsOf,
  itemWithId,
} from '../link/game-files.ts';
import { layoutsIn } from '../link/layouts.ts';
import { isPattern, patternsIn } from '../link/patterns.ts';
import { pathIn, type Mention } from '../validate/validator.ts';
import { namedIn } from '../link/names.ts';
import type { KindDeclaration, Manifest } from '../manifest.ts';

/**
 * The components of a game by kind, in the order of files and of entries in them: patterns as
 * offsets, targets of effects as mappings, derived fields filled in. Entries without an id are omitted; they have a fault already.
 */
export function compileCards(game: GameFiles, scope: CardScope): Record<string, readonly Card[]> {
  return recordOf(
    Object.keys(game.manifest.kinds).map((kind) => {
      const byFile = componentFiles(game, kind, scope).map((file) => cardsIn(file, kind, game));
      return [kind, ([] as Card[]).concat(...byFile)];
    }),
  );
}

/** The components in one file, which holds the kind; see `compileCards`. */
export function cardsIn(file: CheckedFile, kind: string, game: GameFiles): readonly Card[] {
  return componentsOf(file, kind, shapesOf(game), derivedFields(game.manifest).get(kind) ?? []);
}

type Shapes = ReadonlyMap<string, readonly Offset[]>;

/** A card while it is being made. */
type Draft = Record<string | number, unknown>;

const componentsOf = remember(
  (
    file: CheckedFile,
    kind: string,
    shapes: Shapes,
    derived: readonly DerivedField[],
  ): readonly Card[] => {
    const { data } = file;
    // Fields are added later, which is several times as fast to an object that no spread has made.
    const draft = (value: unknown): unknown =>
      isMapping(value) ? Object.assign({}, value, { kind }) : value;
    const drafts = Array.isArray(data) ? data.map(draft) : draft(data);
    putValues(drafts, compiledValues(file, shapes));
    const cards = [drafts].flat().filter(isCard);
    for (const card of cards) {
      const values = derived.map(({ fits }) => fits(card));
      derived.forEach(({ field }, index) => ((card as Draft)[field] = values[index]));
    }
    return cards;
  },
);

function isCard(draft: unknown): draft is Card {
  return isMapping(draft) && typeof draft['id'] === 'string';
}

/** What a compiled card has for something shorter in the file. */
interface Compiled {
  readonly mention: Mention;
  readonly value: unknown;
}

/** Offsets for every pattern, squares by sign for every layout, `{ who: word }` for every target that is a word alone. */
function compiledValues(file: CheckedFile, shapes: Shapes): Compiled[] {
  const { drawn, named } = patternsIn(file);
  const targets = file.mentions['x-target'].filter(({ value }) => typeof value === 'string');
  return [
    ...drawn.map(({ mention, drawing }) => ({ mention, value: drawing.offsets })),
    ...named.map((mention) => ({ mention, value: shapes.get(mention.value as string) ?? [] })),
    ...layoutsIn(file).map(({ mention, layout }) => ({ mention, value: layout })),
    ...targets.map((mention) => ({ mention, value: { who: mention.value } })),
  ];
}

/** Puts each value in its place. What lies in a draft is copied before. */
function putValues(drafts: unknown, values: readonly Compiled[]): void {
  const copies = new Set<unknown>(Array.isArray(drafts) ? drafts : []);
  for (const { mention, value } of values) put(mention, value);

  function put({ pointer }: Mention, value: unknown): void {
    const path = pathIn(drafts, pointer);
    const last = path.pop() ?? '';
    let holder = drafts as Draft;
    for (const step of path) {
      if (!copies.has(holder[step])) {
        holder[step] = copyOf(holder[step]);
        copies.add(holder[step]);
      }
      holder = holder[step] as Draft;
    }
    holder[last] = value;
  }
}

function copyOf(value: unknown): unknown {
  return Array.isArray(value) ? value.slice() : { ...(value as object) };
}

/** The named patterns of a game as offsets, in reading order of their drawings. */
export function compilePatterns(game: GameFiles): Record<string, readonly Offset[]> {
  return Object.fromEntries(shapesOf(game));
}

function shapesOf(game: GameFiles): Shapes {
  const [file] = filesOf(game, 'patterns');
  return file === undefined ? NO_SHAPES : shapesIn(file);
}

const NO_SHAPES: Shapes = new Map();

/** Of two patterns with one id the first counts. */
const shapesIn = remember((file: CheckedFile): Shapes => {
  const shapes = new Map<string, readonly Offset[]>();
  for (const { value } of itemsOf(file)) {
    if (!isPattern(value) || shapes.has(value.id)) continue;
    shapes.set(value.id, readDrawing(value.draw).offsets);
  }
  return shapes;
});

interface KindFile {
  readonly file: CheckedFile;
  readonly kind: string;
}

/**
 * Finds the components of a game. They are compiled file by file as they are asked for: a check
 * needs those that decks name. `deckKinds` may be in decks.
 */
export function findCards(game: GameFiles, deckKinds: readonly string[]): CardLookup {
  const filesOf = (kind: string): CheckedFile[] => componentFiles(game, kind, { fixtures: false });
  const places: readonly KindFile[] = deckKinds.flatMap((kind) =>
    filesOf(kind).map((file) => ({ file, kind })),
  );
  const find = (id: string): Card | undefined => {
    const first = game.names.get(id);
    const isFirst = ({ file, kind }: KindFile): boolean =>
      file === first?.item.file && kind === first.kind;
    // Of an id that is given twice the first may be something else.
    const place = places.find(isFirst) ?? places.find(({ file }) => itemWithId([file], id));
    return place && byId(cardsIn(place.file, place.kind, game), id).at(-1);
  };
  // Decks name the same cards, and each of them several times.
  const found = new Map<string, Card | undefined>();
  return {
    card(id) {
      if (!found.has(id)) found.set(id, find(id));
      return found.get(id);
    },
    all: () => places.flatMap(({ file, kind }) => cardsIn(file, kind, game)),
    ids: (kind) => new Set(filesOf(kind).flatMap((file) => namedIn(file).map(({ id }) => id))),
  };
}

const byId = foundByKey(({ id }: Card) => [id]);

/** A yes-or-no field that follows from others. */
interface DerivedField {
  readonly field: string;
  readonly fits: (card: Fields) => boolean;
}

/** The fields that components of each kind derive. */
export const derivedFields = remember(
  ({ kinds }: Manifest): ReadonlyMap<string, readonly DerivedField[]> =>
    new Map(Object.entries(kinds).map(([kind, { derive = {} }]) => [kind, compileDerived(derive)])),
);

function compileDerived(derive: NonNullable<KindDeclaration['derive']>): DerivedField[] {
  return Object.entries(derive).map(([field, where]) => ({
    field,
    fits: compileFilter(where as Where, noNames),
  }));
}

/** Filters of game.yaml stand for themselves: there is no deck whose choices they could name. */
function noNames(): undefined {
  return undefined;
}
