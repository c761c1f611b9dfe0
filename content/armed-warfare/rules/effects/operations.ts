/** Operations that are done when their time comes (5.12). */
import * as engine from 'cardwright/engine';
import type { Card, EffectChoice, Frame, Seat } from 'cardwright/engine';
import type { CardTables } from '../cards.ts';
import { drawCards, keepCard, topCards } from '../piles.ts';
import { applyJam, applySlow, repair } from '../damage.ts';
import { told, type Listener } from '../events.ts';
import { armdroidOf, cardAt, isAlive, placeOfCard } from '../formation.ts';
import { shift } from '../shift.ts';
import { map, owner, pending, type State } from '../state.ts';
import { beginBlow } from '../strike.ts';
import { use } from './limits.ts';
import { attackerPlace, coverOf, originOf } from './origin.ts';
import type { OperationRules, Operations, Place } from './vocabulary.ts';

/** What an operation does; `about` is the argument of its trigger, `picks` what was chosen. */
type Act = (
  state: State,
  seat: Seat,
  source: Card,
  about: number,
  tell: Listener,
  picks: readonly number[],
) => void;

const aboutIn = ({ ints }: State, frame: Frame): number => ints[frame + engine.FRAME_ARGUMENT]!;

/** Who may decline says so by the square of the card (AWF-5.11.9). */
const whether: EffectChoice<State> = {
  word: 'ability',
  least: 0,
  most: 1,
  candidates: (state, frame, into) => {
    into[0] = originOf(state, engine.sourceIn(state, frame), aboutIn(state, frame));
    return 1;
  },
};

const isOptional = ({ effect }: Place): boolean => 'may' in effect && effect.may !== undefined;

/** AWF-5.11.8: it counts as used now; nothing is done where it was declined, or nothing could be chosen. */
function operation(place: Place, act: Act, choice?: EffectChoice<State>): OperationRules {
  const asked = choice ?? (isOptional(place) ? whether : undefined);
  return {
    choice: asked,
    apply(state, frame, tell) {
      const picks = asked === undefined ? [] : engine.picksIn(state, pending.layout, frame);
      if (asked !== undefined && picks.length === 0) return;
      const source = engine.sourceIn(state, frame);
      use(state, place.effect, source);
      act(state, engine.seatIn(state, frame), source, aboutIn(state, frame), tell, picks);
    },
  };
}

/** With a card of another player that was hit and is still on the map. */
const toHitCard = (
  place: Place,
  act: (state: State, card: Card, source: Card, tell: Listener) => void,
) =>
  operation(place, (state, _, source, about, tell) => {
    const card = cardAt(state, about);
    if (card >= 0) act(state, card, source, tell);
  });

export function actingOperations({ ranges }: CardTables) {
  return {
    // AWF-5.12.6
    dealDamage({ target, amount, defendable }, place) {
      const blow = { amount, isDefendable: defendable };
      if (target.who === 'attackingCard') {
        return operation(place, (state, seat, source, about) => {
          const card = cardAt(state, attackerPlace(about));
          if (attackerPlace(about) < 0 || card < 0) return;
          beginBlow(
            state,
            seat,
            source,
            originOf(state, source, about),
            placeOfCard(state, card),
            blow,
          );
        });
      }
      const range = ranges.idOf(target.range);
      const choice: EffectChoice<State> = {
        word: 'ability',
        least: isOptional(place) ? 0 : 1,
        most: 1,
        candidates(state, frame, into) {
          const seat = engine.seatIn(state, frame);
          let found = 0;
          for (const square of coverOf(
            state,
            range,
            engine.sourceIn(state, frame),
            aboutIn(state, frame),
          ).squares) {
            const card = map.on(state, square);
            if (card >= 0 && owner.get(state, card) !== seat) into[found++] = square;
          }
          return found;
        },
      };
      const act: Act = (state, seat, source, about, _, [square = -1]) => {
        const struck = placeOfCard(state, map.on(state, square));
        beginBlow(state, seat, source, originOf(state, source, about), struck, blow);
      };
      return operation(place, act, choice);
    },
    // AWF-5.12.7
    repair({ target, amount }, place) {
      if (target.who === 'ownArmdroid') {
        return operation(place, (state, seat, _, __, tell) =>
          repair(state, armdroidOf(state, seat), amount, tell),
        );
      }
      const range = ranges.idOf(target.range);
      return operation(place, (state, seat, source, about, tell) => {
        for (const square of coverOf(state, range, source, about).squares) {
          const card = map.on(state, square);
          if (card >= 0 && owner.get(state, card) === seat) repair(state, card, amount, tell);
        }
      });
    },
    // AWF-5.12.8
    draw: ({ count }, place) =>
      operation(place, (state, seat, _, __, tell) => drawCards(state, seat, count, tell)),
    // AWF-5.12.9; where no more cards lie there than one, it is simply drawn
    lookAndKeep({ look }, place) {
      const top = (state: State, seat: Seat, into: Card[]): number =>
        topCards(state, seat, look, into);
      const keep: Act = (state, seat, _, __, tell, [card = -1]) =>
        keepCard(state, seat, card, look, tell);
      return operation(place, keep, engine.picking('keep', 1, 1, top));
    },
    // AWF-5.12.10: it is an action of its own, see equip.ts.
    exchangeFromHand: () => ({ apply: () => {} }),
    // AWF-5.12.19
    shift: ({ direction, distance }, place) =>
      toHitCard(place, (state, card, source, tell) => {
        const seat = owner.get(state, card);
        if (isAlive(state, seat)) shift(state, seat, source, direction, distance, tell);
      }),
    // AWF-5.12.20
    jam: (_, place) => toHitCard(place, (state, card, __, tell) => applyJam(state, card, tell)),
    slow: ({ amount }, place) =>
      toHitCard(place, (state, card, _, tell) => applySlow(state, card, amount, tell)),
  } satisfies Operations;
}

/** An ability that was used of a card's own accord, or by choice. */
export function tellUse(state: State, seat: Seat, card: Card, tell: Listener): void {
  if (tell) tell(told.abilityUsed(state, { seat, card }));
}
