/**
 * JSON Schema validation by ajv, with one addition: while it walks the data it notes every place
 * that means something to later stages (a reference, a text, a drawing), so that linking never
 * has to walk the data again.
 */
import { Ajv, type ErrorObject, type SchemaValidateFunction } from 'ajv';
import { remember } from '../remember.ts';
import { ownKeywords, type JsonSchema } from '../schema/json-schema.ts';
import { endlessNames } from '../schema/recursion.ts';
import type { BadSchema } from './bad-schema.ts';
import {
  endlessPatterns,
  forgetEndlessPatterns,
  timedPatterns,
} from './patterns/timed-patterns.ts';

/** A place in the data that a keyword of ours marks. */
export interface Mention {
  readonly keyword:
    | 'x-ref'
    | 'x-text'
    | 'x-message'
    | 'x-pattern'
    | 'x-asset'
    | 'x-unique'
    | 'x-vocabulary'
    | 'x-target'
    | 'x-rules-text';
  /** The keyword's value in the schema: the kind that `x-ref` wants. */
  readonly argument: unknown;
  readonly value: unknown;
  /** JSON pointer into the file; `parsePointer` makes a path of it. */
  readonly pointer: string;
  /** The schema object that bears the keyword, for its x-code. */
  readonly schema: JsonSchema;
}

/** The marked places of a file, by keyword, in the order of the data. */
export type Mentions = Readonly<Record<Mention['keyword'], readonly Mention[]>>;

export interface Validation {
  readonly errors: readonly ErrorObject[];
  readonly mentions: Mentions;
  /** Patterns of the schema that ran out of time. */
  readonly endless: readonly string[];
}

export type Validator = (data: unknown) => Validation;

/** No marked places: of a file that could not be read. */
export const noMentions: Mentions = fresh();

let mentions = fresh();
let ajv: Ajv | undefined;

function fresh(): Record<Mention['keyword'], Mention[]> {
  return {
    'x-ref': [],
    'x-text': [],
    'x-message': [],
    'x-pattern': [],
    'x-asset': [],
    'x-unique': [],
    'x-vocabulary': [],
    'x-target': [],
    'x-rules-text': [],
  };
}

function note(keyword: Mention['keyword']): SchemaValidateFunction {
  return (argument: unknown, value: unknown, schema: unknown, context) => {
    mentions[keyword].push({
      keyword,
      argument,
      value,
      pointer: context?.instancePath ?? '',
      schema: schema as JsonSchema,
    });
    return true;
  };
}

function instance(): Ajv {
  if (ajv !== undefined) return ajv;
  ajv = new Ajv({
    allErrors: true,
    verbose: true,
    messages: false,
    discriminator: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    // Schemas are compiled once per run and never looked up again by id; the time to compile them
    // counts for more than the time to run them.
    addUsedSchema: false,
    inlineRefs: false,
    validateSchema: false,
    code: { optimize: false, regExp: timedPatterns },
  });
  const annotations = Object.keys(ownKeywords).filter((word) => !(word in collectors));
  for (const word of annotations) ajv.addKeyword(word);
  for (const [keyword, validate] of Object.entries(collectors)) {
    ajv.addKeyword({ keyword, validate, errors: false });
  }
  return ajv;
}

const collectors = {
  'x-ref': note('x-ref'),
  'x-text': note('x-text'),
  'x-message': note('x-message'),
  'x-pattern': note('x-pattern'),
  'x-asset': note('x-asset'),
  'x-unique': note('x-unique'),
  'x-vocabulary': note('x-vocabulary'),
  'x-target': note('x-target'),
  'x-rules-text': note('x-rules-text'),
} satisfies Record<Mention['keyword'], SchemaValidateFunction>;

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
  if (key.includes('"x-vocabulary"')) return compile(schema);
  const made = kept.get(key) ?? compile(schema);
  kept.delete(key);
  kept.set(key, made);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return made;
});

function compile(schema: JsonSchema): Validator | BadSchema {
  const [endless] = endlessNames(schema);
  if (endless !== undefined) {
    return { problem: `"${endless}" leads back to itself without going deeper`, path: '' };
  }
  try {
    const validate = instance().compile(schema);
    return (data) => {
      mentions = fresh();
      forgetEndlessPatterns();
      const valid = validate(data);
      const errors = valid ? [] : (validate.errors ?? []);
      return { errors, mentions, endless: endlessPatterns() };
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
