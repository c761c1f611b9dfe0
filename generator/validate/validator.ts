/**
 * JSON Schema validation by ajv, with one addition: while it walks the data it notes every place
 * that means something to later stages (a reference, a text, a drawing), so that linking never
 * has to walk the data again.
 */
import { remember } from '../../kernel/index.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { endlessNames, PREFIX } from '../schema/inline.ts';
import type { BadSchema } from './bad-schema.ts';
import { compileSchema } from './compile-schema.ts';
import { collectMentions, type Mentions } from './mentions.ts';
import { endlessPatterns, forgetEndlessPatterns } from './patterns/timed-patterns.ts';

/** What ajv says of one keyword that is not kept, in its words. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The name of a property, where that is at fault. */
  readonly propertyName?: string;
  readonly schema?: unknown;
  readonly parentSchema?: JsonSchema;
  readonly data?: unknown;
}

export interface Validation {
  readonly errors: readonly SchemaError[];
  readonly mentions: Mentions;
  /** Patterns of the schema that ran out of time. */
  readonly endless: readonly string[];
  /** The schema of which the mentions name parts; one equal to that which was asked for. */
  readonly schema: JsonSchema;
  /** Whether a copy was validated, whose parts are other objects than those of the data. */
  readonly ofCopy: boolean;
}

export { noMentions, type Mention, type Mentions } from './mentions.ts';

export type Validator = (data: unknown) => Validation;

/** Validators that are kept; those asked for longest ago go first. */
const KEPT = 64;
const kept = new Map<string, Validator | BadSchema>();

/**
 * Compiles a self-contained schema, or says why that cannot be done. Presumes `badSchema` found
 * nothing. Compiling takes longer than a whole check, and games share most of their schemas: equal
 * schemas have one validator.
 */
export const compileValidator = remember((schema: JsonSchema): Validator | BadSchema => {
  const key = JSON.stringify(schema);
  // Faults in effects are explained by the very schemas that were made of a vocabulary.
  if (key.includes('"x-vocabulary"')) return compile(schema, key);
  const made = kept.get(key) ?? compile(schema, key);
  kept.delete(key);
  kept.set(key, made);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return made;
});

function compile(schema: JsonSchema, key: string): Validator | BadSchema {
  const [endless] = endlessNames(schema);
  if (endless !== undefined) {
    return { problem: `"${endless}" leads back to itself without going deeper`, path: '' };
  }
  try {
    const validate = compileSchema(schema, key);
    return (data) => {
      forgetEndlessPatterns();
      let isValid = false;
      let ofCopy = false;
      const mentions = collectMentions(data, () => {
        try {
          isValid = validate(data);
        } catch {
          // Items of a list are compared by what ajv calls on them: a key may hide that.
          ofCopy = true;
          isValid = validate(withoutMethods(data));
        }
      });
      const errors = isValid ? [] : ((validate.errors ?? []) as readonly SchemaError[]);
      return { errors, mentions, endless: endlessPatterns(), schema, ofCopy };
    };
  } catch (error) {
    return { problem: (error as Error).message, path: '' };
  }
}

/** The keys and indexes of a JSON pointer; indexes stay text where the data has a map there. */
export function parsePointer(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Like `parsePointer`, with numbers where `data` has lists. */
export function pathIn(data: unknown, pointer: string): (string | number)[] {
  let node = data;
  return parsePointer(pointer).map((step) => {
    const key = Array.isArray(node) ? Number(step) : step;
    node = (node as Record<string | number, unknown> | null | undefined)?.[key];
    return key;
  });
}

/**
 * ajv tells the place of a fault from the definition in which it is, as if that were the whole
 * schema. Here it is counted from the top of `schema`: `#/definitions/cost/properties/or/type`.
 */
export function locateErrors(errors: readonly SchemaError[], schema: JsonSchema): SchemaError[] {
  if (schema.definitions === undefined) return [...errors];
  const places = placesIn(schema);
  return errors.map((error) => {
    const holder = error.parentSchema === undefined ? undefined : places.get(error.parentSchema);
    return holder === undefined
      ? error
      : { ...error, schemaPath: `${holder}/${error.schemaPath.split('/').at(-1) ?? ''}` };
  });
}

type Places = ReadonlyMap<object, string>;

const known = new WeakMap<JsonSchema, Places>();

/** Where each object inside a definition is. */
function placesIn(schema: JsonSchema): Places {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const places = new Map<object, string>();
  for (const [name, definition] of Object.entries(schema.definitions ?? {})) {
    collect(definition, PREFIX + name, places);
  }
  known.set(schema, places);
  return places;
}

function collect(node: unknown, pointer: string, places: Map<object, string>): void {
  if (typeof node !== 'object' || node === null || places.has(node)) return;
  places.set(node, pointer);
  for (const [key, inner] of Object.entries(node)) {
    collect(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, places);
  }
}

/** Whether a fault that `locateErrors` placed is in a definition. */
export function isInDefinition({ schemaPath }: SchemaError): boolean {
  return schemaPath.startsWith(PREFIX);
}

/** The data with keys such as `toString` renamed: a fault of theirs is reported around them. */
function withoutMethods(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutMethods);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key === 'toString' || key === 'valueOf' ? `${key} ` : key,
      withoutMethods(value),
    ]),
  );
}
