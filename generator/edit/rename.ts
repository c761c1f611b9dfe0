/** Renames an id everywhere in a game: where it is defined, and wherever a file means it. */
import { join } from 'node:path';
import type { Part, Path } from '../../diagnostics/index.ts';
import type { CheckResult } from '../check.ts';
import { isMapping, type CheckedFile, type GameFiles, type Named } from '../link/game-files.ts';
import { pathIn } from '../validate/validator.ts';
import { writeAtomically } from '../write-atomically.ts';
import { renameScalars } from './rename-scalars.ts';

/** A place that means the id. */
interface Use {
  readonly path: Path;
  readonly part: Part;
}

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
  | { readonly refused: 'bad-id' };

/** Renames `from` to `to` in all files and writes them. Nothing is written when it is refused. */
export function renameId(
  { game, folder }: CheckResult & { readonly game: GameFiles },
  from: string,
  to: string,
): RenamedFile[] | RenameRefusal {
  const named = game.names.get(from);
  if (named === undefined) return { refused: 'unknown', ids: [...game.names.keys()] };
  const taken = game.names.get(to);
  if (taken !== undefined) return { refused: 'taken', by: taken };
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(to)) return { refused: 'bad-id' };
  const edits = game.files.flatMap((file) => {
    const { text, places } = file.path.endsWith('.txt')
      ? renameInList(file.text, from, to)
      : renameScalars(file.text, usesIn(file, named, game), to);
    return places === 0 ? [] : [{ path: join(folder, file.path), text, places }];
  });
  for (const { path, text } of edits) writeAtomically(path, text);
  return edits.map(({ path, places }) => ({ file: path, places }));
}

/** Lines of a pasted list that name the card, or the value of a choice, by its id. */
function renameInList(text: string, from: string, to: string): { text: string; places: number } {
  const line = new RegExp(
    `^(\\s*(?:\\d+\\s*[x×]?\\s+|(?!id|name)[a-zA-Z0-9]+\\s*[:：]\\s*)?)${from}(?=\\s*(?:#.*)?$)`,
    'gmu',
  );
  return {
    text: text.replace(line, (_, head: string) => head + to),
    places: [...text.matchAll(line)].length,
  };
}

/** Places in a file that mean `named`. */
function usesIn(file: CheckedFile, named: Named, game: GameFiles): Use[] {
  if (file.data === undefined) return [];
  return [...definition(file, named), ...mentions(file, named), ...freeUses(file, named, game)];
}

function definition(file: CheckedFile, { item }: Named): Use[] {
  return item.file === file ? [{ path: [...item.path, 'id'], part: 'value' }] : [];
}

/** Places whose schema says that they hold an id of this kind. */
function mentions(file: CheckedFile, { id, kind }: Named): Use[] {
  return [...file.mentions['x-ref'], ...file.mentions['x-pattern']]
    .filter(({ value, keyword, argument }) => {
      if (value !== id) return false;
      return keyword === 'x-pattern' ? kind === 'pattern' : [argument].flat().includes(kind);
    })
    .map(({ pointer }) => ({ path: pathIn(file.data, pointer), part: 'value' }));
}

/** Files that name ids freely: no schema knows of which kind they are. */
const FREE = ['deck', 'scenarios', 'construction', 'game'];

/** Keys below which a text is never an id. */
const WORDS = ['title', 'name', 'notes', 'clauses', 'clause', 'code', 'use', 'when', 'description'];

function freeUses(file: CheckedFile, { id, kind }: Named, { schemas }: GameFiles): Use[] {
  if (!FREE.includes(file.role.role)) return [];
  const isWord = closedWords(schemas).has(id);
  return usesBelow(file.data, []);

  function usesBelow(value: unknown, path: Path): Use[] {
    // A word of a closed list is not the id, although it reads like it.
    if (value === id) return isWord && !namesKind(path) ? [] : [{ path, part: 'value' }];
    if (Array.isArray(value)) return value.flatMap((item, i) => usesBelow(item, [...path, i]));
    if (!isMapping(value)) return [];
    return Object.entries(value).flatMap(([key, item]) => {
      if (WORDS.includes(key) || (path.length === 0 && key === 'id')) return [];
      const at = [...path, key];
      return [...(key === id ? [{ path: at, part: 'key' as const }] : []), ...usesBelow(item, at)];
    });
  }

  function namesKind(path: Path): boolean {
    return path.some((step) => typeof step === 'string' && step.toLowerCase().includes(kind));
  }
}

/** Every word that an enumeration of the game's schemas lists. */
function closedWords(schemas: GameFiles['schemas']): Set<unknown> {
  const words = new Set<unknown>();
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { enum: list } = node as { enum?: unknown };
    if (Array.isArray(list)) for (const word of list) words.add(word);
    Object.values(node).forEach(collect);
  };
  schemas.forEach(collect);
  return words;
}
