/** Cards on a board (grid.ts), one on a square at most, as positions write them. */
import { parseSquare, squareAt, squareName, type Grid, type Square } from '../../grid.ts';
import type { Card } from '../../number-kinds.ts';
import { compareSquares, type GivenAndThen } from '../../positions/compare.ts';
import type { PiecesField } from '../../positions/fields.ts';
import { BadPosition, type Position, type PositionDifference } from '../../rules.ts';
import { seatName, type Seat } from '../../seats.ts';
import { NO_PIECE, NOWHERE } from '../pieces.ts';
import { BoardCards } from './board-cards.ts';
import { readPieces, type WrittenPiece } from './board-pieces.ts';
import { namesOf, offeredIds, writtenCards, type CardPlaceOptions } from './card-places.ts';
import type { Beside, DeclaredState, Part, Setting, WrittenCard } from './part.ts';

export interface BoardOptions<Config extends Setting> extends Pick<
  CardPlaceOptions<Config>,
  'types'
> {
  readonly grid: (config: Config) => Grid;
  /** Whose the cards are, where they have owners: `P1 orc-ravager`. */
  readonly owner?: { readonly get: (state: DeclaredState<Config>, card: Card) => Seat };
  /** What follows the id of a card, in this order: facings, figures, flags. */
  readonly beside?: readonly Beside<Config>[];
  /** In which order its cards are: by their squares, or as they came, for boards that are indexed. */
  readonly order?: 'square' | 'age';
}

export class Board<Config extends Setting> extends BoardCards<Config> implements Part<Config> {
  readonly #options: BoardOptions<Config>;
  readonly otherKeys = ['board', 'units', 'owners'];

  constructor(options: BoardOptions<Config>) {
    super(options.grid, options.order === 'age');
    this.#options = options;
  }

  /** It leaves the board for good: nothing of what is beside it stays. Presumes that it is on the board. */
  remove(state: DeclaredState<Config>, card: Card): void {
    this.take(state, card);
    const { beside = [] } = this.#options;
    for (let i = 0; i < beside.length; i += 1) beside[i]!.setStart(state, card);
  }

  /** `(4,3)` */
  nameOf({ config }: DeclaredState<Config>, square: Square): string {
    return squareName(this.grid(config), square);
  }

  field(config: Config): PiecesField {
    const { owner, beside = [] } = this.#options;
    const seats = Array.from({ length: config.seats }, (_, seat) => seatName(seat));
    return {
      is: 'pieces',
      key: this.name,
      seats: owner === undefined ? null : seats,
      offered: offeredIds(this.#options, config),
      words: beside.map((part) => part.besideField(config)),
    };
  }

  /** `(4,3): P1 orc-ravager placed`, by square. */
  write(state: DeclaredState<Config>): Readonly<Record<string, string>> {
    const { owner, beside = [] } = this.#options;
    return Object.fromEntries(
      this.cards(state).map((card) => {
        const words = [
          ...(owner === undefined ? [] : [seatName(owner.get(state, card))]),
          ...namesOf(state, [card]),
          ...beside.flatMap((part) => part.beside(state, card) ?? []),
        ];
        return [this.nameOf(state, this.squareOf(state, card)), words.join(' ')];
      }),
    );
  }

  seen(state: DeclaredState<Config>): Readonly<Record<string, string>> {
    return this.write(state);
  }

  /** All of it is cards. */
  read(): void {}

  cardsIn(position: Position, config: Config): WrittenCard[] {
    const grid = this.grid(config);
    const hasOwners = this.#options.owner !== undefined;
    return readPieces(position, position, this.name, {
      grid,
      hasOwners,
      seats: config.seats,
    }).flatMap((piece) => {
      const put: WrittenCard['put'] = (state, card) =>
        this.#putWritten(state as DeclaredState<Config>, card, piece);
      return writtenCards([piece.id], piece.what, config, piece.seat, put);
    });
  }

  #putWritten(
    state: DeclaredState<Config>,
    card: Card,
    { square, beside, what }: WrittenPiece,
  ): void {
    const { beside: parts = [] } = this.#options;
    this.put(state, card, square);
    for (const part of parts) part.setUsual(state, card);
    for (const word of beside) {
      const isRead = parts.some((part) => part.readBeside(state, card, word));
      if (!isRead) throw new BadPosition(what, word);
    }
  }

  /** The squares that differ. What follows an id is compared where it is written. */
  compare(
    state: DeclaredState<Config>,
    _: unknown,
    key: string,
    { given, then }: GivenAndThen,
  ): readonly PositionDifference[] {
    // `units` and `owners` explain the drawing, and `board` is compared with what is listed beside it.
    if (key !== 'board' && (key !== this.name || 'board' in then)) return [];
    const grid = this.grid(state.config);
    const hasOwners = this.#options.owner !== undefined;
    const pieces = readPieces(then, given, this.name, {
      grid,
      hasOwners,
      seats: state.config.seats,
    });
    const wanted = pieces.map(({ square, seat, id, beside }) => [
      squareName(grid, square),
      [...(hasOwners ? [seatName(seat)] : []), id, ...beside].join(' '),
    ]);
    return compareSquares('board', Object.fromEntries(wanted), this.write(state));
  }

  held(state: DeclaredState<Config>): Card[] {
    return this.cards(state);
  }

  /** `at (4,3)` */
  nameHere(state: DeclaredState<Config>, card: Card): string | null {
    const square = this.squareOf(state, card);
    return square === NOWHERE ? null : `${this.name} ${this.nameOf(state, square)}`;
  }

  cardNamed(state: DeclaredState<Config>, place: string): Card {
    const [name, square = ''] = place.split(' ');
    const at = name === this.name ? parseSquare(square) : null;
    return at === null ? NO_PIECE : this.on(state, squareAt(this.grid(state.config), ...at));
  }
}

/** A board with cards on it, as positions list it by square or draw it. */
export function pieces<Config extends Setting>(options: BoardOptions<Config>): Board<Config> {
  return new Board(options);
}
