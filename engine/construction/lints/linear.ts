/**
 * Limits as linear rows over how many copies of which cards are in which section. Cards that no limit
 * tells apart are one sort.
 */
import { solve } from 'yalps';
import { madeOfEach } from '../../made-of-each.ts';
import type { Path } from '../../plain-data.ts';
import type { Card } from '../types.ts';
import { ofList, type CardList, type Pool } from './pool.ts';
import type { Settled } from './settled.ts';

/** One limit of the rules. Every legal deck keeps its rows; what it asks beyond them is omitted. */
export interface Linear {
  /** Place in construction.yaml. */
  readonly path: Path;
  /** The sections that it sees; all when omitted. */
  readonly sections?: readonly string[];
  /** What it knows of a card: cards of one mark are alike to it. */
  mark(card: Card): string;
  /** The bounds, given the sorts of cards that there are. */
  bounds(sorts: readonly Sort[]): Bound[];
}

export interface Sort {
  readonly mark: string;
  readonly cards: readonly Card[];
}

/** From `min` to `max` copies, each sort as often as its weight. */
export interface Bound {
  readonly weight: (sort: Sort, index: number) => number;
  readonly min?: number | null;
  readonly max?: number | null;
}

/** Rows for all limits, each by itself, and how many unknowns they have. */
export interface System {
  readonly variables: number;
  readonly rows: readonly (readonly Row[])[];
}

/** Null when there are more sorts of cards than are worth the time. */
export function systemOf(
  limits: readonly Linear[],
  sections: readonly string[],
  pool: Pool,
): System | null {
  const groups: Groups = new Map();
  for (const list of pool) {
    for (const [key, { marks, cards }] of groupsIn(list, limits)) {
      const known = groups.get(key);
      if (known !== undefined) known.cards.push(...cards);
      else groups.set(key, { marks, cards: [...cards] });
    }
    if (groups.size > MOST_SORTS) return null;
  }
  const sorts = [...groups.values()];
  const rows = limits.map((limit, index) => {
    const seen = sorts.map(({ marks, cards }): Sort => ({ mark: marks[index] ?? '', cards }));
    return limit.bounds(seen).flatMap((bound) => rowsOf(bound, seen, sections, limit.sections));
  });
  return { variables: sorts.length * sections.length, rows };
}

/** Cards by the marks that limits give them. */
type Groups = Map<string, { readonly marks: readonly string[]; readonly cards: Card[] }>;

/** Those of a list; no more than are needed to know that they are too many. */
function groupsIn(list: CardList, limits: readonly Linear[]): Groups {
  const find = knownGroups.get(limits) ?? ofList((cards) => grouped(cards, limits));
  knownGroups.set(limits, find);
  return find(list);
}

const knownGroups = new WeakMap<readonly Linear[], (list: CardList) => Groups>();

function grouped(list: CardList, limits: readonly Linear[]): Groups {
  const groups: Groups = new Map();
  for (const { card, marks, key } of markedEach(list, limits)) {
    const known = groups.get(key);
    if (known !== undefined) known.cards.push(card);
    else groups.set(key, { marks, cards: [card] });
    if (groups.size > MOST_SORTS) break;
  }
  return groups;
}

const markedEach = madeOfEach((card: Card, limits: readonly Linear[]) => {
  const marks = limits.map((limit) => limit.mark(card));
  return { card, marks, key: marks.join('\n') };
});

/** More than the rules of any game tell apart; a few milliseconds. */
const MOST_SORTS = 120;

function rowsOf(
  { weight, min, max }: Bound,
  sorts: readonly Sort[],
  sections: readonly string[],
  seen: readonly string[] = sections,
): Row[] {
  const weights = new Map<number, number>();
  for (const [index, sort] of sorts.entries()) {
    const value = weight(sort, index);
    if (value === 0) continue;
    for (const [at, section] of sections.entries()) {
      if (seen.includes(section)) weights.set(index * sections.length + at, value);
    }
  }
  const negated = new Map([...weights].map(([variable, value]) => [variable, -value]));
  return [
    ...(max == null || max === Infinity ? [] : [{ coefficients: weights, bound: max }]),
    ...(min == null ? [] : [{ coefficients: negated, bound: -min }]),
  ];
}

/** `coefficients · x <= bound`, for numbers x >= 0; what is omitted is 0. */
export interface Row {
  readonly coefficients: ReadonlyMap<number, number>;
  readonly bound: number;
}

/**
 * Whether there are numbers x >= 0 that keep all rows; true as well when that is not decided. Whole
 * numbers are a narrower case: false holds for them, true may not.
 */
export function isFeasible(rows: readonly Row[], variables: number): boolean {
  const columns = Array.from({ length: variables }, (): [number, number][] => []);
  for (const [index, { coefficients }] of rows.entries()) {
    for (const [variable, value] of coefficients) columns[variable]?.push([index, value]);
  }
  // A row without coefficients belongs to no column, and would be forgotten.
  if (rows.some(({ coefficients, bound }) => bound < 0 && coefficients.size === 0)) return false;
  const { status } = solve({
    constraints: rows.map(({ bound }, index) => [index, { max: bound }]),
    variables: columns.entries(),
  });
  return status !== 'infeasible';
}

/** Sets of places double with each of them. */
const MOST_PLACES = 8;

/**
 * Options and slots as rows: cards that fit only some places are no more than these take. Null where a
 * place depends on the deck. By the theorem of Hall nothing is lost: every set of places is a row.
 */
export function placeBounds(
  written: unknown,
  settled: Settled,
): { mark: (card: Card) => string; bounds: (sorts: readonly Sort[]) => Bound[] } | null {
  if (!Array.isArray(written) || written.length > MOST_PLACES) return null;
  const places = (written as readonly Readonly<Record<string, unknown>>[]).map((place) => ({
    takes: place['if'] === undefined ? settled.filter(place['where']) : null,
    min: settled.number(place['exactly']) ?? settled.number(place['min']) ?? 0,
    max: settled.number(place['exactly']) ?? settled.number(place['max']) ?? Infinity,
  }));
  if (places.some(({ takes }) => takes === null)) return null;
  const sets = Array.from({ length: 2 ** places.length }, (_, set) =>
    places.filter((_, index) => (set & (1 << index)) !== 0),
  );
  return {
    mark: (card) =>
      String(
        places.reduce((bits, { takes }, i) => (takes?.(card) === true ? bits | (1 << i) : bits), 0),
      ),
    bounds: () =>
      sets.flatMap((set, bits): Bound[] => {
        const max = set.reduce((sum, place) => sum + place.max, 0);
        const min = set.reduce((sum, place) => sum + place.min, 0);
        return [
          ...(max === Infinity ? [] : [{ max, weight: fitsOnly(bits) }]),
          ...(min === 0 ? [] : [{ min, weight: fitsOne(bits) }]),
        ];
      }),
  };
}

/** Cards that fit no place outside of the set. */
function fitsOnly(set: number): Bound['weight'] {
  return ({ mark }) => ((Number(mark) & ~set) === 0 ? 1 : 0);
}

/** Cards that fit a place of the set. */
function fitsOne(set: number): Bound['weight'] {
  return ({ mark }) => ((Number(mark) & set) === 0 ? 0 : 1);
}
