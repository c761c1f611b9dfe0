/**
 * Monte Carlo search over whole turns, in worlds that the seat cannot tell from the true one (ISMCTS:
 * Cowling, Powley, Whitehouse 2012; halving at the root and a tree below: Pepels and others 2014).
 *
 * The turns that `greedy` finds best are compared: each is played in the same imagined worlds, with what
 * others and the seat itself do next, for some rounds. Half of them go on to the next comparison. What
 * `greedy` itself would do is left only for something that is surely better.
 *
 * It is deterministic: its chance is the bot's own, its budget is counted in iterations (a turn played
 * in a world), and ties go to what looks better at a glance.
 */
import type { Planned, Sight } from './bot.ts';
import { planned, GREEDY_SHAPE } from './greedy.ts';
import { ImaginedGame } from './imagined-game.ts';
import { bestOpenings, type Opening } from './openings.ts';
import { Turn } from './turn.ts';
import { wholeTurn } from './whole-turn.ts';

/** The most turns that are compared, and the iterations that each of them should have. */
const [MOST_TURNS, ITERATIONS_FOR_EACH] = [12, 6];

/** Standard errors by which another turn must be better than that of `greedy`. */
const SURENESS = 1;

/** A turn that is compared, with what came of it in each world so far. */
interface Candidate<Action> {
  readonly opening: Opening<Action>;
  readonly results: number[];
}

export function searchTurns<State, Action>(
  sight: Sight<State, Action>,
  iterations: number,
): Action {
  const next = planned(sight);
  if (next !== undefined) return next;
  sight.plan.length = 0;
  const turn = new Turn(sight, GREEDY_SHAPE);
  const most = Math.max(2, Math.min(MOST_TURNS, Math.floor(iterations / ITERATIONS_FOR_EACH)));
  const openings = bestOpenings(turn, most);
  const usual = openings[0];
  const opening = openings.length > 1 ? compare(sight, openings, iterations) : usual;
  if (opening !== undefined && opening === usual) turn.plan(opening.first);
  turn.end();
  if (opening === undefined) return sight.actions[0]!;
  if (opening !== usual) sight.plan.push(...restOf(sight, opening));
  return sight.actions[opening.first]!;
}

/**
 * Having left the way of `greedy`, it goes on with that to the end of the turn, the last decision first.
 * Otherwise it would leave it again and again, and some turns would never end.
 */
function restOf<State, Action>(
  sight: Sight<State, Action>,
  { path }: Opening<Action>,
): Planned<Action>[] {
  return wholeTurn(sight, path, GREEDY_SHAPE).slice(1).toReversed();
}

function compare<State, Action>(
  sight: Sight<State, Action>,
  openings: readonly Opening<Action>[],
  iterations: number,
): Opening<Action> {
  const game = new ImaginedGame(sight);
  const all = openings.map((opening): Candidate<Action> => ({ opening, results: [] }));
  const usual = all[0]!;
  const rounds = 32 - Math.clz32(all.length - 1);
  let left = all;
  for (let round = 0; round < rounds; round += 1) {
    playWorlds(sight, game, left, Math.floor(iterations / rounds / left.length));
    left = left.toSorted((a, b) => mean(b.results) - mean(a.results));
    left = left.slice(0, Math.ceil(left.length / 2));
    if (!left.includes(usual)) left.push(usual);
  }
  game.end();
  return isSurelyBetter(left[0]!.results, usual.results) ? left[0]!.opening : usual.opening;
}

/** Each candidate in the same worlds. */
function playWorlds<State, Action>(
  { imagine, spare }: Sight<State, Action>,
  game: ImaginedGame<State, Action>,
  candidates: readonly Candidate<Action>[],
  worlds: number,
): void {
  for (let i = 0; i < Math.max(1, worlds); i += 1) {
    const world = imagine(spare.pop());
    for (const { opening, results } of candidates) results.push(game.play(world, opening));
    spare.push(world);
  }
}

/** Compares results in the same worlds. */
function isSurelyBetter(results: readonly number[], usual: readonly number[]): boolean {
  const gains = results.map((result, i) => result - usual[i]!);
  const gain = mean(gains);
  const variance = mean(gains.map((one) => (one - gain) ** 2));
  return gain > SURENESS * Math.sqrt(variance / gains.length);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
