/** TypeScript types of a game's components, from the schemas that its files are checked by. */
import type { JSONSchema } from 'json-schema-to-typescript';
import type { CompiledGame } from '../../engine/game.ts';
import type { Manifest } from '../manifest.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { mapSubSchemas } from '../schema/sub-schemas.ts';
import { idType, typeName } from './type-names.ts';

/** Types of the ids and of every kind of component. `schemas` are those of files, by kind, without references. */
export async function componentTypes(
  game: CompiledGame,
  manifest: Manifest,
  schemas: ReadonlyMap<string, JsonSchema>,
): Promise<string> {
  const parts: string[] = [];
  const taken = new Set(
    Object.keys(manifest.kinds).flatMap((kind) => [typeName(kind), idType(kind)]),
  );
  for (const [kind, { derive = {} }] of Object.entries(manifest.kinds)) {
    const ids = (game.kinds[kind] ?? []).map(({ id }) => id);
    const schema = typeSchema(kind, schemas.get(kind) ?? {}, Object.keys(derive), taken);
    parts.push(idUnion(idType(kind), ids), await declarations(kind, schema));
  }
  parts.push(idUnion('PatternId', Object.keys(game.patterns)));
  parts.push(
    idUnion(
      'DeckId',
      game.decks.map(({ id }) => id),
    ),
  );
  return parts.join('\n');
}

function idUnion(name: string, ids: readonly string[]): string {
  const members = ids.map((id) => `\n  | '${id}'`).join('');
  return `export type ${name} =${members === '' ? ' never' : members};\n`;
}

async function declarations(kind: string, schema: JsonSchema): Promise<string> {
  // Loaded on demand: it takes longer to load than a check takes to run.
  const { compile } = await import('json-schema-to-typescript');
  const source = await compile(schema as JSONSchema, typeName(kind), {
    additionalProperties: false,
    bannerComment: '',
    unreachableDefinitions: false,
    style: { singleQuote: true, printWidth: 100 },
  });
  return source.trimEnd() + '\n';
}

/** The schema of one compiled component: with `kind` and derived fields, conditions left out. */
function typeSchema(
  kind: string,
  file: JsonSchema,
  derived: readonly string[],
  taken: ReadonlySet<string>,
): JsonSchema {
  const { definitions = {} } = file;
  const component = componentIn(file);
  const owner = typeName(kind);
  const recursive = Object.entries(definitions).map(([name, schema]) => [
    name,
    typed({ title: name, ...schema }, owner, taken),
  ]);
  const plain = typed(component, owner, taken);
  return {
    ...plain,
    title: owner,
    properties: {
      ...plain.properties,
      id: { ...describe(component.properties?.['id']), tsType: idType(kind) },
      kind: { tsType: `'${kind}'`, description: 'The kind that game.yaml declares.' },
      ...Object.fromEntries(derived.map((field) => [field, derivedField])),
    },
    required: [...new Set([...(plain.required ?? []), 'id', 'kind', ...derived])],
    definitions: Object.fromEntries(recursive) as Record<string, JsonSchema>,
  };
}

const derivedField: JsonSchema = {
  type: 'boolean',
  description: 'Follows from other fields; game.yaml says how.',
};

/** A file holds one component, or a list of them. */
function componentIn({ else: one, definitions }: JsonSchema): JsonSchema {
  if (typeof one !== 'object') return {};
  return definitions?.[one.$ref?.replace('#/definitions/', '') ?? ''] ?? one;
}

const CONDITIONS = ['if', 'then', 'else', 'allOf', 'not'];

/**
 * A copy in which ids have their union as type, and words with a type of their own are that type.
 * Lists of words and objects are named after their title and the kind (`UnitClass`), because kinds
 * may use the same titles; everything else needs no name.
 */
function typed(schema: JsonSchema, owner: string, taken: ReadonlySet<string>): JsonSchema {
  const tsType = tsTypeOf(schema);
  if (tsType !== undefined) return { ...describe(schema), tsType };
  const { title, ...plain } = Object.fromEntries(
    Object.entries(mapSubSchemas(schema, (inner) => typed(inner, owner, taken))).filter(
      ([keyword]) => !CONDITIONS.includes(keyword),
    ),
  ) as JsonSchema;
  const name = `${owner}${typeName(title ?? '')}`;
  const isNamed = title !== undefined && (plain.enum ?? plain.properties) !== undefined;
  return isNamed && !taken.has(name) ? { ...plain, title: name } : plain;
}

function describe(schema: JsonSchema | boolean | undefined): JsonSchema {
  const description = typeof schema === 'object' ? schema.description : undefined;
  return description === undefined ? {} : { description };
}

/** In brackets, so that a list of it is a list of all of it; formatting takes them away again. */
function tsTypeOf(schema: JsonSchema): string | undefined {
  const kinds = [schema['x-ref'] ?? []].flat();
  if (kinds.length > 0) return `(${kinds.map(idType).join(' | ')})`;
  return typeof schema['tsType'] === 'string' ? `(${schema['tsType']})` : undefined;
}
