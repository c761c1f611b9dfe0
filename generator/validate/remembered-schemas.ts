/**
 * The schemas of a game as files are validated by them, remembered from run to run: bundling and
 * inlining them takes longer than reading all files of a game.
 */
import { ownMemory, type Memory } from '../../kernel/index.ts';
import { gameFileSchema } from '../schema/file-schemas.ts';
import { inlineReferences } from '../schema/inline.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { sharedTexts } from '../schema/schema-files.ts';

/** Schemas by name, each written as JSON: of equal ones the same object is given out. */
type WrittenSchemas = Readonly<Record<string, string>>;

/**
 * Schemas by name, made of `basis` and of those that Cardwright has itself; null when `make` finds
 * something wrong, which is never remembered.
 */
export function rememberedSchemas(
  basis: unknown,
  make: () => ReadonlyMap<string, JsonSchema> | null,
  memory: Memory = ownMemory(),
): ReadonlyMap<string, JsonSchema> | null {
  if (!memory.keeps) return make();
  const key = `${JSON.stringify(basis)}\n${sharedTexts()}`;
  const known = memory.recall('schemas', key);
  if (known !== null) return read(JSON.parse(known) as WrittenSchemas);
  const made = make();
  if (made === null) return null;
  const written = Array.from(made, ([name, schema]) => [name, JSON.stringify(schema)] as const);
  memory.keep('schemas', key, JSON.stringify(Object.fromEntries(written)));
  return made;
}

const kept = new Map<string, JsonSchema>();

function read(written: WrittenSchemas): ReadonlyMap<string, JsonSchema> {
  return new Map(
    Object.entries(written).map(([name, text]) => {
      const schema = kept.get(text) ?? (JSON.parse(text) as JsonSchema);
      kept.set(text, schema);
      return [name, schema];
    }),
  );
}

let ofGameFile: JsonSchema | undefined;

/** The schema of game.yaml. */
export function gameFileSchemaInlined(): JsonSchema {
  ofGameFile ??= rememberedSchemas(
    'game.yaml',
    () => new Map([['game', inlineReferences(gameFileSchema().schema)]]),
  )?.get('game');
  if (ofGameFile === undefined) throw new Error('game.yaml has a schema.');
  return ofGameFile;
}
