/** What the words of vocabulary.yaml mean. A word that is missing here does not compile. */
import type { EffectMeaning } from 'cardwright/engine';
import { coverFrom } from '../board.ts';
import type { CardTables } from '../cards.ts';
import type { Test } from '../config.ts';
import type { Effect } from '../data.gen.ts';
import type { Event } from '../events.ts';
import { board, life, usedInGame, usedInTurn, type State } from '../state.ts';
import { choicesOf } from './choices.ts';
import { cardOperations } from './operations/cards.ts';
import { hittingOperations } from './operations/hitting.ts';
import { movementOperations } from './operations/movement.ts';
import { pointOperations } from './operations/points.ts';
import { setCardOperations } from './operations/set-cards.ts';
import { conditions } from './tests.ts';
import { events, type Place } from './vocabulary.ts';

export function meaningOf(cards: CardTables): EffectMeaning<State, Event, Effect> {
  return {
    events,
    standing: ['static'],
    hears: (place) => hears(cards, place),
    conditions,
    choices: choicesOf(cards),
    operations: {
      ...hittingOperations(cards),
      ...cardOperations,
      ...movementOperations,
      ...setCardOperations(cards),
      ...pointOperations,
    },
    limits: { oncePerTurn: usedInTurn.limit, oncePerGame: usedInGame.limit }, // BLS-6.7.4, BLS-10.2.1
  };
}

/** Triggers that wait for something in particular. */
function hears({ ranges }: CardTables, { effect }: Place): Test | null {
  if (effect.on === 'awaken') {
    const { at } = effect;
    // BLS-10.2.1; the argument is the life before
    return (state, seat, _source, before) => before > at && life.get(state, seat) <= at;
  }
  if (effect.on === 'enemyEnters') {
    const area = ranges.idOf(effect.area);
    // BLS-12.2.4, BLS-9.3.1; the argument is the cell of the opposing AVI
    return (state, seat, source, cell) =>
      coverFrom(state, area, seat, board.squareOf(state, source)).has[cell] === 1;
  }
  return null;
}
