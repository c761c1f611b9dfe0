/** Where the files of a game mean an id: its definition, what refers to it by schema, what names it freely. */
import { isMapping } from '../../kernel/index.ts';
import type { Path } from '../../diagnostics/index.ts';
import type { CheckedFile, GameFiles, Named } from '../link/game-files.ts';
import { reservedWords } from '../link/names.ts';
import { isInPositions } from '../link/positions.ts';
import { schemaName } from '../schema/file-schemas.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { nodesAlongPath } from '../schema/walk.ts';
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
const FREE = ['deck', 'scenarios', 'construction', 'game', 'print', 'box'];

/** Keys whose text is never an id. */
const TEXT_KEYS = ['title', 'name', 'notes', 'clauses', 'clause', 'code', 'use', 'description'];

/** `when: judge` is a word, `when: [place orc-ravager (4,3)]` are actions. */
function isTextKey(key: string, value: unknown): boolean {
  return TEXT_KEYS.includes(key) || (key === 'when' && typeof value === 'string');
}

interface IdReading {
  /** Whether the game has a word that reads like the id. Then only what says the kind is taken for the id. */
  readonly isWord: boolean;
  readonly schema: JsonSchema;
}

function freeUses(
  { data, role }: CheckedFile,
  { id, kind }: Named,
  { isWord, schema }: IdReading,
): ScalarPlace[] {
  const word = isWord ? null : wordPattern(id);
  return usesBelow(data, []);

  function usesBelow(value: unknown, path: Path): ScalarPlace[] {
    if (value === id) return isWord && !saysKind(path) ? [] : [{ path, part: 'value' }];
    if (isNotation(value, path)) return [{ path, part: 'value', among: true }];
    if (Array.isArray(value)) return value.flatMap((item, i) => usesBelow(item, [...path, i]));
    if (!isMapping(value)) return [];
    return Object.entries(value).flatMap(([key, item]) => {
      if (isTextKey(key, item) || (path.length === 0 && key === 'id')) return [];
      return [...keyUse(key, path), ...usesBelow(item, [...path, key])];
    });
  }

  /** Play is written in the notation of the game: `place orc-ravager (4,3)`, `10 x orc-ravager`. */
  function isNotation(value: unknown, path: Path): boolean {
    if (word === null || typeof value !== 'string') return false;
    const mayBe = role.role === 'scenarios' || (role.role === 'game' && isInPositions(path));
    return mayBe && value.search(word) >= 0;
  }

  function keyUse(key: string, path: Path): ScalarPlace[] {
    if (key !== id && isNotation(key, path))
      return [{ path: [...path, key], part: 'key', among: true }];
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
