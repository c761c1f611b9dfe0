import { type Card, compiledDeck } from '../../engine/construction/index.ts';
import type { CompiledGame, GameOption, Table, Text } from '../../engine/index.ts';
import type { GameFiles } from '../link/game-files.ts';
import type { ManifestOption } from '../manifest.ts';
import type { LinkedGame } from '../link/link.ts';
import { compilePatterns } from './cards.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { inLocale } from '../../kernel/index.ts';
import { nodesAlongPath } from '../schema/walk.ts';

/**
 * The whole game as frozen data. Presumes that the check found no error. `cards` are the components
 * by kind where scenarios see more of them than players.
 */
export function compileGame(
  game: GameFiles,
  linked: LinkedGame,
  cards: CompiledGame['kinds'] = linked.cards,
): CompiledGame {
  const { manifest } = game;
  return freeze({
    id: manifest.id,
    title: manifest.title,
    locales: manifest.locales,
    players: (manifest.players ?? []).toSorted((a, b) => a - b),
    options: compileOptions(manifest.options ?? {}),
    kinds: cards,
    tables: Object.fromEntries(
      Object.entries(manifest.kinds).map(([kind, { derive = {} }]) => [
        kind,
        makeTable(kind, cards, game.schemas.get(kind) ?? {}, Object.keys(derive)),
      ]),
    ),
    patterns: compilePatterns(game),
    ...(manifest.play?.parts !== undefined && { parts: manifest.play.parts }),
    ...(manifest.play?.positions !== undefined && { positions: manifest.play.positions }),
    construction: linked.rules,
    decks: linked.decks
      .filter(({ expected }) => expected === null)
      .map(({ deck, verdict }) => compiledDeck(deck, verdict)),
  });
}

/** Words are for people: the engine speaks none of their languages. */
function compileOptions(
  options: Readonly<Record<string, ManifestOption>>,
): Record<string, GameOption> {
  return Object.fromEntries(
    Object.entries(options).map(
      ([name, { title: _, values: __, description, schema, ...option }]) => [
        name,
        { schema: withMeaning(schema, description), ...option },
      ],
    ),
  );
}

/** Whoever writes rules reads it at the type of the option. */
function withMeaning(
  schema: GameOption['schema'],
  description: Text | undefined,
): GameOption['schema'] {
  if (description === undefined) return schema;
  return { description: inLocale(description, 'en'), ...schema };
}

/** Freezes a value and everything in it. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const item of Object.values(value)) freeze(item);
  return value;
}

/** What a field that a component omits becomes in its column. */
const ABSENT = -1;

/** Makes the integer columns of one kind: every top-level field that is a number, flag, closed word or reference. */
export function makeTable(
  kind: string,
  cards: Readonly<Record<string, readonly Card[]>>,
  schema: JsonSchema,
  derived: readonly string[],
): Table {
  const own = cards[kind] ?? [];
  const columns: Record<string, number[]> = {};
  const words: Record<string, readonly string[]> = {};
  for (const [field, declared] of fieldsOf(schema)) {
    const list = wordsOf(declared, cards);
    if (list !== null) words[field] = list.words;
    if (list === null && !isNumeric(declared)) continue;
    columns[field] = own.map((card) => integer(card[field], list?.index ?? null));
  }
  for (const field of derived) columns[field] = own.map((card) => integer(card[field], null));
  return { ids: own.map(({ id }) => id), columns, words };
}

/** The declared top-level fields of one component, each with every schema that governs it. */
function fieldsOf(schema: JsonSchema): [string, JsonSchema[]][] {
  const component = nodesAlongPath(schema, [0], false).at(-1) ?? [];
  const names = new Set(component.flatMap((node) => Object.keys(node.properties ?? {})));
  names.delete('id');
  return [...names].map((field) => [field, nodesAlongPath(schema, [0, field], false).at(-1) ?? []]);
}

function isNumeric(nodes: readonly JsonSchema[]): boolean {
  const types = nodes.flatMap(({ type }) => type ?? []);
  return types.includes('integer') || types.includes('boolean');
}

interface Words {
  readonly words: readonly string[];
  readonly index: ReadonlyMap<unknown, number>;
}

/** The closed words of a field: its enumeration, or the ids of the kind that it names. */
function wordsOf(
  nodes: readonly JsonSchema[],
  cards: Readonly<Record<string, readonly Card[]>>,
): Words | null {
  const closed = nodes.find((node) => node.enum?.every((word) => typeof word === 'string'))?.enum;
  const target = nodes.find((node) => typeof node['x-ref'] === 'string')?.['x-ref'];
  const ids = typeof target === 'string' ? cards[target]?.map(({ id }) => id) : undefined;
  const words = (closed as readonly string[] | undefined) ?? ids;
  return words === undefined
    ? null
    : { words, index: new Map(words.map((word, position) => [word, position])) };
}

function integer(value: unknown, index: ReadonlyMap<unknown, number> | null): number {
  if (value === undefined || value === null) return ABSENT;
  if (index !== null) return index.get(value) ?? ABSENT;
  return typeof value === 'boolean' ? Number(value) : (value as number);
}
