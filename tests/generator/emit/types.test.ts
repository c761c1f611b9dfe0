import { expect, test } from 'vitest';
import type { CompiledGame } from '../../../engine/game.ts';
import { componentTypes, typeName } from '../../../generator/emit/types.ts';
import type { KindDeclaration, Manifest } from '../../../generator/manifest.ts';
import type { JsonSchema } from '../../../generator/schema/json-schema.ts';

const nothing: CompiledGame = {
  id: 'tale',
  title: 'Tale',
  locales: ['en'],
  players: [2],
  options: {},
  kinds: {},
  tables: {},
  patterns: {},
  construction: null,
  decks: [],
};

/** The declarations for components with these schemas. */
function typesOf(
  components: Readonly<Record<string, JsonSchema>>,
  game: Partial<CompiledGame> = {},
  derive: NonNullable<KindDeclaration['derive']> = {},
): Promise<string> {
  const kinds = Object.keys(components).map((kind) => [
    kind,
    { title: kind, files: [], schema: '', derive },
  ]);
  const manifest: Manifest = {
    format: 1,
    id: 'tale',
    title: 'Tale',
    locales: ['en'],
    kinds: Object.fromEntries(kinds) as Manifest['kinds'],
  };
  const files = Object.entries(components).map(([kind, { definitions = {}, ...component }]) => [
    kind,
    { if: { type: 'array' }, then: { items: component }, else: component, definitions },
  ]);
  return componentTypes(
    { ...nothing, ...game },
    manifest,
    new Map(files as [string, JsonSchema][]),
  );
}

function namesDeclared(source: string): string[] {
  return [...source.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name = '']) => name);
}

/** `class: UnitClass` → `['class', 'UnitClass']`, of one interface. */
function membersOf(source: string, name: string): Record<string, string> {
  const body =
    new RegExp(`^export interface ${name} \\{\\n(.*?)^\\}`, 'ms').exec(source)?.[1] ?? '';
  const members = [...body.matchAll(/^ {2}(\w+\??): (.*);$/gm)];
  return Object.fromEntries(members.map(([, key = '', type = '']) => [key, type]));
}

test.each([
  ['unit', 'Unit'],
  ['terrain-panel', 'TerrainPanel'],
  ['The class of 1', 'TheClassOf1'],
])('"%s" is the type %s', (kind, name) => {
  expect(typeName(kind)).toBe(name);
});

test('ids of components, patterns and decks are unions; of none there is none', async () => {
  const source = await typesOf(
    { unit: { type: 'object' }, race: { type: 'object' } },
    {
      kinds: {
        unit: [
          { id: 'axe', kind: 'unit' },
          { id: 'bow', kind: 'unit' },
        ],
      },
      patterns: { ring: [] },
    },
  );
  expect(source).toContain("export type UnitId =\n  | 'axe'\n  | 'bow';\n");
  expect(source).toContain('export type RaceId = never;\n');
  expect(source).toContain("export type PatternId =\n  | 'ring';\n");
  expect(source).toContain('export type DeckId = never;\n');
});

test('a component has the members of its schema, its kind and what is derived', async () => {
  const unit: JsonSchema = {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'race', 'defence'],
    properties: {
      id: { type: 'string' },
      race: { type: 'string', 'x-ref': 'race' },
      allies: { type: 'array', items: { type: 'string', 'x-ref': ['race', 'unit'] } },
      defence: { title: 'Strength', type: 'integer' },
      targets: { title: 'Targets', tsType: 'Pattern' },
      if: { type: 'boolean' },
    },
  };
  const source = await typesOf({ unit, race: {} }, {}, { shooter: { class: 'archer' } });
  expect(membersOf(source, 'Unit')).toEqual({
    id: 'UnitId',
    race: 'RaceId',
    'allies?': '(RaceId | UnitId)[]',
    defence: 'number',
    'targets?': 'Pattern',
    'if?': 'boolean',
    kind: "'unit'",
    shooter: 'boolean',
  });
});

test('conditions leave the members alone', async () => {
  const source = await typesOf({
    unit: {
      type: 'object',
      properties: { targets: { type: 'string' } },
      if: { required: ['targets'] },
      then: { required: ['id'] },
      else: { properties: { targets: false } },
    },
  });
  expect(membersOf(source, 'Unit')).toMatchObject({ 'targets?': 'string' });
});

test('kinds may use the same titles, and titles that other kinds have as names', async () => {
  const words = { title: 'Class', enum: ['light', 'heavy'] };
  const source = await typesOf({
    unit: { type: 'object', properties: { class: words } },
    engine: { type: 'object', properties: { class: words } },
    'unit-class': { type: 'object' },
  });
  const names = namesDeclared(source);
  expect(new Set(names).size).toBe(names.length);
  expect(membersOf(source, 'Unit')).toMatchObject({ 'class?': "'light' | 'heavy'" });
  expect(membersOf(source, 'Engine')).toMatchObject({ 'class?': 'EngineClass' });
});

test('a definition that names itself is a type of its own', async () => {
  const source = await typesOf({
    effect: {
      type: 'object',
      additionalProperties: false,
      properties: { cost: { $ref: '#/definitions/cost' } },
      definitions: {
        cost: {
          type: 'object',
          additionalProperties: false,
          properties: { or: { type: 'array', items: { $ref: '#/definitions/cost' } } },
        },
      },
    },
  });
  expect(membersOf(source, 'Effect')).toMatchObject({ 'cost?': 'EffectCost' });
  expect(membersOf(source, 'EffectCost')).toMatchObject({ 'or?': 'EffectCost[]' });
});
