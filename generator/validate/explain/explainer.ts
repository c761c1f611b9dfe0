import type { Fault, Path } from '../../../diagnostics/index.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import type { SchemaError } from '../validator.ts';

/** What an explainer knows of a fault that ajv found. */
export interface Case {
  readonly error: SchemaError;
  /** The schema object that holds the keyword. */
  readonly schema: JsonSchema;
  /** The place of the value that failed. */
  readonly path: Path;
  /** The bundle that the file was checked by. */
  readonly root: JsonSchema;
  /** The whole file. */
  readonly data: unknown;
  readonly file: string;
  /** Fields that this kind derives, with the fields they follow from. */
  readonly derived: Readonly<Record<string, readonly string[]>>;
}

/** Turns one keyword of JSON Schema into a fault in the words of a designer. */
export type Explainer = (found: Case) => Fault;

/** The value at `path` in `data`. */
export function valueAt(data: unknown, path: Path): unknown {
  let node = data;
  for (const step of path) node = (node as Record<string | number, unknown> | null)?.[step];
  return node;
}

/** The title of the nearest schema around the fault that has one: `Unit`. */
export function ownerTitle(nodes: readonly JsonSchema[]): string | undefined {
  return nodes.findLast((node) => node.title !== undefined)?.title;
}
