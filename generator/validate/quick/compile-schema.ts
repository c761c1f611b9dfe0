import { ownKeywords, type JsonSchema } from '../../schema/json-schema.ts';
import { PREFIX } from '../../schema/recursion.ts';
import { marks } from '../mentions.ts';
import { always, type Check, type Inside, type Keyword } from './keyword.ts';
import { keywords } from './keywords.ts';
import { isMapping } from './values.ts';

/** Keywords that say nothing of the data. */
const annotations = ['$schema', '$comment', 'title', 'description', 'default', 'examples'];

const known = new Set([
  ...annotations,
  ...Object.keys(ownKeywords),
  'definitions',
  ...keywords.map(({ word }) => word),
]);

/** Makes checks of the schemas in one self-contained schema. */
export class SchemaCompiler {
  /** Whether something in the schema is not known here. */
  leavesToAjv = false;
  readonly #root: JsonSchema;
  readonly #ignored: ReadonlySet<string>;
  readonly #rules = new Map<JsonSchema, Check>();
  readonly #conditions = new Map<JsonSchema, Check>();

  constructor(root: JsonSchema, ignored: readonly string[]) {
    this.#root = root;
    this.#ignored = new Set(ignored);
  }

  rule(schema: unknown): Check {
    return this.#check(schema, this.#rules);
  }

  #condition(schema: unknown): Check {
    return this.#check(schema, this.#conditions);
  }

  #check(schema: unknown, made: Map<JsonSchema, Check>): Check {
    if (typeof schema === 'boolean') return () => schema;
    if (!isMapping(schema)) return this.#giveUp();
    const before = made.get(schema);
    if (before !== undefined) return before;
    // A schema that leads back to itself meets the check that is not finished yet.
    let check: Check = always;
    made.set(schema, (value, visit) => check(value, visit));
    check = this.#compile(schema, made === this.#conditions);
    made.set(schema, check);
    return check;
  }

  #compile(schema: JsonSchema, isCondition: boolean): Check {
    const words = Object.keys(schema);
    if (!words.every((word) => known.has(word) || this.#ignored.has(word))) return this.#giveUp();
    if (isCondition && marks.some((mark) => mark in schema)) return this.#giveUp();
    const inside: Inside = {
      rule: (inner) => (isCondition ? this.#condition(inner) : this.rule(inner)),
      condition: (inner) => this.#condition(inner),
      saysNothing,
      target: (reference) => this.#target(reference),
    };
    const checks = keywords
      .filter(({ word }) => schema[word] !== undefined)
      .map((keyword) => this.#keyword(keyword, schema, inside));
    return all(checks);
  }

  #keyword({ word, about, compile }: Keyword, schema: JsonSchema, inside: Inside): Check {
    const check = compile(schema[word], schema, inside) ?? this.#giveUp();
    return about === undefined || check === always ? check : onlyAbout[about](check);
  }

  #target(reference: unknown): JsonSchema | null {
    if (reference === '#') return this.#root;
    if (typeof reference !== 'string' || !reference.startsWith(PREFIX)) return null;
    return this.#root.definitions?.[reference.slice(PREFIX.length)] ?? null;
  }

  #giveUp(): Check {
    this.leavesToAjv = true;
    return always;
  }
}

function saysNothing(schema: unknown): boolean {
  return schema === true || (isMapping(schema) && !keywords.some(({ word }) => word in schema));
}

/** All checks are made, in this order, also when an earlier one fails. */
function all(checks: readonly Check[]): Check {
  const [first, ...others] = checks.filter((check) => check !== always);
  if (first === undefined) return always;
  if (others.length === 0) return first;
  return (value, visit) => {
    let keeps = first(value, visit);
    for (const check of others) if (!check(value, visit)) keeps = false;
    return keeps;
  };
}

const onlyAbout: Record<NonNullable<Keyword['about']>, (check: Check) => Check> = {
  number: (check) => (value, visit) => !Number.isFinite(value) || check(value, visit),
  string: (check) => (value, visit) => typeof value !== 'string' || check(value, visit),
  list: (check) => (value, visit) => !Array.isArray(value) || check(value, visit),
  mapping: (check) => (value, visit) => !isMapping(value) || check(value, visit),
};
