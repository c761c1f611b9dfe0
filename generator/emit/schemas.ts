/** Schema bundles for editors: self-contained, and with the ids of the game for completion. */
import type { GameFiles } from '../link/game-files.ts';
import type { JsonSchema } from '../schema/json-schema.ts';

/** A bundle in which every place that names an id also lists the ids that exist. */
export function editorSchema(bundle: JsonSchema, game: GameFiles): JsonSchema {
  const ids = new Map<string, string[]>();
  for (const { kind, id, fixture } of game.names.values()) {
    if (!fixture) ids.set(kind, [...(ids.get(kind) ?? []), id]);
  }
  const drop = new Set(['x-text', 'x-message', 'x-asset', 'x-code', 'x-clause', 'tsType']);
  return enrich(bundle) as JsonSchema;

  function enrich(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(enrich);
    if (node === null || typeof node !== 'object') return node;
    const {
      'x-ref': ref,
      'x-complete': complete,
      'x-pattern': pattern,
      ...rest
    } = node as JsonSchema;
    const copy = Object.fromEntries(
      Object.entries(rest)
        .filter(([key]) => !drop.has(key))
        .map(([key, value]) => [key, enrich(value)]),
    );
    const named = [ref ?? complete ?? []].flat();
    const kinds = pattern === true ? ['pattern'] : named.flatMap(expand);
    const known = kinds.flatMap((kind) => ids.get(kind) ?? []);
    return known.length === 0 ? copy : withCompletion(copy, known);
  }

  /** `card` stands for every kind that may be in a deck. */
  function expand(kind: string): string[] {
    return kind === 'card' ? deckKinds(game) : [kind];
  }
}

/**
 * A new id must not be a fault in the editor before the schemas are written again, so the list
 * stands beside "any text": it completes and refuses nothing.
 */
function withCompletion(schema: Record<string, unknown>, ids: readonly string[]): unknown {
  const choice = { anyOf: [{ enum: ids }, { type: 'string' }] };
  const { $ref, ...rest } = schema;
  const all = $ref === undefined ? [choice] : [{ $ref }, choice];
  return { ...rest, allOf: [...((rest['allOf'] as unknown[] | undefined) ?? []), ...all] };
}

function deckKinds(game: GameFiles): string[] {
  const file = game.files.find(({ role }) => role.role === 'construction');
  const cards = (file?.data as { cards?: unknown } | undefined)?.cards;
  return Array.isArray(cards) ? cards.map(String) : Object.keys(game.manifest.kinds);
}
