/** Levels of a value from a file that are kept; a cycle of YAML aliases ends there. */
const LEVELS = 8;

/** The value as JSON can hold it, so that printing parameters never fails. */
export function plainData(value: unknown, levels = LEVELS): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return '…';
  if (Array.isArray(value)) return value.map((item) => plainData(item, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, plainData(item, levels - 1)]),
  );
}
