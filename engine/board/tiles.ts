/**
 * Tiles of a board in a declared state: squares are printed on them, so that whatever lies on a tile goes
 * where the tile goes, and turns as it turns. Ground that moves: ground.ts.
 */
import type { Grid, Square } from '../grid.ts';
import type { BoardCards } from '../state/kinds/board-cards.ts';
import type { EachFigure } from '../state/kinds/figures.ts';
import type { DeclaredState, Setting } from '../state/kinds/part.ts';
import {
  exchangeOfBlocks,
  moveGround,
  squaresOfBlock,
  turnOfBlock,
  type Block,
  type GroundMove,
  type Layers,
} from './ground.ts';

/** What is declared for each square or each place of a tile: `oneOf`, `count`, `flag`, `slot`. */
interface ByHolder<Config extends Setting> {
  firstOf(state: DeclaredState<Config>): number;
}

export interface TilesOptions<Config extends Setting> {
  readonly grid: (config: Config) => Grid;
  /** Where tiles lie, by place: blocks of one extent, the same list for equal set-ups. */
  readonly blocks: (config: Config) => readonly Block[];
  /** By place: what a tile takes along to another place (what is printed on it, what it has become). */
  readonly byPlace: readonly ByHolder<Config>[];
  /** By place: the clockwise quarter turns in which a tile lies. */
  readonly quarters?: EachFigure<Config, number>;
  /** By square: terrain, objects. */
  readonly bySquare: readonly ByHolder<Config>[];
  /** Boards by age, and which way their pieces face. */
  readonly pieces: readonly {
    readonly board: BoardCards<Config>;
    readonly facing?: ByHolder<Config>;
  }[];
}

/** Moves of the tiles of one board, found when first asked for. */
interface KnownMoves {
  readonly blocks: readonly Block[];
  readonly byKey: Map<number, GroundMove>;
}

/** More than a board has tiles. */
const PLACES = 256;

export class Tiles<Config extends Setting> {
  readonly #options: TilesOptions<Config>;
  readonly #known: KnownMoves[] = [];

  constructor(options: TilesOptions<Config>) {
    this.#options = options;
  }

  /** The squares of a place in reading order. */
  squaresOf(config: Config, place: number): Square[] {
    const { grid, blocks } = this.#options;
    return squaresOfBlock(grid(config), blocks(config)[place]!);
  }

  /** Where everything goes when a tile is turned to the right. */
  turn(config: Config, place: number, quarters: number): GroundMove {
    const times = ((quarters % 4) + 4) % 4;
    return this.#move(config, place * 4 + times, (grid, blocks) =>
      turnOfBlock(grid, blocks[place]!, times),
    );
  }

  /** The same when two tiles change places, or one goes to where none lies. */
  exchange(config: Config, one: number, other: number): GroundMove {
    return this.#move(config, (one + 1) * PLACES * 4 + other, (grid, blocks) =>
      exchangeOfBlocks(grid, blocks[one]!, blocks[other]!),
    );
  }

  /** Turns a tile with all that is on it. With `facing: 'stays'` pieces change their squares only. */
  turnTile(
    state: DeclaredState<Config>,
    place: number,
    clockwise: number,
    facing: 'turns' | 'stays' = 'turns',
  ): void {
    const move = this.turn(state.config, place, clockwise);
    moveGround(state.ints, this.#layers(state), facing === 'turns' ? move : { ...move, turn: 0 });
    const { quarters } = this.#options;
    quarters?.set(state, place, (quarters.get(state, place) + move.turn / 2) % 4);
  }

  /** Two tiles change places with all that is on them; each keeps its turn. */
  exchangeTiles(state: DeclaredState<Config>, one: number, other: number): void {
    const { ints } = state;
    moveGround(ints, this.#layers(state), this.exchange(state.config, one, other));
    const { byPlace, quarters } = this.#options;
    for (const values of quarters === undefined ? byPlace : [...byPlace, quarters]) {
      const first = values.firstOf(state);
      const value = ints[first + one]!;
      ints[first + one] = ints[first + other]!;
      ints[first + other] = value;
    }
  }

  #layers(state: DeclaredState<Config>): Layers {
    const { bySquare, pieces } = this.#options;
    return {
      values: bySquare.map((values) => values.firstOf(state)),
      pieces: pieces.map(({ board, facing }) => board.layer(state, facing)),
    };
  }

  #move(
    config: Config,
    key: number,
    make: (grid: Grid, blocks: readonly Block[]) => GroundMove,
  ): GroundMove {
    const { grid, blocks } = this.#options;
    const list = blocks(config);
    let known = this.#known.find((one) => one.blocks === list);
    if (known === undefined) {
      known = { blocks: list, byKey: new Map() };
      this.#known.push(known);
    }
    let move = known.byKey.get(key);
    if (move === undefined) {
      move = make(grid(config), list);
      known.byKey.set(key, move);
    }
    return move;
  }
}

/** Where a move of the ground takes a square; the square itself where it stays. */
export function squareAfter({ from, to }: GroundMove, square: Square): Square {
  const place = from.indexOf(square);
  return place < 0 ? square : to[place]!;
}
