import { catalogue, type Code, fault, type Fault } from '../../diagnostics/index.ts';
import { nearest, remember } from '../../kernel/index.ts';
import { schemaName } from '../schema/file-schemas.ts';
import { codeOf, governingCode } from '../validate/faults.ts';
import { pathIn, type Mention } from '../validate/validator.ts';
import {
  hasUnreachedFolder,
  itemsOf,
  type CheckedFile,
  type GameFiles,
  type LinkCheck,
  type Named,
} from './game-files.ts';
import type { KnownIds } from './name-table.ts';

/** Every id that is referred to exists and is of the kind that is needed. */
export const references: LinkCheck = (game) => {
  const faults: Fault[] = [];
  for (const file of game.files) {
    if (areAllThere(file, game.names.ids)) continue;
    for (const [id, mentions] of referencesIn(file)) {
      const named = visible(game, file, id);
      for (const mention of mentions) {
        if (named !== undefined && wants(mention, named.kind)) continue;
        faults.push(...broken(mention, named, file, game));
      }
    }
  }
  return faults;
};

/** Whether nothing is wrong with what a file refers to; while the ids are the same, nothing comes to be. */
const areAllThere = remember((file: CheckedFile, ids: KnownIds): boolean =>
  Array.from(referencesIn(file)).every(([id, mentions]) => {
    const known = seen(ids.get(id), file);
    return known !== undefined && mentions.every((mention) => wants(mention, known.kind));
  }),
);

/** The ids that a file refers to: cards of one file share most of them. */
const referencesIn = remember((file: CheckedFile): ReadonlyMap<string, readonly Mention[]> => {
  const byId = new Map<string, Mention[]>();
  for (const mention of file.mentions['x-ref']) {
    if (typeof mention.value !== 'string') continue;
    const known = byId.get(mention.value);
    if (known === undefined) byId.set(mention.value, [mention]);
    else known.push(mention);
  }
  return byId;
});

/** `x-ref` of an id that may be of any kind. */
const ANY = '*';

function wants({ argument }: Mention, kind: string): boolean {
  if (argument === ANY) return true;
  return Array.isArray(argument) ? argument.includes(kind) : argument === kind;
}

function broken(
  mention: Mention,
  named: Named | undefined,
  file: CheckedFile,
  game: GameFiles,
): Fault[] {
  const id = mention.value as string;
  const wanted = [mention.argument].flat() as string[];
  const isAny = mention.argument === ANY;
  const kinds = isAny ? [...new Set([...game.names.values()].map(({ kind }) => kind))] : wanted;
  if (named === undefined && isIncomplete(game, kinds)) return [];
  const made = withRule(named === undefined ? unknown() : wrongKind(named), mention);
  return [withGoverningRule(made, file, game)];

  function unknown(): Fault {
    const what = isAny ? 'deck or component' : kinds.join(' or ');
    return fault('CW1203', place(), { what, id, nearest: nearest(id, idsOf(game, file, kinds)) });
  }
  function wrongKind({ kind: actual }: Named): Fault {
    const near = nearest(id, idsOf(game, file, kinds));
    return fault('CW1204', place(), { id, actual, needed: kinds, nearest: near });
  }
  function place(): { file: string; path: (string | number)[] } {
    return { file: file.path, path: pathIn(file.data, mention.pointer) };
  }
}

/** Whether a file that may define one of these kinds is missing or could not be read whole: then a missing id proves nothing. */
export function isIncomplete(game: GameFiles, kinds: readonly string[]): boolean {
  const { files, lost } = game;
  if (hasUnreachedFolder(game) || kinds.some((kind) => lost.has(kind))) return true;
  return files.some((file) => {
    const { role } = file;
    if (file.complete && namesAll(file)) return false;
    if (role.role === 'component') return kinds.includes(role.kind);
    return role.role === 'patterns' ? kinds.includes('pattern') : kinds.includes(role.role);
  });
}

/** Whether everything in a file has an id; what has lost it would be missed elsewhere. */
const namesAll = remember((file: CheckedFile): boolean => {
  const { path, role } = file;
  const isNamed = ['component', 'patterns', 'deck'].includes(role.role) && !path.endsWith('.txt');
  return !isNamed || itemsOf(file).every(({ value }) => typeof value['id'] === 'string');
});

/** Adds the game's own code, when the schema of the place has one. */
export function withRule<F extends Fault>(made: F, { schema }: Mention, name?: string): F {
  const rule = codeOf(schema, name ?? (made.code === 'CW1203' ? 'unknown-reference' : made.code));
  return rule === undefined ? made : { ...made, rule };
}

/** Adds the game's own code, when the schema has one around the place; `made` may have one already. */
export function withGoverningRule<F extends Fault>(made: F, file: CheckedFile, game: GameFiles): F {
  if (made.rule !== undefined) return made;
  const root = game.schemas.get(schemaName(file.role)) ?? {};
  const rule = governingCode(root, made.path, catalogue[made.code as Code].name);
  return rule === undefined ? made : { ...made, rule };
}

/** What `id` names for a reader of `file`. */
export function visible(game: GameFiles, file: CheckedFile, id: string): Named | undefined {
  return seen(game.names.get(id), file);
}

/** Fixtures are seen by scenarios only. */
export function seen<Known extends { readonly fixture: boolean }>(
  known: Known | undefined,
  file: CheckedFile,
): Known | undefined {
  return known?.fixture === true && !seesFixtures(file) ? undefined : known;
}

function seesFixtures({ role }: CheckedFile): boolean {
  return role.role === 'scenarios' || (role.role === 'component' && role.fixture);
}

/** Ids of these kinds that `file` may name. */
export function idsOf(game: GameFiles, file: CheckedFile, kinds: readonly string[]): string[] {
  return [...game.names.values()]
    .filter(({ kind, fixture }) => kinds.includes(kind) && (!fixture || seesFixtures(file)))
    .map(({ id }) => id);
}
