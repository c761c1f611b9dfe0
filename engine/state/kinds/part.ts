/**
 * What a kind of thing that a state may hold (a count, a zone, a board) knows of itself: how many
 * integers of the array it takes, how positions write it, who sees it, how it is compared, dealt
 * again and found to be broken. A new kind is one class that says so, and a line in index.ts.
 */
import type { Grid } from '../../grid.ts';
import type { OptionValues } from '../../construction/types.ts';
import type { Card, CardType } from '../../number-kinds.ts';
import type { GivenAndThen } from '../../positions/compare.ts';
import type { PieceWord, PositionField } from '../../positions/fields.ts';
import type { Position, PositionDifference } from '../../rules.ts';
import type { Seat, Side, Viewer } from '../../seats.ts';
import type { FlatState } from '../flat-state.ts';
import type { StateLayout } from '../state-layout.ts';

/** The components by which positions name cards. */
export interface Catalogue {
  /** By type. */
  readonly ids: readonly string[];
  readonly indexOf: ReadonlyMap<string, CardType>;
}

/** The catalogue of these components; a type is the place in the list. */
export function catalogueOf(components: readonly { readonly id: string }[]): Catalogue {
  return {
    ids: components.map(({ id }) => id),
    indexOf: new Map(components.map(({ id }, type) => [id, type])),
  };
}

/** The cards of one game, each of them a number. */
export interface Cards {
  /** By card. */
  readonly types: readonly CardType[];
  /**
   * By card: what it looks like face down. What is hidden is dealt again among cards of equal backs,
   * since everybody can tell others apart.
   */
  readonly backs: readonly number[];
}

/** What no action changes, as far as states are concerned; the config of a game has more. */
export interface Setting extends Cards {
  readonly seats: number;
  /** By seat. */
  readonly sides: readonly Side[];
  readonly catalogue: Catalogue;
  /** As they were agreed, in games that have options; positions write them. */
  readonly options?: OptionValues;
}

/** The same of games that have a board. */
export interface BoardSetting extends Setting {
  readonly grid: Grid;
}

/** A state that was declared (declaration.ts). */
export interface DeclaredState<Config extends Setting = Setting> extends FlatState<Config> {
  /** Where in `ints` begins what depends on the set-up; only the kinds know what is what in it. */
  readonly at: readonly number[];
}

/** A card that a position names. */
export interface WrittenCard {
  readonly type: CardType;
  /** The key of the position that names it. */
  readonly what: string;
  /** Whose it is; what kinds without owners take for it does not matter. */
  readonly seat: Seat;
  readonly put: (state: DeclaredState, card: Card) => void;
}

/** Collects where cards are hidden, for dealing them again (hidden-cards.ts). */
export interface HiddenPlaces {
  /** What is hidden next is in another zone; `stay`: the viewer knows its cards, but not their order. */
  zone(stay: boolean): void;
  /** The integer holds a card that the viewer does not know. */
  hide(place: number): void;
  /** The list is in the order of the catalogue again when all cards are dealt. */
  sort(list: number): void;
}

/**
 * Names for single cards, by where they are: `P1 hand 3`. Positions name cards so that are in the middle
 * of something; which number a card has is known to one state only.
 */
export interface CardNames<Config extends Setting = Setting> {
  /** `none` for no card. */
  placeOf(state: DeclaredState<Config>, card: Card): string;
  /** Less than 0 for `none`. Throws a `BadPosition` that names `what`. */
  cardAt(state: DeclaredState<Config>, name: unknown, what: string): Card;
}

export interface Part<Config extends Setting = Setting> {
  /** The key of positions; empty until it is declared. */
  readonly name: string;
  /** Positions do not have the key: it follows from others, or belongs to what has one. */
  readonly isSilent?: boolean;
  /** Some viewers do not know all of what it writes: a game's own way of writing it are not observed. */
  readonly isSecret?: boolean;
  /** Other keys that it reads, in short forms: `board` beside `at`. */
  readonly otherKeys?: readonly string[];
  /** Takes its integers: of those that every state of the game has, and of `DeclaredState.at`. */
  declare(name: string, header: StateLayout, starts: StateLayout): void;
  /** Called by the declaration, once all parts have their names: how cards are named by their places. */
  join?(places: CardNames<Config>): void;
  /** Takes the integers that depend on the set-up. `written` are the cards of a position. */
  lay?(config: Config, layout: StateLayout, at: number[], written: readonly WrittenCard[]): void;
  /** Writes what a new state holds, if it is not 0 everywhere. */
  clear?(state: DeclaredState<Config>): void;
  /** What is in a position; undefined when it has no key of its own. */
  write(state: DeclaredState<Config>): unknown;
  /** What its key may hold, for editing it by eye; null or missing where it is only read and written whole. */
  field?(config: Config): PositionField | null;
  /** The same as far as a viewer may know it. */
  seen(state: DeclaredState<Config>, viewer: Viewer): unknown;
  /** Reads its keys, cards excepted. Throws a `BadPosition`. */
  read(state: DeclaredState<Config>, position: Position): void;
  /** Where a state differs from what a scenario expects of `key`. Throws a `BadPosition`. */
  compare(
    state: DeclaredState<Config>,
    expected: unknown,
    key: string,
    scenario: GivenAndThen,
  ): readonly PositionDifference[];
  /** The cards that a position names here. Asked before the cards of `config` are known. */
  cardsIn?(position: Position, config: Config): readonly WrittenCard[];
  /** The cards that lie here: every card of a game lies in exactly one place. */
  held?(state: DeclaredState<Config>): readonly Card[];
  /** Where a card lies here, without spaces: `P1 hand 3`; null where it does not. */
  nameHere?(state: DeclaredState<Config>, card: Card): string | null;
  /** The card that `nameHere` names so, or less than 0. */
  cardNamed?(state: DeclaredState<Config>, place: string): Card;
  /** Names the places of cards that a viewer does not know to be here. */
  hidden?(state: DeclaredState<Config>, viewer: Seat, into: HiddenPlaces): void;
  /** Another number when chance has decided something here, or a card was taken that nobody knew. */
  surprises?(state: DeclaredState<Config>): number;
  /** Makes other secrets again that the viewer does not know. */
  redeal?(state: DeclaredState<Config>, viewer: Seat, seed: number): void;
  /** It lasts until that moment, and is set back then to what a new state holds. */
  readonly until?: string | undefined;
  /** The integer that holds it, or the place in `at` of its integers and of how many there are. */
  readonly lasting?: { readonly at: number; readonly start: number; readonly value: number };
  /** What cannot be, and is. */
  faults?(state: DeclaredState<Config>): readonly string[];
}

/** What may follow the id of a card on a board: a facing, a figure, a flag. */
export interface Beside<Config extends Setting = Setting> {
  /** Null where nothing is written. */
  beside(state: DeclaredState<Config>, card: Card): string | null;
  besideField(config: Config): PieceWord;
  /** Takes a word from there. Returns whether it is one of these. */
  readBeside(state: DeclaredState<Config>, card: Card, word: string): boolean;
  /** What holds where nothing is written. */
  setUsual(state: DeclaredState<Config>, card: Card): void;
  /** What a new state holds. */
  setStart(state: DeclaredState<Config>, card: Card): void;
}
