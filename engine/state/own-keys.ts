/** Ways of writing parts that several games share: links between cards on a board, cards that are known. */
import type { Square } from '../grid.ts';
import type { Card } from '../number-kinds.ts';
import { readCards, writeCards, listOf, mapOf, readSquare, textOf } from '../positions/reading.ts';
import { compared, compareSquareSets, type Compare } from '../positions/compare.ts';
import { BadPosition } from '../rules.ts';
import type { Board } from './kinds/board.ts';
import { byHolder, idOfCard, saidOf } from './kinds/card-places.ts';
import type { EachFigure } from './kinds/figures.ts';
import type { EachFlag } from './kinds/flags.ts';
import type { Each } from './kinds/valued.ts';
import type { BoardSetting, DeclaredState, Setting } from './kinds/part.ts';
import type { Zone } from './kinds/zone.ts';
import type { OwnKey } from './position-options.ts';

/** Cards on a board that each aim at another one (card + 1; 0 for none): `(4,1)->(4,4)`. */
export function linkKey<Config extends BoardSetting>(
  board: Board<Config>,
  link: EachFigure<Config, number>,
): Omit<OwnKey<Config>, 'write'> & {
  readonly write: (state: DeclaredState<Config>) => string[];
} {
  return {
    write: (state) =>
      board.cards(state).flatMap((card) => {
        const target = link.get(state, card) - 1;
        return target < 0 ? [] : [`${nameOf(board, state, card)}->${nameOf(board, state, target)}`];
      }),
    read(state, said) {
      for (const one of listOf(said)) {
        const ends = textOf(one).split('->');
        const [from = -1, to = -1] = ends.map((end) => cardAt(board, state, end, link.name));
        if (from < 0 || to < 0) throw new BadPosition(link.name, one);
        link.set(state, from, to + 1);
      }
    },
  };
}

/** The cards of zones, in the order in which positions list them. */
export function cardsInOrder<Config extends Setting>(
  zones: readonly Zone<Config>[],
  state: DeclaredState<Config>,
): Card[] {
  return zones.flatMap((zone) =>
    Array.from({ length: zone.holders?.count(state.config) ?? 1 }, (_, holder) =>
      zone.cards(state, holder),
    ).flat(),
  );
}

/** What each card of zones has, in that order: equal cards have no names of their own. */
export function cardListKey<Config extends Setting, V>(
  zones: readonly Zone<Config>[],
  values: Each<Config, V>,
): OwnKey<Config> {
  const { value } = values;
  return {
    field: (config) => ({
      is: 'beside',
      key: values.name,
      of: zones.map(({ name }) => name),
      shape: value.shape(config),
    }),
    write: (state) =>
      cardsInOrder(zones, state).map((card) =>
        value.write(state.ints[values.firstOf(state) + card]!, state.config),
      ),
    read(state, said) {
      const list = listOf(said);
      for (const [i, card] of cardsInOrder(zones, state).entries())
        state.ints[values.firstOf(state) + card] = value.read(list[i], values.name, state.config);
    },
  };
}

/** Directions of cards on a board, bit by bit, as the squares to which they lead: `(4,3): (4,4) (5,4)`. */
export function directionKey<Config extends BoardSetting>(
  board: Board<Config>,
  directions: EachFigure<Config, number>,
): OwnKey<Config> {
  return {
    write: (state) =>
      Object.fromEntries(
        board
          .cards(state)
          .filter((card) => directions.get(state, card) !== 0)
          .map((card) => {
            const bits = directions.get(state, card);
            const ends = state.config.grid.steps
              .filter((_, direction) => (bits & (1 << direction)) !== 0)
              .map((step) => board.nameOf(state, board.squareOf(state, card) + step));
            return [nameOf(board, state, card), ends.join(' ')];
          }),
      ),
    read(state, said) {
      const { grid } = state.config;
      for (const [name, ends] of Object.entries(mapOf(said))) {
        const what = `${directions.name}.${name}`;
        const card = cardAt(board, state, name, what);
        if (card < 0) throw new BadPosition(what, ends);
        for (const end of textOf(ends).split(' ')) {
          const step = readSquare(grid, end, what) - board.squareOf(state, card);
          const direction = grid.steps.indexOf(step);
          if (direction < 0) throw new BadPosition(what, ends);
          directions.set(state, card, directions.get(state, card) | (1 << direction));
        }
      }
    },
  };
}

/** Cards of a zone that are marked, by holder: `{ P1: [orc-ravager] }`. */
export function markedKey<Config extends Setting>(
  zone: Zone<Config>,
  mark: EachFlag<Config>,
): OwnKey<Config> {
  const marked = (state: DeclaredState<Config>, holder: number, is: boolean): Card[] =>
    zone.cards(state, holder).filter((card) => mark.is(state, card) === is);
  return {
    field: () => ({ is: 'marks', key: mark.name, of: [zone.name] }),
    write: (state) =>
      byHolder(zone.holders, state.config, (holder) =>
        marked(state, holder, true).map((card) => idOfCard(state, card)),
      ),
    read(state, said) {
      const all = saidOf(zone.holders, state.config, mark.name, { [mark.name]: said });
      for (const { holder, what, said: list } of all) {
        for (const id of list === undefined ? [] : readCards(list, what)) {
          const card = marked(state, holder, false).find((one) => idOfCard(state, one) === id);
          if (card === undefined) throw new BadPosition(what, id);
          mark.set(state, card);
        }
      }
    },
  };
}

/** Cards of a zone that positions fill up where they are not said to be all: `{ P1: { exactly: [] } }`. */
export function exactKey<Config extends Setting>(zone: Zone<Config>): OwnKey<Config> {
  return {
    field: (config) => ({ ...zone.field(config), isExact: true }),
    write: (state) =>
      byHolder(zone.holders, state.config, (holder) => ({
        exactly: writeCards(zone.names(state, holder)),
      })),
  };
}

function nameOf<Config extends Setting>(
  board: Board<Config>,
  state: DeclaredState<Config>,
  card: Card,
): string {
  return board.nameOf(state, board.squareOf(state, card));
}

/** The card on a square that a position names, or a number below 0. */
function cardAt<Config extends BoardSetting>(
  board: Board<Config>,
  state: DeclaredState<Config>,
  name: string,
  what: string,
): Card {
  return board.on(state, readSquare(state.config.grid, name, what));
}

/** A key with a value for each square that a scenario names. */
export function askedBySquare<Config extends BoardSetting>(
  valueOf: (state: DeclaredState<Config>, square: Square) => unknown,
): Compare<DeclaredState<Config>> {
  return (state, expected, key) =>
    Object.entries(mapOf(expected)).flatMap(([name, wanted]) => {
      const place = `${key}.${name}`;
      return compared(place, wanted, valueOf(state, readSquare(state.config.grid, name, place)));
    });
}

/** A key with a set of squares for each: how many, which, or drawn. */
export function squaresBySquare<Config extends BoardSetting>(
  squaresOf: (state: DeclaredState<Config>, square: Square) => readonly string[],
  options?: { readonly inOrder?: boolean },
): Compare<DeclaredState<Config>> {
  return (state, expected, key) =>
    compareSquareSets(
      key,
      expected,
      (name, place) => squaresOf(state, readSquare(state.config.grid, name, place)),
      options,
    );
}
