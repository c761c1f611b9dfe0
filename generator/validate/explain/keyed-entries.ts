import { fault, type Fault } from '../../../diagnostics/index.ts';
import { isMapping } from '../../../kernel/index.ts';
import { valueAt } from './explainer.ts';

interface UnknownProperty {
  readonly property: string;
  readonly nearest?: string | undefined;
  readonly known: readonly string[];
}

/**
 * An entry written as `ring: …`, as words of the vocabulary are, has no property of its kind: that is one
 * mistake, at the first of its keys.
 */
export function mergeKeyedEntries(faults: readonly Fault[], data: unknown): Fault[] {
  const nameless = faults.filter(
    ({ code, path, params }) => code === 'CW1103' && path.length < 2 && propertyOf(params) === 'id',
  );
  return nameless.reduce((rest, { path }) => merged(rest, path, data), [...faults]);
}

function merged(faults: Fault[], entry: Fault['path'], data: unknown): Fault[] {
  const isOfEntry = ({ path }: Fault, length: number): boolean =>
    path.length === length && entry.every((step, index) => step === path[index]);
  const unknown = faults.filter((one) => one.code === 'CW1101' && isOfEntry(one, entry.length + 1));
  const missing = faults.filter((one) => one.code === 'CW1103' && isOfEntry(one, entry.length));
  const [first] = unknown;
  const value = valueAt(data, entry);
  if (first === undefined || !isMapping(value)) return faults;
  if (unknown.length < Object.keys(value).length || unknown.some(isMisspelt)) return faults;
  const { code: _, params, ...place } = first;
  const besideId = missing.map((one) => propertyOf(one.params)).filter((one) => one !== 'id');
  const made = fault('CW1101', place, { ...(params as UnknownProperty), besideId });
  return faults.flatMap((one) => {
    if (one === first) return [made];
    return unknown.includes(one) || missing.includes(one) ? [] : [one];
  });
}

function isMisspelt({ params }: Fault): boolean {
  return (params as UnknownProperty).nearest !== undefined;
}

function propertyOf(params: unknown): string {
  return (params as { property: string }).property;
}
