/** Figures of components: whole numbers that a designer may turn, and the game with some of them turned. */
import type { Card } from '../../engine/construction/index.ts';
import type { CompiledGame } from '../../engine/index.ts';
import type { CheckedGame } from '../check.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { nodesAlongPath } from '../schema/walk.ts';
import { derivedFields } from './cards.ts';
import { compileGame } from './compile.ts';
import { fieldName } from './field-path.ts';

export interface Figure {
  readonly card: string;
  readonly kind: string;
  /** Where it is in the component. */
  readonly path: readonly (string | number)[];
  /** As a differ writes it: `longRange.max`, `abilities[1].do[2].amount`. */
  readonly field: string;
  readonly value: number;
  /** What the schema of its kind allows; both are allowed. */
  readonly least: number;
  readonly most: number;
}

/** Of the components with these ids, in the order of the game. Squares of patterns are no figures. */
export function figuresOf({ game, linked }: CheckedGame, ids: ReadonlySet<string>): Figure[] {
  return Object.entries(linked.cards).flatMap(([kind, cards]) => {
    const schema = game.schemas.get(kind) ?? {};
    return cards
      .filter(({ id }) => ids.has(id))
      .flatMap((card) =>
        numbersIn(card).flatMap(({ path, value }) => {
          const bounds = boundsOf(schema, path);
          const field = fieldName(path);
          return bounds === null ? [] : [{ card: card.id, kind, path, field, value, ...bounds }];
        }),
      );
  });
}

interface Found {
  readonly path: readonly (string | number)[];
  readonly value: number;
}

function numbersIn(value: unknown, path: readonly (string | number)[] = []): Found[] {
  if (typeof value === 'number') return Number.isInteger(value) ? [{ path, value }] : [];
  if (typeof value !== 'object' || value === null || isDrawing(value)) return [];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => numbersIn(item, [...path, index]));
  return Object.entries(value).flatMap(([key, item]) => numbersIn(item, [...path, key]));
}

function isDrawing(value: object): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(Array.isArray);
}

/** Null where the schema declares no whole number, or one of a closed list. */
function boundsOf(
  schema: JsonSchema,
  path: readonly (string | number)[],
): { readonly least: number; readonly most: number } | null {
  const nodes = nodesAlongPath(schema, [0, ...path], false).at(-1) ?? [];
  const isWhole = nodes.some(({ type }) => [type].flat().includes('integer'));
  const isClosed = nodes.some((node) => node.enum !== undefined || node.const !== undefined);
  if (!isWhole || isClosed) return null;
  const lows = nodes.flatMap(({ minimum }) => (typeof minimum === 'number' ? [minimum] : []));
  const highs = nodes.flatMap(({ maximum }) => (typeof maximum === 'number' ? [maximum] : []));
  return {
    least: lows.length === 0 ? -Infinity : Math.max(...lows),
    most: highs.length === 0 ? Infinity : Math.min(...highs),
  };
}

export interface TurnedFigure {
  readonly card: string;
  readonly path: readonly (string | number)[];
  readonly value: number;
}

/** The compiled game with these figures in place of its own: as if the files said so. */
export function withFigures(
  { game, linked }: CheckedGame,
  turned: readonly TurnedFigure[],
): CompiledGame {
  const derived = derivedFields(game.manifest);
  const cards = Object.fromEntries(
    Object.entries(linked.cards).map(([kind, list]) => [
      kind,
      list.map((card) => {
        const own = turned.filter((one) => one.card === card.id);
        if (own.length === 0) return card;
        const changed: Card = own.reduce<Card>(
          (made, { path, value }) => put(made, path, value) as Card,
          card,
        );
        const fields = (derived.get(kind) ?? []).map(({ field, fits }) => [field, fits(changed)]);
        return { ...changed, ...Object.fromEntries(fields) } as Card;
      }),
    ]),
  );
  return compileGame(game, linked, cards);
}

function put(
  value: unknown,
  [step, ...rest]: readonly (string | number)[],
  figure: number,
): unknown {
  if (step === undefined) return figure;
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  ) as Record<string | number, unknown>;
  copy[step] = put(copy[step], rest, figure);
  return copy;
}
