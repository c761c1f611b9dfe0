import { readPasted } from '../decks/forms/text-forms.ts';
import type { TextList } from '../decks/text-list.ts';
import type { CheckedFile } from '../link/game-files.ts';
import type { SourceFile } from '../load/files.ts';
import { isExact } from '../load/yaml/read-scalar.ts';
import { fault, type Fault, type Part, type Path, type Span } from '../../diagnostics/index.ts';
import type { Expanded } from '../families/family.ts';
import { Places } from '../load/places.ts';
import type { Table } from '../load/tables/table.ts';
import { UNKNOWN_FIELDS } from '../tables/columns.ts';
import { readTable, type TableList } from '../tables/read-table.ts';
import type { Manifest } from '../manifest.ts';
import { remember } from '../../kernel/index.ts';
import type { Role } from '../roles.ts';
import { schemaName } from '../schema/file-schemas.ts';
import { schemaFaults } from './faults.ts';
import { doublesIn } from '../decks/names.ts';
import type { GameSchemaSet } from './schemas.ts';
import { validated } from './sound-file.ts';
import { noMentions } from './validator.ts';

/** Where data is written in files in which that is another place: pasted deck lists, tables, families. */
export type TextLists = Map<string, Located>;

interface Located extends Partial<Pick<TableList, 'cellAt'>> {
  locate(path: Path, part?: Part): Span | null;
  /** Whether what is at the path is of a member of a family. */
  isMember?(path: Path): boolean;
}

/** Checks a file with families as the list of all their members. */
export function checkFamilies(
  source: SourceFile,
  expanded: Expanded,
  role: Role,
  manifest: Manifest,
  schemas: GameSchemaSet,
): CheckedFile {
  const { data } = expanded;
  const faults = [...source.faults, ...whereWritten(expanded.faults, source)];
  const complete = source.complete && expanded.complete;
  const file = checkFile({ ...source, data, faults, complete }, role, manifest, schemas);
  return {
    ...file,
    faults: withUnknown(file.faults, expanded, source.path),
    written: (path) => expanded.written(path),
    isMember: (path) => expanded.isMember(path),
  };
}

/** What is wrong with a text is that its braces name nothing, if they should. */
function withUnknown(faults: readonly Fault[], { unknown }: Expanded, file: string): Fault[] {
  if (unknown.length === 0) return [...faults];
  const places = new Set(faults.map(({ path }) => JSON.stringify(path)));
  const meant = unknown.filter((one) => one.isSure || places.has(JSON.stringify(one.path)));
  const broken = new Set(meant.map(({ path }) => JSON.stringify(path)));
  const others = faults.filter(({ path }) => !broken.has(JSON.stringify(path)));
  return [...others, ...meant.map(({ path, params }) => fault('CW1473', { file, path }, params))];
}

/** Families have paths of their own in the file that is written; those of the list of members lead elsewhere. */
function whereWritten(faults: readonly Fault[], { text }: SourceFile): Fault[] {
  const places = new Places(text);
  return faults.map((one) => ({ ...one, span: places.locate(one.path, one.part) }));
}

/** Checks a table as the list of components that it holds. */
export function checkTable(
  source: SourceFile,
  table: Table,
  role: Role & { readonly role: 'component' },
  manifest: Manifest,
  schemas: GameSchemaSet,
): CheckedFile {
  const schema = schemas.schemas.get(schemaName(role));
  const { columns = {} } = manifest.kinds[role.kind] ?? {};
  const list = readTable(table, schema ?? UNKNOWN_FIELDS, columns, source.path);
  const { data, complete } = list;
  const ofForm = list.faults.filter(({ code }) => code !== 'CW1704');
  // Without its schema nobody knows what its cells should be.
  const faults = schema === undefined ? ofForm : [...list.faults, ...list.remarks];
  // Without a text nothing is remembered of it: the columns of the kind, too, say what its data is.
  const read = { ...source, text: '', data, complete, faults: [...source.faults, ...faults] };
  return { ...checkFile(read, role, manifest, schemas), text: table.text, table: list };
}

/** Checks one file by the schema of its role. A file that could not be read keeps its faults. */
export function checkFile(
  source: SourceFile,
  role: Role,
  manifest: Manifest,
  schemas: GameSchemaSet,
): CheckedFile {
  const name = schemaName(role);
  const { path, text, data, complete } = source;
  const schema = schemas.schemas.get(name);
  const base = { path, role, text, data, complete, mentions: noMentions, faults: source.faults };
  const found =
    data === undefined || schema === undefined
      ? null
      : validated(source, schema, () => schemas.validator(name, Array.isArray(data)));
  // Without its schema nobody knows what the file refers to.
  if (found === null || schema === undefined) return { ...base, complete: false };
  const { errors, mentions } = found;
  if (errors.length === 0) return { ...base, mentions };
  const derived = derivedFields(manifest, role);
  // Errors name parts of the schema that was compiled, which may only equal that of the game: one that
  // was read again, after a change of game.yaml.
  const all = schemaFaults(errors, { file: path, data, schema: found.schema, derived }).filter(
    (one) => !isUnreadNumber(one, data),
  );
  const certain = complete ? all : all.filter(({ code }) => !LACKING.includes(code));
  return { ...base, mentions, faults: [...source.faults, ...certain] };
}

/** A number that could not be stored has a fault already (CW1015); what is stored in its place is not what is written. */
function isUnreadNumber({ path }: Fault, data: unknown): boolean {
  const value = path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
    data,
  );
  return typeof value === 'number' && !isExact(value);
}

/** Faults of something missing: in a file that could not be read whole it may be in the damaged part. */
export const LACKING = ['CW1103', 'CW1111', 'CW1114', 'CW1116', 'CW1117', 'CW1120'];

/** Fields that components of the role's kind derive, with the fields they follow from. */
function derivedFields(manifest: Manifest, role: Role): Record<string, readonly string[]> {
  if (role.role !== 'component') return {};
  const derive = manifest.kinds[role.kind]?.derive ?? {};
  return Object.fromEntries(
    Object.entries(derive).map(([field, where]) => [field, Object.keys(where)]),
  );
}

/**
 * A pasted list as a deck file: it has no schema, its lines are its form. `doubles`: as `doubleNames`
 * gives them.
 */
export const checkTextList = remember(
  (
    source: Listed,
    { choices, sections }: Pick<GameSchemaSet, 'choices' | 'sections'>,
    doubles: string,
  ): { readonly file: CheckedFile; readonly list: TextList } => {
    const names = { choices, sections, doubles: doublesIn(doubles) };
    const list = readPasted(source.text, source.path, names);
    const file: CheckedFile = {
      path: source.path,
      role: { role: 'deck' },
      text: source.text,
      data: list.data,
      complete: list.complete,
      mentions: noMentions,
      faults: [...source.faults, ...list.faults],
    };
    return { file, list };
  },
);

type Listed = Pick<SourceFile, 'path' | 'text' | 'faults'>;
