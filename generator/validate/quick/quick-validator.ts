/**
 * Sound files checked at once, without ajv: loading it and compiling schemas take longer than all
 * else that a check does. It knows no faults. What does not keep to its schema, and schemas that
 * say more than `keywords.ts` knows, are ajv's.
 */
import type { JsonSchema } from '../../schema/json-schema.ts';
import { startMentions, type Mentions } from '../mentions.ts';
import { SchemaCompiler } from './compile-schema.ts';

/** The marked places of data that keeps to the schema; null when it does not. */
export type QuickValidator = (data: unknown) => Mentions | null;

/**
 * The quick validator of a self-contained schema; null for one that is left to ajv. `ignored`:
 * keywords that say nothing here.
 */
export function quickValidator(
  schema: JsonSchema,
  ignored: readonly string[] = [],
): QuickValidator | null {
  const compiler = new SchemaCompiler(schema, ignored);
  const check = compiler.rule(schema);
  if (compiler.leavesToAjv) return null;
  return (data) => {
    const mentions = startMentions();
    return check(data, { path: [], mentions }) ? mentions : null;
  };
}
