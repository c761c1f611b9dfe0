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
import { isMapping, nearest } from '../../kernel/index.ts';

type Mapping = Readonly<Record<string, unknown>>;

/** What a name stands for in one member. */
type Values = Mapping;

/** Of one family: a box has some hundred cards, and a slip must not make millions. */
const MOST_MEMBERS = 2000;

/** A file of components with every member of its families. */
export interface Expanded {
  readonly data: readonly unknown[];
  readonly faults: readonly Fault[];
  /** Where in the file that is written which is at a path of `data`. */
  written(path: Path): Path;
}

/** Where a component comes from. */
interface Origin {
  /** Of the family, or of the component itself. */
  readonly path: Path;
  /** Of a member that `except` changes: its id, and the fields that it has of its own. */
  readonly changed?: { readonly id: string; readonly fields: readonly string[] };
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
  readonly #origins: Origin[] = [];
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  add(entry: unknown, origin: Origin): void {
    this.data.push(entry);
    this.#origins.push(origin);
  }

  written([index, ...field]: Path): Path {
    const { path, changed } = this.#origins[Number(index)] ?? { path: [] };
    const isOwn = changed?.fields.includes(String(field[0])) === true;
    return isOwn ? [...path, 'except', changed.id, ...field] : [...path, ...field];
  }

  family({ forEach, except, ...pattern }: Mapping, path: Path): void {
    const lists = this.#lists(forEach, [...path, 'forEach']);
    const exceptions = isMapping(except) ? except : {};
    if (except !== undefined && !isMapping(except)) this.#bad('except', [...path, 'except']);
    const unused = new Set(Object.keys(exceptions));
    const known: string[] = [];
    for (const values of combinations(lists)) {
      const member = filled(pattern, values) as Mapping;
      const id = String(member['id']);
      known.push(id);
      unused.delete(id);
      const own = Object.hasOwn(exceptions, id) ? exceptions[id] : {};
      if (own === null) continue;
      const fields = isMapping(own) ? Object.keys(own) : [];
      if (!isMapping(own)) this.#bad('exception', [...path, 'except', id]);
      this.add({ ...member, ...(isMapping(own) ? own : {}) }, { path, changed: { id, fields } });
    }
    for (const id of unused) {
      const place = { file: this.#file, path: [...path, 'except', id], part: 'key' as const };
      this.faults.push(fault('CW1472', place, { id, nearest: nearest(id, known) }));
    }
  }

  /** The lists to run over; none when they cannot be used. */
  #lists(forEach: unknown, path: Path): [name: string, list: readonly unknown[]][] {
    if (!isMapping(forEach) || Object.keys(forEach).length === 0) {
      this.#bad('forEach', path);
      return [];
    }
    const lists: [string, readonly unknown[]][] = [];
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

  #bad(wrong: 'forEach' | 'list' | 'except' | 'exception', path: Path): void {
    this.faults.push(fault('CW1471', { file: this.#file, path, part: 'key' }, { wrong }));
  }
}

/** A word or a number, or a mapping with an id and other words for it. */
function isValue(value: unknown): boolean {
  return isScalar(value) || (isMapping(value) && isScalar(value['id']));
}

type Scalar = string | number | boolean;

function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Every combination of the lists; the last runs fastest. None without lists. */
function combinations(lists: readonly (readonly [string, readonly unknown[]])[]): Values[] {
  if (lists.length === 0) return [];
  return lists.reduce<Values[]>(
    (made, [name, list]) =>
      made.flatMap((values) => list.map((value) => ({ ...values, [name]: value }))),
    [{}],
  );
}

/** `{suit}`, `{suit.en}` */
const NAME = /\{([a-z][A-Za-z0-9]*)(?:\.([A-Za-z][A-Za-z0-9-]*))?\}/g;

/** With what names stand for, in every text. A text that is one name becomes its value: a number stays one. */
function filled(pattern: unknown, values: Values): unknown {
  if (Array.isArray(pattern)) return pattern.map((one) => filled(one, values));
  if (isMapping(pattern)) {
    return Object.fromEntries(
      Object.entries(pattern).map(([key, value]) => [key, filled(value, values)]),
    );
  }
  if (typeof pattern !== 'string') return pattern;
  const [whole, name = '', part] = new RegExp(`^${NAME.source}$`).exec(pattern) ?? [];
  const only = whole === undefined ? undefined : valueOf(values, name, part);
  if (only !== undefined) return only;
  return pattern.replaceAll(
    NAME,
    (written, one: string, other: string | undefined) =>
      `${valueOf(values, one, other) ?? written}`,
  );
}

/** Undefined for a name that is none of the family's: other texts have braces too. */
function valueOf(values: Values, name: string, part: string | undefined): Scalar | undefined {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (isScalar(value)) return part === undefined ? value : undefined;
  if (!isMapping(value)) return undefined;
  const found = Object.hasOwn(value, part ?? 'id') ? value[part ?? 'id'] : undefined;
  return isScalar(found) ? found : undefined;
}
