/** Names in braces, in the texts of a family. */
import type { Path } from '../../diagnostics/index.ts';
import { isMapping, nearest } from '../../kernel/index.ts';

/** The values of one member, by the names of the lists. */
export type Values = Readonly<Record<string, unknown>>;

/** A list to run over, with the name that texts use. */
export type Named = readonly [name: string, list: readonly unknown[]];

/** Braces that no list, or not every value of one, has something for. */
export interface Unknown {
  /** Of the text, in the family. */
  readonly path: Path;
  /** False where the braces may be those of a rules text. */
  readonly isSure: boolean;
  readonly params: {
    readonly written: string;
    /** The value of the list that lacks it, when others do not. */
    readonly lacking?: string;
    readonly nearest?: string | undefined;
    readonly known: readonly string[];
  };
}

type Scalar = string | number | boolean;

export function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** `{suit}`, `{suit.en}` */
const NAME = /\{([a-z][A-Za-z0-9]*)(?:\.([A-Za-z][A-Za-z0-9-]*))?\}/g;

/** With values in place of names, in every text. A text that is one name becomes its value: a number stays one. */
export function filled(pattern: unknown, values: Values): unknown {
  if (Array.isArray(pattern)) return pattern.map((one) => filled(one, values));
  if (isMapping(pattern)) {
    return Object.fromEntries(
      Object.entries(pattern).map(([key, value]) => [key, filled(value, values)]),
    );
  }
  if (typeof pattern !== 'string') return pattern;
  const [whole, name = '', part] = new RegExp(`^${NAME.source}$`).exec(pattern) ?? [];
  const only = whole === undefined ? undefined : valueOf(values, name, part);
  if (only !== undefined) return only;
  return pattern.replaceAll(
    NAME,
    (written, one: string, other: string | undefined) =>
      `${valueOf(values, one, other) ?? written}`,
  );
}

/** Undefined for a name that is none of the family's: other texts have braces too. */
function valueOf(values: Values, name: string, part: string | undefined): Scalar | undefined {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (isScalar(value)) return part === undefined ? value : undefined;
  if (!isMapping(value)) return undefined;
  const found = Object.hasOwn(value, part ?? 'id') ? value[part ?? 'id'] : undefined;
  return isScalar(found) ? found : undefined;
}

/** The names that a text has in braces. */
export function namesIn(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(NAME), ([, name = '']) => name));
}

/** The braces in texts of a family that are probably meant for its lists, and name nothing there. */
export function unknownIn(pattern: unknown, lists: readonly Named[], path: Path = []): Unknown[] {
  if (typeof pattern === 'string') return unknownInText(pattern, lists, path);
  if (typeof pattern !== 'object' || pattern === null) return [];
  const steps = Array.isArray(pattern) ? [...pattern.entries()] : Object.entries(pattern);
  return steps.flatMap(([step, value]) => unknownIn(value, lists, [...path, step]));
}

function unknownInText(text: string, lists: readonly Named[], path: Path): Unknown[] {
  const known = lists.flatMap(([name, list]) => partsOf(list).map((part) => braced(name, part)));
  const found = new Map<string, Unknown>();
  for (const [written, name = '', part] of text.matchAll(NAME)) {
    const list = lists.find(([one]) => one === name)?.[1];
    const unknown =
      list === undefined
        ? unknownName(name, part, lists, { isAlone: written === text, isId: path[0] === 'id' })
        : unknownPart(name, part, list);
    if (unknown === null) continue;
    const { isSure = true, ...params } = unknown;
    found.set(written, { path, isSure, params: { written, known, ...params } });
  }
  return [...found.values()];
}

type Guess = Partial<Pick<Unknown, 'isSure'> & Unknown['params']>;

/** Other texts have braces too; ids have none. */
function unknownName(
  name: string,
  part: string | undefined,
  lists: readonly Named[],
  { isAlone, isId }: { readonly isAlone: boolean; readonly isId: boolean },
): Guess | null {
  if (!isAlone && !isId && part === undefined) return null;
  const near = nearest(
    name,
    lists.map(([one]) => one),
  );
  if (near !== undefined) return { nearest: braced(near, part) };
  return isId || isAlone ? { isSure: isId } : null;
}

function unknownPart(
  name: string,
  part: string | undefined,
  list: readonly unknown[],
): Guess | null {
  const lacking = list.filter((value) => valueOf({ [name]: value }, name, part) === undefined);
  const [first] = lacking;
  if (lacking.length === 0) return null;
  if (lacking.length < list.length)
    return { lacking: String(isMapping(first) ? first['id'] : first) };
  const near = nearest(
    part ?? '',
    partsOf(list).filter((one) => one !== undefined),
  );
  return { nearest: near === undefined ? undefined : braced(name, near) };
}

/** What every value has in place of a name; undefined for the value itself. */
function partsOf(list: readonly unknown[]): (string | undefined)[] {
  const [first] = list;
  const parts = isMapping(first) ? Object.keys(first).filter((part) => part !== 'id') : [];
  const common = parts.filter((part) =>
    list.every((value) => valueOf({ '': value }, '', part) !== undefined),
  );
  return [undefined, ...common];
}

function braced(name: string, part: string | undefined): string {
  return part === undefined ? `{${name}}` : `{${name}.${part}}`;
}
