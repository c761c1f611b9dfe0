/** Renames an id everywhere in a game: where it is defined, and wherever a file means it. */
import { join } from 'node:path';
import { readDeck } from '../../engine/construction/index.ts';
import type { CheckedGame } from '../check.ts';
import { deckNames } from '../decks/deck-game.ts';
import type { DeckNames } from '../decks/forms/form.ts';
import { readPasted } from '../decks/forms/text-forms.ts';
import type { CheckedFile, GameFiles, Named } from '../link/game-files.ts';
import { RECORD, recordText } from '../link/translations.ts';
import { writeAtomically } from '../../kernel/index.ts';
import { referencesIn } from '../rulebook/references.ts';
import { idUses } from './id-uses.ts';
import { applyEdits, type Edit } from './text-edits.ts';
import { readYaml } from '../load/yaml/read-yaml.ts';
import { valueAt } from '../validate/explain/explainer.ts';
import { WORKBOOK } from '../load/tables/table.ts';
import type { TableList } from '../tables/read-table.ts';
import {
  editsWithin,
  renameScalars,
  type Renaming,
  type ScalarPlace,
  wordPattern,
} from './rename-scalars.ts';
import { readFileSync } from 'node:fs';

export interface RenamedFile {
  /** Absolute path. */
  readonly file: string;
  /** How many places were changed. */
  readonly places: number;
}

/** Why an id cannot be renamed. */
export type RenameRefusal =
  | { readonly refused: 'unknown'; readonly ids: readonly string[] }
  | { readonly refused: 'taken'; readonly by: Named }
  | { readonly refused: 'bad-id' }
  /** It is one of a family, whose ids follow from lists. */
  | { readonly refused: 'family'; readonly file: string }
  /** It is in workbooks, which are not written. Relative to the game. */
  | { readonly refused: 'workbook'; readonly files: readonly string[] }
  /** Files that could not be read whole: what they name is not known. Relative to the game. */
  | { readonly refused: 'unreadable'; readonly files: readonly string[] };

/** Renames `from` to `to` in all files and writes them. Nothing is written when it is refused. */
export function renameId(
  { game, folder, schemas, linked }: CheckedGame,
  from: string,
  to: string,
): RenamedFile[] | RenameRefusal {
  const named = game.names.get(from);
  const refused = refusal(game, from, to);
  if (refused !== null || named === undefined) return refused ?? { refused: 'unknown', ids: [] };
  const usesIn = idUses(named, game);
  if (isOfFamily(named)) return { refused: 'family', file: named.item.file.path };
  const workbooks = game.files.filter(
    (file) => WORKBOOK.test(file.path) && usesIn(file).length > 0,
  );
  if (workbooks.length > 0) {
    return { refused: 'workbook', files: workbooks.map(({ path }) => path) };
  }
  const edits = game.files.flatMap((file) => {
    const { text, places } = renamedIn(file);
    return places === 0 ? [] : [{ path: join(folder, file.path), text, places }];
  });
  for (const { path, text } of [...edits, ...renameInRecord(game, folder, { from, to })]) {
    writeAtomically(path, text);
  }
  return edits.map(({ path, places }) => ({ file: path, places }));

  function renamedIn(file: CheckedFile): { text: string; places: number } {
    if (file.path.endsWith('.txt')) {
      return renameInList(file, named as Named, { to, names: deckNames({ schemas, linked }) });
    }
    if (file.role.role === 'rulebook') return renameInBook(file.text, { from, to });
    if (file.table !== undefined) {
      return renameInTable(file.text, file.table, usesIn(file), { from, to });
    }
    const { written } = file;
    const uses = usesIn(file).map((use) => ({ ...use, path: written?.(use.path) ?? use.path }));
    return renameScalars(file.text, uses, { from, to });
  }
}

/** Pictures and links of a rulebook: `![](card:orc-ravager)`. */
function renameInBook(text: string, { from, to }: Renaming): { text: string; places: number } {
  const edits = referencesIn(text)
    .filter(({ reference: { id, sort } }) => id === from && NAMED_IN_BOOKS.includes(sort))
    .map(({ span: { end } }): Edit => ({ start: end - from.length, end, text: to }));
  return { text: applyEdits(text, edits), places: edits.length };
}

/** What refers to components and patterns. */
const NAMED_IN_BOOKS = ['card', 'anatomy', 'pattern'];

/** Whether its id is written nowhere: it follows from the lists of a family. */
function isOfFamily({ id, item: { file, path } }: Named): boolean {
  if (file.written === undefined) return false;
  const { data } = readYaml(file.text, file.path);
  return valueAt(data, [...file.written(path), 'id']) !== id;
}

/** In the cells of a table. */
function renameInTable(
  text: string,
  table: TableList,
  uses: readonly ScalarPlace[],
  renaming: Renaming,
): { text: string; places: number } {
  const edits = new Map<number, Edit>();
  for (const { path } of uses) {
    const cell = table.locate(path);
    if (cell === null) continue;
    for (const edit of editsWithin(text.slice(cell.start, cell.end), renaming)) {
      const start = cell.start + edit.start;
      edits.set(start, { start, end: cell.start + edit.end, text: edit.text });
    }
  }
  return { text: applyEdits(text, [...edits.values()]), places: edits.size };
}

function refusal({ names, files }: GameFiles, from: string, to: string): RenameRefusal | null {
  if (!names.has(from)) return { refused: 'unknown', ids: [...names.keys()] };
  const taken = names.get(to);
  if (taken !== undefined) return { refused: 'taken', by: taken };
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(to)) return { refused: 'bad-id' };
  const unreadable = files.filter(({ complete }) => !complete).map(({ path }) => path);
  return unreadable.length === 0 ? null : { refused: 'unreadable', files: unreadable };
}

/** Lines of a pasted list that name a card or the value of a choice by its id, which ends the line. */
function renameInList(
  file: CheckedFile,
  { id, item }: Named,
  { to, names }: { readonly to: string; readonly names: DeckNames },
): { text: string; places: number } {
  const list = readPasted(file.text, file.path, names);
  const { cards: _cards, id: own, name: _name, ...values } = list.data;
  const lines = Object.values(readDeck(list.data).sections).flat();
  const paths = [
    ...lines.flatMap(({ card, path }) => (card === id ? [path] : [])),
    ...Object.entries(values).flatMap(([key, value]) => (value === id ? [[key]] : [])),
    ...(own === id && item.file === file ? [['id']] : []),
  ];
  const lettered = paths.flatMap((path): Edit[] => {
    const line = list.locate(path);
    return line === null ? [] : [{ start: line.end - id.length, end: line.end, text: to }];
  });
  // One that has the id of its file says another one itself.
  const isNamedByFile = own === undefined && item.file === file;
  const edits = isNamedByFile ? [{ start: 0, end: 0, text: `id: ${to}\n` }, ...lettered] : lettered;
  return { text: applyEdits(file.text, edits), places: edits.length };
}

/** The record of translations knows texts by the id of what they belong to. */
function renameInRecord(
  { translations }: GameFiles,
  folder: string,
  { from, to }: Renaming,
): { path: string; text: string }[] {
  const entries = Object.entries(translations ?? {});
  const own = `${from}#`;
  if (!entries.some(([key]) => key.startsWith(own))) return [];
  const renamed = entries.map(
    ([key, prints]) =>
      [key.startsWith(own) ? `${to}#${key.slice(own.length)}` : key, prints] as const,
  );
  return [{ path: join(folder, RECORD), text: recordText(Object.fromEntries(renamed)) }];
}

/** Where a game still says an id that was renamed: in rules, templates and texts, which only people can read. */

export interface FileLeft {
  /** Absolute path. */
  readonly file: string;
  /** From 1, in ascending order. */
  readonly lines: readonly number[];
  /** Whether `cardwright build` writes it. */
  readonly made: boolean;
}

/** Files that a game is made of, in the order in which a place in them is likely to mean the id. */
const READ = ['ts', 'js', 'hbs', 'css', 'json', 'yaml', 'yml', 'txt', 'md'];

const MADE = ['rules/data.gen.ts', RECORD];

/** Files of the game that say `id` as a word of its own. Those that cannot be read are omitted. */
export function placesLeft({ paths }: GameFiles, folder: string, id: string): FileLeft[] {
  const pattern = wordPattern(id);
  return [...paths]
    .filter((path) => rankOf(path) >= 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((path) => {
      const file = join(folder, path);
      return { file, lines: linesWith(pattern, readIfThere(file)), made: MADE.includes(path) };
    })
    .filter(({ lines }) => lines.length > 0);
}

function rankOf(path: string): number {
  return READ.indexOf(path.replace(/^.*\./, ''));
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function linesWith(pattern: RegExp, text: string): number[] {
  return text.split('\n').flatMap((line, index) => (line.search(pattern) < 0 ? [] : [index + 1]));
}
