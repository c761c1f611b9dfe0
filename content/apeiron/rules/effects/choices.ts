/** What players choose for effects (8.7), one question each. Codes say what is wrong with an option. */
import { grounds } from '../cards.ts';
import { pairOf } from '../options.ts';
import { field, lies, NOTHING, type State } from '../state.ts';
import { isObstacle } from '../units.ts';
import { isLineOpen, straightDistance } from '../range.ts';
import { isPanel, isPanelIn, places, placesBeside, squaresIn } from './areas.ts';
import { picker } from './at.ts';
import { hasObject, isRemovable } from './objects.ts';
import { canBeMeant, isOfSide, touchesSpecials } from './targets.ts';
import type { At, Choices, ChoiceRules, Code, Place } from './vocabulary.ts';

const ILLEGAL = 'TARGET_ILLEGAL';

/** Units are listed by where they are. */
const unitsOnField = (state: State): readonly number[] =>
  field.cards(state).toSorted((a, b) => field.squareOf(state, a) - field.squareOf(state, b));

/** What all choices of units have in common. */
function unitChoice(
  side: Parameters<typeof isOfSide>[1],
  place: Place,
  isNear: (state: State, at: At, square: number) => boolean,
): ChoiceRules {
  const specials = touchesSpecials(place);
  return {
    word: 'unit',
    most: 1,
    options: unitsOnField,
    why: (state, at, card) =>
      canBeMeant(state, card, specials) &&
      isOfSide(state, side, at, card) &&
      isNear(state, at, field.squareOf(state, card))
        ? null
        : ILLEGAL,
  };
}

/** APE-5.15.1: it can hold nothing else. */
function whyNotEmpty(state: State, _: At, square: number): Code | null {
  const isFull = field.on(state, square) >= 0 || lies.place(state, square) !== NOTHING;
  return isFull || isObstacle(state, square) ? 'SQUARE_OCCUPIED' : null;
}

const emptySquares = (area: Parameters<typeof squaresIn>[1], most: number): ChoiceRules => ({
  word: most === 1 ? 'square' : 'squares',
  most,
  options: (state, { square }) => squaresIn(state, area, square),
  why: whyNotEmpty,
});

/** One of so many words. */
const wordChoice = (word: string, count: number): ChoiceRules => {
  const options = Array.from({ length: count }, (_, i) => i);
  return { word, most: 1, options: () => options, why: () => null };
};

const neighbours = (state: State): number[] =>
  places.flatMap((one) =>
    placesBeside(state, one)
      .filter((other) => other > one && isPanel(state, one) && isPanel(state, other))
      .map((other) => pairOf(one, other)),
  );

const panelChoice = (area: Parameters<typeof isPanelIn>[1]): ChoiceRules => ({
  word: 'panel',
  most: 1,
  options: (state, at) => places.filter((place) => isPanelIn(state, area, at, place)),
  why: () => null,
});

export const choices: Choices = {
  unit: ({ side, area }, place) =>
    unitChoice(side, place, (state, at, square) =>
      squaresIn(state, area, at.square).includes(square),
    ),
  // APE-5.13.20
  unitInLine: ({ side, from, to }, place) =>
    unitChoice(side, place, (state, at, square) => {
      const distance = straightDistance(at.square, square);
      return distance >= from && distance <= to && isLineOpen(state, at.square, square, false);
    }),
  square: ({ area }) => emptySquares(area, 1),
  squares: ({ area, upTo }) => emptySquares(area, upTo),
  objectSquare: ({ area }) => ({
    word: 'square',
    most: 1,
    options: (state, { square }) =>
      squaresIn(state, area, square).filter((one) => hasObject(state, one)),
    why: (state, _, square) => (isRemovable(state, square) ? null : ILLEGAL),
  }),
  panel: ({ area }) => panelChoice(area),
  unoccupiedPanel: ({ area }) => panelChoice(area),
  // APE-5.19.7
  panelPair: () => ({ word: 'pair', most: 1, options: neighbours, why: () => null }),
  ground: ({ of }) => ({
    word: 'ground',
    most: 1,
    options: () => of.map((kind) => grounds.indexOf(kind)),
    why: () => null,
    isDependent: true,
  }),
  turn: () => wordChoice('turn', 2),
  direction: () => wordChoice('direction', 4),
  vacancy: ({ beside }, place) => {
    const panelIn = picker(place, beside);
    return {
      word: 'vacancy',
      most: 1,
      options: (state, at) =>
        panelIn(state, at).flatMap((panel) =>
          placesBeside(state, panel).filter((gap) => !isPanel(state, gap)),
        ),
      why: () => null,
      isDependent: true,
    };
  },
};
