/** The options of a set-up: defaults filled in, values tested by what game.yaml says of them. */
import { optionValues } from '../construction/choices.ts';
import type { OptionValues } from '../construction/types.ts';
import type { CompiledGame } from '../game.ts';
import { mapOf } from '../positions/words.ts';
import { BadPosition, type Position, type Setup } from '../rules.ts';
import { isMapping } from '../mapping.ts';
import { allowsValue } from './allows-value.ts';

/**
 * By name of an option: what its schema cannot say of it, because other options come in. Asked only
 * when every schema allows its value.
 */
export type OptionTests = Readonly<
  Record<string, (value: unknown, values: OptionValues) => boolean>
>;

/** All options by name. The number of players is one of them in games that declare it. */
export function setupOptions({ options }: CompiledGame, setup: Setup): OptionValues {
  const { players: _, ...given } = setup.options;
  return optionValues(options, 'players' in options ? { ...given, players: setup.players } : given);
}

/** Names of options that the game does not have, or whose value is not allowed. */
export function badOptions(game: CompiledGame, setup: Setup, tests: OptionTests): string[] {
  const values = setupOptions(game, setup);
  const isAllowed = (name: string): boolean => {
    const option = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    return option !== undefined && allowsValue(option.schema, values[name]);
  };
  const refused = Object.keys(values).filter((name) => !isAllowed(name));
  if (refused.length > 0) return refused;
  return Object.keys(tests).filter((name) => tests[name]?.(values[name], values) !== true);
}

/** The set-up that the `options` of a position speak of, without decks. Throws a `BadPosition`. */
export function positionSetup(game: CompiledGame, position: Position, tests: OptionTests): Setup {
  const options = mapOf(position['options']);
  const players = options['players'] ?? game.options['players']?.default ?? game.players[0];
  const setup: Setup = { players: Number(players), decks: [], options };
  const [refused] = badOptions(game, setup, tests);
  if (refused !== undefined) throw new BadPosition(`options.${refused}`, options[refused]);
  return setup;
}

/**
 * A position with what the game says of words that it does not write (`play.positions` in game.yaml).
 * What is said by seat or side is completed one by one.
 */
export function withUsualWords({ positions = {} }: CompiledGame, position: Position): Position {
  const usual = Object.entries(positions).map(([word, value]) => {
    const written = position[word];
    if (written === undefined || !isMapping(value) || !isMapping(written))
      return [word, written ?? value];
    return [word, { ...value, ...written }];
  });
  return { ...position, ...Object.fromEntries(usual) };
}
