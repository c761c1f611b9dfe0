/** Values as JSON Schema tells them apart. */

export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** A list of texts, or null. */
export function texts(argument: unknown): readonly string[] | null {
  return Array.isArray(argument) && argument.every((item) => typeof item === 'string')
    ? argument
    : null;
}

/** Equal for values that are equal, whatever the order of their keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isMapping(inner) ? { mapping: Object.entries(inner).toSorted(byKey) } : inner,
  );
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** The pattern as ajv makes it, or null when it is none. */
export function regularExpression(pattern: unknown): RegExp | null {
  if (typeof pattern !== 'string') return null;
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return null;
  }
}
