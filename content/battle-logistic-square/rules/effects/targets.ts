/** Objects that an effect is about: AVIs and set cards (BLS-12.4.4, BLS-12.7.2, BLS-12.7.3). */
import {
  makeByWord,
  NO_RANGE,
  NOWHERE,
  type ByWord,
  type Card,
  type Cover,
  type Range,
  type Seat,
} from 'cardwright/engine';
import { aviSquare, coverFrom, coverOf, isAvi, listTargets, setCards } from '../board.ts';
import type { CardTables } from '../cards.ts';
import type { Operation } from '../data.gen.ts';
import { opponentOf, ownerOf } from '../config.ts';
import { board, struck, type State } from '../state.ts';
import { STRUCK_OPPOSING_AVI } from './tests.ts';
import type { Place } from './vocabulary.ts';

/** Targets that are objects on the board. */
type ObjectTarget = Extract<Operation, { readonly op: 'hit' | 'repair' | 'destroySet' }>['target'];

/** The objects of a target when the effect runs; `seat` is the controller. */
export type Targets = (state: State, seat: Seat, source: Card) => readonly Card[];

interface Given {
  readonly cards: CardTables;
  readonly place: Place;
}

export function targetsOf(cards: CardTables, target: ObjectTarget, place: Place): Targets {
  return makeByWord(makers, target.who, target, { cards, place }) as Targets;
}

/** Where the entry prints a range, only in it. BLS-12.4.4 */
function opposingAvi(_target: ObjectTarget, { cards, place: { effect } }: Given): Targets {
  const range = 'range' in effect ? cards.ranges.idOf(effect.range) : NO_RANGE;
  return (state, seat) => (isAviIn(state, range, seat) ? [avi(state, opponentOf(seat))] : []);
}

const makers: ByWord<ObjectTarget, 'who', Targets, Given> = {
  opposingAvi,
  opposingAviInRange: opposingAvi,
  allInRange: (_target, { cards, place }) => {
    const range = rangeOf(cards, place);
    return (state, seat) => inCover(state, seat, coverOf(state, range, seat));
  },
  aroundStruck: ({ area }, { cards }) => {
    const range = cards.ranges.idOf(area);
    return (state, seat) => {
      if ((struck.get(state) & STRUCK_OPPOSING_AVI) === 0) return [];
      const centre = aviSquare(state, opponentOf(seat));
      return setsIn(state, seat, coverFrom(state, range, seat, centre));
    };
  },
  thisSet: () => (state, _seat, source) =>
    board.squareOf(state, source) === NOWHERE ? [] : [source],
  ownSets: () => (state, seat) => setCards(state).filter((card) => ownerOf(state, card) === seat),
  allSetsInRange: (_target, { cards, place }) => {
    const range = rangeOf(cards, place);
    return (state, seat) => setsIn(state, seat, coverOf(state, range, seat));
  },
};

/** The range of the effect, or else that of its card. */
function rangeOf(cards: CardTables, { effect, definition }: Place): Range {
  const own = 'range' in effect ? cards.ranges.idOf(effect.range) : NO_RANGE;
  return own === NO_RANGE ? cards.range[definition]! : own;
}

function isAviIn(state: State, range: Range, seat: Seat): boolean {
  if (range === NO_RANGE) return true;
  return coverOf(state, range, seat).has[aviSquare(state, opponentOf(seat))] === 1;
}

function avi({ config }: State, seat: Seat): Card {
  return config.avis[seat]!;
}

/** BLS-9.2.6: set cards that count as targets of the seat. */
function setsIn(state: State, seat: Seat, cover: Cover): Card[] {
  return inCover(state, seat, cover).filter((card) => !isAvi(state, card));
}

function inCover(state: State, seat: Seat, cover: Cover): Card[] {
  const found: Card[] = [];
  listTargets(state, seat, cover, found);
  return found;
}
