/** TypeScript types of a game's components, from the schemas that its files are checked by. */
import type { JSONSchema } from 'json-schema-to-typescript';
import type { CompiledGame } from '../../engine/game.ts';
import type { Manifest } from '../manifest.ts';
import type { JsonSchema } from '../schema/json-schema.ts';

/** `unit` → `Unit`, `terrain-panel` → `TerrainPanel`. */
export function typeName(kind: string): string {
  return kind
    .replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    .replaceAll(/[^A-Za-z0-9]/g, '');
}

const preamble = `/** [dx, dy] from the owner's point of view: dx > 0 is to the right, dy > 0 is forward. */
export type Offset = readonly [dx: number, dy: number];

/** Covered squares, in reading order of the drawing. */
export type Pattern = readonly Offset[];

/** What a player reads: the same in every language, or by locale. */
export type Text = string | Readonly<Record<string, string>>;
`;

/** Types of the ids and of every kind of component. `schemas` are the bundles by kind. */
export async function componentTypes(
  game: CompiledGame,
  manifest: Manifest,
  schemas: ReadonlyMap<string, JsonSchema>,
): Promise<string> {
  const parts = [preamble];
  for (const [kind, { derive = {} }] of Object.entries(manifest.kinds)) {
    parts.push(
      idUnion(
        `${typeName(kind)}Id`,
        (game.kinds[kind] ?? []).map(({ id }) => id),
      ),
    );
    parts.push(await kindInterface(kind, schemas.get(kind) ?? {}, Object.keys(derive)));
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

async function kindInterface(
  kind: string,
  bundle: JsonSchema,
  derived: readonly string[],
): Promise<string> {
  // Loaded on demand: it takes longer to load than a check takes to run.
  const { compile } = await import('json-schema-to-typescript');
  const schema = typeSchema(kind, bundle, derived);
  const source = await compile(schema as JSONSchema, typeName(kind), {
    additionalProperties: false,
    bannerComment: '',
    unreachableDefinitions: false,
    style: { singleQuote: true, printWidth: 100 },
  });
  return source.trimEnd() + '\n';
}

/** The schema of one compiled component: with `kind` and derived fields, conditions left out. */
function typeSchema(kind: string, bundle: JsonSchema, derived: readonly string[]): JsonSchema {
  const definitions = bundle.definitions ?? {};
  const component = typeof bundle.else === 'object' ? bundle.else : bundle;
  const { title: _, ...own } = resolve(component, definitions);
  const computed = derived.map((field) => [
    field,
    { type: 'boolean', description: 'Follows from other fields; game.yaml says how.' },
  ]);
  const plain = withoutConditions({ ...own, definitions }, definitions) as JsonSchema;
  return {
    ...plain,
    title: typeName(kind),
    properties: {
      ...plain.properties,
      kind: { const: kind, tsType: `'${kind}'`, description: 'The kind that game.yaml declares.' },
      ...(Object.fromEntries(computed) as Record<string, JsonSchema>),
    },
    required: [...(plain.required ?? []), 'kind', ...derived],
  };
}

function resolve(
  schema: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const target = definitions[schema.$ref?.replace('#/definitions/', '') ?? ''];
  return target === undefined ? schema : resolve(target, definitions);
}

const CONDITIONS = ['if', 'then', 'else', 'allOf', 'not'];

/** A copy in which ids have their union as type, and words with a type of their own are that type. */
function withoutConditions(
  node: unknown,
  definitions: Readonly<Record<string, JsonSchema>>,
): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutConditions(item, definitions));
  if (node === null || typeof node !== 'object') return node;
  const schema = node as JsonSchema;
  const tsType = tsTypeOf(schema, definitions);
  if (tsType !== undefined) {
    return {
      tsType,
      ...(schema.description === undefined ? {} : { description: schema.description }),
    };
  }
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !CONDITIONS.includes(key))
      .map(([key, value]) => [key, withoutConditions(value, definitions)]),
  );
}

function tsTypeOf(
  schema: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
): string | undefined {
  const kinds = [schema['x-ref'] ?? []].flat();
  if (kinds.length > 0) return kinds.map((kind) => `${typeName(kind)}Id`).join(' | ');
  const own = schema['tsType'] ?? resolve(schema, definitions)['tsType'];
  return typeof own === 'string' ? own : undefined;
}
