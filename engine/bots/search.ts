/**
 * Monte Carlo tree search over what a seat knows (ISMCTS: Cowling, Powley, Whitehouse 2012). Each
 * iteration is played in a world that the seat cannot tell from the true one: down the tree, one new
 * node, some random decisions, then what the game says of the position.
 *
 * It is deterministic: its chance is the bot's own, its budget is counted in iterations, and ties go to
 * what the rules list first.
 */
import { RulesDefect } from '../effects/defect.ts';
import { below } from '../random.ts';
import type { Rules } from '../rules.ts';
import type { Seat, Side } from '../seats.ts';
import type { Sight } from './bot.ts';
import { DEFECT, worthAfter } from './plain-play.ts';
import { ROOT, Tree } from './tree.ts';

export interface SearchShape {
  readonly iterations: number;
  /** Decisions that the tree tells apart: 1 for a flat search. */
  readonly depth: number;
  /** Random decisions behind the tree before the position is judged. */
  readonly playout: number;
}

/** The fewest worlds that are imagined for a decision, and the share of the iterations that they are. */
const [FEWEST_WORLDS, WORLDS] = [50, 1 / 8];

/**
 * How much is tried out beside what looks best, as a part of the span of all results: evaluations differ
 * in how far apart they put good and bad.
 */
const CURIOSITY = 0.35;

export function search<State, Action>(sight: Sight<State, Action>, shape: SearchShape): Action {
  return new Search(sight, shape).choose();
}

class Search<State, Action> {
  readonly #sight: Sight<State, Action>;
  readonly #rules: Rules<State, Action>;
  readonly #shape: SearchShape;
  readonly #tree = new Tree();
  readonly #worlds: State[] = [];
  readonly #buffer: Action[] = [];
  /** The nodes of an iteration. */
  readonly #path: number[] = [];
  /** Results by side, filled as they are asked for. */
  readonly #results: number[] = [];
  readonly #harmonic: number[] = [0];
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
    return chosen;
  }

  /** A few worlds are used again and again: to imagine one costs more than to play in it. */
  #world(iteration: number): State {
    const { iterations } = this.#shape;
    const worlds = Math.max(FEWEST_WORLDS, Math.floor(iterations * WORLDS));
    const place = iteration % worlds;
    if (place === this.#worlds.length) this.#worlds.push(this.#sight.imagine());
    return this.#worlds[place]!;
  }

  #iterate(world: State): void {
    const state = this.#rules.clone(world);
    this.#path.length = 0;
    this.#results.length = 0;
    try {
      this.#descend(state);
      this.#playOut(state);
    } catch (error) {
      if (!(error instanceof RulesDefect)) throw error;
      return this.#avoid();
    }
    this.#learn(state);
  }

  /** The match would refuse the last action, so that nothing comes of those before it. */
  #avoid(): void {
    const last = this.#path.at(-1);
    if (last === undefined) return;
    this.#tree.visits[last]! += 1;
    this.#tree.sums[last]! += DEFECT;
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
    this.#path.push(chosenNode);
    return chosen;
  }

  #node(state: State, parent: number, seat: Seat, action: Action, count: number): number {
    const number = this.#number(state, action);
    const known = this.#tree.find(parent, seat, number);
    if (known >= 0) return known;
    // Where there is nothing to choose, nothing has to be compared.
    const guess = count === 1 ? 0 : worthAfter(this.#rules, state, seat, action);
    if (count > 1) this.#note(guess);
    return this.#tree.add(parent, seat, this.#rules.sideOf(state, seat), number, guess);
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
    for (let i = 0; i < this.#shape.playout; i += 1) {
      const seat = this.#rules.toAct(state);
      if (seat === null) return;
      const count = this.#rules.legalActions(state, seat, this.#buffer);
      this.#rules.apply(state, seat, this.#buffer[below(count, chance)]!);
    }
  }

  #learn(state: State): void {
    const tree = this.#tree;
    tree.visits[ROOT]! += 1;
    for (const node of this.#path) {
      tree.visits[node]! += 1;
      tree.sums[node]! += this.#result(state, tree.sides[node]!);
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
