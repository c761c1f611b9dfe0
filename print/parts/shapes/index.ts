/** Every shape of part. A new one is a file here, a line in this list, and its words in `schemas/parts.schema.json`. */
import type { ShapeDefinition } from '../shape.ts';
import { hookBox, tuckBox } from './tuck-box.ts';

const all: readonly ShapeDefinition<never>[] = [tuckBox, hookBox];

export const shapes: ReadonlyMap<string, ShapeDefinition<never>> = new Map(
  all.map((shape) => [shape.name, shape]),
);
