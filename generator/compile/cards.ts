import { compileFilter } from '../../engine/filter.ts';
import type { Card, Where } from '../../engine/construction/types.ts';
import { readDrawing } from '../../engine/pattern.ts';
import type { Offset } from '../../engine/game.ts';
import { itemsOf, type CheckedFile, type GameFiles } from '../link/game-files.ts';
import { isDrawnText, isPattern } from '../link/patterns.ts';
import { pathIn } from '../validate/validator.ts';

/** Which components to compile: those of the game, or also those that only scenarios see. */
export interface CardScope {
  readonly fixtures: boolean;
}

/**
 * The components of a game by kind, in the order of files and of entries in them: patterns as
 * offsets, derived fields filled in. Entries without an id are left out; they have a fault already.
 */
export function compileCards(
  game: GameFiles,
  { fixtures }: CardScope,
): Record<string, readonly Card[]> {
  const shapes = compilePatterns(game);
  const cards: Record<string, Card[]> = {};
  for (const [kind, { derive = {} }] of Object.entries(game.manifest.kinds)) {
    const derived = Object.entries(derive).map(
      ([field, where]) => [field, compileFilter(where as Where, noNames)] as const,
    );
    cards[kind] = componentFiles(game, kind, fixtures)
      .flatMap((file) => componentsOf(file, kind, shapes))
      .map((card) => ({
        ...card,
        ...Object.fromEntries(derived.map(([field, fits]) => [field, fits(card)])),
      }));
  }
  return cards;
}

/** Filters of game.yaml stand for themselves: there is no deck whose choices they could name. */
function noNames(): undefined {
  return undefined;
}

function componentFiles({ files }: GameFiles, kind: string, fixtures: boolean): CheckedFile[] {
  return files.filter(
    ({ role }) => role.role === 'component' && role.kind === kind && (fixtures || !role.fixture),
  );
}

function componentsOf(
  file: CheckedFile,
  kind: string,
  shapes: Readonly<Record<string, readonly Offset[]>>,
): Card[] {
  const data = withOffsets(file, shapes);
  return itemsOf({ ...file, data }).flatMap(({ value }) =>
    typeof value['id'] === 'string' ? [{ ...value, id: value['id'], kind }] : [],
  );
}

/** The data of a file with every pattern, drawn or named, as a list of offsets; only what changes is copied. */
function withOffsets(
  { data, mentions }: CheckedFile,
  shapes: Readonly<Record<string, readonly Offset[]>>,
): unknown {
  const places = mentions['x-pattern'].filter(({ value }) => typeof value === 'string');
  if (places.length === 0) return data;
  const copies = new Set<unknown>();
  const copied = <T>(value: T): T => {
    if (copies.has(value)) return value;
    const copy = Array.isArray(value) ? value.slice() : { ...value };
    copies.add(copy);
    return copy as T;
  };
  const copy = copied(data);
  for (const { pointer, value } of places) {
    const text = value as string;
    const path = pathIn(copy, pointer);
    let holder = copy as Record<string | number, unknown>;
    for (const step of path.slice(0, -1)) {
      const inner = copied(holder[step]);
      holder[step] = inner;
      holder = inner as typeof holder;
    }
    holder[path.at(-1) ?? ''] = isDrawnText(text)
      ? readDrawing(text).offsets
      : (shapes[text] ?? []);
  }
  return copy;
}

/** The named patterns of a game as offsets, in reading order of their drawings. */
export function compilePatterns({ names }: GameFiles): Record<string, readonly Offset[]> {
  return Object.fromEntries(
    [...names.values()].flatMap(({ kind, id, item }) =>
      kind === 'pattern' && isPattern(item.value)
        ? [[id, readDrawing(item.value.draw).offsets] as const]
        : [],
    ),
  );
}
