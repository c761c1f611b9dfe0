import { fault } from '../../../diagnostics/index.ts';
import { nearest } from '../../../kernel/index.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { SCENARIO_KEYS } from '../../schema/made-schemas.ts';
import { nodesAlongPath, nodesAlongPointer } from '../../schema/walk.ts';
import { besideCombination, missingDuration, unreadParameter } from './effect-words.ts';
import { ownerTitle, valueAt, type Case, type Explainer } from './explainer.ts';

const unknownProperty: Explainer = (found) => {
  const { error, path, file, derived } = found;
  const property = (error.params as { additionalProperty: string }).additionalProperty;
  const at = { file, path: [...path, property], part: 'key' } as const;
  const sources = Object.hasOwn(derived, property) ? derived[property] : undefined;
  if (sources !== undefined) return fault('CW1119', at, { property, from: sources });
  const ofEffects = unreadParameter(found, property);
  if (ofEffects !== null) return ofEffects;
  // Other cases, such as another constraint, have properties of their own.
  const allowed = found.schema.properties ?? {};
  const known = freeProperties(found).filter((name) => Object.hasOwn(allowed, name));
  const renamed = newName(found, property);
  return fault('CW1101', at, {
    property,
    owner: owner(found),
    nearest: renamed ?? nearest(property, known),
    known,
    ...(renamed === undefined && isPosition(found) ? { declaredIn: SCENARIO_KEYS } : {}),
  });
};

/** Whether words of a position are written there, which each game declares by itself. */
function isPosition({ file, path }: Case): boolean {
  return file.startsWith('scenarios/') && ['given', 'then'].includes(String(path.at(-1)));
}

/** The name that a property has now, where the schema says that it had this one (`x-was`). */
function newName({ root, path }: Case, property: string): string | undefined {
  return (nodesAlongPath(root, path, true).at(-1) ?? [])
    .flatMap((node) => Object.entries(node.properties ?? {}))
    .find(([, schema]) => typeof schema === 'object' && schema['x-was'] === property)?.[0];
}

/** A key that `propertyNames` refuses; ajv reports the rule that the name broke. */
export const badPropertyName: Explainer = (found) => {
  const { error, schema, path, file } = found;
  const property = String(error.propertyName);
  const at = { file, path: [...path, property], part: 'key' } as const;
  if (schema.enum === undefined) {
    return fault('CW1107', at, {
      value: property,
      pattern: schema.pattern ?? '',
      form: schema.description,
    });
  }
  const known = schema.enum.map(String);
  return fault('CW1101', at, {
    property,
    owner: owner(found),
    nearest: nearest(property, known),
    known,
  });
};

const missingProperty: Explainer = (found) => {
  const { error, schema, path, file } = found;
  const property = (error.params as { missingProperty: string }).missingProperty;
  const at = { file, path, part: 'key' } as const;
  const lasting = missingDuration(found, property);
  if (lasting !== null) return lasting;
  const because = deciders(found);
  if (because !== null) return fault('CW1116', at, { property, because });
  const declared = schema.properties?.[property];
  const means = typeof declared === 'object' ? describe(declared, found.root) : undefined;
  return fault('CW1103', at, { property, owner: owner(found), means });
};

/** `false` as the schema of a property: it must not be there in this case. */
const forbiddenHere: Explainer = (found) => {
  const { path, file } = found;
  const property = String(path.at(-1) ?? '');
  return fault('CW1115', { file, path, part: 'key' }, { property, because: deciders(found) ?? [] });
};

const tooFewProperties: Explainer = (found) =>
  fault(
    'CW1117',
    { file: found.file, path: found.path, part: 'key' },
    {
      count: Object.keys(found.error.data as object).length,
      min: (found.error.params as { limit: number }).limit,
      known: freeProperties(found),
    },
  );

const tooManyProperties: Explainer = (found) => {
  const { error, path, file } = found;
  const keys = Object.keys(error.data as object);
  const max = (error.params as { limit: number }).limit;
  return (
    besideCombination(found, keys) ??
    fault('CW1118', { file, path, part: 'key' }, { count: keys.length, max })
  );
};

/** Properties of the mapping that are declared and not there yet, needed ones first. */
function freeProperties({ root, path, data }: Case): string[] {
  const nodes = nodesAlongPath(root, path, true).at(-1) ?? [];
  const present = valueAt(data, path) as Record<string, unknown> | undefined;
  const names = new Set([
    ...nodes.flatMap((node) => node.required ?? []),
    ...nodes.flatMap((node) =>
      Object.entries(node.properties ?? {})
        .filter(([, schema]) => schema !== false)
        .map(([name]) => name),
    ),
  ]);
  return [...names].filter((name) => !Object.hasOwn(present ?? {}, name));
}

function owner(found: Case): string | undefined {
  const around = nodesAlongPointer(found.root, found.error.schemaPath).slice(1);
  return ownerTitle(around);
}

function describe(schema: JsonSchema, root: JsonSchema): string | undefined {
  if (schema.description !== undefined) return schema.description;
  if (schema.$ref === undefined) return undefined;
  return nodesAlongPointer(root, schema.$ref).at(-1)?.description;
}

/** The values that decided between `then` and `else`; null when the fault is in neither. */
function deciders({
  error,
  root,
  path,
  data,
}: Case): { property: string; value: unknown }[] | null {
  const branch = /^(.*)\/(then|else)\//.exec(error.schemaPath);
  if (branch === null) return null;
  const holder = nodesAlongPointer(root, branch[1] ?? '').at(-1);
  const condition = holder?.if;
  // A condition on the type alone (a file is a list or one entry) decides no property.
  if (typeof condition !== 'object' || condition.properties === undefined) return null;
  const isProperty = error.keyword === 'false schema';
  const mapping = valueAt(data, isProperty ? path.slice(0, -1) : path) as Record<string, unknown>;
  return Object.keys(condition.properties)
    .filter((property) => Object.hasOwn(mapping ?? {}, property))
    .map((property) => ({ property, value: mapping[property] }));
}

export const properties: Readonly<Record<string, Explainer>> = {
  additionalProperties: unknownProperty,
  required: missingProperty,
  'false schema': forbiddenHere,
  minProperties: tooFewProperties,
  maxProperties: tooManyProperties,
};
