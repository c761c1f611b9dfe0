/**
 * What comes of a turn, in a world that a seat imagines: everybody plays on as `greedy` would, with less
 * thought, until some rounds later it is the seat's turn again; then the position counts as the game
 * judges it. A tree remembers what came of the turns that were tried on the way, so that whoever has to
 * decide takes what has proved good for its own side.
 */
import { RulesDefect } from '../effects/defect.ts';
import type { Rules } from '../rules.ts';
import type { Seat, Side } from '../seats.ts';
import type { Sight } from './bot.ts';
import { Curiosity } from './curiosity.ts';
import { bestOpenings, type Opening } from './openings.ts';
import { DEFECT } from './plain-play.ts';
import { ROOT, Tree } from './tree.ts';
import { Turn, type TurnShape } from './turn.ts';

/** How much thought is given to a turn that is only imagined. */
const IMAGINED_SHAPE: TurnShape = { width: 2, positions: 10, worlds: 1 };

/** The turns that the tree tells apart at each of its nodes. */
const TURNS = 3;

/** Rounds that are played before a position is judged. */
const ROUNDS = 2;

/** Decisions of an imagined game, so that a turn that never ends does. */
const PATIENCE = 400;

/** The results that the first look at a turn is worth. */
const FIRST_LOOK = 2;

export class ImaginedGame<State, Action> {
  readonly #sight: Sight<State, Action>;
  readonly #rules: Rules<State, Action>;
  readonly #tree = new Tree();
  readonly #buffer: Action[] = [];
  /** Written over in each game. */
  #state: State | undefined;
  /** By seat: what it still means to do in this turn, the next decision last. */
  readonly #plans: (Action[] | undefined)[] = [];
  /** The nodes of a game, and whether it has left the tree. */
  readonly #nodes: number[] = [];
  #isBeyond = false;
  readonly #curiosity = new Curiosity();
  /** Numbers of actions that are none, by their notation. */
  readonly #numbers = new Map<string, number>();

  constructor(sight: Sight<State, Action>) {
    this.#sight = sight;
    this.#rules = sight.rules;
  }

  /** From -1 (lost) to 1 (won) for the side of the seat, or `DEFECT`. Leaves the world as it is. */
  play(world: State, opening: Opening<Action>): number {
    const { seat, spare } = this.#sight;
    const state = this.#rules.clone(world, this.#state ?? spare.pop());
    this.#state = state;
    this.#nodes.length = 0;
    this.#isBeyond = false;
    this.#plans.length = 0;
    try {
      this.#begin(state, opening);
      this.#goOn(state);
    } catch (error) {
      if (error instanceof RulesDefect) return DEFECT;
      throw error;
    }
    return this.#learn(state, this.#rules.sideOf(state, seat));
  }

  /** Gives back its state. */
  end(): void {
    if (this.#state !== undefined) this.#sight.spare.push(this.#state);
  }

  #begin(state: State, { path }: Opening<Action>): void {
    const { seat } = this.#sight;
    this.#enter(this.#node(state, ROOT, seat, path[0]!));
    this.#plans[seat] = path.slice(1).toReversed();
    this.#rules.apply(state, seat, path[0]!);
  }

  #goOn(state: State): void {
    const { seat } = this.#sight;
    const rules = this.#rules;
    let [turnOf, rounds] = [seat, 0];
    for (let i = 0; i < PATIENCE; i += 1) {
      const acting = rules.toAct(state);
      if (acting === null) return;
      if (acting !== turnOf && rules.isAnswer?.(state) !== true) {
        if (acting === seat) rounds += 1;
        if (acting === seat && rounds >= ROUNDS && this.#isBeyond) return;
        turnOf = acting;
        this.#plans.length = 0;
      }
      rules.apply(state, acting, this.#decide(state, acting));
    }
  }

  /** What the seat planned, as long as it can be done; then it looks again. */
  #decide(state: State, seat: Seat): Action {
    const count = this.#rules.legalActions(state, seat, this.#buffer);
    const plainest = this.#buffer[0]!;
    if (count === 1 || this.#rules.isSettled?.(state) === true) return plainest;
    const actions = this.#buffer.slice(0, count);
    const next = this.#plans[seat]?.pop();
    if (next !== undefined && actions.includes(next)) return next;
    const path = this.#openingOf(state, seat, actions)?.path;
    this.#plans[seat] = path?.slice(1).toReversed();
    return path?.[0] ?? plainest;
  }

  /** The turn that a seat takes; in its worlds there is nothing that it does not know. */
  #openingOf(state: State, seat: Seat, actions: Action[]): Opening<Action> | undefined {
    const { rules, spare, chance } = this.#sight;
    const imagine = (into?: State): State => rules.clone(state, into);
    const turn = new Turn(
      { rules, seat, actions, imagine, spare, chance, plan: [] },
      IMAGINED_SHAPE,
    );
    const openings = bestOpenings(turn, this.#isBeyond ? 1 : TURNS);
    turn.end();
    return this.#isBeyond ? openings[0] : this.#select(state, seat, openings);
  }

  /** The most promising of these turns. */
  #select(
    state: State,
    seat: Seat,
    openings: readonly Opening<Action>[],
  ): Opening<Action> | undefined {
    const tree = this.#tree;
    const parent = this.#nodes.at(-1)!;
    const nodes = openings.map(({ path }) => this.#node(state, parent, seat, path[0]!));
    let [visits, sum] = [0, 0];
    for (const node of nodes) {
      visits += tree.visits[node]!;
      sum += tree.sums[node]!;
    }
    const greatest = openings[0]?.worth ?? 0;
    const expected = visits === 0 ? greatest : sum / visits;
    let [chosen, most] = [-1, -Infinity];
    for (const [i, node] of nodes.entries()) {
      const tried = tree.visits[node]!;
      const look = expected + openings[i]!.worth - greatest;
      const worth = (tree.sums[node]! + FIRST_LOOK * look) / (tried + FIRST_LOOK);
      const promise = worth + this.#curiosity.of(tried, visits + 1);
      if (promise > most) [chosen, most] = [i, promise];
    }
    if (chosen >= 0) this.#enter(nodes[chosen]!);
    return openings[chosen];
  }

  #enter(node: number): void {
    this.#nodes.push(node);
    this.#isBeyond = this.#tree.visits[node] === 0;
  }

  #node(state: State, parent: number, seat: Seat, action: Action): number {
    const number = this.#number(state, action);
    const known = this.#tree.find(parent, seat, number);
    if (known >= 0) return known;
    return this.#tree.add(parent, seat, this.#rules.sideOf(state, seat), number);
  }

  /** The result for the own side; all nodes of the game hear of that for theirs. */
  #learn(state: State, own: Side): number {
    const tree = this.#tree;
    const results: number[] = [];
    const resultOf = (side: Side): number => (results[side] ??= this.#rules.advantage(state, side));
    for (const node of this.#nodes) {
      const result = resultOf(tree.sides[node]!);
      tree.visits[node]! += 1;
      tree.sums[node]! += result;
      this.#curiosity.note(result);
    }
    return resultOf(own);
  }

  #number(state: State, action: Action): number {
    if (typeof action === 'number') return action;
    const text = this.#rules.notation.format(state, action);
    const number = this.#numbers.get(text) ?? this.#numbers.size;
    this.#numbers.set(text, number);
    return number;
  }
}
