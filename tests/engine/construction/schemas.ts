/** The schemas of construction, decks and scenarios, compiled as they are in schemas/. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

export const SCHEMAS = join(import.meta.dirname, '../../../schemas');

/** Never asked for over a network; relative references between our files need some base. */
const base = 'https://schemas.invalid/';

const files = readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.schema.json'));

const ajv = new Ajv({
  allErrors: true,
  discriminator: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
});
const annotations = [
  'x-text',
  'x-message',
  'x-pattern',
  'x-asset',
  'x-icon',
  'x-ref',
  'x-complete',
  'x-once',
  'tsType',
  'x-was',
];
for (const word of annotations) ajv.addKeyword(word);
for (const file of files) ajv.addSchema({ ...readSchema(file), $id: base + file });

export interface Schema {
  readonly properties: Readonly<Record<string, { readonly description?: string }>>;
  readonly examples?: readonly unknown[];
  readonly [keyword: string]: unknown;
}

export function readSchema(file: string): Schema {
  return JSON.parse(readFileSync(join(SCHEMAS, file), 'utf8')) as Schema;
}

export function validator(file: string): ValidateFunction {
  const found = ajv.getSchema(base + file);
  if (found === undefined) throw new Error(`There is no ${file}.`);
  return found as ValidateFunction;
}

/** Keyword and place of each fault; `if` only says that a fault is in one of its branches. */
export function faults(file: string, data: unknown): string[] {
  const validate = validator(file);
  validate(data);
  const errors: readonly ErrorObject[] = validate.errors ?? [];
  return errors
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ keyword, instancePath }) => `${keyword} ${instancePath}`);
}
