/**
 * Preparation: sections 5.3 and 5.5. Decks are judged by construction.yaml (section 4).
 *
 * Chance is three streams and one for each deck: who begins, the order of the decks, and what effects
 * ask for, so that another card in one deck leaves the other alone.
 */
import {
  cardsOfDeck,
  copyDeclared,
  badOption,
  makeSetupJudge,
  makeStarter,
  NOBODY,
  optionsOf,
  seatName,
  stream,
  toss,
  type Cards,
  type CardType,
  type CompiledDeck,
  type CompiledGame,
  type Setup,
  type Starter,
} from 'cardwright/engine';
import { AVI, IT } from './cards.ts';
import { backOf, homeOf, makeConfig, optionTests, SEATS, type Tables, ownerOf } from './config.ts';
import { listen } from './sets.ts';
import type { Event, Listener } from './events.ts';
import {
  board,
  deck,
  declaration,
  it,
  life,
  lifeBefore,
  lowestLife,
  luck,
  turnNumber,
  type State,
} from './state.ts';
import { beginTurn, proceed } from './turn.ts';
import { drawCards, noteEmptyDecks } from './zones.ts';

export function starterOf(game: CompiledGame, tables: Tables): Starter<State, Event> {
  return makeStarter({
    // BLS-1.1.1, BLS-3.2.2, BLS-3.2.3
    refuse: makeSetupJudge(game, SEATS, badOption(game, 'BLS-1.1.1'), { tests: optionTests }),
    prepare: (setup) => layOut(game, tables, setup),
    begin,
  });
}

/** Of each seat the AVI, then the resource cards, then the IT cards (BLS-1.2.1). */
function cardsOf(tables: Tables, decks: readonly CompiledDeck[]): Cards {
  const { category, indexOf } = tables.catalogue;
  const place = (type: CardType): number =>
    Number(category[type] !== AVI) + Number(category[type] === IT);
  const lists = decks.map((deck) =>
    cardsOfDeck(deck, indexOf).toSorted((a, b) => place(a) - place(b)),
  );
  return {
    types: lists.flat(),
    backs: lists.flatMap((list, seat) => list.map((type) => backOf(tables, seat, type))),
  };
}

/** Before any deck is shuffled: BLS-5.1.1, BLS-5.1.3, BLS-5.1.6. */
function layOut(game: CompiledGame, tables: Tables, setup: Setup): State {
  const config = makeConfig(tables, optionsOf(game, setup), cardsOf(tables, setup.decks));
  const state = declaration.blank(config);
  for (const [seat, avi] of config.avis.entries()) {
    board.put(state, avi, homeOf(config, seat));
    listen(state, avi);
    for (const words of [life, lowestLife, lifeBefore]) {
      words.set(state, seat, config.options.initialLife);
    }
  }
  for (const [card, type] of config.types.entries()) {
    const category = config.catalogue.category[type];
    if (category !== AVI) (category === IT ? it : deck).add(state, ownerOf(state, card), card);
  }
  return state;
}

const firstSeat = { decides: 'firstPlayer', nameOf: seatName };

function begin(dealt: State, seed: number, report: Listener): State {
  const state = copyDeclared(dealt);
  const { openingHand, firstPlayer } = state.config.options;
  const isRandom = firstPlayer === 'random'; // BLS-5.1.4
  const first = isRandom
    ? toss(firstSeat, SEATS, NOBODY, stream(seed, 'first player'), 0, report)
    : Number(firstPlayer === 'north');
  luck.seed(state, seed);
  for (let seat = 0; seat < SEATS; seat += 1) {
    deck.shuffle(state, seat, stream(seed, 'deck', seat), 0, report); // BLS-5.1.2
    drawCards(state, seat, openingHand, undefined); // BLS-5.1.5
  }
  noteEmptyDecks(state);
  turnNumber.set(state, 1);
  beginTurn(state, first, undefined); // BLS-5.1.7
  proceed(state, undefined);
  return state;
}
