/**
 * JSON Schema validation. While it walks the data it notes every place that means something to
 * later stages (a reference, a text, a drawing). Sound files are checked without ajv (`quick/`),
 * all others by it.
 */
import type { Ajv, ErrorObject, SchemaValidateFunction, ValidateFunction } from 'ajv';
import { remember } from '../remember.ts';
import { ownKeywords, type JsonSchema } from '../schema/json-schema.ts';
import { endlessNames } from '../schema/recursion.ts';
import { ajvPackage } from './ajv.ts';
import type { BadSchema } from './bad-schema.ts';
import { marks, startMentions, type Mark, type Mentions } from './mentions.ts';
import { quickValidator } from './quick/quick-validator.ts';

export interface Validation {
  readonly errors: readonly ErrorObject[];
  readonly mentions: Mentions;
}

export type Validator = (data: unknown) => Validation;

let mentions = startMentions();
let ajv: Ajv | undefined;

function note(keyword: Mark): SchemaValidateFunction {
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
  const { Ajv } = ajvPackage();
  ajv = new Ajv({
    allErrors: true,
    verbose: true,
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
    code: { optimize: false },
  });
  const annotations = Object.keys(ownKeywords).filter((word) => !marks.includes(word as Mark));
  for (const word of annotations) ajv.addKeyword(word);
  for (const keyword of marks) ajv.addKeyword({ keyword, validate: note(keyword), errors: false });
  return ajv;
}

/** Compiles a self-contained schema, or says why that cannot be done. Presumes `badSchema` found nothing. */
export const compileValidator = remember((schema: JsonSchema): Validator | BadSchema => {
  const [endless] = endlessNames(schema);
  if (endless !== undefined) {
    return { problem: `"${endless}" leads back to itself without going deeper`, path: '' };
  }
  const quick = quickValidator(schema);
  if (quick === null) return byAjv(schema);
  return (data) => {
    const found = quick(data);
    if (found !== null) return { errors: [], mentions: found };
    const thorough = byAjv(schema);
    if (typeof thorough !== 'function') throw new Error(`ajv refuses: ${thorough.problem}`);
    return thorough(data);
  };
});

/** ajv's validators that are kept; those asked for longest ago go first. */
const KEPT = 64;
const kept = new Map<string, Validator | BadSchema>();

/**
 * A validator that tells every error. Compiling takes longer than a whole check, and games share
 * most of their schemas: equal schemas have one.
 */
export const byAjv = remember((schema: JsonSchema): Validator | BadSchema => {
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
  try {
    const validate: ValidateFunction = instance().compile(schema);
    return (data) => {
      mentions = startMentions();
      const valid = validate(data);
      return { errors: valid ? [] : (validate.errors ?? []), mentions };
    };
  } catch (error) {
    return { problem: (error as Error).message, path: '' };
  }
}
