/**
 * A declared state in words: positions read and written whole, what a viewer sees, what a scenario
 * expects. Each part speaks for itself; a game adds what it says in its own way (`plain`, `own`), what
 * follows from the state (`derived`), and what scenarios may ask beyond it (`comparisons`).
 */
import { compared, compareWords, type Compare } from '../positions/compare.ts';
import { refuseOtherWords } from '../positions/words.ts';
import type { Observation, Position, PositionDifference, Rules, Seat, Viewer } from '../rules.ts';
import type { CardType } from '../number-kinds.ts';
import { copyDeclared, type Declaration } from './declaration.ts';
import type { EachFigure } from './kinds/figures.ts';
import { sideCount } from './kinds/holders.ts';
import type { Cards, DeclaredState, Part, Setting } from './kinds/part.ts';

/** How a game writes a part in its own way, and reads it where that cannot be made plain beforehand. */
export interface OwnWord<Config extends Setting> {
  readonly write: (state: DeclaredState<Config>) => unknown;
  /** Presumes a state in which the part is as new. Throws a `BadPosition`. */
  readonly read?: (state: DeclaredState<Config>, said: unknown) => void;
}

export interface InWordsOptions<Config extends Setting> {
  /** What all the options of the game are, as they were agreed. */
  readonly optionsOf: (config: Config) => unknown;
  /** A position without its short forms, as the parts read it. Throws a `BadPosition`. */
  readonly plain?: (position: Position, config: Config) => Position;
  /** Words of short forms that no part has. */
  readonly otherWords?: readonly string[];
  readonly own?: Readonly<Record<string, OwnWord<Config>>>;
  /** Words that follow from the state. They are written, observed and compared, and not read. */
  readonly derived?: Readonly<Record<string, (state: DeclaredState<Config>) => unknown>>;
  /** The same for words by which positions are not written. */
  readonly asides?: Readonly<Record<string, (state: DeclaredState<Config>) => unknown>>;
  /** Words that only scenarios ask. */
  readonly comparisons?: Readonly<Record<string, Compare<DeclaredState<Config>>>>;
  /** Whose every card is, where cards have owners. */
  readonly owner?: EachFigure<Config, Seat>;
  /** What a seat's cards look like face down: 0 for all unless it is said here. */
  readonly backOf?: (config: Config, seat: Seat, type: CardType) => number;
}

export type DeclaredRules<Config extends Setting> = Pick<
  Rules<DeclaredState<Config>, never>,
  | 'seats'
  | 'sides'
  | 'sideOf'
  | 'clone'
  | 'observe'
  | 'redeal'
  | 'toPosition'
  | 'differences'
  | 'invariants'
>;

export class InWords<Config extends Setting> {
  readonly #declaration: Declaration<Config>;
  readonly #options: InWordsOptions<Config>;
  readonly #known: ReadonlySet<string>;
  readonly #comparisons: Readonly<Record<string, Compare<DeclaredState<Config>>>>;

  constructor(declaration: Declaration<Config>, options: InWordsOptions<Config>) {
    const { derived, asides, otherWords = [], comparisons } = options;
    this.#declaration = declaration;
    this.#options = options;
    const own = Object.keys(options.own ?? {});
    const words = declaration.parts
      .filter(({ name, isSilent }) => isSilent !== true || own.includes(name))
      .flatMap((part) => [part.name, ...(part.otherWords ?? [])]);
    this.#known = new Set([
      'options',
      'seed',
      ...otherWords,
      ...words,
      ...Object.keys({ ...derived, ...asides }),
    ]);
    this.#comparisons = {
      ...this.#comparisonsOfParts(),
      ...mapped({ ...derived, ...asides }, asSaid),
      ...comparisons,
    };
  }

  #comparisonsOfParts(): Readonly<Record<string, Compare<DeclaredState<Config>>>> {
    const { own = {} } = this.#options;
    const found = this.#declaration.parts.flatMap((part) => {
      const { read, write } = own[part.name] ?? {};
      // Own words that are read by the part itself are only another way of writing it.
      if (read !== undefined && write !== undefined) return [[part.name, asSaid(write)] as const];
      const compare: Compare<DeclaredState<Config>> = (state, expected, word, told) =>
        part.compare(state, expected, word, told);
      return [part.name, ...(part.otherWords ?? [])].map((word) => [word, compare] as const);
    });
    return Object.fromEntries(found);
  }

  /**
   * The state of a position. `configOf` makes what no action changes of its cards; it is asked for
   * a game without cards first, by which the words of the cards are read. Throws a `BadPosition`.
   */
  read(position: Position, configOf: (cards: Cards) => Config): DeclaredState<Config> {
    refuseOtherWords(position, this.#known);
    const { owner, backOf = () => 0, plain = () => position, own = {} } = this.#options;
    const empty = configOf({ types: [], backs: [] });
    const words = plain(position, empty);
    const { parts } = this.#declaration;
    const cards = parts.flatMap((part) => part.cardsIn?.(words, empty) ?? []);
    const config = configOf({
      types: cards.map(({ type }) => type),
      backs: cards.map(({ seat, type }) => backOf(empty, seat, type)),
    });
    const state = this.#declaration.blank(config, cards);
    for (const [card, { seat, put }] of cards.entries()) {
      owner?.set(state, card, seat);
      put(state, card);
    }
    for (const part of parts) {
      const read = own[part.name]?.read;
      if (read === undefined) part.read(state, words);
      else if (words[part.name] !== undefined) read(state, words[part.name]);
    }
    return state;
  }

  /** All of a state. */
  position(state: DeclaredState<Config>): Position {
    const { own = {}, derived } = this.#options;
    return this.#words(state, (part) => (own[part.name] ?? part).write(state), derived);
  }

  /** What a viewer may know. Own words know nothing of viewers: they are said of what all see. */
  observation(state: DeclaredState<Config>, viewer: Viewer): Observation {
    const { own = {}, derived, asides } = this.#options;
    return this.#words(
      state,
      (part) => {
        const ownWord = part.isSecret === true ? undefined : own[part.name];
        return ownWord === undefined ? part.seen(state, viewer) : ownWord.write(state);
      },
      { ...derived, ...asides },
    );
  }

  /** What the contract of rules asks of a state, as far as it follows from the declaration. */
  rules(): DeclaredRules<Config> {
    const declaration = this.#declaration;
    return {
      seats: ({ config }) => config.seats,
      sides: ({ config }) => sideCount(config),
      sideOf: ({ config }, seat) => config.sides[seat]!,
      clone: copyDeclared,
      observe: (state, viewer) => this.observation(state, viewer),
      redeal: (state, viewer, seed) => declaration.redeal(state, viewer, seed),
      toPosition: (state) => this.position(state),
      differences: (state, then, given) => this.differences(state, then, given),
      invariants: (state) => declaration.faults(state),
    };
  }

  #words(
    state: DeclaredState<Config>,
    saidBy: (part: Part<Config>) => unknown,
    derived: InWordsOptions<Config>['derived'] = {},
  ): Readonly<Record<string, unknown>> {
    const words = this.#declaration.parts.map((part) => [part.name, saidBy(part)] as const);
    return {
      options: this.#options.optionsOf(state.config),
      ...Object.fromEntries(words.filter(([, said]) => said !== undefined)),
      ...mapped(derived, (of) => of(state)),
    };
  }

  /** Where a state differs from what a scenario expects. Throws a `BadPosition`. */
  differences(state: DeclaredState<Config>, then: Position, given: Position): PositionDifference[] {
    return compareWords(this.#comparisons, state, then, given);
  }
}

/** Compares a word as it is written. */
function asSaid<Config extends Setting>(
  of: (state: DeclaredState<Config>) => unknown,
): Compare<DeclaredState<Config>> {
  return (state, expected, word) => compared(word, expected, of(state));
}

function mapped<T, U>(
  values: Readonly<Record<string, T>>,
  map: (value: T) => U,
): Readonly<Record<string, U>> {
  return Object.fromEntries(Object.entries(values).map(([word, value]) => [word, map(value)]));
}
