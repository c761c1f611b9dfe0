/** What is reported of a game (Appendix A). */
import {
  defineEvents,
  type ChanceEvent,
  type EventsOf,
  type GameEnded,
  type Listener as EngineListener,
} from 'cardwright/engine';
import type { Reason } from './state.ts';

export const { events, observeEvent } = defineEvents({
  unitPlaced: {
    seat: 'seat',
    card: 'card',
    square: 'square',
    from: ['hand', 'sharedGeneral'],
    forced: 'flag',
    challenge: 'flag',
  },
  placementSkipped: { seat: 'seat', reason: ['noSquare', 'emptyHand'] },
  handRevealed: { seat: 'seat', cards: 'cards' },
  shotDeclared: { seat: 'seat', from: 'square', to: 'square' },
  unitEliminated: {
    square: 'square',
    card: 'card',
    owner: 'seat',
    incoming: 'number', // the sum that was more than its defence (LOW-5.5.2)
    contributors: 'squares', // of the units whose arrow or shot was part of the sum (LOW-5.7.11)
    check: 'number', // 1 for the first one of the turn
  },
  berserkerMoved: { owner: 'seat', card: 'card', from: 'square', to: 'square' },
  cardDrawn: { seat: 'seat', card: 'secret card' }, // LOW-5.10.4
  unitRecalled: { seat: 'seat', card: 'card', square: 'square' },
  extraTurnGranted: { seat: 'seat' },
  turnEnded: { seat: 'seat', turnNumber: 'number' },
});

export type Event = ChanceEvent | GameEnded<Reason> | EventsOf<typeof events>;
export type Listener = EngineListener<Event>;
