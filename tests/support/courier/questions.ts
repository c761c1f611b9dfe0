/** What the couriers are asked. */
import {
  Choices,
  compass,
  listFitting,
  listItem,
  listSize,
  orthogonal,
  readSquare,
  squareName,
  yesOrNo,
  type ChoiceForm,
} from '../../../engine/index.ts';
import {
  LOOK,
  ROOM,
  type State,
  choiceAt,
  grid,
  hands,
  isFree,
  names,
  pile,
  squareOf,
  types,
} from './state.ts';

const cardNames = {
  kindOf: (_: State, card: number): number => types[card]!,
  nameOf: (_: State, type: number): string => names[type]!,
  kindNamed: (_: State, name: string): number => names.indexOf(name),
};
const squareNames = {
  nameOf: (_: State, square: number): string => squareName(grid, square),
  kindNamed(_: State, name: string): number {
    try {
      return readSquare(grid, name, 'square');
    } catch {
      return -1;
    }
  },
};

const forms: readonly ChoiceForm<State>[] = [
  {
    word: 'path',
    as: 'row',
    options(state, { chooser }, picked, into) {
      const from = picked.at(-1) ?? squareOf(state, chooser);
      let found = 0;
      for (const direction of orthogonal) {
        const to = from + grid.steps[direction]!;
        if (isFree(state, to) && !picked.includes(to)) into[found++] = to;
      }
      return found;
    },
    ...squareNames,
  },
  {
    word: 'cards',
    as: 'set',
    options: ({ ints }, { chooser }, _, into) => listFitting(ints, hands[chooser]!, into),
    // Not two axes at once.
    mayEnd: (_, __, picked) => picked.filter((card) => types[card] === 0).length < 2,
    leadsOn: (_, __, picked) => picked.filter((card) => types[card] === 0).length < 2,
    ...cardNames,
  },
  yesOrNo('dodge'),
  {
    word: 'direction',
    as: 'set',
    options(state, { chooser }, _, into) {
      let found = 0;
      for (const direction of orthogonal) {
        if (isFree(state, squareOf(state, chooser) + grid.steps[direction]!))
          into[found++] = direction;
      }
      return found;
    },
    nameOf: (_, direction) => compass[direction]!,
    kindNamed: (_, name) => compass.findIndex((known) => known === name),
  },
  {
    word: 'catch',
    as: 'set',
    isSecret: true,
    options({ ints }, _, __, into) {
      const count = Math.min(LOOK, listSize(ints, pile));
      for (let i = 0; i < count; i += 1) {
        into[i] = listItem(ints, pile, listSize(ints, pile) - 1 - i);
      }
      const sorted = into.slice(0, count).toSorted((a, b) => types[a]! - types[b]! || a - b);
      for (const [place, card] of sorted.entries()) into[place] = card;
      return count;
    },
    ...cardNames,
  },
];

export const choices = new Choices<State>(choiceAt, ROOM, forms);
