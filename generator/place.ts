/** From faults, which know a place in the data, to diagnostics, which know the line and the message. */
import { isMapping, remember } from '../kernel/index.ts';
import { resolve } from 'node:path';
import {
  catalogue,
  type Code,
  type Definition,
  type Diagnostic,
  type Fault,
  type Part,
  type Path,
  type Range,
} from '../diagnostics/index.ts';
import { faultWords, textOf, type GameWords } from './fault-words.ts';
import type { TextLists } from './validate/check-file.ts';
import type { Text } from '../engine/index.ts';
import { type CheckedFile, type GameFiles, itemsOf, type Named } from './link/game-files.ts';
import { Places } from './load/places.ts';
import { locatorOf, placesOf, startOf } from './locator.ts';

/** Where the texts of the files are to be had, and whose messages to use. */
export interface Placing extends Omit<GameWords, 'nameOf'> {
  /** Absolute path of the game folder. */
  readonly folder: string;
  /** The text of a file of the game; undefined when there is none. */
  text(file: string): string | undefined;
  /** Places of a file of which `text` has none: they are known already. */
  places?(file: string): Places | null;
  readonly textLists: TextLists;
  /** What ids name, for faults of decks: their readers know cards by their names. */
  readonly names?: ReadonlyMap<string, Named>;
}

/** Diagnostics in the order of files and of places in them. */
export function placeFaults(faults: readonly Fault[], placing: Placing): Diagnostic[] {
  const finder = new RangeFinder(placing);
  const { names } = placing;
  const words = names === undefined ? placing : { ...placing, nameOf: nameIn(names) };
  const placed = faults.map((fault) => ({
    fault,
    diagnostic: diagnostic(fault, finder.find(fault)),
  }));
  const diagnostics = onceInFamilies(placed, placing).map((one) => one.diagnostic);
  return withoutRepeats(diagnostics.toSorted(byPlace));

  function cellOf(file: string, range: Range | null): Pick<Diagnostic, 'cell'> {
    const cell = range === null ? null : placing.textLists.get(file)?.cellAt?.(range.start.offset);
    return cell === null || cell === undefined ? {} : { cell };
  }

  function diagnostic(fault: Fault, range: Range | null): Diagnostic {
    const definition = catalogue[fault.code as Code] as Definition<unknown>;
    const { message, hint } = faultWords(fault, words);
    return {
      code: fault.code,
      name: definition.name,
      severity: definition.severity,
      file: resolve(placing.folder, fault.file),
      range,
      ...cellOf(fault.file, range),
      message,
      ...(hint === undefined ? {} : { hint }),
      ...(fault.rule === undefined ? {} : { rule: fault.rule }),
      related: (fault.related ?? []).map(({ message, ...at }) => ({
        message,
        file: resolve(placing.folder, at.file),
        range: finder.find(at),
      })),
      params: fault.params,
    };
  }
}

interface Placed {
  readonly fault: Fault;
  readonly diagnostic: Diagnostic;
}

/** An error that is written once for several members of a family is that of the first. */
function onceInFamilies(placed: readonly Placed[], { textLists }: Placing): readonly Placed[] {
  if (textLists.size === 0) return placed;
  const firsts = new Map<string, Path[number] | undefined>();
  return placed.filter(({ fault: { file, path }, diagnostic: { code, severity, range } }) => {
    const isMember = textLists.get(file)?.isMember?.(path) === true;
    if (!isMember || severity !== 'error' || range === null) return true;
    const key = [file, range.start.offset, range.end.offset, code].join(' ');
    if (!firsts.has(key)) firsts.set(key, path[0]);
    return firsts.get(key) === path[0];
  });
}

/** What an alias of YAML means is checked at each place that means it, and reported once. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const reported = new Set<string>();
  return diagnostics.filter(({ file, range, code, message }) => {
    if (range === null) return true;
    const key = [file, range.start.offset, range.end.offset, code, message].join(' ');
    const isNew = !reported.has(key);
    reported.add(key);
    return isNew;
  });
}

/** The name of a component or a deck; undefined for one without. */
function nameIn(names: ReadonlyMap<string, Named>): (id: string) => Text | undefined {
  return (id) => textOf(names.get(id)?.item.value['name']);
}

/** Looks ranges up; the places of a file are read when the first of them is asked for. */
class RangeFinder {
  readonly #placing: Placing;
  readonly #places = new Map<string, Places>();

  constructor(placing: Placing) {
    this.#placing = placing;
  }

  /** Null for a whole file, and for one that is not there. */
  find({
    file,
    path,
    part = 'value',
    span,
  }: Pick<Fault, 'file' | 'path' | 'part' | 'span'>): Range | null {
    if (span !== undefined) return this.#placesOf(file)?.toRange(span) ?? null;
    if (path.length === 0) return null;
    const places = this.#placesOf(file);
    const list = this.#placing.textLists.get(file);
    if (list === undefined) return places?.toRange(places.locate(path, part)) ?? null;
    const line = list.locate(path, part);
    return line === null ? null : (places?.toRange(line) ?? null);
  }

  #placesOf(file: string): Places | null {
    const known = this.#places.get(file);
    const text = known === undefined ? this.#placing.text(file) : undefined;
    if (known !== undefined) return known;
    if (text === undefined) return this.#placing.places?.(file) ?? null;
    const places = new Places(text);
    this.#places.set(file, places);
    return places;
  }
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.range?.start.offset ?? -1) - (b.range?.start.offset ?? -1);
}

/** The id of the component in whose entry an offset of the file lies; null before the first. */
export function componentAt(file: CheckedFile, offset: number): string | null {
  return entriesOf(file).findLast(({ start }) => start <= offset)?.id ?? null;
}

/** The innermost field of a component in which an offset of the file lies: `['arrows', 'front']`; null in none. */
export function fieldAt(file: CheckedFile, offset: number): readonly string[] | null {
  const places = locatorOf(file);
  const entry = entriesOf(file).findLast(({ start }) => start <= offset);
  if (entry === undefined) return null;
  const isHere = (path: Path): boolean =>
    PARTS.some((part) => {
      const span = places.locate(path, part);
      return span !== null && span.start <= offset && offset < Math.max(span.end, span.start + 1);
    });
  const found: string[] = [];
  for (let value: unknown = entry.value; isMapping(value); value = value[found.at(-1) ?? '']) {
    const key = Object.keys(value).find((one) => isHere([...entry.path, ...found, one]));
    if (key === undefined) break;
    found.push(key);
  }
  return found.length === 0 ? null : found;
}

const PARTS: readonly Part[] = ['key', 'value'];

const entriesOf = remember((file: CheckedFile) =>
  itemsOf(file).map(({ value, path }) => ({
    id: typeof value['id'] === 'string' ? value['id'] : '',
    start: startOf(file, path),
    value,
    path,
  })),
);

/** Where the entry of an id begins: its file and line; null for an id that nobody has. */
export function placeOfId(
  { names }: Pick<GameFiles, 'names'>,
  id: string,
): { readonly file: string; readonly line: number } | null {
  const item = names.get(id)?.item;
  if (item === undefined) return null;
  const start = startOf(item.file, item.path);
  return {
    file: item.file.path,
    line: placesOf(item.file).toRange({ start, end: start }).start.line,
  };
}
