/** What a comparison says, as plain JSON: two states of a game, or what cards and figures are worth. */
import type { CardDiff } from '../../generator/index.ts';
import type { Plan } from '../plan.ts';
import type { JudgedTarget } from './judged-target.ts';
import { WHOLE_EDIT, type EditToCompare, type NotAlone } from './against.ts';
import type { ArmCounts } from './counts.ts';
import type { Difference } from './difference.ts';
import { entrantFindings, pairingFindings, withRates, type Finding } from './findings.ts';

/** Version of the format of comparisons. */
export const COMPARISON_VERSION = 1;

/** A state of a game. */
export interface StateName {
  /** As it was asked for: a revision or a folder. */
  readonly name: string;
  /** Hash of its content. */
  readonly content: string;
  readonly commit?: string;
  readonly day?: string;
}

/** A deck that is edited is of this kind; its fields are copies of cards. */
export const DECK = 'deck';

export interface EditedCardSaid extends CardDiff {
  /** Whether the change was tried alone, or why not. */
  readonly alone: 'tried' | NotAlone;
}

export interface Comparison {
  readonly comparison: typeof COMPARISON_VERSION;
  readonly of: 'against' | 'worth' | 'suggest';
  /** What was played by what it is compared with. */
  readonly plan: Plan;
  readonly stopped: 'games' | 'precision' | 'interrupted';
  readonly before: StateName | null;
  readonly after: StateName | null;
  /** Components that differ. */
  readonly edited: readonly EditedCardSaid[];
  /** Decks that only one of the states has: they are not compared. */
  readonly otherDecks: readonly string[];
  /** What the whole edit did: to pairings, and to decks over all their pairings. */
  readonly pairings: readonly Finding[];
  readonly decks: readonly Finding[];
  /** Single changes. */
  readonly changes: readonly Finding[];
  /** Of a proposal: what is expected of pairings, before and after. */
  readonly judged?: readonly JudgedTarget[];
  /** Single changes that were not tried, for want of games. */
  readonly untried: number;
}

/** What was counted of an edit. */
export function comparisonOfEdit(
  { cards }: EditToCompare,
  counts: readonly (ArmCounts | null)[],
  played: Pick<Comparison, 'plan' | 'stopped' | 'before' | 'after' | 'otherDecks'>,
): Comparison {
  const whole = counts[WHOLE_EDIT] ?? null;
  const edit = { what: 'edit' } as const;
  const alone = cards.flatMap(({ diff: { id: card, fields }, arm }): Finding[] => {
    const own = typeof arm === 'number' ? (counts[arm] ?? null) : null;
    return own === null ? [] : entrantFindings({ what: 'card', card, fields }, own);
  });
  return {
    comparison: COMPARISON_VERSION,
    of: 'against',
    ...played,
    edited: cards.map(({ diff, arm }) => {
      return { ...diff, alone: typeof arm === 'number' ? 'tried' : arm };
    }),
    pairings: whole === null ? [] : pairingFindings(edit, whole),
    decks: whole === null ? [] : withRates(entrantFindings(edit, whole)),
    changes: withRates(alone),
    untried: 0,
  };
}

/** Half the widest interval of the differences of pairings, as a share; null before any. */
export function widestDifference(counts: ArmCounts | null): number | null {
  if (counts === null) return null;
  const found = pairingFindings({ what: 'edit' }, counts).map(({ difference }) => difference);
  return found.length === 0 ? null : Math.max(...found.map(halfOf));
}

function halfOf({ low, high }: Difference): number {
  return (high - low) / 2;
}
