/** Sizes of cards and papers that come with Cardwright: data files in print/, one per size. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { ownMemory } from './memory/memory.ts';
import { packageRoot } from './package-root.ts';
import type { Text } from './texts.ts';

/** Width and height in mm, as cut. */
export interface Measures {
  readonly width: number;
  readonly height: number;
}

/** The form of a cut. A hexagon has points at its left and right: its width is from point to point. */
export type Shape = 'rectangle' | 'round' | 'hexagon';

export interface NamedSize extends Measures {
  readonly id: string;
  readonly title?: Text;
  /** A rectangle when omitted. */
  readonly shape?: Shape;
  /** Where the measures come from. */
  readonly source?: string;
}

const read = new Map<string, ReadonlyMap<string, NamedSize>>();

/** Sizes of cards by id. */
export function cardSizes(): ReadonlyMap<string, NamedSize> {
  return sizesIn('sizes');
}

/** Sizes of paper by id: `a4`, `letter`. */
export function paperSizes(): ReadonlyMap<string, NamedSize> {
  return sizesIn('papers');
}

function sizesIn(name: string): ReadonlyMap<string, NamedSize> {
  const known = read.get(name);
  if (known !== undefined) return known;
  const folder = join(packageRoot(), 'print', name);
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const sizes = ownMemory().made('sizes', JSON.stringify(texts), () =>
    texts.map((text) => load(text) as NamedSize),
  );
  const byId = new Map(sizes.map((size) => [size.id, size]));
  read.set(name, byId);
  return byId;
}
