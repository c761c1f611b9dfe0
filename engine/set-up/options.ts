/** The options of a set-up: defaults filled in, values tested by what game.yaml says of them. */
import { optionValues } from '../construction/choices.ts';
import type { OptionValues } from '../construction/types.ts';
import type { CompiledGame, Frozen } from '../game.ts';
import { mapOf } from '../positions/reading.ts';
import { BadPosition, type Position, type Setup } from '../rules.ts';
import { isMapping } from '../plain-data.ts';
import { allowsValue } from './allows-value.ts';

/**
 * By name of an option: what its schema cannot say of it, because other options come in. Asked only
 * when every schema allows its value.
 */
export type OptionTests<Options = OptionValues> = {
  readonly [Name in keyof Options]?: (value: Options[Name], options: Options) => boolean;
};

/** The same of any game. */
export type SomeTests = Readonly<
  Record<string, ((value: never, options: never) => boolean) | undefined>
>;

/** All options by name. The number of players is one of them in games that declare it. */
export function setupOptions({ options }: CompiledGame, setup: Setup): OptionValues {
  const { players: _, ...given } = setup.options;
  return optionValues(options, 'players' in options ? { ...given, players: setup.players } : given);
}

/**
 * The same as the rules know them: `Options` is in `rules/data.gen.ts`, which `cardwright build`
 * writes from the schemas in game.yaml. Presumes that none is refused.
 */
export function optionsOf<Options>(game: CompiledGame, setup: Setup): Frozen<Options> {
  return setupOptions(game, setup) as Frozen<Options>;
}

/** Names of options that the game does not have, or whose value is not allowed. */
export function badOptions(game: CompiledGame, setup: Setup, tests: SomeTests): string[] {
  const values = setupOptions(game, setup);
  const isAllowed = (name: string): boolean => {
    const option = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    return option !== undefined && allowsValue(option.schema, values[name]);
  };
  const refused = Object.keys(values).filter((name) => !isAllowed(name));
  if (refused.length > 0) return refused;
  return Object.keys(tests).filter(
    (name) => tests[name]?.(values[name] as never, values as never) !== true,
  );
}

/** What decks are judged by: the options that are allowed; the judge takes the default of any other. */
export function judgedOptions(game: CompiledGame, setup: Setup): OptionValues {
  const refused = new Set(badOptions(game, setup, {}));
  const { players: _, ...given } = setup.options;
  const all = 'players' in game.options ? { ...given, players: setup.players } : given;
  return Object.fromEntries(Object.entries(all).filter(([name]) => !refused.has(name)));
}

/** The set-up that the `options` of a position speak of, without decks. Throws a `BadPosition`. */
export function positionSetup(game: CompiledGame, position: Position, tests: SomeTests): Setup {
  const options = mapOf(position['options']);
  // A state that does not hold how many play cannot be written and read again.
  if (options['players'] !== undefined && !('players' in game.options)) {
    throw new BadPosition('options.players', options['players']);
  }
  const players = options['players'] ?? game.options['players']?.default ?? game.players[0];
  const setup: Setup = { players: Number(players), decks: [], options };
  const [refused] = badOptions(game, setup, tests);
  if (refused !== undefined) throw new BadPosition(`options.${refused}`, options[refused]);
  return setup;
}

/**
 * A position with what the game says of keys that it does not write (`play.positions` in game.yaml).
 * What is said by seat or side is completed one by one.
 */
export function withUsualKeys({ positions = {} }: CompiledGame, position: Position): Position {
  const usual = Object.entries(positions).map(([key, value]) => {
    const written = position[key];
    if (written === undefined || !isMapping(value) || !isMapping(written))
      return [key, written ?? value];
    return [key, { ...value, ...written }];
  });
  return { ...position, ...Object.fromEntries(usual) };
}
