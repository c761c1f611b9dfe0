/** What holds at every step, whatever is played. The contract suite asks after every action. */
import { isByType, isOnBoard, listItems, listSize, seatName } from 'cardwright/engine';
import { aviSquare, cardOn, isForbidden, squareOf } from './board.ts';
import { AVI, IT } from './cards.ts';
import { SEATS, type Card } from './config.ts';
import { setCards } from './describe.ts';
import { areOptionsSound } from './options-sound.ts';
import { legalActions, toAct } from './play.ts';
import { CLEARING, WINDOW } from './stages.ts';
import {
  AP,
  CHOOSER,
  enduranceOf,
  get,
  IN_CHAIN,
  IN_DECK,
  IN_HAND,
  IN_IT_DECK,
  IN_TRASH,
  isOver,
  LIFE,
  NOTHING,
  ON_BOARD,
  ownerOf,
  PENDING,
  result,
  seatWord,
  STAGE,
  typeOf,
  zoneOf,
  type State,
} from './state.ts';

export function invariants(state: State): string[] {
  return [
    ...zones(state),
    ...board(state),
    ...hands(state),
    ...progress(state),
    ...(areOptionsSound(state) ? [] : ['something is asked for that cannot be chosen']),
  ];
}

/** BLS-1.2.5, BLS-1.2.6: each card is in one zone, which is its owner's. */
function zones(state: State): string[] {
  const { words, config } = state;
  const { layout, types, avis } = config;
  const held = (zone: number, list: number, seat: number): string[] =>
    listItems(words, list).flatMap((card) => {
      const isRight = zoneOf(state, card) === zone && ownerOf(state, card) === seat;
      return isRight ? [] : [`card ${card} is not where it belongs (BLS-1.2.5)`];
    });
  const links = listItems(words, layout.chain).filter((card) => zoneOf(state, card) === IN_CHAIN);
  const found: Card[] = [...avis, ...links, ...setCards(state)];
  const wrong: string[] = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    for (const [zone, list] of [
      [IN_DECK, layout.decks[seat]!],
      [IN_HAND, layout.hands[seat]!],
      [IN_TRASH, layout.trashes[seat]!],
      [IN_IT_DECK, layout.its[seat]!],
    ] as const) {
      found.push(...listItems(words, list));
      wrong.push(...held(zone, list, seat), ...kinds(state, zone, list));
    }
  }
  const isWhole = found.length === types.length && new Set(found).size === types.length;
  return isWhole
    ? wrong
    : [...wrong, `${types.length} cards, but ${found.length} in zones (BLS-1.2.6)`];
}

/** IT cards lie in the IT deck and nowhere else, AVIs in no list at all. */
function kinds(state: State, zone: number, list: number): string[] {
  const { category } = state.config.cards;
  return listItems(state.words, list).flatMap((card) => {
    const kind = category[typeOf(state, card)];
    const isRight = kind !== AVI && (kind === IT) === (zone === IN_IT_DECK);
    return isRight ? [] : [`card ${card} is of a kind that does not lie here (BLS-1.2.1)`];
  });
}

/** BLS-1.1.5, BLS-1.1.6, BLS-9.2.2: cells and cards agree. */
function board(state: State): string[] {
  const { grid, avis } = state.config;
  const cards = [...avis, ...setCards(state)];
  return [
    ...cards.flatMap((card) => {
      const square = squareOf(state, card);
      const isThere = isOnBoard(grid, square) && cardOn(state, square) === card;
      return isThere && zoneOf(state, card) === ON_BOARD ? [] : [`card ${card} is not on its cell`];
    }),
    ...avis.flatMap((_, seat) =>
      isForbidden(state, seat, aviSquare(state, seat))
        ? [`${seatName(seat)} stands in the opposing area (BLS-1.1.6)`]
        : [],
    ),
    ...(isOver(state) ? [] : worn(state)),
  ];
}

function worn(state: State): string[] {
  return setCards(state).flatMap((card) =>
    enduranceOf(state, card) > 0 ? [] : [`card ${card} has no endurance left (BLS-9.2.2)`],
  );
}

/** Equal cards stand together. */
function hands({ words, config }: State): string[] {
  const { hands, its } = config.layout;
  const isSorted = [...hands, ...its].every((list) => isByType(words, list, config.types));
  return isSorted ? [] : ['a hand or an IT deck is not in order'];
}

/** BLS-11.1.1, BLS-11.3.1, BLS-8.2.1, BLS-12.6.2; effects have run before anybody decides. */
function progress(state: State): string[] {
  const { options, layout } = state.config;
  const lives = [0, 1].map((seat) => seatWord(state, seat, LIFE));
  const decider = toAct(state);
  if (isOver(state)) {
    const isEnded = result.isKnown(state) && decider === null;
    return isEnded ? [] : ['phase and result do not agree'];
  }
  const isAsked = get(state, PENDING) !== NOTHING;
  const isIdle = listSize(state.words, layout.effects.queue) === 0;
  const isChainOpen = listSize(state.words, layout.chain) > 0;
  const hasActions = decider !== null && legalActions(state, decider, []) > 0;
  return [
    ...(result.isKnown(state) ? ['a game with a result goes on'] : []),
    ...(lives.every((life) => life > 0) ? [] : ['somebody plays without life (BLS-11.1.1)']),
    ...(lives.every((life) => life <= options.lifeCap) ? [] : ['life above the cap (BLS-8.2.1)']),
    ...(get(state, AP) >= 0 ? [] : ['AP below 0 (BLS-12.6.2)']),
    ...(isAsked && get(state, CHOOSER) !== decider ? ['somebody else is asked'] : []),
    ...(isAsked || isIdle ? [] : ['effects wait while nobody is asked']),
    ...(hasActions ? [] : ['nothing can be done']),
    ...(isChainOpen === isStageOfChain(state) ? [] : ['the stage does not fit the chain']),
  ];
}

/** Section 5.7: cards are revealed from the first declaration to the end of the chain. */
function isStageOfChain(state: State): boolean {
  const stage = get(state, STAGE);
  return stage >= WINDOW && stage <= CLEARING;
}
