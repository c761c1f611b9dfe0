/**
 * Runs scenarios of decks (`when: judge`): judges the deck of `given`, compares the verdict with `then`.
 *
 * The forms: schemas/scenarios.schema.json. Nothing passes by accident: a key that nobody reads, a
 * card or a value that the game does not have, and an empty `then` are differences.
 */
import type { OptionValues } from '../construction/types.ts';
import { checks } from './deck-checks.ts';
import { givenDeck, type DeckScenarioContext } from './given-deck.ts';
import { isMapping } from '../plain-data.ts';
import type { Difference, Scenario } from './types.ts';

/** Differences in the order given, when, then; a scenario that cannot be run is not judged. */
export function runDeckScenario(scenario: Scenario, context: DeckScenarioContext): Difference[] {
  const { differences, deck, options } = readGiven(scenario, context);
  differences.push(...unreadable(scenario));
  if (deck === null || differences.length > 0) return differences;
  const verdict = context.judge(deck, options);
  return Object.entries(scenario.then).flatMap(
    ([key, expected]) => checks.get(key)?.(expected, verdict, context) ?? [],
  );
}

function readGiven({ given }: Scenario, context: DeckScenarioContext) {
  const known = ['deck', 'options'];
  const differences: Difference[] = Object.entries(given)
    .filter(([key]) => !known.includes(key))
    .map(([key, actual]) => ({ what: `given.${key}`, expected: known, actual }));
  const options = readOptions(given['options'], context, differences);
  const deck = givenDeck(given['deck'], context, differences);
  return { differences, deck, options };
}

function readOptions(
  given: unknown,
  { game }: DeckScenarioContext,
  differences: Difference[],
): OptionValues {
  if (given === undefined) return {};
  const known = [...Object.keys(game.options), 'players'];
  if (!isMapping(given)) {
    differences.push({ what: 'given.options', expected: known, actual: given });
    return {};
  }
  for (const [name, actual] of Object.entries(given)) {
    if (known.includes(name)) continue;
    differences.push({ what: `given.options.${name}`, expected: known, actual });
  }
  return given;
}

/** What makes a scenario prove nothing. */
function unreadable({ when, then }: Scenario): Difference[] {
  const known = [...checks.keys()];
  const differences: Difference[] = [];
  if (when !== 'judge') differences.push({ what: 'when', expected: 'judge', actual: when });
  const entries = Object.entries(then);
  if (entries.length === 0) differences.push({ what: 'then', expected: known, actual: then });
  for (const [key, actual] of entries) {
    if (!checks.has(key)) differences.push({ what: `then.${key}`, expected: known, actual });
  }
  return differences;
}
