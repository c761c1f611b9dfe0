/** Names in our own keywords of schemas: of kinds, of fields with rules text, of errors. */
import { catalogue } from '../../diagnostics/index.ts';
import { nearest } from '../../kernel/index.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { nodesAlongPath, subSchemas } from '../schema/walk.ts';
import { type BadSchema, escaped } from './bad-schema.ts';

export interface KnownNames {
  /** Whose ids `x-ref` may ask for. */
  readonly kinds: readonly string[];
  /** Fields that `x-rules-text` may name; null where nobody can say. */
  readonly ruled: readonly string[] | null;
}

/** What is named anywhere in a schema and does not exist. `pointer`: where the schema is. */
export function unknownNames(schema: JsonSchema, known: KnownNames, pointer = ''): BadSchema[] {
  return [
    ...kinds(schema, known, pointer),
    ...ruledField(schema, known, pointer),
    ...errors(schema, pointer),
    ...subSchemas(schema).flatMap(([steps, inner]) =>
      unknownNames(inner, known, `${pointer}/${steps.map(escaped).join('/')}`),
    ),
  ];
}

/** `x-ref` of an id that may be of any kind. */
const ANY = '*';

function kinds({ 'x-ref': ref = [] }: JsonSchema, known: KnownNames, pointer: string): BadSchema[] {
  return [ref].flat().flatMap((kind, index) => {
    if (kind === ANY || known.kinds.includes(kind)) return [];
    const path = `${pointer}/x-ref${typeof ref === 'string' ? '' : `/${index}`}`;
    return [unknown(kind, 'is not a kind of this game', path, known.kinds)];
  });
}

function ruledField(
  { 'x-rules-text': field }: JsonSchema,
  { ruled }: KnownNames,
  pointer: string,
): BadSchema[] {
  if (field === undefined || ruled === null || ruled.includes(field)) return [];
  return [
    unknown(
      field,
      'is not a field with effects, requirements or slots',
      `${pointer}/x-rules-text`,
      ruled,
    ),
  ];
}

function errors(schema: JsonSchema, pointer: string): BadSchema[] {
  return (['x-code', 'x-clause'] as const).flatMap((keyword) => {
    const byName = schema[keyword];
    return Object.keys(typeof byName === 'object' ? byName : {}).flatMap((name): BadSchema[] => {
      if (name === '*' || names().includes(name)) return [];
      const path = `${pointer}/${keyword}/${escaped(name)}`;
      return [{ ...unknown(name, 'is not the name of an error', path, names()), part: 'key' }];
    });
  });
}

function names(): string[] {
  return Object.values(catalogue).map(({ name }) => name);
}

function unknown(name: string, why: string, path: string, known: readonly string[]): BadSchema {
  const near = nearest(name, known);
  return { problem: `"${name}" ${why}`, path, ...(near === undefined ? {} : { nearest: near }) };
}

/** The fields anywhere in a bundle that are written in words of the vocabulary. */
export function ruledFields(bundle: JsonSchema): string[] {
  const { definitions = {} } = bundle;
  const inPart = (part: JsonSchema): string[] => [
    ...Object.entries(part.properties ?? {}).flatMap(([name, node]) =>
      typeof node === 'object' && isRuled({ ...node, definitions }) ? [name] : [],
    ),
    ...subSchemas(part).flatMap(([, inner]) => inPart(inner)),
  ];
  return [...new Set(inPart(bundle))];
}

function isRuled(node: JsonSchema): boolean {
  const [nodes = []] = nodesAlongPath(node, [], true);
  return nodes.some((one) => one['x-vocabulary'] !== undefined);
}
