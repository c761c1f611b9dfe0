/** What `cardwright check --fix` fixes: only what cannot change the meaning of a file. */
import { isMapping, writeAtomically } from '../../kernel/index.ts';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import type { Path } from '../../diagnostics/index.ts';
import { GameChecker, type CheckedGame } from '../check.ts';
import { itemsOf, type CheckedFile } from '../link/game-files.ts';
import { findModeline, isYaml, schemaPath } from '../link/modelines.ts';
import { readYaml } from '../load/yaml/read-yaml.ts';
import { applyEdits } from './text-edits.ts';
import { WORKBOOK } from '../load/tables/table.ts';
import type { TableList } from '../tables/read-table.ts';
import { schemaName } from '../schema/file-schemas.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { nodesAlongPath } from '../schema/walk.ts';
import { orderKeys } from './order-keys.ts';
import { isMap, isScalar, parseDocument } from 'yaml';
import { FORMAT } from '../manifest.ts';
import { keyText } from './rename-scalars.ts';

/** What can be done to a file, in a few words; the command says them in its language. */
export type Repair =
  | 'format brought up to date'
  | 'schema line'
  | 'key order'
  | 'cells as they are read';

/** One file that was fixed. */
interface Fixed {
  /** Absolute path. */
  readonly file: string;
  readonly done: readonly Repair[];
}

/** Fixes a game and writes the files that changed. Files that cannot be read are left alone. */
export function fixGame(folder: string): Fixed[] {
  const result = new GameChecker(folder).check();
  if (result.game === null) return [];
  return result.game.files
    .filter((file) => isMendable(file))
    .flatMap((file) => {
      const { text, done } = fix(file, result);
      if (done.length === 0) return [];
      const path = join(folder, file.path);
      writeAtomically(path, text);
      return [{ file: path, done }];
    });
}

/** One file (relative to the game) as it is when it is fixed; null where there is nothing to fix. Nothing is written. */
export function fixedText(result: CheckedGame, path: string): string | null {
  const file = result.game.files.find((one) => one.path === path);
  if (file === undefined || !isMendable(file)) return null;
  const { text, done } = fix(file, result);
  return done.length === 0 ? null : text;
}

function isMendable(file: CheckedFile): boolean {
  return (isYaml(file) || isCsv(file)) && file.complete && file.data !== undefined;
}

/** Each step starts from the text that the one before left; a step that would change the data is not taken. */
function fix(file: CheckedFile, result: CheckedGame): { text: string; done: Repair[] } {
  if (file.table !== undefined) return fixTable(file, file.table);
  const steps: [Repair, (text: string) => string, mayChangeData?: true][] = [
    ['format brought up to date', (text) => migrated(text, file), true],
    ['schema line', (text) => setModeline(text, schemaPath(file))],
    ['key order', (text) => orderedKeys(text, file, result)],
  ];
  let { text } = file;
  const done: Repair[] = [];
  for (const [name, step, mayChangeData] of steps) {
    const next = step(text);
    if (next === text || (mayChangeData !== true && !sameData(text, next, file.path))) continue;
    text = next;
    done.push(name);
  }
  return { text, done };
}

/** Cells as they are understood: nothing that it says changes. */
function fixTable(
  { text }: CheckedFile,
  { understood }: TableList,
): { text: string; done: Repair[] } {
  if (understood.length === 0) return { text, done: [] };
  return { text: applyEdits(text, [...understood]), done: ['cells as they are read'] };
}

/** A workbook is not written. */
function isCsv({ path, table }: CheckedFile): boolean {
  return table !== undefined && !WORKBOOK.test(path);
}

function sameData(before: string, after: string, path: string): boolean {
  return isDeepStrictEqual(readYaml(before, path).data, readYaml(after, path).data);
}

function migrated(text: string, file: CheckedFile): string {
  return file.role.role === 'game' && isMapping(file.data) ? migrate(text, file.data) : text;
}

/** Files whose keys have an order of their own: the one in which their schema declares them. */
const ORDERED = ['component', 'patterns', 'deck', 'game'];

function orderedKeys(text: string, file: CheckedFile, { schemas }: CheckedGame): string {
  const schema = schemas.schemas.get(schemaName(file.role));
  // Members of a family have no text of their own.
  if (schema === undefined || !ORDERED.includes(file.role.role) || file.written !== undefined)
    return text;
  const unordered = itemsOf(file)
    .flatMap(({ path, value }) => mappingsIn(value, path))
    .map(({ path, keys }) => ({ path, keys, order: declaredOrder(schema, path) }))
    .filter(({ keys, order }) => !isOrdered(keys, order));
  return unordered.length === 0 ? text : orderKeys(text, unordered);
}

interface Mapping {
  readonly path: Path;
  readonly keys: readonly string[];
}

/** The mapping itself and those in it, outermost first. */
function mappingsIn(value: unknown, path: Path): Mapping[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => mappingsIn(item, [...path, index]));
  if (!isMapping(value)) return [];
  return [
    { path, keys: Object.keys(value) },
    ...Object.entries(value).flatMap(([key, item]) => mappingsIn(item, [...path, key])),
  ];
}

/** The keys of a place in a file, in the order of its schema. */
export function declaredOrder(schema: JsonSchema, path: Path): string[] {
  const nodes = nodesAlongPath(schema, path, false).at(-1) ?? [];
  return [...new Set(nodes.flatMap((node) => Object.keys(node.properties ?? {})))];
}

/** Keys that the schema does not name may be anywhere. */
function isOrdered(keys: readonly string[], order: readonly string[]): boolean {
  const places = keys.map((key) => order.indexOf(key)).filter((place) => place >= 0);
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
}

/** The text with the line by which editors find its schema: replaced where there is one, else put first. */
export function setModeline(text: string, schema: string): string {
  const line = `# yaml-language-server: $schema=${schema}`;
  const found = findModeline(text);
  if (found !== null) return text.slice(0, found.start) + line + text.slice(found.end);
  const [mark = ''] = /^\uFEFF?/.exec(text) ?? [];
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  return mark + line + newline + text.slice(mark.length);
}

/** Brings the text of a game.yaml from one format to the next. */
interface Migration {
  /** The format that it starts from. */
  readonly from: number;
  readonly migrate: (text: string) => string;
}

/** One for every format before the present one, in order. */
const migrations: readonly Migration[] = [
  // Games of before had no number: it is all that the first numbered format added.
  { from: 0, migrate: (text) => setFormat(text, 1) },
];

/** The text in the present format; unchanged when it is in it, or newer than this Cardwright. */
export function migrate(text: string, data: Readonly<Record<string, unknown>>): string {
  const format = data['format'] ?? 0;
  if (typeof format !== 'number' || format >= FORMAT) return text;
  return migrations
    .filter(({ from }) => from >= format)
    .reduce((edited, { migrate }) => migrate(edited), text);
}

/** Writes the number over the one that is there, else before the first key. */
function setFormat(text: string, format: number): string {
  const { contents, errors } = parseDocument(text);
  if (errors.length > 0 || !isMap(contents)) return text;
  const pair = contents.items.find(({ key }) => keyText(key) === 'format');
  if (pair !== undefined) {
    if (!isScalar(pair.value) || pair.value.range == null) return text;
    const [start, end] = pair.value.range;
    const space = text[start - 1] === ':' ? ' ' : '';
    return `${text.slice(0, start)}${space}${format}${text.slice(end)}`;
  }
  const [first] = contents.items;
  const start = isScalar(first?.key) ? first.key.range?.[0] : undefined;
  const parting = start === undefined ? null : separator(text, start, contents.flow === true);
  if (start === undefined || parting === null) return text;
  return `${text.slice(0, start)}format: ${format}${parting}${text.slice(start)}`;
}

/** What parts a new entry from the one at `start`, which it takes the place of; null where it cannot. */
function separator(text: string, start: number, flow: boolean): string | null {
  if (flow) return ', ';
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).replace('\uFEFF', '');
  return line.trim() === '' ? (text.includes('\r\n') ? '\r\n' : '\n') + line : null;
}
