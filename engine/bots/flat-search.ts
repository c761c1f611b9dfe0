/**
 * Monte Carlo search over the next action alone. Each iteration is played in a world that the seat cannot
 * tell from the true one: an action, some random decisions, then what the game says of the position.
 *
 * It is deterministic: its chance is the bot's own, its budget is counted in iterations, and ties go to
 * what the rules list first.
 */
import { RulesDefect } from '../effects/defect.ts';
import { below } from '../random.ts';
import type { Sight } from './bot.ts';
import { Curiosity } from './curiosity.ts';
import { DEFECT, worthAfter } from './plain-play.ts';

/** The fewest worlds that are imagined for a decision, and the share of the iterations that they are. */
const [FEWEST_WORLDS, WORLDS] = [50, 1 / 8];

/** Random decisions before a position is judged: what bots judge well is seldom farther away. */
const RANDOM_DECISIONS = 8;

/** What was found out about an action; a first guess is in the sum. */
interface Trial<Action> {
  readonly action: Action;
  visits: number;
  sum: number;
}

export function searchFlat<State, Action>(sight: Sight<State, Action>, iterations: number): Action {
  return new FlatSearch(sight, iterations).choose();
}

class FlatSearch<State, Action> {
  readonly #sight: Sight<State, Action>;
  readonly #iterations: number;
  readonly #worlds: State[] = [];
  readonly #trials: readonly Trial<Action>[];
  readonly #curiosity = new Curiosity();
  readonly #buffer: Action[] = [];
  /** Written over in each iteration. */
  #played: State | undefined;

  constructor(sight: Sight<State, Action>, iterations: number) {
    this.#sight = sight;
    this.#iterations = iterations;
    this.#trials = sight.actions.map((action) => this.#guess(action));
  }

  /** What was tried most; of equals the one that went better. */
  choose(): Action {
    for (let i = 0; i < this.#iterations; i += 1) this.#try(this.#promising(i + 1), this.#world(i));
    const { spare } = this.#sight;
    if (this.#played !== undefined) spare.push(this.#played);
    spare.push(...this.#worlds);
    return this.#trials.reduce((best, trial) => (isBetter(trial, best) ? trial : best)).action;
  }

  #guess(action: Action): Trial<Action> {
    const { rules, seat, spare } = this.#sight;
    const world = this.#world(0);
    this.#played ??= spare.pop() ?? rules.clone(world);
    const guess = worthAfter(rules, world, seat, action, this.#played);
    if (guess !== DEFECT) this.#curiosity.note(guess);
    return { action, visits: 0, sum: guess };
  }

  /** A few worlds are used again and again: to imagine one costs more than to play in it. */
  #world(iteration: number): State {
    const worlds = Math.max(FEWEST_WORLDS, Math.floor(this.#iterations * WORLDS));
    const place = iteration % worlds;
    const { imagine, spare } = this.#sight;
    if (place === this.#worlds.length) this.#worlds.push(imagine(spare.pop()));
    return this.#worlds[place]!;
  }

  #promising(times: number): Trial<Action> {
    let [chosen, most] = [this.#trials[0]!, -Infinity];
    for (const trial of this.#trials) {
      const promise = mean(trial) + this.#curiosity.of(trial.visits, times);
      if (promise > most) [chosen, most] = [trial, promise];
    }
    return chosen;
  }

  /** A defect behind the action says nothing of it, one in the action all. */
  #try(trial: Trial<Action>, world: State): void {
    const { rules, seat } = this.#sight;
    const state = rules.clone(world, this.#played);
    this.#played = state;
    const usual = mean(trial);
    trial.visits += 1;
    if (hasDefect(() => rules.apply(state, seat, trial.action))) trial.sum += DEFECT;
    else if (hasDefect(() => this.#playOut(state))) trial.sum += usual;
    else trial.sum += this.#result(state);
  }

  #playOut(state: State): void {
    const { rules, chance } = this.#sight;
    for (let i = 0; i < RANDOM_DECISIONS; i += 1) {
      const seat = rules.toAct(state);
      if (seat === null) return;
      const count = rules.legalActions(state, seat, this.#buffer);
      rules.apply(state, seat, this.#buffer[below(count, chance)]!);
    }
  }

  #result(state: State): number {
    const { rules, seat } = this.#sight;
    const result = rules.advantage(state, rules.sideOf(state, seat));
    this.#curiosity.note(result);
    return result;
  }
}

/** The guess counts as one of the results. */
function mean({ sum, visits }: Trial<unknown>): number {
  return sum / (visits + 1);
}

function isBetter(one: Trial<unknown>, other: Trial<unknown>): boolean {
  return one.visits === other.visits ? mean(one) > mean(other) : one.visits > other.visits;
}

/** Whether the match would refuse what is played; it was broken off then. */
function hasDefect(play: () => void): boolean {
  try {
    play();
    return false;
  } catch (error) {
    if (error instanceof RulesDefect) return true;
    throw error;
  }
}
