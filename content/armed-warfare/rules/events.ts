/** What is reported of a game. */
import * as engine from 'cardwright/engine';

import { slots } from './cards.ts';

/** AWF-5.10.1, AWF-6.1.16 */
export const reasons = ['win', 'roundLimit'] as const;
export type Reason = (typeof reasons)[number];

export const { events, observeEvent } = engine.defineEvents({
  armdroidDealt: { seat: 'seat', card: 'secret card' },
  armdroidsOffered: { seat: 'seat', count: 'number', cards: 'secret cards' }, // AWF-5.14.7
  armdroidsRevealed: { cards: 'cards' },
  cornerChosen: { seat: 'seat', card: 'card', square: 'square', facing: 'facing' },
  cardsDrawn: { seat: 'seat', count: 'number', cards: 'secret cards' }, // AWF-5.14.6
  cardsLookedAt: { seat: 'seat', count: 'number', cards: 'secret cards' },
  cardKept: { seat: 'seat', card: 'secret card' },
  roundBegan: { round: 'number', order: 'seats' },
  unitEquipped: { seat: 'seat', card: 'card', slot: slots, facing: 'facing' }, // AWF-5.14.8
  unitRefaced: { seat: 'seat', card: 'card', facing: 'facing' },
  unitRelocated: { seat: 'seat', card: 'card', from: slots, to: slots, facing: 'facing' },
  unitDiscarded: { seat: 'seat', card: 'card' },
  unitExchanged: { seat: 'seat', out: 'card', card: 'card', facing: 'facing' },
  abilityUsed: { seat: 'seat', card: 'card' },
  armdroidMoved: {
    seat: 'seat',
    card: 'card',
    square: 'square',
    how: ['step', 'leap', 'evade', 'shift'],
  },
  armdroidTurned: { seat: 'seat', card: 'card', facing: 'facing' },
  attackDeclared: { seat: 'seat', card: 'card', square: 'square' },
  defended: { seat: 'seat', card: 'card' }, // none who declines
  damaged: { seat: 'seat', card: 'card', amount: 'number', endurance: 'number' },
  damagePrevented: { seat: 'seat', card: 'card' },
  repaired: { seat: 'seat', card: 'card', endurance: 'number' },
  statusApplied: { seat: 'seat', card: 'card', status: ['jam', 'slow'], amount: 'number' },
  unitDestroyed: { seat: 'seat', card: 'card' },
  playerEliminated: { seat: 'seat', card: 'card' },
  phaseEnded: { seat: 'seat', phase: ['equip', 'move', 'attack'] },
  declined: { seat: 'seat' },
});

export type Event = engine.ChanceEvent | engine.GameEnded<Reason> | engine.EventsOf<typeof events>;
export type Listener = engine.Listener<Event>;
