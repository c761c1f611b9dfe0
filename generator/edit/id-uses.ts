/** Where the files of a game mean an id: its definition, what refers to it by schema, what names it freely. */
import type { Path } from '../../diagnostics/index.ts';
import { isMapping, type CheckedFile, type GameFiles, type Named } from '../link/game-files.ts';
import { schemaName } from '../schema/file-schemas.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { nodesAlongPath } from '../schema/nodes-at.ts';
import { pathIn } from '../validate/validator.ts';
import { wordPattern, type ScalarPlace } from './rename-scalars.ts';

/** Finds the places that mean one id. */
export function idUses(named: Named, game: GameFiles): (file: CheckedFile) => ScalarPlace[] {
  const isWord = reservedWords(game).has(named.id);
  return (file) => {
    if (file.data === undefined) return [];
    const schema = game.schemas.get(schemaName(file.role)) ?? {};
    const free = FREE.includes(file.role.role) ? freeUses(file, named, { isWord, schema }) : [];
    return [...definition(file, named), ...mentions(file, named), ...free];
  };
}

function definition(file: CheckedFile, { item }: Named): ScalarPlace[] {
  return item.file === file ? [{ path: [...item.path, 'id'], part: 'value' }] : [];
}

/** Places whose schema says that they hold an id of this kind. */
function mentions(file: CheckedFile, { id, kind }: Named): ScalarPlace[] {
  return [...file.mentions['x-ref'], ...file.mentions['x-pattern']]
    .filter(({ value, keyword, argument }) => {
      if (value !== id) return false;
      return keyword === 'x-pattern' ? kind === 'pattern' : [argument].flat().includes(kind);
    })
    .map(({ pointer }) => ({ path: pathIn(file.data, pointer), part: 'value' }));
}

/** Files that name ids freely: no schema knows of which kind they are. */
const FREE = ['deck', 'scenarios', 'construction', 'game', 'print'];

/** Keys whose text is never an id. */
const WORDS = ['title', 'name', 'notes', 'clauses', 'clause', 'code', 'use', 'description'];

/** `when: judge` is a word, `when: [place orc-ravager (4,3)]` are actions. */
function isWordKey(key: string, value: unknown): boolean {
  return WORDS.includes(key) || (key === 'when' && typeof value === 'string');
}

interface Reading {
  /** Whether the game has a word that reads like the id. Then only what says the kind is taken for the id. */
  readonly isWord: boolean;
  readonly schema: JsonSchema;
}

function freeUses(
  { data, role }: CheckedFile,
  { id, kind }: Named,
  { isWord, schema }: Reading,
): ScalarPlace[] {
  const word = role.role === 'scenarios' && !isWord ? wordPattern(id) : null;
  return usesBelow(data, []);

  function usesBelow(value: unknown, path: Path): ScalarPlace[] {
    if (value === id) return isWord && !saysKind(path) ? [] : [{ path, part: 'value' }];
    if (isNotation(value)) return [{ path, part: 'value', among: true }];
    if (Array.isArray(value)) return value.flatMap((item, i) => usesBelow(item, [...path, i]));
    if (!isMapping(value)) return [];
    return Object.entries(value).flatMap(([key, item]) => {
      if (isWordKey(key, item) || (path.length === 0 && key === 'id')) return [];
      return [...keyUse(key, path), ...usesBelow(item, [...path, key])];
    });
  }

  /** Scenarios write play in the notation of their game: `place orc-ravager (4,3)`. */
  function isNotation(value: unknown): boolean {
    return word !== null && typeof value === 'string' && value.search(word) >= 0;
  }

  function keyUse(key: string, path: Path): ScalarPlace[] {
    if (key !== id && isNotation(key)) return [{ path: [...path, key], part: 'key', among: true }];
    if (key !== id || isProperty(key, path) || (isWord && !saysKind(path))) return [];
    return [{ path: [...path, key], part: 'key' }];
  }

  /** Whether the schema of the file has a property of this name here. */
  function isProperty(key: string, path: Path): boolean {
    const here = nodesAlongPath(schema, path, true).at(-1) ?? [];
    return here.some(({ properties = {} }) => Object.hasOwn(properties, key));
  }

  function saysKind(path: Path): boolean {
    return path.some((step) => typeof step === 'string' && step.toLowerCase().includes(kind));
  }
}

/** The words of a game that are no ids: of its enumerations, and what game.yaml and construction.yaml give names to. */
function reservedWords({ manifest, schemas, files }: GameFiles): ReadonlySet<unknown> {
  const construction = files.find(({ role }) => role.role === 'construction')?.data;
  const choices = isMapping(construction) ? construction['choices'] : {};
  const words = new Set<unknown>([
    ...Object.keys(manifest.kinds),
    ...Object.keys(manifest.options ?? {}),
    ...Object.keys(isMapping(choices) ? choices : {}),
  ]);
  schemas.forEach((schema) => collectEnums(schema, words));
  return words;
}

function collectEnums(node: unknown, words: Set<unknown>): void {
  if (typeof node !== 'object' || node === null) return;
  const { enum: list } = node as { enum?: unknown };
  if (Array.isArray(list)) for (const word of list) words.add(word);
  for (const inner of Object.values(node)) collectEnums(inner, words);
}
