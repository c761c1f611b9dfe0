/** The files of a game, each checked by the schema of its role; those that did not change, once. */
import type { Fault } from '../../diagnostics/index.ts';
import { doubleNames } from '../decks/names.ts';
import { isSound } from '../link/certain.ts';
import { namedCards } from '../link/decks.ts';
import type { CheckedFile } from '../link/game-files.ts';
import { overlap, unclaimedFile, unreadNames, wrongEnding } from '../link/kinds.ts';
import { RECORD } from '../link/translations.ts';
import type { LoadedGame, SourceFile } from '../load/files.ts';
import type { Manifest } from '../manifest.ts';
import { classifier, type Role } from '../roles.ts';
import { writtenElsewhere } from '../locator.ts';
import { expandFamilies } from '../families/family.ts';
import {
  checkFamilies,
  checkFile,
  checkTable,
  checkTextList,
  type TextLists,
} from './check-file.ts';
import type { GameSchemaSet } from './schemas.ts';
import { remember } from '../../kernel/index.ts';
import { noMentions } from './validator.ts';
import { sheetNameOf } from '../tables/sheet-name.ts';

/** Validated files, by the source that they were made from. */
type Validated = Map<SourceFile, { readonly schemas: GameSchemaSet; readonly file: CheckedFile }>;

interface CheckedFiles {
  /** In the order of paths, without game.yaml. */
  readonly files: readonly CheckedFile[];
  /** What is wrong with files that have no role, or too many. */
  readonly strays: readonly Fault[];
  readonly textLists: TextLists;
}

/** Checks the files of one game, again and again. */
export class ValidatedFiles {
  #validated: Validated = new Map();

  check(loaded: LoadedGame, manifest: Manifest, schemas: GameSchemaSet): CheckedFiles {
    const rolesOf = classifier(manifest);
    const strays = unreadNames(loaded.paths)
      .map((path) => unclaimedFile(path, { manifest }))
      .filter((made) => made !== null);
    const validated: Validated = new Map();
    const files: CheckedFile[] = [];
    const lists: SourceFile[] = [];
    for (const source of loaded.files) {
      if (source.path === RECORD) strays.push(...source.faults);
      if (source.path === 'game.yaml' || source.path.endsWith('.json')) continue;
      const roles = rolesOf(source.path);
      // A table that no kind claims may be anything.
      if (roles.length === 0 && source.table !== undefined) continue;
      strays.push(...roleFaults(source, roles, manifest));
      const [role] = roles;
      if (role === undefined) continue;
      if (role.role === 'rulebook') files.push(unvalidated(source, role));
      else if (source.path.endsWith('.txt')) lists.push(source);
      else files.push(this.#checkOne(source, role, { manifest, schemas }, validated));
    }
    this.#validated = validated;
    const { pasted, textLists } = checkLists(lists, files, schemas);
    for (const [path, list] of writtenElsewhere(files)) textLists.set(path, list);
    const all = inOrder([...files, ...pasted], loaded.files);
    return { files: decksWithoutRules(all), strays, textLists };
  }

  #checkOne(
    source: SourceFile,
    role: Role,
    { manifest, schemas }: { readonly manifest: Manifest; readonly schemas: GameSchemaSet },
    validated: Validated,
  ): CheckedFile {
    const known = this.#validated.get(source);
    const file = known?.schemas === schemas ? known.file : checked(source, role, manifest, schemas);
    validated.set(source, { schemas, file });
    return file;
  }
}

function checked(
  source: SourceFile,
  role: Role,
  manifest: Manifest,
  schemas: GameSchemaSet,
): CheckedFile {
  if (role.role !== 'component') return checkFile(source, role, manifest, schemas);
  if (source.table !== undefined) {
    return checkTable(source, source.table(sheetNameOf(role.kind)), role, manifest, schemas);
  }
  const families = expandFamilies(source.data, source.path);
  return families === null
    ? checkFile(source, role, manifest, schemas)
    : checkFamilies(source, families, role, manifest, schemas);
}

/** Running text: it has no schema. */
const unvalidated = remember((source: SourceFile, role: Role): CheckedFile => {
  const { path, text, complete, faults } = source;
  return { path, role, text, data: undefined, complete, mentions: noMentions, faults };
});

/** A file without a role is a stray; what is wrong with its text has no other place to be reported. */
function roleFaults(
  { path, faults }: SourceFile,
  roles: readonly Role[],
  manifest: Manifest,
): Fault[] {
  const isStray = roles.length === 0;
  const stray = isStray
    ? (wrongEnding(path, { manifest }) ?? unclaimedFile(path, { manifest }))
    : null;
  const found = [stray, overlap(path, roles)].filter((made) => made !== null);
  return isStray ? [...found, ...faults] : found;
}

/** Pasted lists: a name with `//` in it begins no remark, so the cards are read before. */
function checkLists(
  lists: readonly SourceFile[],
  files: readonly CheckedFile[],
  schemas: GameSchemaSet,
): { readonly pasted: readonly CheckedFile[]; readonly textLists: TextLists } {
  const textLists: TextLists = new Map();
  if (lists.length === 0) return { pasted: [], textLists };
  const cards = files.filter(({ role }) => role.role === 'component' && !role.fixture);
  const doubles = doubleNames(...cards.map((file) => namedCards(file)));
  const pasted = lists.map((source) => {
    const { file, list } = checkTextList(source, schemas, doubles);
    textLists.set(source.path, list);
    return file;
  });
  return { pasted, textLists };
}

function inOrder(files: CheckedFile[], sources: readonly SourceFile[]): CheckedFile[] {
  const places = new Map(sources.map(({ path }, index) => [path, index]));
  return files.toSorted((a, b) => (places.get(a.path) ?? 0) - (places.get(b.path) ?? 0));
}

/** Deck files without what is wrong with their form: construction.yaml says what that is, and is broken. */
function decksWithoutRules(files: readonly CheckedFile[]): readonly CheckedFile[] {
  const rules = files.find(({ role }) => role.role === 'construction');
  if (rules === undefined || isSound(rules)) return files;
  return files.map((file) => {
    if (file.role.role !== 'deck' || file.faults.length === 0) return file;
    return { ...file, complete: false, faults: file.faults.filter(isOfReading) };
  });
}

/** Whether a fault says that a text cannot be read, and nothing about what it should hold. */
function isOfReading({ code }: Fault): boolean {
  return code.startsWith('CW10') || code === 'CW1460' || code === 'CW1461';
}
