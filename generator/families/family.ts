/**
 * Families: components that are written once, with lists to run over.
 *
 *     - forEach: { suit: [cups, swords], rank: [1, 2, 3] }
 *       id: '{suit}-{rank}'
 *       rank: '{rank}'
 *       except:
 *         cups-1: { rank: 11 }
 *         swords-3: null
 */
import { fault, type Fault, type Path } from '../../diagnostics/index.ts';
import { isMapping } from '../../kernel/index.ts';
import { readExceptions, type Exception } from './exceptions.ts';
import {
  filled,
  isScalar,
  namesIn,
  unknownIn,
  type Named,
  type Unknown,
  type Values,
} from './placeholders.ts';

type Mapping = Readonly<Record<string, unknown>>;

/** Of one family: a box has some hundred cards, and a slip must not make millions. */
const MOST_MEMBERS = 2000;

/** A file of components with every member of its families. */
export interface Expanded {
  readonly data: readonly unknown[];
  readonly faults: readonly Fault[];
  /** Braces that name nothing, at their places in `data`. */
  readonly unknown: readonly Unknown[];
  /** False when members may be missing. */
  readonly complete: boolean;
  /** Where in the file that is written which is at a path of `data`. */
  written(path: Path): Path;
  /** Whether what is at a path of `data` is of a member of a family. */
  isMember(path: Path): boolean;
}

/** Where a component comes from. */
interface Origin {
  /** Of the family, or of the component itself. */
  readonly path: Path;
  /** Of a member that `except` changes. */
  readonly own?: Exception | undefined;
  readonly isMember?: true;
}

/** Null for a file without families. `file` is the path in the faults. */
export function expandFamilies(data: unknown, file: string): Expanded | null {
  const entries = Array.isArray(data) ? data : [data];
  if (!entries.some(isFamily)) return null;
  const expansion = new Expansion(file);
  for (const [index, entry] of entries.entries()) {
    const path = Array.isArray(data) ? [index] : [];
    if (isFamily(entry)) expansion.family(entry, path);
    else expansion.add(entry, { path });
  }
  return expansion;
}

function isFamily(entry: unknown): entry is Mapping {
  return isMapping(entry) && entry['forEach'] !== undefined;
}

class Expansion implements Expanded {
  readonly data: unknown[] = [];
  readonly faults: Fault[] = [];
  readonly unknown: Unknown[] = [];
  readonly #origins: Origin[] = [];
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  get complete(): boolean {
    const lostIds = this.unknown.some(({ path }) => path[1] === 'id');
    return !lostIds && this.faults.every(({ code }) => code === 'CW1472');
  }

  add(entry: unknown, origin: Origin): void {
    this.data.push(entry);
    this.#origins.push(origin);
  }

  written([index, ...field]: Path): Path {
    const { path, own } = this.#origins[Number(index)] ?? { path: [] };
    return own !== undefined && isOwn(own, field[0])
      ? [...path, 'except', own.id, ...field]
      : [...path, ...field];
  }

  isMember([index]: Path): boolean {
    return this.#origins[Number(index)]?.isMember === true;
  }

  family({ forEach, except, ...pattern }: Mapping, path: Path): void {
    const lists = this.#lists(forEach, [...path, 'forEach']);
    const made = combinations(lists).map((values) => filled(pattern, values) as Mapping);
    const unknown = lists.length === 0 ? [] : unknownIn(pattern, lists);
    const isIdKnown = unknown.every(({ path: [field] }) => field !== 'id');
    const members = typeof pattern['id'] === 'string' ? firstOfEachId(made) : made;
    if (members.length < made.length && isIdKnown) {
      this.#sharedIds(made, String(pattern['id']), lists, path);
    }
    const ids = members.map(idOf);
    const areSure = members.length === made.length && made.length > 0 && members.every(hasId);
    const place = { file: this.#file, path: [...path, 'except'] };
    const { exceptions, faults } = readExceptions(except, place, { ids, areSure, pattern });
    this.faults.push(...faults);
    for (const member of members) {
      const own = exceptions.get(idOf(member));
      if (own?.fields === null) continue;
      const inherited = unknown.filter(({ path: [field] }) => !isOwn(own, field));
      for (const one of inherited) {
        this.unknown.push({ ...one, path: [this.data.length, ...one.path] });
      }
      this.add({ ...member, ...own?.fields }, { path, own, isMember: true });
    }
  }

  /** Several members have one id, mostly because a list is not in it. */
  #sharedIds(made: readonly Mapping[], id: string, lists: readonly Named[], path: Path): void {
    const ids = made.map(idOf);
    const shared = ids.find((one, index) => ids.indexOf(one) < index) ?? id;
    const names = namesIn(id);
    const missing = lists.filter(([name, list]) => list.length > 1 && !names.has(name));
    const params = { wrong: 'ids', id: shared, missing: missing.map(([name]) => name) } as const;
    this.faults.push(fault('CW1471', { file: this.#file, path: [...path, 'id'] }, params));
  }

  /** The lists to run over; none when they cannot be used. */
  #lists(forEach: unknown, path: Path): readonly Named[] {
    if (!isMapping(forEach) || Object.keys(forEach).length === 0) {
      this.#bad('forEach', path);
      return [];
    }
    const lists: Named[] = [];
    for (const [name, list] of Object.entries(forEach)) {
      const isUsable = /^[a-z][A-Za-z0-9]*$/.test(name) && Array.isArray(list) && list.length > 0;
      if (isUsable && list.every(isValue)) lists.push([name, list]);
      else this.#bad('list', [...path, name]);
    }
    if (lists.length < Object.keys(forEach).length) return [];
    const count = lists.reduce((product, [, list]) => product * list.length, 1);
    if (count <= MOST_MEMBERS) return lists;
    const place = { file: this.#file, path, part: 'key' as const };
    this.faults.push(fault('CW1471', place, { wrong: 'large', count, most: MOST_MEMBERS }));
    return [];
  }

  #bad(wrong: 'forEach' | 'list', path: Path): void {
    this.faults.push(fault('CW1471', { file: this.#file, path, part: 'key' }, { wrong }));
  }
}

function isOwn(own: Exception | undefined, field: Path[number] | undefined): boolean {
  return own?.fields != null && Object.hasOwn(own.fields, String(field));
}

function idOf(member: Mapping): string {
  return String(member['id']);
}

/** Nobody can be excepted by an id that is itself at fault. */
function hasId({ id }: Mapping): boolean {
  return typeof id === 'string' && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id);
}

function firstOfEachId(members: readonly Mapping[]): Mapping[] {
  const ids = new Set<string>();
  return members.filter((member) => !ids.has(idOf(member)) && ids.add(idOf(member)));
}

/** A word or a number, or a mapping with an id and other words for it. */
function isValue(value: unknown): boolean {
  return isScalar(value) || (isMapping(value) && isScalar(value['id']));
}

/** Every combination of the lists; the last runs fastest. None without lists. */
function combinations(lists: readonly Named[]): Values[] {
  if (lists.length === 0) return [];
  return lists.reduce<Values[]>(
    (made, [name, list]) =>
      made.flatMap((values) => list.map((value) => ({ ...values, [name]: value }))),
    [{}],
  );
}
