/** A list by date that lost nearly all its cards on one day is a list that somebody lost. */
import type { Path } from '../../plain-data.ts';
import type { Constraint, ConstructionRules, Effect } from '../rules.ts';

export interface ShrunkList {
  readonly lint: 'shrunk-list';
  readonly path: Path;
  readonly since: string;
  /** How many cards the list had, and has since then. */
  readonly before: number;
  readonly now: number;
}

/** The lists of a constraint. */
export function shrunkLists(constraint: Constraint, path: Path): ShrunkList[] {
  const { dated } = constraint;
  if (constraint.use !== 'list' || typeof dated !== 'object' || dated === null) return [];
  const days = Object.entries(dated as Readonly<Record<string, unknown>>).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return days.flatMap(([since, list], index): ShrunkList[] => {
    const before = sizeOf(days[index - 1]?.[1]);
    const now = sizeOf(list);
    if (before === 0 || now * FEW > before) return [];
    return [{ lint: 'shrunk-list', path: [...path, 'dated', since], since, before, now }];
  });
}

/** The same for lists that change cards. */
export function shrunkChanges({ effects = [], formats = {} }: ConstructionRules): ShrunkList[] {
  const lists: [Path, readonly Effect[]][] = [
    [['effects'], effects],
    ...Object.entries(formats).map(([name, format]): [Path, readonly Effect[]] => [
      ['formats', name, 'effects'],
      format.effects ?? [],
    ]),
  ];
  return lists.flatMap(([path, list]) =>
    list.flatMap(({ dated = {} }, index) => {
      const asLists = Object.entries(dated).map(([day, cards]) => [day, { copies: cards }]);
      const constraint = { use: 'list', dated: Object.fromEntries(asLists) as object };
      return shrunkLists(constraint, [...path, index]);
    }),
  );
}

/** A list is suspected when it has at most one in this number of the cards before. */
const FEW = 5;

function sizeOf(list: unknown): number {
  const { copies = {}, points = {}, cards = [] } = (list ?? {}) as Readonly<Record<string, object>>;
  return [copies, points, cards].reduce((sum, part) => sum + Object.keys(part).length, 0);
}
