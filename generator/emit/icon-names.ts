/**
 * The icons that editors offer where a schema says `x-icon`: a file of names beside the bundles, to which
 * these refer, because each of them would grow by a hundred kilobytes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconSetFolder, iconSetNames } from '../../kernel/index.ts';
import type { JsonSchema } from '../schema/json-schema.ts';

/** In `.cardwright/`, above the bundles: no kind of a game can have its name. */
export const ICON_NAMES = 'icons.schema.json';

const names = new Map<string, readonly string[]>();

/** `game-icons:broadsword`: all of a set that is installed. */
function namesIn(set: string): readonly string[] {
  const known = names.get(set);
  if (known !== undefined) return known;
  const text = readFileSync(join(iconSetFolder(set), 'icons.json'), 'utf8');
  const { icons } = JSON.parse(text) as { readonly icons: Readonly<Record<string, unknown>> };
  const found = Object.keys(icons)
    .toSorted()
    .map((name) => `${set}:${name}`);
  names.set(set, found);
  return found;
}

/** The names of every set that is installed. */
export function iconNames(): JsonSchema {
  const sets = iconSetNames().map((set) => [set, { enum: namesIn(set) }]);
  return { definitions: Object.fromEntries(sets) };
}

/** What a place that names an icon offers: the sets that its pattern admits. */
export function iconChoices({ pattern }: JsonSchema): JsonSchema[] {
  return iconSetNames()
    .filter((set) => pattern === undefined || admits(pattern, namesIn(set)[0] ?? ''))
    .map((set) => ({ $ref: `../${ICON_NAMES}#/definitions/${set}` }));
}

function admits(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    // What is wrong with it is reported by the check.
    return true;
  }
}
