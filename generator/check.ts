/**
 * The whole check of a game: load → validate → link → judge. Everything that is wrong comes out,
 * at its place; nothing throws for what a designer writes.
 *
 * A checker lives as long as a watch does: what has not changed is neither read nor validated again.
 */
import { isMapping, type Messages, once, remember } from '../kernel/index.ts';
import { fault, type Diagnostic, type Fault } from '../diagnostics/index.ts';
import { isError } from './link/certain.ts';
import { onceWhereDefined } from './link/misspelt-properties.ts';
import { clausesOfSchemas } from './link/clauses.ts';
import type { CheckedFile, GameFiles, TranslationRecord } from './link/game-files.ts';
import { kindsWithoutFiles, withoutMisnamed } from './link/lost-kinds.ts';
import { linkGame, type LinkedGame } from './link/link.ts';
import { readClauses } from './link/read-clauses.ts';
import { collectNames } from './link/names.ts';
import type { NameTable } from './link/name-table.ts';
import { messagesOf, withRuleParams } from './link/messages.ts';
import { readRecord, RECORD } from './link/translations.ts';
import { FileCache, type LoadedGame, type SourceFile } from './load/files.ts';
import type { Manifest } from './manifest.ts';
import { placeFaults, type Placing } from './place.ts';
import { wordsOfRules } from './rules/words-in-source.ts';
import { readManifest, type ReadManifest } from './validate/read-manifest.ts';
import { usualLocale } from './usual-locale.ts';
import { ValidatedFiles } from './validate/validated-files.ts';
import { describer } from './schema/descriptions.ts';
import { SchemaCache } from './validate/schema-cache.ts';
import type { GameSchemaSet } from './validate/schemas.ts';

/** What every check finds out, however damaged the game is. */
interface Checked {
  /** Absolute path of the game folder. */
  readonly folder: string;
  /** In the order of files and of places in them; found when somebody asks. */
  readonly diagnostics: readonly Diagnostic[];
  readonly messages: Messages;
  /** Language of the game's own messages. */
  readonly locale: string;
}

/** A game that was read: everything a check finds out about it. It may have errors (`isSound`). */
export interface CheckedGame extends Checked {
  readonly manifest: Manifest;
  readonly game: GameFiles;
  readonly linked: LinkedGame;
  readonly schemas: GameSchemaSet;
}

/** A folder whose game.yaml is missing or cannot be used: nobody knows what its files are. */
export interface UnreadGame extends Checked {
  readonly manifest: null;
  readonly game: null;
  readonly linked: null;
  readonly schemas: null;
}

export type CheckResult = CheckedGame | UnreadGame;

/** Whether a result has no errors; warnings do not count. What is sound was read. */
export function isSound(result: CheckResult): result is CheckedGame;
export function isSound(result: Pick<CheckResult, 'diagnostics'>): boolean;
export function isSound({ diagnostics }: Pick<CheckResult, 'diagnostics'>): boolean {
  return !diagnostics.some(({ severity }) => severity === 'error');
}

export interface CheckOptions {
  /** Language of the game's own messages; the usual one (`usualLocale`) when omitted or unknown. */
  readonly locale?: string;
}

/** Checks one game, again and again. */
export class GameChecker {
  readonly #folder: string;
  readonly #options: CheckOptions;
  readonly #files: FileCache;
  readonly #schemas = new SchemaCache();
  readonly #validated = new ValidatedFiles();
  #names: NameTable | null = null;

  /** `folder` holds game.yaml. */
  constructor(folder: string, options: CheckOptions = {}) {
    this.#folder = folder;
    this.#options = options;
    this.#files = new FileCache(folder);
  }

  /** The state of the whole folder; `options` may differ from those of other checks. */
  check(options: CheckOptions = this.#options): CheckResult {
    this.#files.refresh();
    return this.#result(this.#files.load(), options);
  }

  /** The same after changes to these files or folders (absolute, or relative to the game). */
  changed(paths: readonly string[]): CheckResult {
    this.#files.update(paths);
    return this.#result(this.#files.load(), this.#options);
  }

  /** The same if these files, relative to the game, had these texts. Nothing is written. */
  supposing(texts: ReadonlyMap<string, string>): CheckResult {
    return this.#result(this.#files.loadWith(texts), this.#options);
  }

  #result(loaded: LoadedGame, options: CheckOptions): CheckResult {
    const manifestFile = loaded.files.find(({ path }) => path === 'game.yaml');
    const read = manifestFile === undefined ? null : readManifest(manifestFile);
    if (manifestFile === undefined || read?.manifest == null || isShaken(manifestFile, read)) {
      return this.#withoutManifest(loaded, read?.faults ?? [], options);
    }
    const { manifest } = read;
    const schemas = this.#schemas.get(
      manifestFile,
      manifest,
      loaded.files.filter(({ path }) => /^schemas\/.*\.json$/.test(path)),
      loaded.files.find(({ path }) => path === 'construction.yaml'),
      loaded.files.find(({ path }) => path === 'vocabulary.yaml'),
    );
    const { files, strays, textLists } = this.#validated.check(loaded, manifest, schemas);
    const all = [manifestAsFile(manifestFile), ...files];
    const clauses = readClauses(loaded.files);
    const { names, faults: duplicates } = collectNames(all, schemas.schemas, this.#names);
    this.#names = names;
    const game: GameFiles = {
      manifest,
      files: all,
      paths: loaded.paths,
      unreached: loaded.unreached,
      lost: kindsWithoutFiles({ manifest, ...loaded }),
      holdsPicture: loaded.holdsPicture,
      schemas: schemas.schemas,
      vocabulary: schemas.vocabulary,
      wordsOfRules: schemas.vocabulary === null ? null : wordsOfRules(loaded.files),
      clauses: clauses.known,
      translatedClauses: clauses.translated,
      names,
      translations: translationsIn(loaded),
    };
    const linked = linkGame(game, duplicates);
    const messages = messagesOf(all);
    const locale = localeOf(manifest, options);
    const diagnostics = once(() => {
      const faults = [
        ...loaded.faults,
        ...withoutMisnamed(strays, linked.faults),
        ...clauses.faults,
        ...clausesOfSchemas(loaded.files, clauses.known),
        ...schemas.faults,
        ...all.flatMap((file) => file.faults),
        ...linked.faults,
      ];
      const reported = onceWhereDefined(faults, game, loaded.files).map((one) =>
        withRuleParams(one, all),
      );
      const { describe } = schemas;
      return this.#place(reported, loaded, { textLists, messages, locale, names, describe }, all);
    });
    return {
      folder: this.#folder,
      get diagnostics() {
        return diagnostics();
      },
      manifest,
      game,
      linked,
      schemas,
      messages,
      locale,
    };
  }

  /** Without a manifest nobody knows what the files are for, but their YAML can still be read. */
  #withoutManifest(
    loaded: LoadedGame,
    found: readonly Fault[],
    { locale = 'en' }: CheckOptions,
  ): CheckResult {
    const isThere = loaded.paths.has('game.yaml') || loaded.unreached.has('game.yaml');
    const missing = isThere ? [] : [this.#withoutGameFile(loaded)];
    const faults = [
      ...loaded.faults,
      ...missing,
      ...found,
      ...loaded.files.filter(({ path }) => path !== 'game.yaml').flatMap((file) => file.faults),
    ];
    const reading = { messages: {}, locale };
    const diagnostics = this.#place(faults, loaded, {
      textLists: new Map(),
      describe: describer(),
      ...reading,
    });
    const nothing = { manifest: null, game: null, linked: null, schemas: null };
    return { folder: this.#folder, diagnostics, ...nothing, ...reading };
  }

  #withoutGameFile({ paths }: LoadedGame): Fault {
    const [file, expected] = ['game.yml', 'game.yaml'];
    return paths.has(file)
      ? fault('CW1464', { file, path: [] }, { file, expected })
      : fault('CW1401', { file: '.', path: [] }, { folder: this.#folder });
  }

  #place(
    faults: readonly Fault[],
    loaded: LoadedGame,
    reading: Pick<Placing, 'textLists' | 'messages' | 'locale' | 'names' | 'describe'>,
    checked: readonly CheckedFile[] = [],
  ): Diagnostic[] {
    // The text of a workbook is made when its role is known.
    const texts = new Map([...loaded.files, ...checked].map(({ path, text }) => [path, text]));
    return placeFaults(faults, {
      folder: this.#folder,
      text: (file) => texts.get(file),
      ...reading,
    });
  }
}

function localeOf({ locales }: Manifest, { locale }: CheckOptions): string {
  return locale !== undefined && locales.includes(locale) ? locale : usualLocale(locales);
}

/** What all other files are read by; a mistake there would be reported for each of them. */
const GROUND = ['kinds', 'locales'];

/** Whether game.yaml is so damaged that nobody knows what the other files are. */
function isShaken({ complete, data }: SourceFile, { faults }: ReadManifest): boolean {
  if (!complete || !isMapping(data) || GROUND.some((key) => data[key] === undefined)) return true;
  return faults.filter(isError).some(({ code, path: [key], params }) => {
    const misspelt = code === 'CW1101' && isMapping(params) && params['nearest'] !== undefined;
    return misspelt || GROUND.includes(String(key));
  });
}

const manifestAsFile = remember((source: SourceFile): CheckedFile => {
  const { path, text, data, complete } = source;
  const { mentions, faults } = readManifest(source);
  return { path, role: { role: 'game' }, text, data, complete, mentions, faults };
});

function translationsIn({ files }: LoadedGame): TranslationRecord | null {
  const record = files.find(({ path }) => path === RECORD);
  return record === undefined ? null : recordIn(record);
}

const recordIn = remember(({ data }: SourceFile) => readRecord(data));
