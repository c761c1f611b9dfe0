import type { Card } from '../../engine/construction/types.ts';
import { readDrawing } from '../../engine/pattern.ts';
import type { Offset } from '../../engine/game.ts';
import {
  componentFiles,
  filesOf,
  isMapping,
  itemsOf,
  type CardScope,
  type CheckedFile,
  type GameFiles,
} from '../link/game-files.ts';
import { isPattern, patternsIn } from '../link/patterns.ts';
import { recordOf } from '../record.ts';
import { remember } from '../remember.ts';
import { pathIn, type Mention } from '../validate/validator.ts';
import { derivedFields, type DerivedField } from './derived-fields.ts';

/**
 * The components of a game by kind, in the order of files and of entries in them: patterns as
 * offsets, targets of effects as mappings, derived fields filled in. Entries without an id are left out; they have a fault already.
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

/** What stands in a compiled card for something shorter in the file. */
interface Compiled {
  readonly mention: Mention;
  readonly value: unknown;
}

/** Offsets for every pattern, `{ who: word }` for every target that is a word alone. */
function compiledValues(file: CheckedFile, shapes: Shapes): Compiled[] {
  const { drawn, named } = patternsIn(file);
  const targets = file.mentions['x-target'].filter(({ value }) => typeof value === 'string');
  return [
    ...drawn.map(({ mention, drawing }) => ({ mention, value: drawing.offsets })),
    ...named.map((mention) => ({ mention, value: shapes.get(mention.value as string) ?? [] })),
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
