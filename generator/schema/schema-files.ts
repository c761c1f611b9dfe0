import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { packageRoot } from '../../kernel/index.ts';
import type { SchemaFiles } from './bundle.ts';
import type { JsonSchema } from './json-schema.ts';

/** Begins the address of what every game may refer to. */
export const SHARED = 'cardwright:';

/** Parsed schema files of a game folder, by path relative to it (`schemas/unit.schema.json`). */
export type GameSchemas = ReadonlyMap<string, JsonSchema>;

/**
 * The files that `bundle` may read: those of the game, the shared words by `cardwright:<name>`, and
 * documents that are made from the game's data, by their whole address.
 */
export function schemaFiles(own: GameSchemas, made: GameSchemas = new Map()): SchemaFiles {
  return {
    read: (address) =>
      made.get(address) ??
      (address.startsWith(SHARED)
        ? readShared(address.slice(SHARED.length))
        : (own.get(address) ?? null)),
    resolve(reference, from) {
      if (reference.startsWith(SHARED)) return reference;
      if (from.startsWith(SHARED)) return SHARED + inside(from.slice(SHARED.length), reference);
      const path = inside(from, reference);
      return path.startsWith('../') ? null : path;
    },
  };
}

function inside(from: string, reference: string): string {
  return posix.normalize(posix.join(posix.dirname(from), reference));
}

const shared = new Map<string, JsonSchema | null>();

/** A schema of the package's `schemas/` folder, or null. The name cannot leave that folder. */
export function readShared(name: string): JsonSchema | null {
  const known = shared.get(name);
  if (known !== undefined) return known;
  const schema = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.schema\.json$/.test(name) ? readFile(name) : null;
  shared.set(name, schema);
  return schema;
}

/** The names of the schemas in that folder. */
export function sharedNames(): string[] {
  const folder = join(packageRoot(), 'schemas');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.schema.json'))
    .map(({ parentPath, name }) => posixPath(relative(folder, join(parentPath, name))))
    .toSorted();
}

function posixPath(path: string): string {
  return path.replaceAll('\\', '/');
}

/** All of them, as they are written. */
export function sharedTexts(): string {
  texts ??= sharedNames()
    .map((name) => readFileSync(join(packageRoot(), 'schemas', name), 'utf8'))
    .join('\n');
  return texts;
}

let texts: string | undefined;

function readFile(name: string): JsonSchema | null {
  try {
    return JSON.parse(readFileSync(join(packageRoot(), 'schemas', name), 'utf8')) as JsonSchema;
  } catch {
    return null;
  }
}
