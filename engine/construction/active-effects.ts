/** What the effects of a deck come to, added up. */
import type { CompiledConstraint, HeldCard } from './constraint.ts';
import { judgeCodes, violation, type Refuse } from './report.ts';
import type { Card } from './types.ts';
import type { Changes } from './values.ts';

/** All that the effects of a deck come to. */
export interface Active {
  readonly changes: Changes;
  /** Cards that are other than printed, by id. */
  readonly cards: ReadonlyMap<string, Card>;
  readonly constraints: readonly AddedConstraint[];
  readonly off: ReadonlySet<string>;
  /** Options by the name of their constraint. */
  readonly options: ReadonlyMap<string, readonly Options[]>;
}

export type Options = Readonly<Record<string, unknown>>;

export interface AddedConstraint {
  readonly constraint: CompiledConstraint;
  /** The card whose effect it is. */
  readonly self: Card | null;
}

export interface Total {
  readonly active: Active;
  readonly constraints: AddedConstraint[];
  readonly off: Set<string>;
  set(name: string, value: unknown, by: HeldCard | null): void;
  add(name: string, value: unknown, times: number): void;
  change(printed: Card, change: (card: Card) => Card): void;
  grant(name: string, options: readonly Options[]): void;
  isEmpty(): boolean;
}

export function newTotal(refuse: Refuse): Total {
  const set = new Map<string, unknown>();
  const add = new Map<string, number>();
  const by = new Map<string, HeldCard | null>();
  const cards = new Map<string, Card>();
  const constraints: AddedConstraint[] = [];
  const off = new Set<string>();
  const options = new Map<string, readonly Options[]>();
  return {
    active: { changes: { set, add }, cards, constraints, off, options },
    constraints,
    off,
    set(name, value, bearer) {
      if (set.has(name) && set.get(name) !== value) {
        const params = { name, card: bearer?.card.id, other: by.get(name)?.card.id };
        const place = { path: bearer?.path ?? [], rulePath: ['effects'], constraint: 'effects' };
        refuse(violation(judgeCodes.effectConflict, {}, { params, ...place }));
        return;
      }
      set.set(name, value);
      by.set(name, bearer);
    },
    add(name, value, times) {
      if (typeof value === 'number') add.set(name, (add.get(name) ?? 0) + value * times);
    },
    change(printed, change) {
      cards.set(printed.id, change(cards.get(printed.id) ?? printed));
    },
    grant: (name, more) => options.set(name, [...(options.get(name) ?? []), ...more]),
    isEmpty: () =>
      set.size + add.size + cards.size + constraints.length + off.size + options.size === 0,
  };
}
