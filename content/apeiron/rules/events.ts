/** What is reported of a game. */
import * as engine from 'cardwright/engine';
import { grounds } from './cards.ts';

/** APE-5.24.6 */
export const reasons = ['elimination', 'extraTurn', 'adjudication'] as const;
export type Reason = (typeof reasons)[number];

const objectWords = ['treasure', 'poison', 'bomb', 'stop', 'cactus'] as const;

export const { events, observeEvent } = engine.defineEvents({
  phaseBegan: { phase: ['show', 'place', 'play'] },
  ready: { seat: 'seat' },
  placed: { seat: 'seat' }, // APE-5.3.3: nothing of it is reported

  unitPlaced: { seat: 'seat', card: 'card', square: 'square', facing: engine.compass },
  activated: { seat: 'seat', card: 'card', turn: 'number' },
  moved: { seat: 'seat', card: 'card', square: 'square' },
  turned: { seat: 'seat', card: 'card', facing: engine.compass },
  attacked: { seat: 'seat', card: 'card', target: 'card', square: 'square' },
  abilityUsed: { seat: 'seat', card: 'card' },
  damaged: { seat: 'seat', card: 'card', amount: 'number', h: 'number' },
  paid: { seat: 'seat', card: 'card', amount: 'number', h: 'number' },
  healed: { seat: 'seat', card: 'card', h: 'number' },
  vanished: { seat: 'seat', card: 'card', square: 'square' },
  graveLeft: { seat: 'seat', card: 'card', square: 'square' },
  revived: { seat: 'seat', card: 'card', square: 'square' },
  displaced: { seat: 'seat', card: 'card', square: 'square' },
  transformed: { seat: 'seat', card: 'card' },
  treasureOpened: { seat: 'seat', square: 'square' },
  chanceCalled: { seat: 'seat' },
  cardDrawn: { seat: 'seat', card: 'card' }, // APE-5.25.5
  itemPut: { seat: 'seat', card: 'card', to: ['own', 'opponent', 'discard'] },
  itemUsed: { seat: 'seat', card: 'card' },
  discarded: { seat: 'seat', card: 'card' },
  specialPlaced: { seat: 'seat', card: 'card', square: 'square' },
  objectPlaced: { square: 'square', object: objectWords },
  objectRemoved: { square: 'square', object: objectWords },
  panelChanged: { place: 'number', to: grounds },
  panelsSwapped: { from: 'number', to: 'number' },
  panelSlid: { from: 'number', to: 'number' },
  panelTurned: { place: 'number', quarters: 'number' },
  panelRemoved: { place: 'number' },
  markerPassed: { seat: 'seat' },
  extraTurnBegan: { seat: 'seat' },
  standoffOffered: { seat: 'seat' },
  standoffDeclined: { seat: 'seat' },
  declined: { seat: 'seat' },
  timedOut: { phase: ['peek', 'show', 'place', 'play'] },
});

type Own = engine.EventsOf<typeof events> | engine.GameEnded<Reason>;
export type Event = Own | engine.ChanceEvent | engine.TimedEnded;
export type Listener = engine.Listener<Event>;
