/**
 * Everything that has an id, found by it. After most saves the same ids name things of the same kinds:
 * then the new table shares what knows them with the one before, and what rests on ids alone still holds.
 */
import { remember } from '../../kernel/index.ts';
import type { Named } from './game-files.ts';

/** What of an id lasts while its card is edited. */
interface KnownId extends Pick<Named, 'kind' | 'fixture'> {
  /** Its place among all that is named. */
  readonly index: number;
}

/** The same object as long as the same ids name things of the same kinds, in the same order. */
export type KnownIds = ReadonlyMap<string, KnownId>;

export class NameTable implements ReadonlyMap<string, Named> {
  readonly ids: KnownIds;
  /** Whether every id names one thing. */
  readonly areUnique: boolean;
  /** What is named, in the order of files. */
  readonly #all: readonly Named[];

  constructor(all: readonly Named[], before: NameTable | null = null) {
    this.#all = all;
    this.ids = before !== null && haveSameIds(all, before.#all) ? before.ids : knownIds(all);
    this.areUnique = this.ids.size === all.length;
  }

  get size(): number {
    return this.ids.size;
  }

  /** The first of that id. */
  get(id: string): Named | undefined {
    const known = this.ids.get(id);
    return known === undefined ? undefined : this.#all[known.index];
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  keys(): MapIterator<string> {
    return this.ids.keys();
  }

  values(): IterableIterator<Named> {
    return this.areUnique ? this.#all.values() : this.#byId().values();
  }

  entries(): MapIterator<[string, Named]> {
    return this.#byId().entries();
  }

  forEach(visit: (named: Named, id: string, table: ReadonlyMap<string, Named>) => void): void {
    for (const [id, named] of this) visit(named, id, this);
  }

  [Symbol.iterator](): MapIterator<[string, Named]> {
    return this.entries();
  }

  #byId(): Map<string, Named> {
    const byId = new Map<string, Named>();
    for (const [id, { index }] of this.ids) {
      const named = this.#all[index];
      if (named !== undefined) byId.set(id, named);
    }
    return byId;
  }
}

/** The ids of these kinds; `fixtures`: also of what only scenarios see. */
export function idsOfKinds(
  { ids }: NameTable,
  kinds: readonly string[],
  fixtures: boolean,
): ReadonlySet<string> {
  return setsOf(ids)(kinds, fixtures);
}

/** Nearly every save leaves them as they are. */
const setsOf = remember((ids: KnownIds) => {
  const sets = new Map<string, ReadonlySet<string>>();
  return (kinds: readonly string[], fixtures: boolean): ReadonlySet<string> => {
    const asked = JSON.stringify([kinds, fixtures]);
    const found = sets.get(asked) ?? idsOf(ids, kinds, fixtures);
    sets.set(asked, found);
    return found;
  };
});

function idsOf(ids: KnownIds, kinds: readonly string[], fixtures: boolean): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [id, known] of ids) {
    if (kinds.includes(known.kind) && (fixtures || !known.fixture)) found.add(id);
  }
  return found;
}

function knownIds(all: readonly Named[]): KnownIds {
  const ids = new Map<string, KnownId>();
  for (const [index, { id, kind, fixture }] of all.entries()) {
    if (!ids.has(id)) ids.set(id, { kind, fixture, index });
  }
  return ids;
}

function haveSameIds(all: readonly Named[], before: readonly Named[]): boolean {
  return (
    all.length === before.length &&
    all.every((named, index) => {
      const other = before[index];
      // Of a file that was not edited they are the same objects.
      if (named === other) return true;
      return named.id === other?.id && named.kind === other.kind && named.fixture === other.fixture;
    })
  );
}
