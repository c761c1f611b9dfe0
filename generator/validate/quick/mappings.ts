/** Keywords about mappings. */
import type { JsonSchema } from '../../schema/json-schema.ts';
import { discriminator } from './discriminator.ts';
import { always, checkBelow, type Check, type Inside, type Keyword } from './keyword.ts';
import { isMapping, regularExpression, texts } from './values.ts';

type Mapping = Readonly<Record<string, unknown>>;

function size(word: string, holds: (count: number, argument: number) => boolean): Keyword {
  return {
    word,
    about: 'mapping',
    compile: (argument) =>
      typeof argument === 'number'
        ? (value) => holds(Object.keys(value as object).length, argument)
        : null,
  };
}

const required: Keyword = {
  word: 'required',
  about: 'mapping',
  compile(argument) {
    const names = texts(argument);
    return names && hasAll(names);
  },
};

function hasAll(names: readonly string[]): Check {
  return (value) => names.every((name) => (value as Mapping)[name] !== undefined);
}

const propertyNames: Keyword = {
  word: 'propertyNames',
  about: 'mapping',
  compile(argument, _, inside) {
    const name = inside.rule(argument);
    return (value, visit) => {
      let keep = true;
      for (const key of Object.keys(value as object)) if (!name(key, visit)) keep = false;
      return keep;
    };
  },
};

const additionalProperties: Keyword = {
  word: 'additionalProperties',
  about: 'mapping',
  compile(argument, holder, inside) {
    const check = inside.rule(argument);
    const patterns = Object.keys(holder['patternProperties'] ?? {}).map(regularExpression);
    if (check === always) return always;
    const names = new Set(Object.keys(holder.properties ?? {}));
    const isNamed = (key: string): boolean =>
      names.has(key) || patterns.some((pattern) => pattern?.test(key) === true);
    return (value, visit) => {
      let keep = true;
      for (const key of Object.keys(value as object)) {
        if (isNamed(key)) continue;
        if (!checkBelow(check, key, (value as Mapping)[key], visit)) keep = false;
      }
      return keep;
    };
  },
};

/** What else a property needs: other properties, or a schema that all keeps to. */
const dependencies: Keyword = {
  word: 'dependencies',
  about: 'mapping',
  compile(argument, _, inside) {
    if (!isMapping(argument) || Object.hasOwn(argument, '__proto__')) return null;
    const checks = Object.entries(argument).map(([name, needs]) => {
      const names = texts(needs);
      return [name, names === null ? inside.rule(needs) : hasAll(names)] as const;
    });
    return (value, visit) => {
      let keep = true;
      for (const [name, check] of checks) {
        if ((value as Mapping)[name] !== undefined && !check(value, visit)) keep = false;
      }
      return keep;
    };
  },
};

const properties: Keyword = {
  word: 'properties',
  about: 'mapping',
  compile(argument, _, inside) {
    const named = schemasByName(argument, inside);
    if (named === null) return null;
    const checks = named.filter(([, check]) => check !== always);
    return (value, visit) => {
      let keep = true;
      for (const [name, check] of checks) {
        const inner = (value as Mapping)[name];
        if (inner !== undefined && !checkBelow(check, name, inner, visit)) keep = false;
      }
      return keep;
    };
  },
};

const patternProperties: Keyword = {
  word: 'patternProperties',
  about: 'mapping',
  compile(argument, holder, inside) {
    const named = schemasByName(argument, inside);
    const checks = (named ?? []).map(([name, check]) => [regularExpression(name), check] as const);
    if (named === null || !checks.every(([pattern]) => isApart(pattern, holder))) return null;
    return (value, visit) => {
      let keep = true;
      for (const [pattern, check] of checks) {
        for (const [key, inner] of Object.entries(value as object)) {
          if (pattern?.test(key) === true && !checkBelow(check, key, inner, visit)) keep = false;
        }
      }
      return keep;
    };
  },
};

/** Whether no property of the schema has a name that matches: ajv refuses such schemas. */
function isApart(pattern: RegExp | null, { properties: named = {} }: JsonSchema): boolean {
  return pattern !== null && !Object.keys(named).some((name) => pattern.test(name));
}

function schemasByName(argument: unknown, inside: Inside): [string, Check][] | null {
  if (!isMapping(argument) || Object.hasOwn(argument, '__proto__')) return null;
  return Object.entries(argument).map(([name, schema]) => [name, inside.rule(schema)]);
}

export const mappings: readonly Keyword[] = [
  size('maxProperties', (count, most) => count <= most),
  size('minProperties', (count, least) => count >= least),
  required,
  propertyNames,
  additionalProperties,
  dependencies,
  properties,
  patternProperties,
  discriminator,
];
