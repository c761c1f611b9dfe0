/**
 * Preparation: section 5.5.
 *
 * Chance is three streams and one for each deck: who begins, the order of the decks, and what effects
 * ask for, so that another card in one deck leaves the other alone.
 */
import {
  below,
  makeDeckJudge,
  makeStarter,
  seedStream,
  shuffleZone,
  squareAt,
  stream,
  type CompiledGame,
  type Refusal,
  type Seat,
  type Setup,
  type Square,
  type Starter,
} from 'cardwright/engine';
import { putOn } from './board.ts';
import { makeConfig, ROWS, SEATS, type Catalogue, type Config } from './config.ts';
import { numbered, partsOf } from './decks.ts';
import { listen } from './effects/index.ts';
import { badOption, readOptions, refuseOptions } from './options.ts';
import {
  copyState,
  freshState,
  LIFE,
  LIFE_BEFORE,
  LOWEST,
  ON_BOARD,
  set,
  setSeatWord,
  setZone,
  STREAM,
  TURN_NUMBER,
  type State,
} from './state.ts';
import { beginTurn, proceed } from './turn.ts';
import { addToItDeck, deckOf, drawCards, noteEmptyDecks, putOnDeck } from './zones.ts';

export function starterOf(game: CompiledGame, catalogue: Catalogue): Starter<State> {
  const judge = makeDeckJudge(game);
  return makeStarter({
    // BLS-3.2.2, BLS-3.2.3
    refuse: (setup) => [
      ...refuseOptions(game, setup),
      ...refuseCount(setup),
      ...judge(setup.decks, setup.options),
    ],
    prepare: (setup) => layOut(game, catalogue, setup),
    begin,
  });
}

/** BLS-1.1.1 */
function refuseCount({ decks }: Setup): Refusal[] {
  return decks.length === SEATS ? [] : [badOption('decks', 'BLS-1.1.1')];
}

/** Before any deck is shuffled: BLS-5.1.1, BLS-5.1.3, BLS-5.1.6. */
function layOut(game: CompiledGame, catalogue: Catalogue, setup: Setup): State {
  const options = readOptions(game, setup);
  const decks = numbered(setup.decks.map((deck) => partsOf(catalogue.cards, deck)));
  const config = makeConfig(catalogue, options, decks);
  const state = freshState(config);
  for (let seat = 0; seat < SEATS; seat += 1) {
    placeAvi(state, seat, homeOf(config, seat));
    setLife(state, seat, options.initialLife);
    for (const card of decks.resources[seat] ?? []) putOnDeck(state, card);
    for (const card of decks.its[seat] ?? []) addToItDeck(state, card, false);
  }
  return state;
}

/** BLS-5.1.1, BLS-1.1.3: the middle of the home row. */
export function homeOf({ grid, options }: Config, seat: Seat): Square {
  return squareAt(grid, (options.columns + 1) / 2, seat === 0 ? 1 : ROWS);
}

export function placeAvi(state: State, seat: Seat, square: Square): void {
  const avi = state.config.avis[seat]!;
  putOn(state, avi, square);
  setZone(state, avi, ON_BOARD);
  listen(state, avi);
}

/** Life before anything has happened: no value has been crossed (BLS-10.2.1). */
export function setLife(state: State, seat: Seat, life: number): void {
  setSeatWord(state, seat, LIFE, life);
  setSeatWord(state, seat, LOWEST, life);
  setSeatWord(state, seat, LIFE_BEFORE, life);
}

function begin(dealt: State, seed: number): State {
  const state = copyState(dealt);
  const { words, config } = state;
  const { openingHand, firstPlayer } = config.options;
  const first = firstPlayer ?? below(SEATS, stream(seed, 'first player')); // BLS-5.1.4
  seedStream(words, STREAM, seed, 'effects');
  for (let seat = 0; seat < SEATS; seat += 1) {
    shuffleZone(words, deckOf(state, seat), stream(seed, 'deck', seat)); // BLS-5.1.2
    drawCards(state, seat, openingHand, undefined); // BLS-5.1.5
  }
  noteEmptyDecks(state);
  set(state, TURN_NUMBER, 1);
  beginTurn(state, first, undefined); // BLS-5.1.7
  proceed(state, undefined);
  return state;
}
