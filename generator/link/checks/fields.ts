/** What the schemas know of the names in checks: fields that do not exist, and what stands for one that is not written. */
import { isMapping } from '../../../kernel/index.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { nodesAlongPath } from '../../schema/walk.ts';
import type { GameFiles } from '../game-files.ts';
import { fieldsOfKind } from '../kinds.ts';

/** Where a name leads. */
export interface KnownField {
  /** The first word that leads nowhere, and the words that would. */
  readonly unknown: { readonly field: string; readonly known: readonly string[] } | null;
  /** Its value in a component that does not write it: lists and mappings are empty there. */
  readonly absent: unknown;
}

type Games = Pick<GameFiles, 'manifest' | 'schemas'>;

/** A place in the schema of a kind. */
interface Place {
  readonly kind: string;
  readonly path: readonly (string | number)[];
}

export function knownField(game: Games, kind: string, steps: readonly string[]): KnownField {
  let place: Place = { kind, path: [0] };
  let isList = false;
  for (const field of steps) {
    const holder = entryOf(game, place);
    isList ||= holder.isList;
    const known = wordsBelow(game, holder.place);
    if (known === null) return { unknown: null, absent: isList ? [] : null };
    if (!known.includes(field)) return { unknown: { field, known }, absent: null };
    place = { ...holder.place, path: [...holder.place.path, field] };
  }
  return { unknown: null, absent: absentAt(nodesAt(game, place), isList) };
}

/** Goes from a list to its entries, and from an id to what it names. */
function entryOf(game: Games, from: Place): { place: Place; isList: boolean } {
  let place = from;
  let isList = false;
  for (;;) {
    const nodes = nodesAt(game, place);
    const target = nodes.flatMap((node) => node['x-ref'] ?? [])[0];
    if (typeof target === 'string' && game.schemas.has(target)) place = { kind: target, path: [0] };
    else if (place.path.length > 1 && nodes.some(({ items }) => items !== undefined)) {
      place = { ...place, path: [...place.path, 0] };
      isList = true;
    } else return { place, isList };
  }
}

/** The names that are possible at a place; null where any is, or nobody knows. */
function wordsBelow(game: Games, { kind, path }: Place): readonly string[] | null {
  if (path.length === 1) return fieldsOfKind(game, kind);
  const nodes = nodesAt(game, { kind, path });
  const layout = nodes.flatMap((node) => node['x-layout'] ?? [])[0];
  if (layout !== undefined) {
    const signs = Object.values(layout.signs).filter((sign) => sign !== null);
    return ['columns', 'rows', ...new Set(signs)];
  }
  const names = nodes.flatMap(({ properties = {} }) => Object.keys(properties));
  const isOpen = names.length === 0 || nodes.some((node) => isMapping(node.additionalProperties));
  return isOpen ? null : [...new Set(names)];
}

function nodesAt({ schemas }: Games, { kind, path }: Place): readonly JsonSchema[] {
  const schema = schemas.get(kind);
  return schema === undefined ? [] : (nodesAlongPath(schema, path, true).at(-1) ?? []);
}

function absentAt(nodes: readonly JsonSchema[], isList: boolean): unknown {
  const types = nodes.map(({ type }) => type);
  if (isList || types.includes('array')) return [];
  if (types.includes('object')) return {};
  return nodes.find((node) => node.default !== undefined)?.default ?? null;
}
