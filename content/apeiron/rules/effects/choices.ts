/** What players choose for effects (8.7), one question each. Codes say what is wrong with an option. */
import type { Card } from 'cardwright/engine';
import { grounds, VACANT } from '../cards.ts';
import { isLineOpen, straightDistance } from '../range.ts';
import { placesIn } from '../options.ts';
import { field, lies, NOTHING, rotation, type State } from '../state.ts';
import { groundAt, isFree, sideCard } from '../units.ts';
import { gapsBeside, isIn, isPanel, isPanelIn, places, squaresNear } from './areas.ts';
import { picker } from './at.ts';
import { isRemovable, roomFor } from './objects.ts';
import { canBeMeant, isOfSide, touchesSpecials } from './targets.ts';
import type { At, ChoiceRules, Code, Place, Words } from './vocabulary.ts';

const ILLEGAL = 'TARGET_ILLEGAL';

const [units, squares]: [Card[], number[]] = [[], []];

/** Units are listed by where they are; the list is good until the next one. */
function unitsOnField(state: State): readonly Card[] {
  units.length = field.size(state);
  for (let i = 0; i < units.length; i += 1) {
    const card = field.card(state, i);
    const square = field.squareOf(state, card);
    let place = i;
    for (; place > 0 && squares[place - 1]! > square; place -= 1) {
      units[place] = units[place - 1]!;
      squares[place] = squares[place - 1]!;
    }
    units[place] = card;
    squares[place] = square;
  }
  return units;
}

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
  if (groundAt(state, square) === VACANT) return ILLEGAL;
  return isFree(state, square) && lies.place(state, square) === NOTHING ? null : 'SQUARE_OCCUPIED';
}

const emptySquares = (area: Parameters<typeof squaresNear>[1], most: number): ChoiceRules => ({
  word: most === 1 ? 'square' : 'squares',
  most,
  options: (state, { square }) => squaresNear(state, area, square),
  why: whyNotEmpty,
});

/** An event that places a special unit may be declined where something lies in the side zone (APE-5.21.2). */
const mayDecline = ({ effect }: Place): boolean =>
  effect.on === 'draw' && effect.do.some(({ op }) => op === 'placeSpecial');

export const canDecline = (state: State, seat: number): boolean => sideCard(state, seat) >= 0;

/** APE-5.15.2: as many as there is room for of what is placed there. */
function roomOf({ effect }: Place): Pick<ChoiceRules, 'room'> {
  const placing = effect.do.find(({ op }) => op === 'placeObject');
  if (placing?.op !== 'placeObject') return {};
  return { room: (state) => roomFor(state, placing.object) };
}

/** One of these, whatever the state is. */
const wordChoice = (word: string, options: readonly number[]): ChoiceRules => ({
  word,
  most: 1,
  options: () => options,
});

const panelChoice = (area: Parameters<typeof isPanelIn>[1]): ChoiceRules => ({
  word: 'panel',
  most: 1,
  options: () => places,
  why: (state, at, place) => (isPanelIn(state, area, at, place) ? null : ILLEGAL),
});

/** APE-5.19.7 */
function whyNotPair(state: State, _: At, pair: number): Code | null {
  const [one, other] = placesIn(pair);
  return isPanel(state, one) && isPanel(state, other) ? null : ILLEGAL;
}

/** APE-5.19.4: one of the three other ways in which a panel that is changed can lie, or none of them. */
export const otherRotation = (panelOf: (state: State, at: At) => number): ChoiceRules => ({
  word: 'lay',
  least: 0,
  most: 1,
  options: (state, at) =>
    [0, 1, 2, 3].filter((quarters) => quarters !== rotation.get(state, panelOf(state, at))),
});

export const choices: Words['choices'] = {
  unit: ({ side, area }, place) =>
    unitChoice(side, place, (state, at, square) => isIn(state, area, at.square, square)),
  // APE-5.13.20
  unitInLine: ({ side, from, to }, place) =>
    unitChoice(side, place, (state, at, square) => {
      const distance = straightDistance(at.square, square);
      return distance >= from && distance <= to && isLineOpen(state, at.square, square, false);
    }),
  square: ({ area }, place) => ({ ...emptySquares(area, 1), least: mayDecline(place) ? 0 : 1 }),
  squares: ({ area, upTo }, place) => ({ ...emptySquares(area, upTo), ...roomOf(place) }),
  objectSquare: ({ area }) => ({
    ...emptySquares(area, 1),
    why: (state, _, square) => (isRemovable(state, square) ? null : ILLEGAL),
  }),
  panel: ({ area }) => panelChoice(area),
  unoccupiedPanel: ({ area }) => panelChoice(area),
  panelPair: () => ({
    word: 'pair',
    most: 1,
    options: ({ config }) => config.field.pairs,
    why: whyNotPair,
  }),
  ground: ({ of }) => {
    const kinds = of.map((kind) => grounds.indexOf(kind));
    return { ...wordChoice('ground', kinds), isDependent: true };
  },
  turn: () => wordChoice('turn', [0, 1]),
  direction: () => wordChoice('direction', [0, 1, 2, 3]),
  vacancy: ({ beside }, place) => {
    const panelIn = picker(place, beside);
    return {
      word: 'vacancy',
      most: 1,
      options: (state, at) => panelIn(state, at).flatMap((panel) => gapsBeside(state, panel)),
      isDependent: true,
    };
  },
};
