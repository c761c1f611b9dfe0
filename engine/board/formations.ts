/**
 * Formations: the pieces of a seat that move and turn as one, a leader with what is mounted round it
 * (body.ts). All that is kept is which piece leads: its own pieces on the squares round it are mounted.
 *
 * A place is 0 for the leader, then those of the plan. All places of all formations are numbered, for
 * what has to name one by a number: the target of an effect.
 */
import type { Facing, Square } from '../grid.ts';
import type { Seat } from '../seats.ts';
import type { Board } from '../state/kinds/board.ts';
import type { BoardSetting, DeclaredState } from '../state/kinds/part.ts';
import { NO_PIECE } from '../state/pieces.ts';
import {
  type Body,
  type BodyPlan,
  moveBody,
  type NoRoom,
  placeOfBody,
  roomForBody,
} from './body.ts';

export interface FormationOptions<Config extends BoardSetting> {
  /** The leader's place is the first. */
  readonly plan: BodyPlan;
  /** By seat: the piece that leads, plus 1; 0 for a seat that has none. */
  readonly leader: ByHolder<Config>;
  readonly pieces: Board<Config>;
  /** By piece. */
  readonly owner: ByHolder<Config>;
  /** By piece: in eighths, of quarter turns. */
  readonly facing: ByHolder<Config>;
}

/** Integers of a state, one after another. */
interface ByHolder<Config extends BoardSetting> {
  firstOf(state: DeclaredState<Config>): number;
}

/** A body that is filled again and again. */
type Lent = { -readonly [Key in keyof Body]: Body[Key] } & { readonly pieces: number[] };

export class Formations<Config extends BoardSetting> {
  readonly #options: FormationOptions<Config>;
  readonly #count: number;
  /** Filled for each question, so that it makes no garbage. */
  readonly #body: Lent;
  /** The set-up that all of the following belongs to, by where its integers begin. */
  #laid: readonly number[] | null = null;
  #leaders = 0;
  #owners = 0;
  #squares = 0;
  #facings = 0;
  #cells = 0;
  /** By facing / 2, and by place in each: how far it is from the leader. */
  readonly #steps: number[] = [];

  constructor(options: FormationOptions<Config>) {
    const { plan } = options;
    if (!plan.isSmall) throw new RangeError('A piece is mounted too far from its leader.');
    this.#options = options;
    this.#count = plan.offsets[0]!.length;
    const none = Array.from({ length: this.#count }, () => NO_PIECE);
    this.#body = { plan, pieces: none } as Lent;
  }

  readonly hasLeader = (state: DeclaredState<Config>, seat: Seat): boolean =>
    this.leader(state, seat) >= 0;

  /** `NO_PIECE` for a seat that has none. */
  readonly leader = (state: DeclaredState<Config>, seat: Seat): number => {
    if (this.#laid !== state.at) this.#lay(state);
    return state.ints[this.#leaders + seat]! - 1;
  };

  /** Where the leader of a seat is; presumes that it has one. */
  readonly stands = (state: DeclaredState<Config>, seat: Seat): Square => {
    const leader = this.leader(state, seat);
    return state.ints[this.#squares + leader]!;
  };

  readonly faces = (state: DeclaredState<Config>, seat: Seat): Facing => {
    const leader = this.leader(state, seat);
    return state.ints[this.#facings + leader]!;
  };

  /** So many steps on from where the leader is; the first square off the board if that is on the way. */
  readonly along = (
    state: DeclaredState<Config>,
    seat: Seat,
    direction: number,
    distance: number,
  ): Square => {
    const step = state.config.grid.steps[direction]!;
    let square = this.stands(state, seat);
    for (let i = 0; i < distance && state.ints[this.#cells + square]! >= 0; i += 1) square += step;
    return square;
  };

  /** The square of a place, which may be off the board. */
  readonly squareOf = (state: DeclaredState<Config>, seat: Seat, place: number): Square => {
    const leader = this.leader(state, seat);
    return this.#squareAt(state.ints, leader, place);
  };

  /** The piece at a place; less than 0 for none, as of seats without a leader. */
  readonly at = (state: DeclaredState<Config>, seat: Seat, place: number): number => {
    const leader = this.leader(state, seat);
    return leader < 0 || place === 0 ? leader : this.#mounted(state.ints, seat, leader, place);
  };

  /** Its pieces in the order of their places. */
  readonly pieces = (state: DeclaredState<Config>, seat: Seat): number[] =>
    this.leader(state, seat) < 0
      ? []
      : this.#bodyOf(state, seat).pieces.filter((piece) => piece >= 0);

  /** The number of a place among those of all formations. */
  readonly numberOf = (seat: Seat, place: number): number => seat * this.#count + place;

  readonly seatOf = (number: number): Seat => Math.floor(number / this.#count);

  readonly placeOf = (number: number): number => number % this.#count;

  readonly atNumber = (state: DeclaredState<Config>, number: number): number =>
    this.at(state, this.seatOf(number), this.placeOf(number));

  /** Of a piece on the board; less than 0 where it belongs to no formation. */
  readonly numberOfPiece = (state: DeclaredState<Config>, piece: number): number => {
    if (this.#laid !== state.at) this.#lay(state);
    const seat = state.ints[this.#owners + piece]!;
    for (let place = 0; place < this.#count; place += 1)
      if (this.at(state, seat, place) === piece) return this.numberOf(seat, place);
    return -1;
  };

  /** Why a formation has no room to stand and face so, on a square of the board. */
  readonly noRoom = (
    state: DeclaredState<Config>,
    seat: Seat,
    stands: Square,
    faces: Facing,
  ): NoRoom | null => roomForBody(this.#bodyOf(state, seat), state.ints, stands, faces);

  /** Presumes that there is room. What is mounted turns with the leader. */
  readonly move = (
    state: DeclaredState<Config>,
    seat: Seat,
    stands: Square,
    faces: Facing,
  ): void => {
    const turn = (faces - this.faces(state, seat) + 8) & 7;
    moveBody(this.#bodyOf(state, seat), state.ints, stands, faces, turn);
  };

  /** Presumes that the seat has a leader. */
  #bodyOf(state: DeclaredState<Config>, seat: Seat): Lent {
    const leader = this.leader(state, seat);
    const { pieces } = this.#body;
    pieces[0] = leader;
    for (let place = 1; place < this.#count; place += 1)
      pieces[place] = this.#mounted(state.ints, seat, leader, place);
    return this.#body;
  }

  #mounted(ints: Int32Array, seat: Seat, leader: number, place: number): number {
    const piece = ints[this.#cells + this.#squareAt(ints, leader, place)]! - 1;
    return piece >= 0 && ints[this.#owners + piece] === seat ? piece : NO_PIECE;
  }

  #squareAt(ints: Int32Array, leader: number, place: number): Square {
    const first = (ints[this.#facings + leader]! >> 1) * this.#count;
    return ints[this.#squares + leader]! + this.#steps[first + place]!;
  }

  #lay(state: DeclaredState<Config>): void {
    const { leader, owner, facing, pieces } = this.#options;
    const body = this.#body;
    this.#laid = state.at;
    body.grid = state.config.grid;
    body.layer = pieces.layer(state, facing);
    this.#leaders = leader.firstOf(state);
    this.#owners = owner.firstOf(state);
    this.#facings = facing.firstOf(state);
    this.#squares = body.layer.squares;
    this.#cells = body.layer.cells;
    for (const [quarters, offsets] of body.plan.offsets.entries()) {
      for (let place = 0; place < offsets.length; place += 1)
        this.#steps[quarters * this.#count + place] = placeOfBody(body, place, 0, quarters * 2);
    }
  }
}
