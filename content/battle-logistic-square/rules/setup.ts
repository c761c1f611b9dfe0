/**
 * Preparation: section 5.5.
 *
 * Chance is three streams and one for each deck: who begins, the order of the decks, and what effects
 * ask for, so that another card in one deck leaves the other alone.
 */
import {
  below,
  listSize,
  seedStream,
  shuffle,
  squareAt,
  stream,
  type CompiledGame,
  type Refusal,
  type Seat,
  type Setup,
  type Square,
} from 'cardwright/engine';
import { putOn } from './board.ts';
import { makeConfig, ROWS, SEATS, type Catalogue, type Config } from './config.ts';
import { makeDeckJudge, numbered, partsOf, type DeckJudge } from './decks.ts';
import { listen } from './effects/index.ts';
import { readOptions, refuseOptions } from './options.ts';
import {
  blankState,
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

export interface Starter {
  readonly refuseSetup: (setup: Setup) => readonly Refusal[];
  readonly create: (setup: Setup, seed: number) => State;
}

/** What all games of a set-up share. */
interface Prepared {
  readonly config: Config;
  /** The state before any deck is shuffled. */
  readonly dealt: State;
}

/** Sets up games; what depends on the set-up alone is made once. */
export function makeStarter(game: CompiledGame, catalogue: Catalogue): Starter {
  const judge = makeDeckJudge(game);
  const known = new WeakMap<Setup, Prepared>();

  function prepare(setup: Setup): Prepared {
    const [refusal] = refuseSetup(game, judge, setup);
    if (refusal !== undefined) throw new RangeError(refusal.code); // BLS-3.2.3
    const prepared = layOut(game, catalogue, setup);
    known.set(setup, prepared);
    return prepared;
  }

  return {
    refuseSetup: (setup) => refuseSetup(game, judge, setup),
    create(setup, seed) {
      const { dealt, config } = known.get(setup) ?? prepare(setup);
      const state: State = { config, words: dealt.words.slice() };
      return begin(state, seed);
    },
  };
}

function refuseSetup(game: CompiledGame, judge: DeckJudge, setup: Setup): readonly Refusal[] {
  return [...refuseOptions(game, setup), ...judge(setup)];
}

/** BLS-5.1.1, BLS-5.1.3, BLS-5.1.6 */
function layOut(game: CompiledGame, catalogue: Catalogue, setup: Setup): Prepared {
  const options = readOptions(game, setup);
  const decks = numbered(setup.decks.map((deck) => partsOf(catalogue.cards, deck)));
  const config = makeConfig(catalogue, options, decks);
  const state = blankState(config);
  for (let seat = 0; seat < SEATS; seat += 1) {
    placeAvi(state, seat, homeOf(config, seat));
    setLife(state, seat, options.initialLife);
    for (const card of decks.resources[seat] ?? []) putOnDeck(state, card);
    for (const card of decks.its[seat] ?? []) addToItDeck(state, card, false);
  }
  return { config, dealt: state };
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

function begin(state: State, seed: number): State {
  const { words, config } = state;
  const { openingHand, firstPlayer } = config.options;
  const first = firstPlayer ?? below(SEATS, stream(seed, 'first player')); // BLS-5.1.4
  seedStream(words, STREAM, seed, 'effects');
  for (let seat = 0; seat < SEATS; seat += 1) {
    const deck = deckOf(state, seat);
    // BLS-5.1.2
    shuffle(words, stream(seed, 'deck', seat), 0, deck + 1, deck + 1 + listSize(words, deck));
    drawCards(state, seat, openingHand, undefined); // BLS-5.1.5
  }
  noteEmptyDecks(state);
  set(state, TURN_NUMBER, 1);
  beginTurn(state, first, undefined); // BLS-5.1.7
  proceed(state, undefined);
  return state;
}
