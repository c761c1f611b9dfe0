/** What a spreadsheet can show and refuse in a column: its note, what may be chosen, how large a number may be. */
import type { GameFiles } from '../../link/game-files.ts';
import type { Describe } from '../../schema/descriptions.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { nodesAt } from './columns.ts';

export interface ColumnForm {
  /** What the field is, and the words or ids of a list. */
  readonly note: string;
  /** `strict`: nothing else is one. */
  readonly choices: { readonly values: readonly string[]; readonly strict: boolean } | null;
  readonly bounds: Bounds | null;
  /** Whether all that is typed stays as it is: `1-2` does not become a date. */
  readonly isText: boolean;
}

/** Limits of a number, both inclusive. */
export interface Bounds {
  readonly whole: boolean;
  readonly least: number | null;
  readonly most: number | null;
}

/** Words that a note lists. */
const MOST_WORDS = 60;

export function columnForm(
  schema: JsonSchema,
  path: readonly string[],
  { names, describe }: { readonly names: GameFiles['names']; readonly describe: Describe },
): ColumnForm {
  const nodes = nodesAt(schema, path);
  const types = new Set(nodes.flatMap(({ type }) => type ?? []));
  const isNumber = types.has('integer') || types.has('number');
  const single = choicesOf(nodes, names);
  const items = choicesOf(nodesAt(schema, [...path, 0]), names);
  const listed = single?.values ?? items?.values ?? [];
  return {
    note: [...aboutOf(schema, path).map(describe), wordsShown(listed)].filter(Boolean).join('\n\n'),
    choices: single,
    bounds: isNumber && single === null && types.size === 1 ? boundsOf(nodes, types) : null,
    isText: !isNumber && !types.has('boolean'),
  };
}

/** The description of the field, or of the nearest that it is a part of. */
function aboutOf(schema: JsonSchema, path: readonly string[]): string[] {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const found = nodesAt(schema, path.slice(0, depth)).find(({ description }) => description);
    if (found?.description !== undefined) return [found.description];
  }
  return [];
}

function wordsShown(words: readonly string[]): string {
  const shown = words.slice(0, MOST_WORDS).join(', ');
  return words.length > MOST_WORDS ? `${shown}, …` : shown;
}

/** Words of an enumeration, ids of what is referred to, yes and no; null where anything else may be. */
function choicesOf(nodes: readonly JsonSchema[], names: GameFiles['names']): ColumnForm['choices'] {
  const words = nodes.flatMap((node) => [
    ...(node.enum ?? []),
    ...('const' in node ? [node.const] : []),
  ]);
  const kinds = nodes.flatMap((node) => [
    ...[node['x-ref'] ?? node['x-complete'] ?? []].flat(),
    ...(node['x-pattern'] === true ? ['pattern'] : []),
  ]);
  if (kinds.length > 0) {
    const ids = [...names.values()]
      .filter(({ kind, fixture }) => !fixture && kinds.includes(kind))
      .map(({ id }) => id);
    return ids.length === 0 ? null : { values: [...new Set(ids)], strict: false };
  }
  if (nodes.some(({ type }) => type === 'boolean')) {
    return { values: ['TRUE', 'FALSE'], strict: true };
  }
  if (words.length === 0) return null;
  return { values: [...new Set(words.map(String))], strict: nodes.every(isClosed) };
}

/** Whether a schema allows nothing but words that it names, or says nothing of the sort. */
function isClosed(node: JsonSchema): boolean {
  return node.type === undefined || 'enum' in node || 'const' in node;
}

function boundsOf(nodes: readonly JsonSchema[], types: ReadonlySet<string>): Bounds {
  const limit = (key: string): number | null =>
    nodes.map((node) => (node as Record<string, unknown>)[key]).find(isNumber) ?? null;
  return { whole: !types.has('number'), least: limit('minimum'), most: limit('maximum') };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
