/** A diff as lines of text, for a terminal or a pull request. */
import type { CardDiff, FieldDiff, Leaf } from './card-diff.ts';

const SIGNS = { new: '+', gone: '-', changed: '~' } as const;

/** `~ orc-ravager (unit)` and, below it, its fields; one line for each. */
export function diffLines(diffs: readonly CardDiff[]): string[] {
  return diffs.flatMap(({ id, kind, fate, fields }) => [
    `${SIGNS[fate]} ${id} (${kind})`,
    ...fields.map((field) => `    ${fieldLine(field)}`),
  ]);
}

/** `defence: 3 → 4 (+1)` */
export function fieldLine({ field, before, after }: FieldDiff): string {
  if (before === undefined) return `${field}: ${shown(after)} (new)`;
  if (after === undefined) return `${field}: ${shown(before)} (gone)`;
  return `${field}: ${shown(before)} → ${shown(after)}${difference(before, after)}`;
}

function difference(before: Leaf, after: Leaf): string {
  if (typeof before !== 'number' || typeof after !== 'number') return '';
  // Sums of tenths stay readable.
  const by = Math.round((after - before) * 1e6) / 1e6;
  return ` (${by > 0 ? '+' : '−'}${Math.abs(by)})`;
}

function shown(value: Leaf | undefined): string {
  return typeof value === 'string' ? `"${value}"` : String(value);
}
