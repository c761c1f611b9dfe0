/**
 * Limits as linear rows over how many copies of which cards stand in which section. Cards that no limit
 * tells apart are one sort.
 */
import type { Path } from '../../path.ts';
import type { Card } from '../types.ts';
import type { Row } from './feasible.ts';

/** One limit of the rules. Every legal deck keeps its rows; what it asks beyond them is left out. */
export interface Linear {
  /** Place in construction.yaml. */
  readonly path: Path;
  /** The sections that it sees; all when left out. */
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
  cards: readonly Card[],
): System | null {
  const groups = new Map<string, { marks: readonly string[]; cards: Card[] }>();
  for (const card of cards) {
    const marks = limits.map((limit) => limit.mark(card));
    const key = marks.join('\n');
    const known = groups.get(key);
    if (known !== undefined) known.cards.push(card);
    else if (groups.size >= MOST_SORTS) return null;
    else groups.set(key, { marks, cards: [card] });
  }
  const sorts = [...groups.values()];
  const rows = limits.map((limit, index) => {
    const seen = sorts.map(({ marks, cards }): Sort => ({ mark: marks[index] ?? '', cards }));
    return limit.bounds(seen).flatMap((bound) => rowsOf(bound, seen, sections, limit.sections));
  });
  return { variables: sorts.length * sections.length, rows };
}

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
