/**
 * Runs scenarios of play: a position or a new game, steps, what must come out.
 *
 * The keys that every game has: schemas/scenarios.schema.json; those of a game: the README beside
 * its scenarios. Nothing passes by accident: keys that nobody reads and an empty `then` are
 * differences.
 */
import { compiledDeck } from '../construction/read-deck.ts';
import type { CompiledDeck } from '../game.ts';
import {
  BadPosition,
  type GameEvent,
  type Refusal,
  type Rules,
  type Setup,
  type Report,
} from '../rules.ts';
import { pathOf, RulesDefect } from '../effects/defect.ts';
import { type DeckScenarioContext, givenDeck } from './given-deck.ts';
import { unpaired } from './pairing.ts';
import { checkThen } from './play-checks.ts';
import { playStep, scripted, scriptOfStep } from './play-steps.ts';
import { covers, type Data } from './same.ts';
import type { Played } from './played.ts';
import { readPart } from '../set-up/parts.ts';
import { isMapping } from '../plain-data.ts';
import { BadScript, Script, withoutScript } from './script.ts';
import type { Difference, Scenario } from './types.ts';

export interface PlayContext<State, Action> extends DeckScenarioContext {
  /** The rules of the game, made from data with the components that only scenarios see. */
  readonly play: Rules<State, Action>;
}

export interface PlayReport {
  readonly differences: readonly Difference[];
  /** The last position as text, where there was one and something differs. */
  readonly diagram: string | null;
}

/** Is shown a state that is about to change. */
type Watch<State> = (state: State) => void;

/** Stops at the first step that differs. `watch` sees the state before the first step and after each. */
export function runPlayScenario<State, Action>(
  scenario: Scenario,
  context: PlayContext<State, Action>,
  watch: Watch<State> = () => undefined,
): PlayReport {
  const events: GameEvent[] = [];
  const report = (event: GameEvent): void => void events.push(event);
  try {
    const script = Script.ofScenario(scenario.given, keysInSteps(scenario.when));
    const begun = begin(scenario, context, scripted(report, script));
    if ('differences' in begun) return { differences: begun.differences, diagram: null };
    const given = withoutScript(scenario.given);
    const played = { rules: context.play, state: begun.state, given, events, script };
    const differences = playAll(scenario, played, { report, watch });
    const isSame = differences.length === 0;
    return { differences, diagram: isSame ? null : context.play.diagram(begun.state) };
  } catch (error) {
    return { differences: [differenceOf(error)], diagram: null };
  }
}

/** Throws what is neither the scenario's fault nor that of the cards in it. */
function differenceOf(error: unknown): Difference {
  if (error instanceof BadScript) return error.difference;
  if (error instanceof BadPosition) {
    const { what, found } = error;
    return { what, expected: 'known keys', actual: found, isUnreadable: true };
  }
  if (!(error instanceof RulesDefect)) throw error;
  return { what: 'effects', expected: 'an end', actual: pathOf(error.chain) };
}

function playAll<State, Action>(
  { when, then }: Scenario,
  played: Played<State, Action>,
  { report, watch }: { report: (event: GameEvent) => void; watch: Watch<State> },
): Difference[] {
  watch(played.state);
  for (const [i, step] of asList(when).entries()) {
    const differences = playStep(step, played, report);
    watch(played.state);
    if (differences.length === 0) continue;
    return differences.map((difference) => ({
      ...difference,
      what: `when[${i}]: ${difference.what}`,
    }));
  }
  const { refusedSetup: _, ...keys } = then;
  if (Object.keys(then).length === 0) return [{ what: 'then', expected: 'a key', actual: then }];
  const differences = checkThen(keys, played);
  return differences.length > 0 ? differences : played.script.unused;
}

/** Keys of chance that steps script. */
function keysInSteps(when: unknown): ReadonlySet<string> {
  const steps = asList(when).filter(isMapping);
  return new Set(steps.flatMap((step) => Object.keys(scriptOfStep(step))));
}

type Begun<State> = { readonly state: State } | { readonly differences: readonly Difference[] };

function begin<State, Action>(
  { given, when, then }: Scenario,
  context: PlayContext<State, Action>,
  report: Report<GameEvent>,
): Begun<State> {
  const { play } = context;
  const { decks, seed = 1 } = given;
  if (!Array.isArray(decks)) return { state: play.fromPosition(withoutScript(given), report) };
  const differences: Difference[] = [];
  const setup = readSetup(given, context, differences);
  if (differences.length > 0) return { differences };
  const refused = play.refuseSetup(setup);
  const wrong = compareRefusals(then['refusedSetup'] ?? [], refused);
  if (wrong.length > 0) return { differences: wrong };
  if (refused.length === 0) return { state: play.create(setup, Number(seed), report) };
  // There is no game, so there is nothing else to say.
  const others = Object.keys(then).filter((key) => key !== 'refusedSetup');
  return asList(when).length + others.length === 0
    ? { differences: [] }
    : { differences: [{ what: 'refusedSetup', expected: 'no steps', actual: { when, others } }] };
}

function readSetup<State, Action>(
  given: Scenario['given'],
  context: PlayContext<State, Action>,
  differences: Difference[],
): Setup {
  const options = isMapping(given['options']) ? given['options'] : {};
  const decks = asList(given['decks']);
  const usual = context.game.options['players']?.default ?? decks.length;
  const players = options['players'] ?? usual;
  const parts = isMapping(given['parts']) ? given['parts'] : null;
  return {
    players: Number(players),
    options,
    decks: decks.flatMap((deck) => compiled(deck, context, differences) ?? []),
    ...(parts !== null && { parts: readParts(parts, context, differences) }),
  };
}

/** A list as a deck is written, or a component: its id, or a whole one. */
function readParts<State, Action>(
  parts: Data,
  context: PlayContext<State, Action>,
  differences: Difference[],
): NonNullable<Setup['parts']> {
  const read = Object.entries(parts).flatMap(([name, written]) => {
    const isDeck = isMapping(written)
      ? !('component' in written)
      : context.decks.some(({ id }) => id === written);
    const part = isDeck
      ? compiled(written, context, differences)
      : readPart({ kinds: context.game.kinds, decks: [] }, written);
    if (part !== null) return [[name, part] as const];
    if (!isDeck) {
      differences.push({ what: `given.parts.${name}`, expected: 'a part', actual: written });
    }
    return [];
  });
  return Object.fromEntries(read);
}

/** Null when it cannot be read; `differences` then says why. */
function compiled(
  given: unknown,
  context: DeckScenarioContext,
  differences: Difference[],
): CompiledDeck | null {
  const deck = givenDeck(given, context, differences);
  if (deck === null) return null;
  return compiledDeck(deck, context.judge(deck));
}

/** Exactly these refusals, in any order; each with at least the listed params. */
function compareRefusals(expected: unknown, refused: readonly Refusal[]): Difference[] {
  const { missing, extra } = unpaired(asList(expected), refused, (wanted, { params, ...own }) =>
    covers(wanted, { ...params, ...own }),
  );
  if (missing.length + extra.length === 0) return [];
  return [{ what: 'refusedSetup', expected: missing, actual: extra }];
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
