import { fault, type Fault } from '../../diagnostics/index.ts';
import { nodesAlongPath } from '../schema/nodes-at.ts';
import { codeOf } from '../validate/faults.ts';
import { schemaName } from '../schema/file-schemas.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { remember } from '../remember.ts';
import { itemsOf, type CheckedFile, type Named } from './game-files.ts';

export interface Names {
  readonly names: ReadonlyMap<string, Named>;
  readonly faults: readonly Fault[];
}

/** Collects every id of the game; an id names one thing only. The first in the order of files keeps it. */
export function collectNames(
  files: readonly CheckedFile[],
  schemas: ReadonlyMap<string, JsonSchema>,
): Names {
  const names = new Map<string, Named>();
  const faults: Fault[] = [];
  for (const file of files) {
    for (const named of namedIn(file)) {
      const first = names.get(named.id);
      if (first === undefined) names.set(named.id, named);
      else if (!isNameless(named)) faults.push(duplicate(named, first, schemas));
    }
  }
  return { names, faults };
}

/** What a file gives ids to, in its order. */
export const namedIn = remember((file: CheckedFile): readonly Named[] => {
  const kind = kindOf(file);
  if (kind === null) return [];
  const fixture = file.role.role === 'component' && file.role.fixture;
  const named: Named[] = [];
  for (const item of itemsOf(file)) {
    const { id } = item.value;
    if (typeof id === 'string') named.push({ kind, id, fixture, item });
    else if (isList(file)) named.push({ kind, id: deckId(file.path), fixture, item });
  }
  return named;
});

/** A pasted list need not say its id; its file does. */
function isList({ path, role }: CheckedFile): boolean {
  return role.role === 'deck' && path.endsWith('.txt');
}

/** Whether something has the id of its file, because it says none. */
export function isNameless({ item }: Named): boolean {
  return item.value['id'] === undefined;
}

/** `decks/dwarf-gun-wall.txt` → `dwarf-gun-wall`. */
export function deckId(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
}

function kindOf({ role }: CheckedFile): string | null {
  if (role.role === 'component') return role.kind;
  if (role.role === 'patterns') return 'pattern';
  return role.role === 'deck' ? 'deck' : null;
}

function duplicate(named: Named, first: Named, schemas: ReadonlyMap<string, JsonSchema>): Fault {
  const { file, path } = named.item;
  const made = fault(
    'CW1201',
    {
      file: file.path,
      path: [...path, 'id'],
      related: [
        {
          message: `"${first.id}" is defined here.`,
          file: first.item.file.path,
          path: [...first.item.path, 'id'],
        },
      ],
    },
    { id: named.id, kind: named.kind, otherKind: first.kind },
  );
  const schema = schemas.get(schemaName(file.role));
  const nodes = schema === undefined ? [] : nodesAlongPath(schema, [...path, 'id'], false);
  const rule = nodes
    .toReversed()
    .flat()
    .map((node) => codeOf(node, 'duplicate-id'))
    .find((own) => own !== undefined);
  return rule === undefined ? made : { ...made, rule };
}
