/**
 * How positions write a declared state: positions read and written whole, what a viewer sees, what a scenario
 * expects. Each part speaks for itself; a game adds what it says in its own way (`plain`, `own`), what
 * follows from the state (`derived`), and what scenarios may ask beyond it (`comparisons`).
 */
import type { CompiledGame, Frozen } from '../game.ts';
import { playerNames, withoutPlayers } from '../positions/by-player.ts';
import { asSaid, compareKeys, compareWords, type Compare } from '../positions/compare.ts';
import { decisionKeys, withChoices } from '../positions/decision.ts';
import type { PositionFields } from '../positions/fields.ts';
import { refuseOtherKeys } from '../positions/reading.ts';
import {
  BadPosition,
  type Observation,
  type Position,
  type PositionDifference,
  type Rules,
} from '../rules.ts';
import { nameOrNull, type Seat, type Viewer } from '../seats.ts';
import { optionsOf, positionSetup, withUsualKeys, type OptionTests } from '../set-up/options.ts';
import { mapped } from '../plain-data.ts';
import { copyDeclared, digestOf, type Declaration } from './declaration.ts';
import { sideCount } from './kinds/holders.ts';
import type { Cards, DeclaredState, Part, Setting } from './kinds/part.ts';
import type { PositionFormatOptions } from './position-options.ts';

export type DeclaredRules<Config extends Setting> = Pick<
  Rules<DeclaredState<Config>, never>,
  | 'seats'
  | 'sides'
  | 'sideOf'
  | 'clone'
  | 'observe'
  | 'redeal'
  | 'toPosition'
  | 'positionKey'
  | 'positionFields'
  | 'differences'
  | 'invariants'
  | 'surprises'
  | 'digest'
>;

export class PositionFormat<Config extends Setting> {
  readonly #declaration: Declaration<Config>;
  readonly #options: PositionFormatOptions<Config>;
  readonly #known: ReadonlySet<string>;
  readonly #comparisons: Readonly<Record<string, Compare<DeclaredState<Config>>>>;

  constructor(declaration: Declaration<Config>, options: PositionFormatOptions<Config> = {}) {
    const { decisions, toAct = decisions?.toAct, comparisons, players } = options;
    const ofDecision = decisionKeys(decisions);
    const asides = { ...ofDecision.said, ...options.asides };
    const names = players === undefined ? [] : playerNames(players.seats);
    const otherKeys = [...(options.otherKeys ?? []), ...names];
    const derived: NonNullable<PositionFormatOptions<Config>['derived']> = {
      ...(toAct !== undefined && { toAct: (state) => nameOrNull(toAct(state)) }),
      ...options.derived,
    };
    this.#declaration = declaration;
    this.#options = { ...options, derived, asides, otherKeys };
    const own = Object.keys(options.own ?? {});
    const keys = declaration.parts
      .filter(({ name, isSilent }) => isSilent !== true || own.includes(name))
      .flatMap((part) => [part.name, ...(part.otherKeys ?? [])]);
    const usual = ['options', 'seed', ...otherKeys];
    this.#known = new Set([...usual, ...keys, ...Object.keys({ ...derived, ...asides })]);
    this.#comparisons = {
      ...this.#comparisonsOfParts(),
      ...mapped({ ...derived, ...asides, ...options.onlyAsked }, asSaid),
      ...Object.fromEntries(names.map((name, seat) => [name, this.#ofPlayer(seat)])),
      ...ofDecision.compared,
      ...comparisons,
    };
  }

  #ofPlayer(seat: Seat): Compare<DeclaredState<Config>> {
    const players = this.#options.players!;
    return (state, expected, name) =>
      compareWords(name, expected, players.wordsOf(state, seat), players);
  }

  #comparisonsOfParts(): Readonly<Record<string, Compare<DeclaredState<Config>>>> {
    const { own = {} } = this.#options;
    const found = this.#declaration.parts.flatMap((part) => {
      const { read, write } = own[part.name] ?? {};
      // Own keys that are read by the part itself are only another way of writing it.
      if (read !== undefined && write !== undefined) return [[part.name, asSaid(write)] as const];
      const compare: Compare<DeclaredState<Config>> = (state, expected, key, scenario) =>
        part.compare(state, expected, key, scenario);
      return [part.name, ...(part.otherKeys ?? [])].map((key) => [key, compare] as const);
    });
    return Object.fromEntries(found);
  }

  /**
   * The state of a position. `configOf` makes what no action changes of its cards; it is asked for
   * a game without cards first, by which the keys of the cards are read. Throws a `BadPosition`.
   */
  read(position: Position, configOf: (cards: Cards) => Config): DeclaredState<Config> {
    refuseOtherKeys(position, this.#known);
    const { owner, backOf = () => 0, plain, players, own = {} } = this.#options;
    const empty = configOf({ types: [], backs: [] });
    const all = players === undefined ? position : withoutPlayers(players, position, empty);
    const keys = plain?.(all, empty) ?? all;
    const { parts } = this.#declaration;
    const cards = parts.flatMap((part) => part.cardsIn?.(keys, empty) ?? []);
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
      if (read === undefined) part.read(state, keys);
      else if (keys[part.name] !== undefined) read(state, keys[part.name]);
    }
    return state;
  }

  /**
   * The same with what game.yaml says of keys that a position does not write, and with the options
   * that it writes, tested; `tests` as for `makeSetupJudge`. `begin` does what the game does at once,
   * before it is looked whether keys that follow from the state agree. Throws a `BadPosition`.
   */
  fromPosition<Options>(
    game: CompiledGame,
    position: Position,
    configOf: (options: Frozen<Options>, cards: Cards) => Config,
    tests: OptionTests<Frozen<Options>> = {},
    begin?: (state: DeclaredState<Config>) => void,
  ): DeclaredState<Config> {
    const options = optionsOf<Options>(game, positionSetup(game, position, tests));
    const state = this.read(withUsualKeys(game, position), (cards) => configOf(options, cards));
    begin?.(state);
    this.#refuseWhatDoesNotFollow(state, position);
    return state;
  }

  #refuseWhatDoesNotFollow(state: DeclaredState<Config>, position: Position): void {
    const { derived, asides, otherKeys = [] } = this.#options;
    const keys = Object.keys({ ...derived, ...asides }).filter((key) => !otherKeys.includes(key));
    const said = Object.entries(position).filter(([key]) => keys.includes(key));
    const [wrong] = this.differences(state, Object.fromEntries(said), position);
    if (wrong !== undefined) throw new BadPosition(wrong.what, wrong.expected);
  }

  /** All of a state. */
  position(state: DeclaredState<Config>): Position {
    const { own = {}, derived } = this.#options;
    return this.#keys(state, (part) => (own[part.name] ?? part).write(state), derived);
  }

  #key(state: DeclaredState<Config>, key: string): unknown {
    const { own = {}, derived } = this.#options;
    const part = this.#declaration.parts.find(({ name }) => name === key);
    return part === undefined ? derived?.[key]?.(state) : (own[key] ?? part).write(state);
  }

  /** What its keys may hold, and the keys that follow from the state. */
  fields(state: DeclaredState<Config>): PositionFields {
    const { own = {}, derived = {}, otherKeys = [], otherFields } = this.#options;
    const { config } = state;
    const ofParts = this.#declaration.parts.flatMap((part) => {
      const ownKey = own[part.name];
      return (ownKey === undefined ? part.field?.(config) : ownKey.field?.(config)) ?? [];
    });
    const following = Object.entries(derived).filter(([key]) => !otherKeys.includes(key));
    const fields = [...(otherFields?.(config) ?? []), ...ofParts];
    return { fields, follows: mapped(Object.fromEntries(following), (of) => of(state)) };
  }

  /** What a viewer may know. Own keys know nothing of viewers: they are said of what all see. */
  observation(state: DeclaredState<Config>, viewer: Viewer): Observation {
    const { own = {}, derived, asides, decisions } = this.#options;
    const seen = this.#keys(
      state,
      (part) => {
        const ownKey = part.isSecret === true ? undefined : own[part.name];
        return ownKey === undefined ? part.seen(state, viewer) : ownKey.write(state);
      },
      { ...derived, ...asides },
    );
    return withChoices(decisions, state, viewer, seen);
  }

  /** What the contract of rules asks of a state, as far as it follows from the declaration. */
  rules(): DeclaredRules<Config> {
    const declaration = this.#declaration;
    return {
      seats: ({ config }) => config.seats,
      sides: ({ config }) => sideCount(config),
      sideOf: ({ config }, seat) => config.sides[seat]!,
      clone: (state, into) => copyDeclared(state, into),
      observe: (state, viewer) => this.observation(state, viewer),
      redeal: (state, viewer, seed, into) => declaration.redeal(state, viewer, seed, into),
      toPosition: (state) => this.position(state),
      positionKey: (state, key) => this.#key(state, key),
      positionFields: (state) => this.fields(state),
      differences: (state, then, given) => this.differences(state, then, given),
      invariants: (state) => declaration.faults(state),
      surprises: (state) => declaration.surprises(state),
      digest: digestOf,
    };
  }

  #keys(
    state: DeclaredState<Config>,
    saidBy: (part: Part<Config>) => unknown,
    derived: PositionFormatOptions<Config>['derived'] = {},
  ): Readonly<Record<string, unknown>> {
    const keys = this.#declaration.parts.map((part) => [part.name, saidBy(part)] as const);
    return {
      options: state.config.options ?? {},
      ...Object.fromEntries(keys.filter(([, said]) => said !== undefined)),
      ...mapped(derived, (of) => of(state)),
    };
  }

  /** Where a state differs from what a scenario expects. Throws a `BadPosition`. */
  differences(state: DeclaredState<Config>, then: Position, given: Position): PositionDifference[] {
    return compareKeys(this.#comparisons, state, then, given);
  }
}
