import type { Card, Violation } from './types.ts';
import type { ParameterNames, ReportRules } from './rules.ts';

/** Takes a violation down. */
export type Refuse = (violation: Violation) => void;

/** What construction.yaml may say of a limit in the game's own terms. */
export interface GameTerms {
  readonly code?: string | undefined;
  readonly clause?: string | undefined;
}

/** A violation called `standard`, in the game's terms where it has any. */
export function violation(
  standard: string,
  { code = standard, clause }: GameTerms,
  rest: Pick<Violation, 'params' | 'path' | 'rulePath' | 'constraint'>,
): Violation {
  return { code, standard, ...(clause !== undefined && { clause }), ...rest };
}

/** Brings violations into the order and the words that a game asks for. */
export type Arrange = (violations: readonly Violation[]) => readonly Violation[];

type CardOf = (id: string) => Card | undefined;

export function compileReport(rules: ReportRules | undefined, cardOf: CardOf): Arrange {
  if (rules === undefined) return (violations) => violations;
  const { order = [], sort, params, paramsOf = {} } = rules;
  const ranks = new Map(order.map((code, rank) => [code, rank]));
  return (violations) =>
    violations
      .map((one) => ({
        one,
        rank: ranks.get(one.code) ?? ranks.size,
        key: sort === undefined ? '' : sortKey(one, sort, cardOf),
      }))
      .toSorted((a, b) => a.rank - b.rank || compare(a.key, b.key))
      .map(({ one }) => {
        const names = Object.hasOwn(paramsOf, one.code) ? paramsOf[one.code] : params;
        if (names === undefined) return one;
        return { ...one, params: named(one.params, names, cardOf), facts: one.params };
      });
}

/** The text of a card's field, the first of its languages; the id of a card that the game does not have. */
function sortKey({ params }: Violation, field: string, cardOf: CardOf): string {
  const id = typeof params['card'] === 'string' ? params['card'] : '';
  const value: unknown = cardOf(id)?.[field] ?? id;
  return String(typeof value === 'object' && value !== null ? Object.values(value)[0] : value);
}

function named(
  params: Violation['params'],
  names: ParameterNames,
  cardOf: CardOf,
): Violation['params'] {
  const found = Object.entries(names).flatMap(([name, sources]): [string, unknown][] => {
    const values = [sources].flat().flatMap((source) => {
      const [old = '', field] = source.split('.');
      if (!Object.hasOwn(params, old)) return [];
      const value = params[old];
      return [field === undefined ? value : (cardOf(String(value))?.[field] ?? value)];
    });
    return values.length === 0 ? [] : [[name, values[0]]];
  });
  return Object.fromEntries(found);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Codes of the judge's own checks, for games that give none. Those of constraints are in their definitions. */
export const judgeCodes = {
  unknownCard: 'DECK_UNKNOWN_CARD',
  badCount: 'DECK_BAD_COUNT',
  duplicateEntry: 'DECK_DUPLICATE_ENTRY',
  unknownChoice: 'DECK_UNKNOWN_CHOICE',
  baseUnknown: 'DECK_BASE_UNKNOWN',
  baseCycle: 'DECK_BASE_CYCLE',
  swapDifferent: 'DECK_SWAP_DIFFERENT',
  swapNotHeld: 'DECK_SWAP_NOT_HELD',
  unknownSection: 'DECK_UNKNOWN_SECTION',
  wrongSection: 'DECK_WRONG_SECTION',
  sectionSize: 'DECK_SECTION_SIZE',
  formula: 'DECK_FORMULA',
  effectConflict: 'DECK_EFFECT_CONFLICT',
  unknownChange: 'DECK_UNKNOWN_CHANGE',
  badChange: 'DECK_BAD_CHANGE',
  changesDiffer: 'DECK_CHANGES_DIFFER',
  closedSection: 'DECK_CLOSED_SECTION',
} as const;
