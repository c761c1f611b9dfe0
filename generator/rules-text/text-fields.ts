import type { JsonSchema } from '../schema/json-schema.ts';
import type { Part } from './parts.ts';

/** A field of a kind that is told in rules text. */
export interface TextField {
  readonly field: string;
  readonly part: Part;
  /** The field whose hand-written text stands instead (`x-rules-text` in its schema); null when there is none. */
  readonly written: string | null;
}

/** In the order of the schema. */
export function textFields({ properties = {} }: JsonSchema): TextField[] {
  const entries = Object.entries(properties);
  return entries.flatMap(([field, schema]) => {
    const part = typeof schema === 'object' ? schema['x-vocabulary'] : undefined;
    if (part === undefined) return [];
    const written = entries.find(
      ([, other]) => typeof other === 'object' && other['x-rules-text'] === field,
    );
    return [{ field, part, written: written?.[0] ?? null }];
  });
}
