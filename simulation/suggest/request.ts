/** What balance.yaml allows and expects, as a search for balance wants it. */
import type { CompiledGame } from '../../engine/index.ts';
import { figuresOf, withFigures, type CheckedGame } from '../../generator/index.ts';
import { expectationsOf } from '../balance/expectations.ts';
import type { Balance } from '../balance/read-balance.ts';
import { componentIn, type ComponentInPlace } from '../compare/arms.ts';
import { entrantsOf } from '../entrants.ts';
import type { Plan } from '../plan.ts';
import type { Movable, Move, Target } from './moves.ts';

/** Figures that a proposal may change where nobody says how many. */
export const CHANGES = 3;

/** Of components that decks of the plan hold: others change nothing. */
export function movableIn({ suggest }: Balance, checked: CheckedGame, plan: Plan): Movable[] {
  const held = new Set(plan.entrants.flatMap(({ deck }) => Object.keys(deck?.cards ?? {})));
  const figures = figuresOf(checked, held);
  return (suggest?.figures ?? []).flatMap(({ cards, field, range: [low, high], step = 1 }) =>
    figures
      .filter((figure) => cards.includes(figure.card) && figure.field === field)
      .map((figure): Movable => {
        const [least, most] = [Math.max(low, figure.least), Math.min(high, figure.most)];
        return { figure, least, most, step };
      }),
  );
}

/** Pairings of the plan, from the eyes of the first entrant. */
export function targetsIn(balance: Balance, plan: Plan): Target[] {
  return expectationsOf(balance, plan).flatMap(({ what, decks, band }): Target[] => {
    if (what !== 'pairing') return [];
    const [deck, against] = decks!;
    return plan.pairings.flatMap((_, place): Target[] => {
      const [first, second] = entrantsOf(plan, place).map((entrant) => entrant.deck?.id);
      if (first === deck && second === against) return [{ place, ...band }];
      if (first !== against || second !== deck) return [];
      return [{ place, low: 1 - band.high, high: 1 - band.low }];
    });
  });
}

/** Null where `isPlayable` refuses the game that comes of it. */
export function componentsWith(
  moves: readonly Move[],
  checked: CheckedGame,
  isPlayable: (game: CompiledGame) => boolean,
): ComponentInPlace[] | null {
  const turned = moves.map(({ figure: { card, path }, to }) => ({ card, path, value: to }));
  const game = withFigures(checked, turned);
  if (!isPlayable(game)) return null;
  const ids = new Map(moves.map(({ figure: { card, kind } }) => [card, kind] as const));
  return [...ids].flatMap(([card, kind]) => componentIn(game, kind, card) ?? []);
}
