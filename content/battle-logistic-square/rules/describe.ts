/**
 * A state in words: what everybody sees (BLS-4.1.3, BLS-4.1.5 to BLS-4.1.8), and the parts that only
 * some see. Observations, positions and the checks of scenarios are made of these. The words:
 * scenarios/README.md.
 */
import {
  bySeat as namedBySeat,
  listItems,
  listSize,
  seatName,
  type ByName,
  type Seat,
} from 'cardwright/engine';
import { aviSquare, squareOf } from './board.ts';
import { SEATS, type Card } from './config.ts';
import { nameOfCard, nameOfCell, nameOfOwner, namesOfCards } from './events.ts';
import { toAct } from './play.ts';
import {
  AP,
  AP_NEXT,
  BOOST,
  CAA_USED,
  choices,
  CHOOSE_ASSEMBLY,
  DECK_OUT,
  enduranceOf,
  get,
  isFaceUp,
  LIFE,
  LOCK_NEXT,
  LOWEST,
  MOVE_LOCKED,
  NOTHING,
  PENDING,
  PHASE,
  phases,
  result,
  seatWord,
  SHIELD_CHAIN,
  SHIELD_TURN,
  TURN_NUMBER,
  TURN_SEAT,
  type State,
} from './state.ts';
import { deckOf, deckSize, handOf, itDeckOf, trashOf } from './zones.ts';

export function bySeat<T>(value: (seat: Seat) => T): ByName<T> {
  return namedBySeat(SEATS, value);
}

export function namesIn(state: State, list: number): string[] {
  return namesOfCards(state, listItems(state.words, list));
}

export function handNames(state: State, seat: Seat): string[] {
  return namesIn(state, handOf(state, seat));
}

/** A deck from its top, which is the end of its list. */
export function deckNames(state: State, seat: Seat): string[] {
  return namesIn(state, deckOf(state, seat)).toReversed();
}

export function trashNames(state: State, seat: Seat): string[] {
  return namesIn(state, trashOf(state, seat));
}

/** IT cards that lie face down (BLS-4.1.4), or face up (BLS-4.1.5). */
export function itNames(state: State, seat: Seat, faceUp: boolean): string[] {
  const cards = listItems(state.words, itDeckOf(state, seat));
  return namesOfCards(
    state,
    cards.filter((card) => isFaceUp(state, card) === faceUp),
  );
}

export function setCards({ words, config }: State): Card[] {
  return listItems(words, config.layout.sets);
}

/** `(3,4): P1 sc-barrier-panel 40`, the oldest first. */
function setWords(state: State): Readonly<Record<string, string>> {
  return Object.fromEntries(
    setCards(state).map((card) => [
      nameOfCell(state, squareOf(state, card)),
      `${nameOfOwner(state, card)} ${nameOfCard(state, card)} ${enduranceOf(state, card)}`,
    ]),
  );
}

/** Seats in which a word is not 0. */
function seatsWith(state: State, word: number): string[] {
  return [0, 1].filter((seat) => seatWord(state, seat, word) !== 0).map(seatName);
}

/** Effects of the AVIs that were used, as their limits count, from 1. */
function usedWords(state: State) {
  const { layout, avis } = state.config;
  return bySeat((seat) => {
    const bits = state.words[layout.used + (avis[seat] ?? 0)] ?? 0;
    return { turn: effectsIn(bits & 0xffff), game: effectsIn(bits >>> 16) };
  });
}

function effectsIn(bits: number): number[] {
  return Array.from({ length: 16 }, (_, effect) => effect + 1).filter(
    (effect) => ((bits >>> (effect - 1)) & 1) === 1,
  );
}

/** What is asked of a seat, as everybody sees it: a set that is being named is its own business. */
function choiceWords(state: State): string | null {
  const kind = get(state, PENDING);
  return kind === NOTHING || kind >= CHOOSE_ASSEMBLY ? null : (choices[kind] ?? null);
}

/** What everybody sees (BLS-4.1.6). No deck lists, nothing of chance. */
export function publicWords(state: State) {
  const { config } = state;
  const decider = toAct(state);
  const word = (name: number) => bySeat((seat) => seatWord(state, seat, name));
  return {
    options: config.options.values,
    turn: seatName(get(state, TURN_SEAT)),
    turnNumber: get(state, TURN_NUMBER),
    phase: phases[get(state, PHASE)] ?? '',
    ap: get(state, AP),
    caaUsed: get(state, CAA_USED) === 1,
    toAct: decider === null ? null : seatName(decider),
    choice: choiceWords(state),
    avi: bySeat((seat) => nameOfCard(state, config.avis[seat] ?? 0)),
    cell: bySeat((seat) => nameOfCell(state, aviSquare(state, seat))),
    life: word(LIFE),
    lowestLife: word(LOWEST),
    set: setWords(state),
    chain: namesIn(state, config.layout.chain),
    trash: bySeat((seat) => trashNames(state, seat)),
    itUsed: bySeat((seat) => itNames(state, seat, true)),
    shield: word(SHIELD_TURN),
    chainShield: word(SHIELD_CHAIN),
    boost: word(BOOST),
    apNext: word(AP_NEXT),
    locked: seatsWith(state, MOVE_LOCKED),
    lockNext: seatsWith(state, LOCK_NEXT),
    usedEffects: usedWords(state),
    deckOut: get(state, DECK_OUT) === 1,
    outcome: result.inWords(state),
  };
}

/** Of what is hidden, how many cards there are (BLS-4.1.1, BLS-4.1.2, BLS-4.1.4). */
export function hiddenCounts(state: State, seat: Seat) {
  return {
    hand: listSize(state.words, handOf(state, seat)),
    deck: deckSize(state, seat),
    it: itNames(state, seat, false).length,
  };
}
