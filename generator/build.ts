/** Writes what a checked game is good for: typed data, and schema bundles for editors. */
import { existsSync, readFileSync, rmSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CheckResult } from './check.ts';
import { compileGame } from './compile/compile.ts';
import { effectTypes } from './emit/effect-types.ts';
import { declarationSource, moduleSource, rulesDataSource } from './emit/module.ts';
import { withGameValues } from './emit/construction-keys.ts';
import { editorSchema } from './emit/editor.ts';
import { ICON_NAMES, iconNames } from './emit/icon-names.ts';
import { componentTypes, optionTypes } from './emit/types.ts';
import type { GameFiles } from './link/game-files.ts';
import { clausesOfCodes } from './link/messages.ts';
import { BUNDLES } from './link/modelines.ts';
import { nextRecord, RECORD, recordText } from './link/translations.ts';
import { packageRoot, removeLinks, writeAtomically } from '../kernel/index.ts';
import { withFamilies } from './families/editor-schema.ts';
import { described } from './schema/descriptions.ts';
import { bundleFile } from './schema/file-schemas.ts';
import type { JsonSchema } from './schema/json-schema.ts';

/** What a writing command did. */
export interface WrittenFiles {
  /** Absolute paths of files that are new or changed. */
  readonly changed: readonly string[];
  /** How many files were already as they should be. */
  readonly unchanged: number;
}

export interface BuildOptions {
  /** Translations whose source text changed after them are right all the same. */
  readonly acceptTranslations?: boolean;
}

/**
 * Writes `<out>/<game>/` (index.js, index.d.ts, game.json), the schema bundles, and rules/data.gen.ts
 * of games that have rules, and the record of translations. Presumes a sound result. The same game gives the same bytes.
 */
export async function buildGame(
  result: CheckResult,
  out: string,
  options: BuildOptions = {},
): Promise<WrittenFiles> {
  if (result.game === null) {
    throw new TypeError('Only a game that was checked and found sound can be built.');
  }
  const { manifest, game, linked, schemas, folder } = result;
  const compiled = compileGame(game, linked);
  const json = `${JSON.stringify(compiled, null, 2)}\n`;
  const ownTypes = await componentTypes(compiled, manifest, schemas.schemas);
  const types = [ownTypes, effectTypes(schemas.vocabulary)]
    .filter((part) => part !== '')
    .join('\n');
  const target = join(out, manifest.id);
  const files = new Map([
    [join(target, 'game.json'), json],
    [join(target, 'index.js'), moduleSource(manifest, json)],
    [join(target, 'index.d.ts'), declarationSource(manifest, types)],
  ]);
  if (existsSync(join(folder, 'rules'))) {
    files.set(
      join(folder, 'rules', 'data.gen.ts'),
      rulesDataSource(
        compiled,
        manifest,
        types,
        await optionTypes(compiled.options),
        clausesOfCodes(game),
      ),
    );
  }
  if (manifest.locales.length > 1) {
    const record = nextRecord(game, options.acceptTranslations === true);
    files.set(join(folder, RECORD), recordText(record));
  }
  return add(writeFiles(files), writeSchemas(result));
}

/** Writes the schema bundles of a game into its `.cardwright/schemas/`; faulty content is no hindrance. */
export function writeSchemas(result: CheckResult): WrittenFiles {
  if (result.game === null) return { changed: [], unchanged: 0 };
  const { folder, game, schemas } = result;
  const home = join(folder, BUNDLES);
  const bundles = [...schemas.schemas].map(
    ([name, schema]) =>
      [
        join(home, bundleFile(name)),
        `${JSON.stringify(described(forEditors(name, schema, game), schemas.describe), null, 2)}\n`,
      ] as const,
  );
  // The folder is made again whenever it is missing: it does not belong into a repository.
  const files = new Map([[join(dirname(home), '.gitignore'), '*\n'], ...bundles]);
  if (bundles.some(([, text]) => text.includes(ICON_NAMES))) {
    files.set(join(dirname(home), ICON_NAMES), `${JSON.stringify(iconNames())}\n`);
  }
  for (const path of files.keys()) removeLinks(folder, path);
  removeOthers(home, files);
  return writeFiles(files);
}

function forEditors(name: string, schema: JsonSchema, game: GameFiles): JsonSchema {
  const offered = editorSchema(schema, game);
  if (Object.hasOwn(game.manifest.kinds, name)) return withFamilies(offered);
  return name === 'construction' ? withGameValues(offered, game) : offered;
}

/** Bundles of kinds that the game no longer has. */
function removeOthers(home: string, wanted: ReadonlyMap<string, string>): void {
  if (!existsSync(home)) return;
  for (const name of readdirSync(home)) {
    const path = join(home, name);
    if (name.endsWith('.schema.json') && !wanted.has(path)) rmSync(path);
  }
}

function writeFiles(files: ReadonlyMap<string, string>): WrittenFiles {
  const changed: string[] = [];
  for (const [path, text] of files) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    writeAtomically(path, text);
    changed.push(path);
  }
  return { changed, unchanged: files.size - changed.length };
}

function add(a: WrittenFiles, b: WrittenFiles): WrittenFiles {
  return { changed: [...a.changed, ...b.changed], unchanged: a.unchanged + b.unchanged };
}

/**
 * Where a game is built when nobody says otherwise: `build/` of the project that it lies in (the
 * nearest folder upward with a package.json), else of its own folder; for games inside an installed
 * package, `build/` of `cwd`. Prints go to `out/` there.
 */
export function defaultOut(folder: string, cwd: string, name: 'build' | 'out' = 'build'): string {
  if (folder.startsWith(packageRoot()) && packageRoot().includes('node_modules')) {
    return join(cwd, name);
  }
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'package.json'))) return join(at, name);
    if (dirname(at) === at) return join(folder, name);
  }
}
