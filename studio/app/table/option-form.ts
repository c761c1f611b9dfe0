/** What may be chosen for an option of a game, by its schema, so that nobody has to write YAML for it. */

import type { OfferedOption } from '../../protocol/play.ts';

export type Plain = string | number | boolean | null;

export interface OptionForm {
  /** Closed values, and few numbers; empty for none. */
  readonly words: readonly Plain[];
  /** Both ends belong to it; null where it is no number. */
  readonly number: {
    readonly min?: number;
    readonly max?: number;
    readonly step: 'any' | 1;
  } | null;
  /** Whether there may be nothing: null. */
  readonly orNone: boolean;
}

/** The default of an option for a number of players. */
export function usualFor(
  { usual, byPlayers }: Pick<OfferedOption, 'usual' | 'byPlayers'>,
  players: number | undefined,
): unknown {
  const key = String(players);
  return Object.hasOwn(byPlayers, key) ? byPlayers[key] : usual;
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly Plain[];
  readonly const?: Plain;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly then?: Schema;
  readonly else?: Schema;
}

/** Numbers that are offered one by one beside words. */
const FEW = 12;

export function optionForm(schema: unknown): OptionForm {
  const parts = partsOf(schema as Schema);
  const words = parts.flatMap((one) => one.enum ?? (one.const === undefined ? [] : [one.const]));
  const types = parts.flatMap(({ type = [] }) => type);
  const counted = parts.find(({ type = [] }) => type.includes('integer'));
  const { minimum: min, maximum: max } = counted ?? parts.find(isNumber) ?? {};
  const isFew = words.length > 0 && counted !== undefined && (max ?? Infinity) - (min ?? 0) < FEW;
  const few = isFew
    ? Array.from({ length: (max ?? 0) - (min ?? 0) + 1 }, (_, at) => (min ?? 0) + at)
    : [];
  const bounds = {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    step: counted === undefined ? ('any' as const) : (1 as const),
  };
  return {
    words: [...words, ...few],
    number: parts.some(isNumber) && words.length === 0 ? bounds : null,
    orNone: types.includes('null'),
  };
}

/** A schema, or both of its sides. */
function partsOf(schema: Schema): Schema[] {
  const sides = [schema.then, schema.else].filter((side) => side !== undefined);
  return sides.length === 0 ? [schema] : sides.flatMap(partsOf);
}

function isNumber({ type = [] }: Schema): boolean {
  return ['integer', 'number'].some((name) => type.includes(name));
}

/** The plain values in a mapping or a list, each with the keys that lead to it. */
export function leavesOf(value: unknown): { path: string[]; value: Plain }[] {
  if (typeof value !== 'object' || value === null) return [{ path: [], value: value as Plain }];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner).map((leaf) => ({ ...leaf, path: [key, ...leaf.path] })),
  );
}

/** The same with another value at a leaf. */
export function withLeaf(value: unknown, [key, ...below]: readonly string[], leaf: Plain): unknown {
  if (key === undefined) return leaf;
  const inner = withLeaf((value as Record<string, unknown>)[key], below, leaf);
  if (Array.isArray(value)) return value.map((old, at) => (String(at) === key ? inner : old));
  return { ...(value as object), [key]: inner };
}

/** A plain value as it is typed. */
export function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
