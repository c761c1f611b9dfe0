import { remember } from '../remember.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { nodesAlongPath } from '../schema/nodes-at.ts';
import type { Part } from './parts.ts';

/** A field of a kind that is told in rules text. */
export interface TextField {
  readonly field: string;
  readonly part: Part;
  /** The field whose hand-written text stands instead (`x-rules-text` in its schema); null when there is none. */
  readonly written: string | null;
}

/** Of the kind with this schema, in the order of its properties. */
export const textFields = remember((schema: JsonSchema): TextField[] => {
  const fields = fieldsOf(schema);
  return fields.flatMap((field) => {
    const part = marked(schema, field, 'x-vocabulary');
    if (part === undefined) return [];
    const written = fields.find((other) => marked(schema, other, 'x-rules-text') === field);
    return [{ field, part, written: written ?? null }];
  });
});

function fieldsOf(schema: JsonSchema): string[] {
  const nodes = nodesAlongPath(schema, [], true).at(-1) ?? [];
  return [...new Set(nodes.flatMap(({ properties = {} }) => Object.keys(properties)))];
}

/** What a keyword says of a field. */
function marked<K extends 'x-vocabulary' | 'x-rules-text'>(
  schema: JsonSchema,
  field: string,
  keyword: K,
): JsonSchema[K] | undefined {
  const nodes = nodesAlongPath(schema, [field], true).at(-1) ?? [];
  return nodes.find((node) => node[keyword] !== undefined)?.[keyword];
}
