/**
 * The schema of each file of a game: the shared ones, the game's own kinds, and those that are
 * made from the game's data (a deck file has the choices that construction.yaml declares, a scenario
 * the game's own words of a position).
 */
import type { Manifest } from '../manifest.ts';
import type { Role } from '../roles.ts';
import { bundle, type Bundle } from './bundle.ts';
import { type DeckRules, deckSchema, scenariosSchema } from './made-schemas.ts';
import { VOCABULARY, vocabularySchema } from './effects/vocabulary-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { readShared, schemaFiles, type GameSchemas } from './schema-files.ts';
import type { GameVocabulary } from '../vocabulary/read.ts';

/** A bundled schema for whole files of one sort. */
export interface FileSchema extends Bundle {
  /** Name of the bundle: `unit`, `deck`. */
  readonly name: string;
}

/** The name of the bundle by which a file of this role is checked. */
export function schemaName(role: Role): string {
  return role.role === 'component' ? role.kind : role.role;
}

/** Name of a bundle's file in `.cardwright/schemas/`. */
export function bundleFile(name: string): string {
  return `${name}.schema.json`;
}

function missing(schema: string): Bundle {
  return { schema: {}, broken: [{ reference: schema, from: 'game.yaml' }], sources: [] };
}

const shared = 'cardwright:';

/** The file schema that does not depend on the manifest. */
export function gameFileSchema(): FileSchema {
  return { name: 'game', ...sharedBundle('game.schema.json') };
}

const sharedBundles = new Map<string, Bundle>();

/** A schema that holds nothing of a game: all games have the same. */
function sharedBundle(file: string): Bundle {
  const known = sharedBundles.get(file);
  if (known !== undefined) return known;
  const root = readShared(file);
  if (root === null) throw new Error(`The cardwright package is damaged: ${file} is missing.`);
  const made = bundle(root, shared + file, schemaFiles(new Map()));
  sharedBundles.set(file, made);
  return made;
}

/** All file schemas of a game. `effects`: null when the game has no vocabulary. */
export function fileSchemas(
  manifest: Manifest,
  own: GameSchemas,
  construction: DeckRules | null,
  effects: GameVocabulary | null,
): ReadonlyMap<string, FileSchema> {
  const made =
    effects === null ? [] : [[VOCABULARY, vocabularySchema(effects.vocabulary)] as const];
  const files = schemaFiles(own, new Map(made));
  const wrap = (root: JsonSchema, address: string): Bundle => bundle(root, address, files);
  const bundles: [string, Bundle][] = [
    ['construction', sharedBundle('construction.schema.json')],
    ['messages', sharedBundle('messages.schema.json')],
    ['vocabulary', sharedBundle('vocabulary.schema.json')],
    ['print', sharedBundle('print.schema.json')],
    ['box', sharedBundle('box.schema.json')],
    ['art', sharedBundle('art.schema.json')],
    ['balance', sharedBundle('balance.schema.json')],
    ['template-words', sharedBundle('template-words.schema.json')],
    ['glossary', sharedBundle('glossary.schema.json')],
    ['patterns', wrap(oneOrMany('Patterns', `${shared}patterns.schema.json`), 'made')],
    ['scenarios', wrap(scenariosSchema(own), 'made')],
    ['deck', wrap(deckSchema(construction), `${shared}deck.schema.json`)],
    ...Object.entries(manifest.kinds).map(([kind, { schema }]): [string, Bundle] => [
      kind,
      own.has(schema) ? wrap(oneOrMany(kind, schema), 'made') : missing(schema),
    ]),
  ];
  return new Map([
    ['game', gameFileSchema()],
    ...bundles.map(([name, made]): [string, FileSchema] => [name, { name, ...made }]),
  ]);
}

/** One component, or a list of them: both are files of a kind. */

const draft = 'http://json-schema.org/draft-07/schema#';

/** `address`: of the schema of one. */
function oneOrMany(title: string, address: string): JsonSchema {
  const one = { $ref: address };
  return {
    $schema: draft,
    title: `${title}: one, or a list`,
    if: { type: 'array' },
    then: { type: 'array', items: one },
    else: one,
  };
}

/**
 * The same for data of this form alone. It holds the schema of one component once, not twice, which
 * halves the time to compile it; faults have the same places in both.
 */
export function forForm(schema: JsonSchema, isList: boolean): JsonSchema {
  if ((schema.if as JsonSchema | undefined)?.type !== 'array') return schema;
  return isList ? { ...schema, else: true } : { ...schema, then: true };
}
