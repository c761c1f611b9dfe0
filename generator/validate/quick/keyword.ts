import type { JsonSchema } from '../../schema/json-schema.ts';
import type { GatheredMentions } from '../mentions.ts';

/** One walk over the data of a file. */
export interface Visit {
  /** Where the walk is; keywords that go deeper push their step and pop it. */
  readonly path: (string | number)[];
  readonly mentions: GatheredMentions;
}

/**
 * Whether a value keeps to a part of a schema. All of a value is walked also when something in it
 * is wrong, so that branches of `anyOf` mention what they do under ajv.
 */
export type Check = (value: unknown, visit: Visit) => boolean;

/** Compiles the schemas inside a keyword. */
export interface Inside {
  /** A schema that a value has to keep to. */
  rule(schema: unknown): Check;
  /** A schema that only decides what else holds: what it marks is not meant. */
  condition(schema: unknown): Check;
  /** Whether every value keeps to a schema because no keyword in it asks for anything. */
  saysNothing(schema: unknown): boolean;
  /** What a `$ref` names; null when it names nothing. */
  target(reference: unknown): JsonSchema | null;
}

/** A keyword of JSON Schema. */
export interface Keyword {
  readonly word: string;
  /** The type of the values that it is about; all others keep to it. */
  readonly about?: 'number' | 'string' | 'list' | 'mapping';
  /** `holder` is the schema in which it stands. Null for arguments that are left to ajv. */
  compile(this: void, argument: unknown, holder: JsonSchema, inside: Inside): Check | null;
}

export const always: Check = () => true;

/** Checks what stands at a step below. */
export function checkBelow(
  check: Check,
  step: string | number,
  value: unknown,
  visit: Visit,
): boolean {
  visit.path.push(step);
  const keeps = check(value, visit);
  visit.path.pop();
  return keeps;
}
