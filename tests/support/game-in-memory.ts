/** Games made of data, without a folder: for stages after reading. */
import { collectNames } from '../../generator/link/names.ts';
import type { GameFiles, TranslationRecord } from '../../generator/link/game-files.ts';
import type { SourceFile } from '../../generator/load/files.ts';
import type { KindDeclaration, Manifest } from '../../generator/manifest.ts';
import { classifier } from '../../generator/roles.ts';
import type { JsonSchema } from '../../generator/schema/json-schema.ts';
import { checkFile } from '../../generator/validate/check-file.ts';
import { prepareSchemas, type GameSchemaSet } from '../../generator/validate/schemas.ts';
import { readVocabulary } from '../../generator/vocabulary/read.ts';

interface Parts {
  readonly kinds: Readonly<
    Record<
      string,
      Pick<KindDeclaration, 'files' | 'derive' | 'compare'> & { readonly schema: JsonSchema }
    >
  >;
  /** Data by path. */
  readonly files: Readonly<Record<string, unknown>>;
  readonly locales?: readonly string[];
  readonly translations?: TranslationRecord;
  readonly board?: Manifest['board'];
  /** Data of vocabulary.yaml. */
  readonly vocabulary?: unknown;
}

/** The files of a game as linking sees them; each is checked by its schema. */
export function gameInMemory(parts: Parts): GameFiles {
  const { kinds, files, locales = ['en', 'ja'], translations = null } = parts;
  const declared = Object.entries(kinds).map(([kind, { schema: _, ...declaration }]) => [
    kind,
    { ...declaration, title: kind, schema: schemaPath(kind) },
  ]);
  const manifest: Manifest = {
    format: 1,
    id: 'tale',
    title: 'Tale',
    locales,
    kinds: Object.fromEntries(declared) as Manifest['kinds'],
    ...(parts.board === undefined ? {} : { board: parts.board }),
  };
  const schemas = schemasOf(kinds, parts.vocabulary, manifest);
  const rolesOf = classifier(manifest);
  const checked = Object.entries(files).flatMap(([path, data]) =>
    rolesOf(path).map((role) => checkFile(source(path, data), role, manifest, schemas)),
  );
  return {
    manifest,
    files: checked,
    paths: new Set(Object.keys(files)),
    unreached: new Set(),
    lost: new Set(),
    holdsPicture: () => true,
    schemas: schemas.schemas,
    vocabulary: schemas.vocabulary,
    wordsOfRules: null,
    clauses: null,
    translatedClauses: [],
    names: collectNames(checked, schemas.schemas).names,
    translations,
  };
}

/** Prepared once for all games whose kinds are the same object. */
const prepared = new WeakMap<Parts['kinds'], { vocabulary: unknown; schemas: GameSchemaSet }>();

function schemasOf(kinds: Parts['kinds'], vocabulary: unknown, manifest: Manifest): GameSchemaSet {
  const before = prepared.get(kinds);
  if (before !== undefined && before.vocabulary === vocabulary) return before.schemas;
  const sources = Object.entries(kinds).map(([kind, { schema }]) =>
    source(schemaPath(kind), schema),
  );
  const effects = vocabulary === undefined ? null : { vocabulary: readVocabulary(vocabulary) };
  const schemas = prepareSchemas(manifest, sources, null, effects);
  prepared.set(kinds, { vocabulary, schemas });
  return schemas;
}

function schemaPath(kind: string): string {
  return `schemas/${kind}.schema.json`;
}

function source(path: string, data: unknown): SourceFile {
  return { path, text: '', data, complete: true, faults: [] };
}
