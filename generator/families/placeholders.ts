/** Names in braces, in the texts of a family. */
import { isMapping } from '../../kernel/index.ts';

/** What a name stands for in one member. */
export type Values = Readonly<Record<string, unknown>>;

type Scalar = string | number | boolean;

export function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** `{suit}`, `{suit.en}` */
const NAME = /\{([a-z][A-Za-z0-9]*)(?:\.([A-Za-z][A-Za-z0-9-]*))?\}/g;

/** With what names stand for, in every text. A text that is one name becomes its value: a number stays one. */
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
