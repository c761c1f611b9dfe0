/** A YAML file of components with the changes of a table. */
import { declaredOrder } from '../../edit/fix.ts';
import { rewriteYaml, type KeysAt } from '../../edit/rewrite-yaml.ts';
import type { CheckedFile } from '../../link/game-files.ts';
import { readYaml } from '../../load/yaml/read-yaml.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import type { ChangedItem } from './changes.ts';
import { changeEntry, GONE, removeEntry } from './family-changes.ts';

/** What happens to the components of one file. */
export interface FileChanges {
  readonly changed: readonly ChangedItem[];
  readonly removed: readonly ChangedItem[];
  readonly added: readonly Readonly<Record<string, unknown>>[];
}

/** Why a file cannot be changed; each is a reason of CW5102. */
export type NotChanged = 'family' | 'single' | 'layout' | 'quote' | 'cells';

/** The new text, or why there is none. */
export function changeYaml(
  file: Pick<CheckedFile, 'path' | 'text' | 'data' | 'written'>,
  { changed, removed, added }: FileChanges,
  schema: JsonSchema,
): { readonly text: string } | NotChanged {
  const { data } = readYaml(file.text, file.path, file);
  const isList = Array.isArray(data);
  if (!isList && data !== null && data !== undefined && (added.length > 0 || removed.length > 0)) {
    return 'single';
  }
  const entries: unknown[] = isList ? [...(data as unknown[])] : [data];
  const placeOf = ({ item: { path } }: ChangedItem): number =>
    Number((file.written?.(path) ?? path)[0] ?? 0);
  for (const one of changed) if (!changeEntry(entries, placeOf(one), one)) return 'family';
  for (const one of removed) removeEntry(entries, placeOf(one), one);
  const kept = entries.filter((entry) => entry !== GONE && entry !== null && entry !== undefined);
  const after = isList || added.length > 0 ? [...kept, ...added] : kept[0];
  const text = rewriteYaml(file.text, after, keysIn(schema), data);
  return text === null ? 'layout' : { text };
}

/** Fields in the order of the schema, also of the exceptions of a family. */
function keysIn(schema: JsonSchema): KeysAt {
  return (path) => {
    const [index = 0, ...field] = typeof path[0] === 'number' ? path : [0, ...path];
    const own = field[0] === 'except' ? field.slice(2) : field;
    return declaredOrder(schema, [index, ...own]);
  };
}
