/**
 * Any position, as scenarios write it (scenarios/README.md), and back. What is left out is as in the
 * standard state of section 9. Decks are not judged.
 *
 * `fromPosition(toPosition(state))` plays like `state`.
 */
import {
  BadPosition,
  mapOf,
  positionSetup,
  readInteger,
  refuseOtherWords,
  seedStream,
  writeCards,
  type CompiledGame,
  type Position,
} from 'cardwright/engine';
import type { Catalogue } from './config.ts';
import { makeConfig } from './config.ts';
import { bySeat, deckNames, handNames, itNames, publicWords } from './describe.ts';
import type { Listener } from './events.ts';
import { invariants } from './invariants.ts';
import { optionTests, readOptions } from './options.ts';
import { placeCards, writtenCards } from './position-cards.ts';
import { readRunning, writeRunning } from './position-running.ts';
import { readProgress } from './position-turn.ts';
import { DRAW, freshState, get, isOver, PHASE, STREAM, TURN_SEAT, type State } from './state.ts';
import { beginTurn, proceed } from './turn.ts';

/** Words of a position. `toAct` and `choice` follow from the others and are not read. */
const known = new Set(
  [
    'options seed avi cell life lowestLife hand deck trash it itUsed set chain',
    'turn turnNumber phase ap caaUsed shield chainShield boost apNext locked lockNext usedEffects',
    'deckOut outcome running toAct choice',
  ].flatMap((line) => line.split(' ')),
);

export function fromPosition(
  game: CompiledGame,
  catalogue: Catalogue,
  position: Position,
  tell: Listener,
): State {
  refuseOtherWords(position, known);
  const written = writtenCards(catalogue.cards, position);
  const options = readOptions(game, positionSetup(game, position, optionTests));
  const config = makeConfig(catalogue, options, {
    types: written.map(({ type }) => type),
    owners: written.map(({ seat }) => seat),
    avis: [0, 1],
  });
  const state = freshState(config);
  seedStream(state.words, STREAM, readInteger(position['seed'], 1, 'seed'), 'effects');
  placeCards(state, position, written);
  readProgress(state, position);
  if ('running' in position) {
    readRunning(state, mapOf(position['running']));
  } else if (!isOver(state)) {
    if (get(state, PHASE) === DRAW) beginTurn(state, get(state, TURN_SEAT), tell);
    proceed(state, tell);
  }
  const [broken] = invariants(state);
  if (broken !== undefined) throw new BadPosition('position', broken);
  return state;
}

export function toPosition(state: State): Position {
  const { toAct: _, choice: __, ...words } = publicWords(state);
  return {
    ...words,
    hand: bySeat((seat) => writeCards(handNames(state, seat))),
    deck: bySeat((seat) => writeCards(deckNames(state, seat))),
    it: bySeat((seat) => writeCards(itNames(state, seat, false))),
    running: writeRunning(state),
  };
}
