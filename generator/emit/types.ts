/** TypeScript types of a game's components, from the schemas that its files are checked by. */
import type { JSONSchema } from 'json-schema-to-typescript';
import type { CompiledGame, LayoutForm } from '../../engine/index.ts';
import type { Manifest } from '../manifest.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { mapSubSchemas } from '../schema/walk.ts';

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
    parts.push(idUnion(idType(kind), ids), await declarations(typeName(kind), schema));
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

/** The declarations of a type and of all that it names. */
async function declarations(name: string, schema: JsonSchema): Promise<string> {
  // Loaded on demand: it takes longer to load than a check takes to run.
  const { compile } = await import('json-schema-to-typescript');
  const source = await compile(schema as JSONSchema, name, {
    additionalProperties: false,
    bannerComment: '',
    unreachableDefinitions: false,
    style: { singleQuote: true, printWidth: 100 },
  });
  return source.trimEnd() + '\n';
}

/** The schema of one compiled component: with `kind` and derived fields, conditions omitted. */
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
  if (schema['x-layout'] !== undefined) return layoutType(schema['x-layout']);
  return typeof schema['tsType'] === 'string' ? `(${schema['tsType']})` : undefined;
}

function layoutType({ signs }: LayoutForm): string {
  const names = new Set(Object.values(signs).filter((sign) => sign !== null));
  return `Layout<${Array.from(names, (sign) => `'${sign}'`).join(' | ') || 'never'}>`;
}

/** The TypeScript type of a game's options, from the schemas that game.yaml gives them. */

const COMMENT = `/** The options of a set-up; \`optionsOf<Options>(game, setup)\` of the engine has them, defaults filled in. */\n`;

/** `export type Options`: every option by its name, none of them missing, since each has a default. */
export async function optionTypes(options: CompiledGame['options']): Promise<string> {
  const members = Object.entries(options).map(([name, { schema }]) => [name, plain(schema)]);
  if (members.length === 0)
    return `${COMMENT}export type Options = Readonly<Record<string, never>>;\n`;
  const source = await declarations('Options', {
    type: 'object',
    properties: Object.fromEntries(members) as Record<string, JsonSchema>,
    required: members.map(([name]) => name) as string[],
  });
  return source
    .replace('export interface Options {', `${COMMENT}export type Options = Frozen<{`)
    .replace(/\}\n$/, '}>;\n');
}

/** In place: nothing has a name of its own, and of two branches a value keeps one or the other. */
function plain(schema: JsonSchema): JsonSchema {
  const { title: _, if: condition, then, else: other, ...rest } = mapSubSchemas(schema, plain);
  if (condition === undefined || then === undefined || other === undefined) return rest;
  return { ...(rest as JsonSchema), anyOf: [then, other] as JsonSchema[] };
}

/** Names of generated types. */

/** `unit` → `Unit`, `terrain panel` → `TerrainPanel`. */
export function typeName(kind: string): string {
  return kind
    .replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    .replaceAll(/[^A-Za-z0-9]/g, '');
}

/** `unit` → `UnitId`. */
export function idType(kind: string): string {
  return `${typeName(kind)}Id`;
}
