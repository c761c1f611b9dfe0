/** What the schema of a file has to say of a place in it: for editors that do not read schemas themselves. */
import { inLocale, isMapping } from '../../kernel/index.ts';
import type { Text } from '../../engine/index.ts';
import type { CheckedGame } from '../check.ts';
import type { GameFiles, Named } from '../link/game-files.ts';
import { sheetIds } from '../link/sheet-ids.ts';
import { classifier } from '../roles.ts';
import { schemaName } from './file-schemas.ts';
import type { JsonSchema } from './json-schema.ts';
import { nodesAlongPath } from './walk.ts';

/** A step of a path, with the plain values that are beside it: they say which branch of a schema applies. */
export interface OfferedStep {
  readonly step: string | number;
  readonly beside: Readonly<Record<string, string>>;
}

export interface OfferedWord {
  readonly word: string;
  readonly about: string;
}

export interface OfferedAt {
  /** What the place is, for its reader. */
  readonly about: string;
  /** Keys of a mapping there, those that it must have first. */
  readonly keys: readonly OfferedWord[];
  /** Words and ids that may be there. */
  readonly values: readonly OfferedWord[];
}

/** `inside`: the plain values of the mapping at the place itself. Null for a file without a schema. */
export function offeredAt(
  checked: CheckedGame,
  file: string,
  path: readonly OfferedStep[],
  inside: OfferedStep['beside'],
): OfferedAt | null {
  const [role] = classifier(checked.manifest)(file);
  const root = role === undefined ? undefined : checked.schemas.schemas.get(schemaName(role));
  if (root === undefined) return null;
  const beside = [...path.map((one) => one.beside), inside];
  const nodes =
    nodesAlongPath(
      root,
      path.map(({ step }) => step),
      true,
      (node, level) => !excludes(node, beside[level] ?? {}),
    ).at(-1) ?? [];
  const { describe } = checked.schemas;
  return {
    about: describe(aboutOf(nodes)),
    keys: keysOf(nodes).map(({ word, about }) => ({ word, about: describe(about) })),
    values: valuesOf(nodes, checked.game).map(({ word, about }) => ({
      word,
      about: describe(about),
    })),
  };
}

/** Whether what is written beside a place excludes a schema: `op: hit` excludes all other operations. */
export function excludes(
  { properties = {} }: JsonSchema,
  values: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(values).some(([key, value]) => {
    const wanted = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (typeof wanted !== 'object' || !isPlain(wanted.const)) return false;
    return isPlain(value) && String(wanted.const) !== String(value);
  });
}

/** The description that is closest to the place; a title where there is none. */
export function aboutOf(nodes: readonly JsonSchema[]): string {
  const described = nodes.find(({ description }) => description !== undefined);
  return described?.description ?? nodes.find(({ title }) => title !== undefined)?.title ?? '';
}

export function keysOf(nodes: readonly JsonSchema[]): OfferedWord[] {
  const found = new Map<string, string>();
  const required = new Set(nodes.flatMap((node) => node.required ?? []));
  for (const { properties = {} } of nodes) {
    for (const [word, inner] of Object.entries(properties)) {
      const about = typeof inner === 'object' ? (inner.description ?? inner.title ?? '') : '';
      if (inner !== false && (found.get(word) ?? '') === '') found.set(word, about);
    }
  }
  return Array.from(found, ([word, about]) => ({ word, about })).toSorted(
    (one, other) => Number(required.has(other.word)) - Number(required.has(one.word)),
  );
}

export function valuesOf(nodes: readonly JsonSchema[], game: GameFiles): OfferedWord[] {
  const found = new Map<string, string>();
  for (const node of nodes) {
    const about = node.description ?? '';
    const words = [...(node.enum ?? []), ...(node.const === undefined ? [] : [node.const])];
    if (node.type === 'boolean') words.push(true, false);
    for (const word of words.filter(isPlain)) {
      if (!found.has(String(word))) found.set(String(word), node.const === undefined ? '' : about);
    }
    for (const [id, name] of idsOf(node, game)) if (!found.has(id)) found.set(id, name);
  }
  return Array.from(found, ([word, about]) => ({ word, about }));
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Ids of the kinds that a place names, with the names of what they mean. */
function idsOf(node: JsonSchema, game: GameFiles): [id: string, name: string][] {
  const { 'x-ref': ref, 'x-complete': complete, 'x-pattern': pattern } = node;
  const kinds = pattern === true ? ['pattern'] : [ref ?? complete ?? []].flat();
  if (kinds.length === 0) return [];
  const sheets = kinds.includes('sheet') ? sheetIds(game) : [];
  const named = [...game.names.values()].filter(
    ({ kind, fixture }) => !fixture && kinds.includes(kind),
  );
  return [
    ...sheets.map((id): [string, string] => [id, '']),
    ...named.map((one): [string, string] => [one.id, nameOf(one, game.manifest.locales[0])]),
  ];
}

/** Its name, or the title of a pattern; empty for what has none. */
export function nameOf({ item }: Named, locale = 'en'): string {
  const name = item.value['name'] ?? item.value['title'];
  if (typeof name !== 'string' && !isMapping(name)) return '';
  return inLocale(name as Text, locale);
}
