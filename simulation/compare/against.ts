/**
 * What an edit did: both states of a game play the same pairings by the same seeds. Beside the whole edit
 * each component that changed is tried alone, in the game as it was.
 */
import { diffCards, type CardDiff } from '../../generator/index.ts';
import { componentIn, holdersOf, pairingsOf, withComponents } from './arms.ts';
import type { Arm, Version } from './arms.ts';
import type { Compared } from './play-arms.ts';

/** Why a component that changed is not tried alone. */
export type NotAlone =
  /** No deck that plays holds it. */
  | 'unused'
  /** It is new, or gone. */
  | 'fate'
  /** The rules changed as well: they know the component as it is, or as it was. */
  | 'rules'
  /** Decks may have some of it only with the rest. */
  | 'limits';

export interface EditedCard {
  readonly diff: CardDiff;
  /** Place in the list of arms, or why there is none. */
  readonly arm: number | NotAlone;
}

export interface EditToCompare extends Compared {
  readonly cards: readonly EditedCard[];
}

/** Place of the whole edit in the list of arms. */
export const WHOLE_EDIT = 0;

/** `sameRules`: whether both states have the same rules of play. */
export function editToCompare(before: Version, after: Version, sameRules: boolean): EditToCompare {
  const { plan } = before;
  const everybody = plan.entrants.map((_, place) => place);
  const arms: Arm[] = [{ version: 1, inTurn: [{}], pairings: pairingsOf(plan, everybody) }];
  const cards = diffCards(before.game.kinds, after.game.kinds).map((diff): EditedCard => {
    const holders = holdersOf(plan, diff.id);
    const component = componentIn(after.game, diff.kind, diff.id);
    if (diff.fate !== 'changed' || component === null) return { diff, arm: 'fate' };
    if (holders.length === 0) return { diff, arm: 'unused' };
    if (!sameRules) return { diff, arm: 'rules' };
    const game = withComponents(before.game, [component]);
    if (isSame(game, after.game) && isSame(plan.entrants, after.plan.entrants))
      return { diff, arm: WHOLE_EDIT };
    arms.push({
      version: 0,
      inTurn: [{ components: [component] }],
      pairings: pairingsOf(plan, holders),
    });
    return { diff, arm: arms.length - 1 };
  });
  return { versions: [before, after], arms, cards };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
