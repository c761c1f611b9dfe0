/**
 * Validators made by ajv: functions that it writes as JavaScript. Writing takes longer than a whole
 * check, so what was written is remembered from run to run, and only run the next time.
 */
import { _, Ajv, str, type CodeKeywordDefinition, Name, type ValidateFunction } from 'ajv';
import isEqual from 'ajv/dist/runtime/equal.js';
import lengthOf from 'ajv/dist/runtime/ucs2length.js';
import standalone from 'ajv/dist/standalone/index.js';
import { ownMemory, type Memory } from '../../kernel/index.ts';
import { ownKeywords, type JsonSchema } from '../schema/json-schema.ts';
import { partAt, pointersIn } from '../schema/walk.ts';
import { noteMention, MARKS } from './mentions.ts';
import { timedPatterns } from './patterns/timed-patterns.ts';

/** What written validators call, by the names that they have there. */
const CALLED = { noteMention, timedPatterns };

/** Modules of ajv that written validators need. */
const MODULES: Readonly<Record<string, unknown>> = {
  'ajv/dist/runtime/equal': asModule(isEqual),
  'ajv/dist/runtime/ucs2length': asModule(lengthOf),
};

/** Whoever loads CommonJS has an opinion of his own on what its default is: Node, the bundle, the tests. */
function asModule(imported: unknown): { readonly default: unknown } {
  return typeof imported === 'function'
    ? { default: imported }
    : (imported as { readonly default: unknown });
}

/** Throws what ajv throws of a schema that it cannot compile. */
export function compileSchema(
  schema: JsonSchema,
  key = JSON.stringify(schema),
  memory: Memory = ownMemory(),
): ValidateFunction {
  const written = memory.recall('validator', key);
  if (written !== null) return evaluated(written, schema);
  const ajv = instance();
  const validate = ajv.compile(schema);
  const code = memory.keeps ? writtenCode(ajv, validate, schema) : null;
  if (code !== null) memory.keep('validator', key, code);
  return validate;
}

/** The validator that this code makes; `schema` is equal to the one that it was written of. */
function evaluated(code: string, schema: JsonSchema): ValidateFunction {
  const module = { exports: {} };
  const names = ['module', 'require', 'partAt', ...Object.keys(CALLED)];
  // oxlint-disable-next-line typescript/no-implied-eval -- as ajv does; the memory vouches for the text
  const make = new Function(...names, code);
  make(module, required, (pointer: string) => partAt(schema, pointer), ...Object.values(CALLED));
  return module.exports as ValidateFunction;
}

/** The modules that written validators load. */
export function required(name: string): unknown {
  const found = MODULES[name];
  if (found === undefined) throw new Error(`Validators need no ${name}.`);
  return found;
}

/** What ajv keeps beside a validator when it keeps its source. */
interface Source {
  readonly scopeValues: Readonly<Record<string, Iterable<ScopeName>>>;
}

interface ScopeName {
  value?: { readonly ref: unknown; code?: unknown };
}

/**
 * The validator as code. Where ajv would repeat the parts of the schema, they are taken from the
 * schema itself (faults are explained by those very objects). Null when it holds something that
 * cannot be written.
 */
function writtenCode(ajv: Ajv, validate: ValidateFunction, schema: JsonSchema): string | null {
  const pointers = pointersIn(schema);
  const source = (validate as { source?: Source }).source;
  if (source === undefined || !nameParts(source, pointers, new Set())) return null;
  try {
    return standalone.default(ajv, validate);
  } catch {
    return null;
  }
}

/** Has each part of the schema fetched by its place; false when one has none. */
function nameParts(
  { scopeValues }: Source,
  pointers: ReadonlyMap<unknown, string>,
  seen: Set<unknown>,
): boolean {
  for (const { value } of scopeValues['schema'] ?? []) {
    const pointer = pointers.get(value?.ref);
    if (value === undefined || pointer === undefined) return false;
    value.code = _`partAt(${pointer})`;
  }
  return [
    ...(scopeValues['validate'] ?? []),
    ...(scopeValues['wrapper'] ?? []),
    ...(scopeValues['root'] ?? []),
  ].every(({ value }) => {
    const ref = value?.ref as { source?: Source; validate?: { source?: Source } } | undefined;
    const source = ref?.source ?? ref?.validate?.source;
    if (source === undefined) return false;
    if (seen.has(source)) return true;
    seen.add(source);
    return nameParts(source, pointers, seen);
  });
}

/**
 * An instance keeps all that it has ever compiled, a megabyte for each schema of a vocabulary. A watch
 * compiles some with each save of a schema, so after a dozen another instance takes over. A game has fewer.
 */
const MOST_COMPILED = 12;
let current: { readonly ajv: Ajv; compiled: number } | undefined;

/** What compiles the next schema. */
function instance(): Ajv {
  if (current === undefined || current.compiled >= MOST_COMPILED) {
    current = { ajv: freshInstance(), compiled: 0 };
  }
  current.compiled += 1;
  return current.ajv;
}

function freshInstance(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    // A field may be called as something that every object has: constructor.
    ownProperties: true,
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
    code: { optimize: false, regExp: timedPatterns, source: true },
  });
  const marks: readonly string[] = MARKS;
  for (const keyword of Object.keys(ownKeywords)) {
    if (marks.includes(keyword)) ajv.addKeyword(marking(keyword));
    else ajv.addKeyword(keyword);
  }
  return ajv;
}

/** The keyword as code: a call of `noteMention`. */
function marking(keyword: string): CodeKeywordDefinition {
  return {
    keyword,
    code({ gen, it, data, schemaValue }) {
      const note = gen.scopeValue('func', { ref: noteMention, code: _`noteMention` });
      const schema = _`${it.topSchemaRef}${it.schemaPath}`;
      const pointer = str`${new Name('instancePath')}${it.errorPath}`;
      gen.code(_`${note}(${keyword}, ${schemaValue}, ${data}, ${schema}, ${pointer})`);
    },
  };
}
