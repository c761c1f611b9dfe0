/**
 * For editors: self-contained schema bundles with the ids of the game, and the extension that reads
 * them.
 */
import type { GameFiles } from '../link/game-files.ts';
import { sheetIds } from '../link/sheet-ids.ts';
import { iconChoices } from './icon-names.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { mapSubSchemas } from '../schema/walk.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isLink, writeAtomically } from '../../kernel/index.ts';

/** A schema in which every place that names an id also lists the ids that exist. */
export function editorSchema(root: JsonSchema, game: GameFiles): JsonSchema {
  const idsByKind = new Map<string, string[]>();
  for (const { kind, id, fixture } of game.names.values()) {
    if (fixture) continue;
    const known = idsByKind.get(kind);
    if (known === undefined) idsByKind.set(kind, [id]);
    else known.push(id);
  }
  idsByKind.set('sheet', sheetIds(game));
  return enrich(root);

  function enrich(schema: JsonSchema): JsonSchema {
    const { 'x-ref': ref, 'x-complete': complete, 'x-pattern': pattern } = schema;
    const icons = schema['x-icon'] === true ? iconChoices(schema) : [];
    const copy = Object.fromEntries(
      Object.entries(mapSubSchemas(schema, enrich)).filter(([keyword]) => !isOwn(keyword)),
    );
    const kinds = pattern === true ? ['pattern'] : [ref ?? complete ?? []].flat();
    const known = kinds.flatMap((kind) => idsByKind.get(kind) ?? []);
    const ids = [...known, ...wordsInElse(copy)];
    const offered = [...(ids.length === 0 ? [] : [{ enum: ids }]), ...icons];
    return withTagCompletion(
      offered.length === 0 ? copy : withCompletion(copy, offered),
      root.definitions ?? {},
    );
  }
}

/** Keywords that no editor knows. */
function isOwn(keyword: string): boolean {
  return keyword === 'tsType' || keyword.startsWith('x-');
}

/** Closed words beside another form (`thisUnit`, `{ who: … }`): editors do not look into branches for them. */
function wordsInElse({ else: otherwise }: JsonSchema): readonly string[] {
  const words = typeof otherwise === 'object' ? (otherwise.enum ?? []) : [];
  return words.filter((word) => typeof word === 'string');
}

/**
 * Editors offer the tags only of branches that the other keys fit. Here are all of them, beside
 * "anything", so that they refuse nothing a second time.
 */
function withTagCompletion(
  schema: JsonSchema,
  definitions: NonNullable<JsonSchema['definitions']>,
): JsonSchema {
  const { oneOf, discriminator, properties } = schema;
  const tag = (discriminator as { readonly propertyName?: string } | undefined)?.propertyName;
  if (tag === undefined || oneOf === undefined) return schema;
  const tags = oneOf
    .map((branch) => definitions[branch.$ref?.replace('#/definitions/', '') ?? ''] ?? branch)
    .map((branch) => branch.properties?.[tag])
    .filter((one) => typeof one === 'object');
  return { ...schema, properties: { ...properties, [tag]: { anyOf: [...tags, {}] } } };
}

/**
 * A new id must not be a fault in the editor before the schemas are written again, so what is offered
 * is an alternative to "anything": it completes and refuses nothing.
 */
function withCompletion(schema: JsonSchema, offered: readonly JsonSchema[]): JsonSchema {
  const choice = { anyOf: [...offered, {}] };
  // The title is that of ids in general; the description says what this one means.
  const { title: _, ...rest } = schema;
  return { ...rest, allOf: [...(rest.allOf ?? []), choice] };
}

const recommendations = `${JSON.stringify({ recommendations: ['redhat.vscode-yaml'] }, null, 2)}\n`;

/**
 * Recommends the YAML extension to editors that read `.vscode`. What is there already is the
 * user's and stays. Returns the paths written.
 */
export function writeEditorSettings(folder: string): string[] {
  const home = join(folder, '.vscode');
  const path = join(home, 'extensions.json');
  if (existsSync(path) || isLink(home) || isLink(path)) return [];
  writeAtomically(path, recommendations);
  return [path];
}
