/**
 * Preparation: sections 5.3 and 5.5. Decks are judged by construction.yaml (section 4).
 *
 * Chance is three streams and one for each deck: who begins, the order of the decks, and what effects
 * ask for, so that another card in one deck leaves the other alone.
 */
import {
  below,
  cardsOfDeck,
  copyDeclared,
  makeDeckJudge,
  makeStarter,
  stream,
  type Cards,
  type CompiledDeck,
  type CompiledGame,
  type Refusal,
  type Setup,
  type Starter,
} from 'cardwright/engine';
import { AVI, IT } from './cards.ts';
import { backOf, homeOf, makeConfig, SEATS, type Tables } from './config.ts';
import { listen } from './effects/index.ts';
import { badOption, readOptions, refuseOptions } from './options.ts';
import {
  board,
  deck,
  declaration,
  it,
  life,
  lifeBefore,
  lowestLife,
  luck,
  ownerOf,
  turnNumber,
  type State,
} from './state.ts';
import { beginTurn, proceed } from './turn.ts';
import { drawCards, noteEmptyDecks } from './zones.ts';

export function starterOf(game: CompiledGame, tables: Tables): Starter<State> {
  const judge = makeDeckJudge(game);
  return makeStarter({
    // BLS-3.2.2, BLS-3.2.3
    refuse: (setup) => [
      ...refuseOptions(game, setup),
      ...refuseCount(setup),
      ...judge(setup.decks, setup.options),
    ],
    prepare: (setup) => layOut(game, tables, setup),
    begin,
  });
}

/** BLS-1.1.1 */
function refuseCount({ decks }: Setup): Refusal[] {
  return decks.length === SEATS ? [] : [badOption('decks', 'BLS-1.1.1')];
}

/** Of each seat the AVI, then the resource cards, then the IT cards (BLS-1.2.1). */
function cardsOf(tables: Tables, decks: readonly CompiledDeck[]): Cards {
  const { catalogue } = tables;
  const isIn = (part: number, type: number): boolean => catalogue.category[type] === part;
  const lists = decks.map((deck) => {
    const all = cardsOfDeck(deck, catalogue.indexOf);
    const resources = all.filter((type) => !isIn(AVI, type) && !isIn(IT, type));
    return [
      ...all.filter((type) => isIn(AVI, type)),
      ...resources,
      ...all.filter((type) => isIn(IT, type)),
    ];
  });
  return {
    types: lists.flat(),
    backs: lists.flatMap((list, seat) => list.map((type) => backOf(tables, seat, type))),
  };
}

/** Before any deck is shuffled: BLS-5.1.1, BLS-5.1.3, BLS-5.1.6. */
function layOut(game: CompiledGame, tables: Tables, setup: Setup): State {
  const options = readOptions(game, setup);
  const config = makeConfig(tables, options, cardsOf(tables, setup.decks));
  const state = declaration.blank(config);
  for (const [seat, avi] of config.avis.entries()) {
    board.put(state, avi, homeOf(config, seat));
    listen(state, avi);
    for (const words of [life, lowestLife, lifeBefore]) {
      words.set(state, seat, options.initialLife);
    }
  }
  for (const [card, type] of config.types.entries()) {
    const category = config.catalogue.category[type];
    if (category !== AVI) (category === IT ? it : deck).add(state, ownerOf(state, card), card);
  }
  return state;
}

function begin(dealt: State, seed: number): State {
  const state = copyDeclared(dealt);
  const { openingHand, firstPlayer } = state.config.options;
  const isRandom = firstPlayer === 'random'; // BLS-5.1.4
  const first = isRandom
    ? below(SEATS, stream(seed, 'first player'))
    : Number(firstPlayer === 'north');
  luck.seed(state, seed);
  for (let seat = 0; seat < SEATS; seat += 1) {
    deck.shuffle(state, seat, stream(seed, 'deck', seat)); // BLS-5.1.2
    drawCards(state, seat, openingHand, undefined); // BLS-5.1.5
  }
  noteEmptyDecks(state);
  turnNumber.set(state, 1);
  beginTurn(state, first, undefined); // BLS-5.1.7
  proceed(state, undefined);
  return state;
}
