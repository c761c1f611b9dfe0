/**
 * The whole check of a game: load → validate → link → judge. Everything that is wrong comes out,
 * at its place; nothing throws for what a designer writes.
 *
 * A checker lives as long as a watch does: what has not changed is neither read nor validated again.
 */
import { fault, type Diagnostic, type Fault } from '../diagnostics/index.ts';
import { isError, isSound as isSoundFile } from './link/certain.ts';
import { doubleNames } from './decks/names.ts';
import { readClauses } from './link/clauses.ts';
import { namedCards } from './link/decks.ts';
import {
  isMapping,
  type CheckedFile,
  type GameFiles,
  type TranslationRecord,
} from './link/game-files.ts';
import { overlap, unclaimedFile, unreadNames, withoutMisnamed, wrongEnding } from './link/kinds.ts';
import { linkGame, type LinkedGame } from './link/link.ts';
import { collectNames } from './link/names.ts';
import { withRuleParams } from './link/rule-params.ts';
import { readRecord, RECORD } from './link/translations.ts';
import { FileCache, type LoadedGame, type SourceFile } from './load/files.ts';
import type { Manifest } from './manifest.ts';
import { placeFaults, type Placing } from './place.ts';
import { remember } from './remember.ts';
import { classifier, type Role } from './roles.ts';
import { wordsOfRules } from './rules/words-in-source.ts';
import { checkFile, checkTextList, type TextLists } from './validate/check-file.ts';
import { readManifest, type ReadManifest } from './validate/read-manifest.ts';
import { SchemaCache } from './validate/schema-cache.ts';
import type { GameSchemaSet } from './validate/schemas.ts';
import type { Messages } from './words.ts';

/** Everything a check finds out about a game. */
export interface CheckResult {
  /** Absolute path of the game folder. */
  readonly folder: string;
  /** In the order of files and of places in them. */
  readonly diagnostics: readonly Diagnostic[];
  /** Null when game.yaml is missing or cannot be used. */
  readonly manifest: Manifest | null;
  readonly game: GameFiles | null;
  readonly linked: LinkedGame | null;
  readonly schemas: GameSchemaSet | null;
  readonly messages: Messages;
  /** Language of the game's own words. */
  readonly locale: string;
}

/** Whether a result has no errors; warnings do not count. */
export function isSound({ diagnostics }: Pick<CheckResult, 'diagnostics'>): boolean {
  return !diagnostics.some(({ severity }) => severity === 'error');
}

export interface CheckOptions {
  /** Language of the game's own words; the first of the game when left out or unknown. */
  readonly locale?: string;
}

/** Validated files, by the source that they were made from. */
type Validated = Map<SourceFile, { readonly schemas: GameSchemaSet; readonly file: CheckedFile }>;

/** Checks one game, again and again. */
export class GameChecker {
  readonly #folder: string;
  readonly #options: CheckOptions;
  readonly #files: FileCache;
  readonly #schemas = new SchemaCache();
  #validated: Validated = new Map();

  /** `folder` holds game.yaml. */
  constructor(folder: string, options: CheckOptions = {}) {
    this.#folder = folder;
    this.#options = options;
    this.#files = new FileCache(folder);
  }

  /** The state of the whole folder. */
  check(): CheckResult {
    this.#files.refresh();
    return this.#result(this.#files.load());
  }

  /** The same after changes to these files or folders (absolute, or relative to the game). */
  changed(paths: readonly string[]): CheckResult {
    this.#files.update(paths);
    return this.#result(this.#files.load());
  }

  #result(loaded: LoadedGame): CheckResult {
    const manifestFile = loaded.files.find(({ path }) => path === 'game.yaml');
    const read = manifestFile === undefined ? null : readManifest(manifestFile);
    if (manifestFile === undefined || read?.manifest == null || isShaken(manifestFile, read)) {
      return this.#withoutManifest(loaded, read?.faults ?? []);
    }
    const { manifest } = read;
    const schemas = this.#schemas.get(
      manifestFile,
      manifest,
      loaded.files.filter(({ path }) => /^schemas\/.*\.json$/.test(path)),
      loaded.files.find(({ path }) => path === 'construction.yaml'),
      loaded.files.find(({ path }) => path === 'vocabulary.yaml'),
    );
    const textLists: TextLists = new Map();
    const { files, strays } = this.#checkFiles(loaded, manifest, schemas, textLists);
    const all = [manifestAsFile(manifestFile), ...decksWithoutRules(files)];
    const clauses = readClauses(loaded.files.find(({ path }) => path === 'rules.md'));
    const { names, faults: duplicates } = collectNames(all, schemas.schemas);
    const game: GameFiles = {
      manifest,
      files: all,
      paths: loaded.paths,
      unreached: loaded.unreached,
      schemas: schemas.schemas,
      vocabulary: schemas.vocabulary,
      wordsOfRules: schemas.vocabulary === null ? null : wordsOfRules(loaded.files),
      clauses: clauses.known,
      names,
      translations: translationsIn(loaded),
    };
    const linked = linkGame(game, duplicates);
    const messages = messagesOf(all);
    const faults = [
      ...loaded.faults,
      ...withoutMisnamed(strays, linked.faults),
      ...clauses.faults,
      ...schemas.faults,
      ...all.flatMap((file) => file.faults),
      ...linked.faults,
    ];
    const locale = this.#localeOf(manifest);
    const told = faults.map((one) => withRuleParams(one, all));
    const diagnostics = this.#place(told, loaded, { textLists, messages, locale, names });
    return { folder: this.#folder, diagnostics, manifest, game, linked, schemas, messages, locale };
  }

  #checkFiles(
    loaded: LoadedGame,
    manifest: Manifest,
    schemas: GameSchemaSet,
    textLists: TextLists,
  ): { files: CheckedFile[]; strays: Fault[] } {
    const rolesOf = classifier(manifest);
    const files: CheckedFile[] = [];
    const strays = unreadNames(loaded.paths)
      .map((path) => unclaimedFile(path, { manifest }))
      .filter((made) => made !== null);
    const validated: Validated = new Map();
    const lists: SourceFile[] = [];
    for (const source of loaded.files) {
      if (source.path === RECORD) strays.push(...source.faults);
      if (source.path === 'game.yaml' || source.path.endsWith('.json')) continue;
      const roles = rolesOf(source.path);
      const role = roles[0];
      const stray =
        role === undefined
          ? (wrongEnding(source.path, { manifest }) ?? unclaimedFile(source.path, { manifest }))
          : null;
      const doubtful = overlap(source.path, roles);
      strays.push(...[stray, doubtful].filter((made) => made !== null));
      if (role === undefined) strays.push(...source.faults);
      else if (source.path.endsWith('.txt')) lists.push(source);
      else files.push(this.#checkOne(source, role, manifest, schemas, validated));
    }
    this.#validated = validated;
    const pasted = checkLists(lists, files, schemas, textLists);
    return { files: inOrder([...files, ...pasted], loaded.files), strays };
  }

  #checkOne(
    source: SourceFile,
    role: Role,
    manifest: Manifest,
    schemas: GameSchemaSet,
    validated: Validated,
  ): CheckedFile {
    const known = this.#validated.get(source);
    const file =
      known?.schemas === schemas ? known.file : checkFile(source, role, manifest, schemas);
    validated.set(source, { schemas, file });
    return file;
  }

  /** Without a manifest nobody knows what the files are for, but their YAML can still be read. */
  #withoutManifest(loaded: LoadedGame, found: readonly Fault[]): CheckResult {
    const isThere = loaded.paths.has('game.yaml') || loaded.unreached.has('game.yaml');
    const missing = isThere ? [] : [this.#withoutGameFile(loaded)];
    const faults = [
      ...loaded.faults,
      ...missing,
      ...found,
      ...loaded.files.filter(({ path }) => path !== 'game.yaml').flatMap((file) => file.faults),
    ];
    const words = { messages: {}, locale: this.#options.locale ?? 'en' };
    const diagnostics = this.#place(faults, loaded, { textLists: new Map(), ...words });
    const nothing = { manifest: null, game: null, linked: null, schemas: null };
    return { folder: this.#folder, diagnostics, ...nothing, ...words };
  }

  #withoutGameFile({ paths }: LoadedGame): Fault {
    const [file, expected] = ['game.yml', 'game.yaml'];
    return paths.has(file)
      ? fault('CW1464', { file, path: [] }, { file, expected })
      : fault('CW1401', { file: '.', path: [] }, { folder: this.#folder });
  }

  #localeOf({ locales }: Manifest): string {
    const { locale } = this.#options;
    return locale !== undefined && locales.includes(locale) ? locale : (locales[0] ?? 'en');
  }

  #place(
    faults: readonly Fault[],
    loaded: LoadedGame,
    words: Pick<Placing, 'textLists' | 'messages' | 'locale' | 'names'>,
  ): Diagnostic[] {
    const texts = new Map(loaded.files.map(({ path, text }) => [path, text]));
    return placeFaults(faults, {
      folder: this.#folder,
      text: (file) => texts.get(file),
      ...words,
    });
  }
}

/** Pasted lists: a name with `//` in it begins no remark, so the cards are read before. */
function checkLists(
  lists: readonly SourceFile[],
  files: readonly CheckedFile[],
  schemas: GameSchemaSet,
  textLists: TextLists,
): CheckedFile[] {
  if (lists.length === 0) return [];
  const cards = files.filter(({ role }) => role.role === 'component' && !role.fixture);
  const doubles = doubleNames(...cards.map((file) => namedCards(file)));
  return lists.map((source) => {
    const { file, list } = checkTextList(source, schemas, doubles);
    textLists.set(source.path, list);
    return file;
  });
}

function inOrder(files: CheckedFile[], sources: readonly SourceFile[]): CheckedFile[] {
  const places = new Map(sources.map(({ path }, index) => [path, index]));
  return files.toSorted((a, b) => (places.get(a.path) ?? 0) - (places.get(b.path) ?? 0));
}

/** What all other files are read by; a mistake there would be told of every one of them. */
const GROUND = ['kinds', 'locales'];

/** Whether game.yaml is so damaged that nobody knows what the other files are. */
function isShaken({ complete, data }: SourceFile, { faults }: ReadManifest): boolean {
  if (!complete || !isMapping(data) || GROUND.some((key) => data[key] === undefined)) return true;
  return faults.filter(isError).some(({ code, path: [key], params }) => {
    const misspelt = code === 'CW1101' && isMapping(params) && params['nearest'] !== undefined;
    return misspelt || GROUND.includes(String(key));
  });
}

/** Deck files without what is wrong with their form: construction.yaml says what that is, and is broken. */
function decksWithoutRules(files: readonly CheckedFile[]): readonly CheckedFile[] {
  const rules = files.find(({ role }) => role.role === 'construction');
  if (rules === undefined || isSoundFile(rules)) return files;
  return files.map((file) => {
    if (file.role.role !== 'deck' || file.faults.length === 0) return file;
    return { ...file, complete: false, faults: file.faults.filter(isOfReading) };
  });
}

/** Whether a fault says that a text cannot be read, and nothing about what it should hold. */
function isOfReading({ code }: Fault): boolean {
  return code.startsWith('CW10') || code === 'CW1460' || code === 'CW1461';
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

function messagesOf(files: readonly CheckedFile[]): Messages {
  const file = files.find(({ role }) => role.role === 'messages');
  return file !== undefined && file.faults.length === 0 && isMapping(file.data)
    ? (file.data as Messages)
    : {};
}
