/**
 * Monte Carlo tree search over what a seat knows (ISMCTS: Cowling, Powley, Whitehouse 2012). Each
 * iteration is played in a world that the seat cannot tell from the true one: down the tree, one new
 * node, to the end of that turn or some random decisions on, then what the game says of the position.
 *
 * It is deterministic: its chance is the bot's own, its budget is counted in iterations, and ties go to
 * what the rules list first.
 */
import { RulesDefect } from '../effects/defect.ts';
import { below } from '../random.ts';
import type { Rules } from '../rules.ts';
import type { Seat, Side } from '../seats.ts';
import type { Sight } from './bot.ts';
import { DEFECT, playOn, worthAfter } from './plain-play.ts';
import { ROOT, Tree } from './tree.ts';

export interface SearchShape {
  readonly iterations: number;
  /** Decisions that the tree tells apart: 1 for a flat search. */
  readonly depth: number;
  /**
   * What is played behind the tree before the position is judged: the plainest way to the end of the
   * turn, where that tells the own actions apart, or random decisions.
   */
  readonly playout: 'plain' | 'random';
}

/** The fewest worlds that are imagined for a decision, and the share of the iterations that they are. */
const [FEWEST_WORLDS, WORLDS] = [50, 1 / 8];

/** Random decisions before a position is judged: what bots judge well is seldom farther away. */
const RANDOM_DECISIONS = 8;

/**
 * How much is tried out beside what looks best, as a part of the span of all results: evaluations differ
 * in how far apart they put good and bad.
 */
const CURIOSITY = 0.1;

export function search<State, Action>(sight: Sight<State, Action>, shape: SearchShape): Action {
  return new Search(sight, shape).choose();
}

class Search<State, Action> {
  readonly #sight: Sight<State, Action>;
  readonly #rules: Rules<State, Action>;
  readonly #shape: SearchShape;
  readonly #tree = new Tree();
  readonly #worlds: State[] = [];
  /** Written over in each iteration, and for each guess. */
  #played: State | undefined;
  #guessed: State | undefined;
  readonly #buffer: Action[] = [];
  /** The nodes of an iteration. */
  readonly #path: number[] = [];
  /** Results by side, filled as they are asked for. */
  readonly #results: number[] = [];
  readonly #harmonic: number[] = [0];
  /** Whether all own actions look the same: then what the game says soon after them is no help. */
  #isBlind = false;
  #worst = Infinity;
  #best = -Infinity;
  /** Numbers of actions that are none, by their notation. */
  readonly #numbers = new Map<string, number>();

  constructor(sight: Sight<State, Action>, shape: SearchShape) {
    this.#sight = sight;
    this.#rules = sight.rules;
    this.#shape = shape;
  }

  /** What was tried most; of equals the one that went better. */
  choose(): Action {
    const { iterations } = this.#shape;
    for (let i = 0; i < iterations; i += 1) this.#iterate(this.#world(i));
    const { actions, seat } = this.#sight;
    const tree = this.#tree;
    let chosen = actions[0] as Action;
    let [most, value] = [-1, -Infinity];
    for (const action of actions) {
      const node = tree.find(ROOT, seat, this.#number(this.#worlds[0]!, action));
      if (node < 0) continue;
      const [visits, mean] = [tree.visits[node]!, this.#mean(node)];
      if (visits < most || (visits === most && mean <= value)) continue;
      chosen = action;
      [most, value] = [visits, mean];
    }
    this.#sight.spare.push(...this.#worlds);
    return chosen;
  }

  /** A few worlds are used again and again: to imagine one costs more than to play in it. */
  #world(iteration: number): State {
    const { iterations } = this.#shape;
    const worlds = Math.max(FEWEST_WORLDS, Math.floor(iterations * WORLDS));
    const place = iteration % worlds;
    const { imagine, spare } = this.#sight;
    if (place === this.#worlds.length) this.#worlds.push(imagine(spare.pop()));
    return this.#worlds[place]!;
  }

  #iterate(world: State): void {
    const state = this.#rules.clone(world, this.#played);
    this.#played = state;
    this.#path.length = 0;
    this.#results.length = 0;
    if (hasDefect(() => this.#descend(state))) this.#learn((node) => this.#unlessLast(node));
    else if (hasDefect(() => this.#playOut(state))) this.#learn((node) => this.#mean(node));
    else this.#learn((node) => this.#result(state, this.#tree.sides[node]!));
  }

  /** The match would refuse the last action, whatever those before it are worth. */
  #unlessLast(node: number): number {
    return node === this.#path.at(-1) ? DEFECT : this.#mean(node);
  }

  /** Down the tree, until a node that no iteration has left yet. */
  #descend(state: State): void {
    let node = ROOT;
    while (this.#path.length < this.#shape.depth) {
      // The one that is searched for may act although another is waited for.
      const seat = node === ROOT ? this.#sight.seat : this.#rules.toAct(state);
      if (seat === null || (node !== ROOT && this.#tree.visits[node] === 0)) return;
      const action = this.#select(state, node, seat);
      node = this.#path.at(-1)!;
      this.#rules.apply(state, seat, action);
    }
  }

  /** The most promising action of a node, with its own node at the end of the path. */
  #select(state: State, parent: number, seat: Seat): Action {
    const tree = this.#tree;
    const buffer = this.#buffer;
    const count = this.#rules.legalActions(state, seat, buffer);
    const curiosity = CURIOSITY * Math.max(0, this.#best - this.#worst);
    let chosen = buffer[0] as Action;
    let [best, chosenNode] = [-Infinity, -1];
    for (let i = 0; i < count; i += 1) {
      const action = buffer[i]!;
      const node = this.#node(state, parent, seat, action, count);
      const seen = (tree.seen[node]! += 1);
      const doubt = Math.sqrt(this.#logarithm(seen) / (tree.visits[node]! + 1));
      const worth = this.#mean(node) + curiosity * doubt;
      if (worth <= best) continue;
      chosen = action;
      [best, chosenNode] = [worth, node];
    }
    if (tree.visits[ROOT] === 0 && parent === ROOT) this.#isBlind = this.#best <= this.#worst;
    this.#path.push(chosenNode);
    return chosen;
  }

  #node(state: State, parent: number, seat: Seat, action: Action, count: number): number {
    const number = this.#number(state, action);
    const known = this.#tree.find(parent, seat, number);
    if (known >= 0) return known;
    // Where there is nothing to choose, nothing has to be compared.
    const guess = count === 1 ? 0 : this.#guess(state, seat, action);
    if (count > 1) this.#note(guess);
    return this.#tree.add(parent, seat, this.#rules.sideOf(state, seat), number, guess);
  }

  #guess(state: State, seat: Seat, action: Action): number {
    this.#guessed ??= this.#sight.spare.pop() ?? this.#rules.clone(state);
    return worthAfter(this.#rules, state, seat, action, this.#guessed);
  }

  /** By sums of 1/n, which are the same on every machine; Math.log is not. */
  #logarithm(count: number): number {
    const sums = this.#harmonic;
    while (sums.length <= count) sums.push(sums.at(-1)! + 1 / sums.length);
    return sums[count]!;
  }

  /** The guess counts as one of the results. */
  #mean(node: number): number {
    return this.#tree.sums[node]! / (this.#tree.visits[node]! + 1);
  }

  #playOut(state: State): void {
    const { chance } = this.#sight;
    if (this.#shape.playout === 'plain' && !this.#isBlind) {
      const seat = this.#rules.toAct(state);
      if (seat !== null) playOn(this.#rules, state, seat);
      return;
    }
    for (let i = 0; i < RANDOM_DECISIONS; i += 1) {
      const seat = this.#rules.toAct(state);
      if (seat === null) return;
      const count = this.#rules.legalActions(state, seat, this.#buffer);
      this.#rules.apply(state, seat, this.#buffer[below(count, chance)]!);
    }
  }

  #learn(resultOf: (node: number) => number): void {
    const tree = this.#tree;
    tree.visits[ROOT]! += 1;
    for (const node of this.#path) {
      tree.sums[node]! += resultOf(node);
      tree.visits[node]! += 1;
    }
  }

  #result(state: State, side: Side): number {
    const known = this.#results[side];
    if (known !== undefined) return known;
    const result = this.#rules.advantage(state, side);
    this.#results[side] = result;
    this.#note(result);
    return result;
  }

  #note(result: number): void {
    if (result === DEFECT) return;
    this.#worst = Math.min(this.#worst, result);
    this.#best = Math.max(this.#best, result);
  }

  #number(state: State, action: Action): number {
    if (typeof action === 'number') return action;
    const text = this.#rules.notation.format(state, action);
    const number = this.#numbers.get(text) ?? this.#numbers.size;
    this.#numbers.set(text, number);
    return number;
  }
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
