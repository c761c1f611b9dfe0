/** What `cardwright check --fix` mends: only what cannot change the meaning of a file. */
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import type { Path } from '../../diagnostics/index.ts';
import { GameChecker, type CheckResult } from '../check.ts';
import { isMapping, itemsOf, type CheckedFile } from '../link/game-files.ts';
import { isYaml, schemaPath } from '../link/modelines.ts';
import { readYaml } from '../load/yaml/read-yaml.ts';
import { schemaName } from '../schema/file-schemas.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { nodesAlongPath } from '../schema/nodes-at.ts';
import { writeAtomically } from '../write-atomically.ts';
import { migrate } from './migrations.ts';
import { setModeline } from './modeline.ts';
import { orderKeys } from './order-keys.ts';

/** One file that was mended. */
export interface Mended {
  /** Absolute path. */
  readonly file: string;
  /** What was done, each in a few words. */
  readonly done: readonly string[];
}

/** Mends a game and writes the files that changed. Files that cannot be read are left alone. */
export function fixGame(folder: string): Mended[] {
  const result = new GameChecker(folder).check();
  return (result.game?.files ?? [])
    .filter((file) => isYaml(file) && file.complete && file.data !== undefined)
    .flatMap((file) => {
      const { text, done } = mend(file, result);
      if (done.length === 0) return [];
      const path = join(folder, file.path);
      writeAtomically(path, text);
      return [{ file: path, done }];
    });
}

/** Each step starts from the text that the one before left; a step that would change the data is not taken. */
function mend(file: CheckedFile, result: CheckResult): { text: string; done: string[] } {
  const steps: [string, (text: string) => string, mayChangeData?: true][] = [
    ['format brought up to date', (text) => migrated(text, file), true],
    ['schema line', (text) => setModeline(text, schemaPath(file))],
    ['key order', (text) => orderedKeys(text, file, result)],
  ];
  let { text } = file;
  const done: string[] = [];
  for (const [name, step, mayChangeData] of steps) {
    const next = step(text);
    if (next === text || (mayChangeData !== true && !sameData(text, next, file.path))) continue;
    text = next;
    done.push(name);
  }
  return { text, done };
}

function sameData(before: string, after: string, path: string): boolean {
  return isDeepStrictEqual(readYaml(before, path).data, readYaml(after, path).data);
}

function migrated(text: string, file: CheckedFile): string {
  return file.role.role === 'game' && isMapping(file.data) ? migrate(text, file.data) : text;
}

/** Files whose keys have an order of their own: the one in which their schema declares them. */
const ORDERED = ['component', 'patterns', 'deck', 'game'];

function orderedKeys(text: string, file: CheckedFile, { schemas }: CheckResult): string {
  const schema = schemas?.schemas.get(schemaName(file.role));
  if (schema === undefined || !ORDERED.includes(file.role.role)) return text;
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

function declaredOrder(schema: JsonSchema, path: Path): string[] {
  const nodes = nodesAlongPath(schema, path, false).at(-1) ?? [];
  return [...new Set(nodes.flatMap((node) => Object.keys(node.properties ?? {})))];
}

/** Keys that the schema does not name may stand anywhere. */
function isOrdered(keys: readonly string[], order: readonly string[]): boolean {
  const places = keys.map((key) => order.indexOf(key)).filter((place) => place >= 0);
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
}
