/** Schema bundles for editors: self-contained, and with the ids of the game for completion. */
import type { GameFiles } from '../link/game-files.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { mapSubSchemas } from '../schema/sub-schemas.ts';

/** A bundle in which every place that names an id also lists the ids that exist. */
export function editorSchema(bundle: JsonSchema, game: GameFiles): JsonSchema {
  const ids = new Map<string, string[]>();
  for (const { kind, id, fixture } of game.names.values()) {
    if (!fixture) ids.set(kind, [...(ids.get(kind) ?? []), id]);
  }
  return enrich(bundle);

  function enrich(schema: JsonSchema): JsonSchema {
    const { 'x-ref': ref, 'x-complete': complete, 'x-pattern': pattern } = schema;
    const copy = Object.fromEntries(
      Object.entries(mapSubSchemas(schema, enrich)).filter(([keyword]) => !isOwn(keyword)),
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

/** Keywords that no editor knows. */
function isOwn(keyword: string): boolean {
  return keyword === 'tsType' || keyword.startsWith('x-');
}

/**
 * A new id must not be a fault in the editor before the schemas are written again, so the list
 * stands beside "any text": it completes and refuses nothing.
 */
function withCompletion(schema: JsonSchema, ids: readonly string[]): JsonSchema {
  const choice = { anyOf: [{ enum: ids }, { type: 'string' }] };
  const { $ref, ...rest } = schema;
  const all = $ref === undefined ? [choice] : [{ $ref }, choice];
  return { ...rest, allOf: [...(rest.allOf ?? []), ...all] };
}

function deckKinds(game: GameFiles): string[] {
  const file = game.files.find(({ role }) => role.role === 'construction');
  const cards = (file?.data as { cards?: unknown } | undefined)?.cards;
  return Array.isArray(cards) ? cards.map(String) : Object.keys(game.manifest.kinds);
}
