/** Ids name one thing each; so do values that a schema marks as unique. */
import { fault, type Fault, noteWords } from '../../diagnostics/index.ts';
import { nodesAlongPath } from '../schema/walk.ts';
import { codeOf } from '../validate/faults.ts';
import { schemaName } from '../schema/file-schemas.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { isMapping, remember } from '../../kernel/index.ts';
import {
  type CheckedFile,
  type GameFiles,
  itemsOf,
  type LinkCheck,
  type Named,
} from './game-files.ts';
import { NameTable } from './name-table.ts';
import { pathIn, type Mention } from '../validate/validator.ts';
import { withRule } from './references.ts';

interface Names {
  readonly names: NameTable;
  readonly faults: readonly Fault[];
}

/**
 * Collects every id of the game; an id names one thing only. The first in the order of files keeps it.
 * `before`: those of the last check.
 */
export function collectNames(
  files: readonly CheckedFile[],
  schemas: ReadonlyMap<string, JsonSchema>,
  before: NameTable | null = null,
): Names {
  const all: Named[] = [];
  for (const file of files) all.push(...namedIn(file));
  const names = new NameTable(all, before);
  if (names.areUnique) return { names, faults: [] };
  const faults = all.flatMap((named) => {
    const first = names.get(named.id);
    const isSecond = first !== undefined && first !== named && !isNameless(named);
    return isSecond ? [duplicate(named, first, schemas)] : [];
  });
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
function isNameless({ item }: Named): boolean {
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
          message: noteWords().definedHere(first.id),
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

/** The words of a game that are no ids: of its enumerations, and what game.yaml and construction.yaml give names to. */
export function reservedWords({ manifest, schemas, files }: GameFiles): ReadonlySet<unknown> {
  const construction = files.find(({ role }) => role.role === 'construction')?.data;
  const choices = isMapping(construction) ? construction['choices'] : {};
  const words = new Set<unknown>([
    ...Object.keys(manifest.kinds),
    ...Object.keys(manifest.options ?? {}),
    ...Object.keys(isMapping(choices) ? choices : {}),
  ]);
  for (const schema of schemas.values()) for (const word of enumsIn(schema)) words.add(word);
  return words;
}

const enumsIn = remember((schema: JsonSchema): ReadonlySet<unknown> => {
  const words = new Set<unknown>();
  collectEnums(schema, words);
  return words;
});

function collectEnums(node: unknown, words: Set<unknown>): void {
  if (typeof node !== 'object' || node === null) return;
  const { enum: list } = node as { enum?: unknown };
  if (Array.isArray(list)) for (const word of list) words.add(word);
  for (const inner of Object.values(node)) collectEnums(inner, words);
}

/** Values that the schema of a kind marks with `x-unique` are on one component only. */
export const uniqueValues: LinkCheck = ({ files }) => repeatedValues(files);

/** The first in the order of files keeps the value; every other that has it too is a fault. */
export function repeatedValues(files: readonly CheckedFile[]): Fault[] {
  const first = new Map<string, Marked>();
  const faults: Fault[] = [];
  for (const marked of files.flatMap(markedIn)) {
    const keys = marked.values.map((value) => `${marked.field}\n${value}`);
    const taken = keys.findIndex((key) => first.has(key));
    if (taken === -1) for (const key of keys) first.set(key, marked);
    else faults.push(repeated(marked, marked.values[taken]!, first.get(keys[taken]!)!));
  }
  return faults;
}

interface Marked {
  readonly file: CheckedFile;
  readonly mention: Mention;
  readonly kind: string;
  /** Kind and place in the component: `card/name`. */
  readonly field: string;
  /** Of a text, what it is in any language. */
  readonly values: readonly string[];
}

const markedIn = remember((file: CheckedFile): readonly Marked[] => {
  if (file.role.role !== 'component') return [];
  const { kind } = file.role;
  return file.mentions['x-unique'].map((mention) => {
    const inComponent = Array.isArray(file.data)
      ? mention.pointer.replace(/^\/\d+/, '')
      : mention.pointer;
    const { value } = mention;
    const values = new Set((isMapping(value) ? Object.values(value) : [value]).map(String));
    return { file, mention, kind, field: `${kind}${inComponent}`, values: [...values] };
  });
});

function repeated({ file, mention, kind }: Marked, value: string, before: Marked): Fault {
  const path = pathIn(file.data, mention.pointer);
  const related = {
    message: noteWords().alreadyHere(value),
    file: before.file.path,
    path: pathIn(before.file.data, before.mention.pointer),
  };
  const place = { file: file.path, path, related: [related] };
  const made = fault('CW1221', place, { kind, property: String(path.at(-1)), value });
  return withRule(made, mention, 'repeated-value');
}
