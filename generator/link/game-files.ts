/** What linking reads: every file of a game, checked by its schema, and what the ids name. */
import { foundByKey } from '../../engine/construction/index.ts';
import { isMapping, remember } from '../../kernel/index.ts';
import type { Fault, Path } from '../../diagnostics/index.ts';
import type { Manifest } from '../manifest.ts';
import type { Role, RoleName } from '../roles.ts';
import type { WordsOfRules } from '../rules/words-in-source.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import type { TableList } from '../tables/read-table.ts';
import type { Mentions } from '../validate/validator.ts';
import type { NameTable } from './name-table.ts';
import type { TranslatedClauses } from './read-clauses.ts';
import type { Vocabulary } from '../vocabulary/model.ts';

/** A file with a role, after validation. */
export interface CheckedFile {
  /** Relative to the game folder, with `/`. */
  readonly path: string;
  readonly role: Role;
  readonly text: string;
  /** The values of the YAML file; undefined when it could not be read. */
  readonly data: unknown;
  /** False when a damaged entry is not in `data`: then that something is missing proves nothing. */
  readonly complete: boolean;
  readonly mentions: Mentions;
  /** Where in the file that is written which is at a path of `data`, when that is another place. */
  readonly written?: (path: Path) => Path;
  /** Whether what is at a path of `data` is of a member of a family. */
  readonly isMember?: (path: Path) => boolean;
  /** Of a table: where its cells are. `text` holds them. */
  readonly table?: TableList;
  /** Everything wrong with it so far. A file with schema faults is linked, but not compiled. */
  readonly faults: readonly Fault[];
}

/** One component, pattern, deck or scenario in its file. */
export interface Item {
  readonly file: CheckedFile;
  /** Place in the file: `[]` or `[3]`. */
  readonly path: Path;
  readonly value: Readonly<Record<string, unknown>>;
}

/** What an id names. */
export interface Named {
  /** A kind of game.yaml, or `pattern` or `deck`. */
  readonly kind: string;
  readonly id: string;
  /** Known to scenarios only. */
  readonly fixture: boolean;
  readonly item: Item;
}

/** By place of the text, then by locale: fingerprints of the source text and of the translation. */
export type TranslationRecord = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Everything that a link check may ask. */
export interface GameFiles {
  readonly manifest: Manifest;
  readonly files: readonly CheckedFile[];
  /** Every file of the folder, also those without a role: assets, templates, strays. */
  readonly paths: ReadonlySet<string>;
  /** Files and folders that are there and cannot be reached; each has a fault that says why. */
  readonly unreached: ReadonlySet<string>;
  /** Kinds whose files are missing: what is in them is not known. */
  readonly lost: ReadonlySet<string>;
  /** Whether the file at one of `paths` begins as a picture does. */
  readonly holdsPicture: (path: string) => boolean;
  /** Bundled schemas by name. */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  /** The words of its effects; null when it has none, or they cannot be read. */
  readonly vocabulary: Vocabulary | null;
  /** What the rules of play name; null for a game without any. */
  readonly wordsOfRules: WordsOfRules | null;
  /** Clauses that rules.md numbers; null when the game has no rules.md. */
  readonly clauses: ReadonlySet<string> | null;
  /** Those of its translations. */
  readonly translatedClauses: readonly TranslatedClauses[];
  readonly names: NameTable;
  /** What the last build knew of the translations; null when the game keeps no record. */
  readonly translations: TranslationRecord | null;
}

/** Whether a file may be there and cannot be reached, itself or its folder. */
export function isUnreached(path: string, { unreached }: Pick<GameFiles, 'unreached'>): boolean {
  return [...unreached].some((one) => path === one || path.startsWith(`${one}/`));
}

/** Whether what may be a folder cannot be reached: of everything that is in folders some may be missing. */
export function hasUnreachedFolder({ unreached }: Pick<GameFiles, 'unreached'>): boolean {
  return [...unreached].some((path) => !/\.\w+$/.test(path));
}

/** A check that sees the whole game. */
export type LinkCheck = (game: GameFiles) => Fault[];

/** The entries of a file that holds one mapping or a list of them. */
export const itemsOf = remember((file: CheckedFile): readonly Item[] => {
  const { data } = file;
  if (!Array.isArray(data)) return isMapping(data) ? [{ file, path: [], value: data }] : [];
  const items: Item[] = [];
  data.forEach((value: unknown, index) => {
    if (isMapping(value)) items.push({ file, path: [index], value });
  });
  return items;
});

/** The first of these files' entries that has the id. */
export function itemWithId(files: readonly CheckedFile[], id: string): Item | undefined {
  for (const file of files) {
    const [value] = byId(valuesIn(file), id);
    if (value !== undefined) return itemsOf(file)[valuesIn(file).indexOf(value)];
  }
  return undefined;
}

/** Those of entries that were not changed are the same objects in the next state of the file. */
const valuesIn = remember((file: CheckedFile) => itemsOf(file).map(({ value }) => value));

const byId = foundByKey(({ id }: Item['value']): readonly unknown[] => [id]);

/** Which components are meant: those of the game, or also those that only scenarios see. */
export interface CardScope {
  readonly fixtures: boolean;
}

/** The files of one kind of component, in the order of their paths. */
export function componentFiles(
  { files }: Pick<GameFiles, 'files'>,
  kind: string,
  { fixtures }: CardScope,
): CheckedFile[] {
  return files.filter(
    ({ role }) => role.role === 'component' && role.kind === kind && (fixtures || !role.fixture),
  );
}

/** The files of one role, in the order of their paths. */
export function filesOf(game: Pick<GameFiles, 'files'>, role: RoleName): CheckedFile[] {
  return game.files.filter((file) => file.role.role === role);
}
