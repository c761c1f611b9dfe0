/** Operations that are done when their time comes (5.12). */
import * as engine from 'cardwright/engine';
import type { ActAt, Card, EffectChoice, Seat } from 'cardwright/engine';
import type { CardTables } from '../cards.ts';
import { drawCards, weapons } from '../piles.ts';
import { applyJam, applySlow, repair } from '../damage.ts';
import { events, type Event, type Listener } from '../events.ts';
import { armdroidOf, cardAt, isAlive, placeOfCard } from '../formation.ts';
import { shift } from '../shift.ts';
import { map, owner, pending, type State } from '../state.ts';
import { beginBlow } from '../strike.ts';
import { attackerPlace, coverOf, originOf } from './origin.ts';
import type { OperationRules, Operations, Place } from './vocabulary.ts';

type Act = (state: State, at: ActAt, report: Listener) => void;

const operation = (act: Act, choice?: EffectChoice<State>): OperationRules =>
  engine.actingAt<State, Event>(pending, act, choice);

const isOptional = ({ effect }: Place): boolean => 'may' in effect && effect.may !== undefined;

/** AWF-5.11.9: who may decline says so by the square of the card. */
export function whether(place: Place): EffectChoice<State> | null {
  if (!isOptional(place)) return null;
  return choosing(0, (state, { source, about }, into) => {
    into[0] = originOf(state, source, about);
    return 1;
  });
}

/** A square that the player of the ability chooses, if there is one. */
function choosing(
  least: number,
  candidates: (state: State, at: Omit<ActAt, 'picks'>, into: number[]) => number,
): EffectChoice<State> {
  return {
    word: 'ability',
    least,
    most: 1,
    orNothing: true,
    candidates: (state, frame, into) => candidates(state, engine.atFrame(state, frame), into),
  };
}

/** With a card of another player that was hit and is still on the map. */
const toHitCard = (act: (state: State, card: Card, source: Card, report: Listener) => void) =>
  operation((state, { source, about }, report) => {
    const card = cardAt(state, about);
    if (card >= 0) act(state, card, source, report);
  });

/** Writes the squares of a range on which cards are, own ones or those of others; returns how many. */
function squaresWith(
  state: State,
  { seat, source, about }: Omit<ActAt, 'picks'>,
  range: engine.Range,
  isOwn: boolean,
  into: number[],
): number {
  let found = 0;
  for (const square of coverOf(state, range, source, about).squares) {
    const card = map.on(state, square);
    if (card >= 0 && (owner.get(state, card) === seat) === isOwn) into[found++] = square;
  }
  return found;
}

export function actingOperations({ ranges }: CardTables) {
  return {
    // AWF-5.12.6
    dealDamage({ target, amount, defendable }, place) {
      const strike = (state: State, at: ActAt, card: Card): void => {
        const from = originOf(state, at.source, at.about);
        beginBlow(state, at, from, placeOfCard(state, card), { amount, defendable });
      };
      if (target.who === 'attackingCard') {
        return operation((state, at) => {
          const attacker = attackerPlace(at.about);
          const card = attacker < 0 ? -1 : cardAt(state, attacker);
          if (card >= 0) strike(state, at, card);
        });
      }
      const range = ranges.idOf(target.range);
      return operation(
        (state, at) => strike(state, at, map.on(state, at.picks[0]!)),
        choosing(isOptional(place) ? 0 : 1, (state, at, into) =>
          squaresWith(state, at, range, false, into),
        ),
      );
    },
    // AWF-5.12.7
    repair({ target, amount }) {
      if (target.who === 'ownArmdroid') {
        return operation((state, { seat }, report) =>
          repair(state, armdroidOf(state, seat), amount, report),
        );
      }
      const range = ranges.idOf(target.range);
      return operation((state, at, report) => {
        const squares: number[] = [];
        squaresWith(state, at, range, true, squares);
        for (const square of squares) repair(state, map.on(state, square), amount, report);
      });
    },
    // AWF-5.12.8
    draw: ({ count }) =>
      operation((state, { seat }, report) => drawCards(state, seat, count, report)),
    // AWF-5.12.9; where no more cards lie there than one, it is simply drawn
    lookAndKeep({ look }) {
      const top = (state: State, seat: Seat, into: Card[]): number =>
        weapons.top(state, seat, look, into);
      return operation(
        (state, { seat, picks: [card] }, report) => {
          weapons.keep(state, seat, card!, look, report);
          if (report) report(events.cardKept(state, { seat, card: card! }));
        },
        { ...engine.picking('keep', 1, 1, top), orNothing: true },
      );
    },
    // AWF-5.12.10: it is an action of its own, see abilities.ts.
    exchangeFromHand: () => ({ apply: () => {} }),
    // AWF-5.12.19
    shift: ({ direction, distance }) =>
      toHitCard((state, card, source, report) => {
        const seat = owner.get(state, card);
        if (isAlive(state, seat)) shift(state, seat, source, direction, distance, report);
      }),
    // AWF-5.12.20
    jam: () => toHitCard((state, card, _, report) => applyJam(state, card, report)),
    slow: ({ amount }) =>
      toHitCard((state, card, _, report) => applySlow(state, card, amount, report)),
  } satisfies Operations;
}

/** An ability that was used of a card's own accord, or by choice. */
export function reportUse(state: State, seat: Seat, card: Card, report: Listener): void {
  if (report) report(events.abilityUsed(state, { seat, card }));
}
