/** Schema bundles for editors: self-contained, and with the ids of the game for completion. */
import type { GameFiles } from '../link/game-files.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { mapSubSchemas } from '../schema/sub-schemas.ts';

/** A schema in which every place that names an id also lists the ids that exist. */
export function editorSchema(schema: JsonSchema, game: GameFiles): JsonSchema {
  const ids = new Map<string, string[]>();
  for (const { kind, id, fixture } of game.names.values()) {
    if (fixture) continue;
    const known = ids.get(kind);
    if (known === undefined) ids.set(kind, [id]);
    else known.push(id);
  }
  return enrich(schema);

  function enrich(schema: JsonSchema): JsonSchema {
    const { 'x-ref': ref, 'x-complete': complete, 'x-pattern': pattern } = schema;
    const copy = Object.fromEntries(
      Object.entries(mapSubSchemas(schema, enrich)).filter(([keyword]) => !isOwn(keyword)),
    );
    const kinds = pattern === true ? ['pattern'] : [ref ?? complete ?? []].flat();
    const known = kinds.flatMap((kind) => ids.get(kind) ?? []);
    return known.length === 0 ? copy : withCompletion(copy, known);
  }
}

/** Keywords that no editor knows. */
function isOwn(keyword: string): boolean {
  return keyword === 'tsType' || keyword.startsWith('x-');
}

/**
 * A new id must not be a fault in the editor before the schemas are written again, so the list
 * stands beside "anything": it completes and refuses nothing.
 */
function withCompletion(schema: JsonSchema, ids: readonly string[]): JsonSchema {
  const choice = { anyOf: [{ enum: ids }, {}] };
  // The title is that of ids in general; the description says what this one means.
  const { title: _, ...rest } = schema;
  return { ...rest, allOf: [...(rest.allOf ?? []), choice] };
}
