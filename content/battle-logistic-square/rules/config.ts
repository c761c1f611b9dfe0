/** What does not change during a game: the cards, the board, the options, what the cards mean. */
import {
  squareAt,
  type Card,
  type Cards,
  type CardType,
  type ChoiceForm,
  type Count as EngineCount,
  type DeclaredState,
  type EffectRunner,
  type HandlerTable,
  type OptionTests,
  type Range,
  type RangedBoard,
  type Seat,
  type Setting,
  type Square,
  type Test as EngineTest,
} from 'cardwright/engine';
import { AVI, IT, type CardTables } from './cards.ts';
import type { Options } from './data.gen.ts';
import type { Event } from './events.ts';

/** BLS-1.1.2 */
export const ROWS = 5;

/** BLS-1.1.1: South is seat 0, North is seat 1, and each player is a side. */
export const SEATS = 2;

/** BLS-1.1.4: as the mover sees them. */
export const directionNames = ['ahead', 'near', 'left', 'right'] as const;

/** Section 6: life <= cap. */
export const optionTests: OptionTests<Options> = {
  initialLife: (life, { lifeCap }) => life <= lifeCap,
};

export type State = DeclaredState<Config>;
export type Test = EngineTest<State>;
export type Count = EngineCount<State>;
export type Handlers = HandlerTable<State, Event>;

/** An `activated` effect of an AVI. */
export interface ActivatedEffect {
  /** Id of its handler. */
  readonly handler: number;
  /** AP (BLS-6.7.1). */
  readonly cost: number;
  /** `NO_RANGE` where none is printed. */
  readonly range: Range;
  /** Its awakening; null for effects that always work (BLS-6.7.6). */
  readonly awakening: Test | null;
}

/** The effects of a game's cards as functions, and what runs them. */
export interface EffectTables {
  readonly table: Handlers;
  readonly runner: EffectRunner<State, Event>;
  /** By card of the catalogue: effects of AVIs that are used in the main phase. */
  readonly activated: readonly (readonly ActivatedEffect[])[];
  /** By card of the catalogue: break conditions, null for cards without one. */
  readonly breaks: readonly (Test | null)[];
}

/** What the rules make of a game's data, whatever is agreed before a match. */
export interface Tables {
  readonly catalogue: CardTables;
  readonly effects: EffectTables;
  /** What players are asked. */
  readonly questions: readonly ChoiceForm<State>[];
}

export interface Config extends Setting, Tables, RangedBoard {
  readonly catalogue: CardTables;
  readonly options: Options;
  /** Seat that every card belongs to; it never changes (BLS-1.2.5). */
  readonly owners: readonly Seat[];
  /** The AVI of each seat. */
  readonly avis: readonly Card[];
  /** How many cards each seat has. */
  readonly room: readonly number[];
}

/** IT cards look alike from behind, and so do all others of a player but the AVI. */
export function backOf({ catalogue }: Tables, seat: Seat, type: CardType): number {
  return seat + (catalogue.category[type] === IT ? SEATS : 0);
}

export function makeConfig(
  { catalogue, effects, questions }: Tables,
  options: Options,
  { types, backs }: Cards,
): Config {
  const { grid, ranges } = catalogue.ranges.boardOf(options.columns, ROWS);
  const owners = backs.map((back) => back % SEATS);
  const avis = [...types.keys()].filter((card) => catalogue.category[types[card]!] === AVI);
  const seats = [0, 1];
  // Named, not spread: V8 gives spread objects different shapes, and every access must tell them apart.
  return {
    types,
    backs,
    seats: SEATS,
    sides: seats,
    catalogue,
    effects,
    questions,
    options,
    owners,
    avis: seats.map((seat) => avis.find((card) => owners[card] === seat) ?? 0),
    room: seats.map((seat) => owners.filter((owner) => owner === seat).length),
    grid,
    ranges,
  };
}

/** BLS-5.1.1, BLS-1.1.3: the middle of the home row. */
export function homeOf({ grid, options }: Config, seat: Seat): Square {
  return squareAt(grid, (options.columns + 1) / 2, seat === 0 ? 1 : ROWS);
}

export function typeOf({ config }: State, card: Card): CardType {
  return config.types[card]!;
}

/** A place in `categories`. */
export function categoryOf({ config }: State, card: Card): number {
  return config.catalogue.category[config.types[card]!]!;
}

export function ownerOf({ config }: State, card: Card): Seat {
  return config.owners[card]!;
}

export function opponentOf(seat: Seat): Seat {
  return 1 - seat;
}
