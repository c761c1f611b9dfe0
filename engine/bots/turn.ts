/**
 * What a whole turn can lead to: a beam over the own decisions until somebody else acts. Every position
 * on the way is worth what comes of it if the turn goes on from there in the plainest way; so a longer
 * look only ever finds something better.
 *
 * A line ends where chance decides or a card appears that nobody knew: its worth is the mean over several
 * states that the seat imagines. Otherwise a bot would choose what happens to be lucky in one of them.
 */
import { RulesDefect } from '../effects/defect.ts';
import type { Rules } from '../rules.ts';
import { Beam } from './beam.ts';
import type { Sight } from './bot.ts';
import { DEFECT, isOver, passAnswers, playOn } from './plain-play.ts';

export interface TurnShape {
  /** Positions from which it goes on at each depth. */
  readonly width: number;
  /** Positions that are looked at behind the first actions. */
  readonly positions: number;
  /** States that are imagined where chance intervenes. */
  readonly worlds: number;
}

/** Decisions without a choice that are played in a row before a position counts as it is. */
const PATIENCE = 64;

export class Turn<State, Action> {
  readonly #sight: Sight<State, Action>;
  readonly #rules: Rules<State, Action>;
  readonly #shape: TurnShape;
  readonly #worlds: State[] = [];
  readonly #buffer: Action[] = [];
  readonly #worths: number[] = [];
  /** By first action: those up to where the turn goes on in the plainest way. */
  readonly #paths: (readonly Action[])[] = [];
  readonly #surprises: number;
  /** Of the depth that is looked at. */
  readonly #beam: Beam<State, Action>;
  #left: number;

  constructor(sight: Sight<State, Action>, shape: TurnShape) {
    this.#sight = sight;
    this.#rules = sight.rules;
    this.#shape = shape;
    this.#left = shape.positions;
    this.#beam = new Beam(sight, shape.width);
    this.#surprises = this.#rules.surprises?.(this.#world(0)) ?? 0;
  }

  /** By action of the sight: the most that a turn is worth which begins with it, from -1 to 1, or `DEFECT`. */
  worths(): readonly number[] {
    const { actions } = this.#sight;
    for (let first = 0; first < actions.length; first += 1) {
      this.#worths[first] = DEFECT;
      this.#try(this.#world(0), actions[first]!, first, []);
    }
    for (let goesOn = true; goesOn && this.#left > 0;) goesOn = this.#goOn();
    return this.#worths;
  }

  /** The best turn that begins with a first action, which is part of it, up to where it goes on in the plainest way. */
  pathOf(first: number): readonly Action[] {
    return this.#paths[first]!;
  }

  /** Writes down the decisions that follow a first action as far as they are known, the last one first. */
  plan(first: number): void {
    const { seat, plan } = this.#sight;
    const rules = this.#rules;
    const state = this.#world(0);
    plan.length = 0;
    const path = this.#paths[first]!;
    this.#play(state, this.#sight.actions[first]!);
    // Behind the path it looks again: the plainest way is only what it has not looked beyond.
    for (let next = 1; next < path.length && !isOver(rules, state, seat);) {
      const count = rules.legalActions(state, seat, this.#buffer);
      const action = count > 1 ? path[next]! : this.#buffer[0]!;
      if (count > 1) plan.push({ actions: this.#buffer.slice(0, count), action });
      if (count > 1) next += 1;
      this.#play(state, action);
    }
    plan.reverse();
  }

  /** Gives back all states. */
  end(): void {
    const { spare } = this.#sight;
    for (const { state } of this.#beam.take()) spare.push(state);
    spare.push(...this.#worlds);
  }

  #world(which: number): State {
    const { imagine, spare } = this.#sight;
    return (this.#worlds[which] ??= imagine(spare.pop()));
  }

  /** One decision deeper, from the best positions. Whether there were any. */
  #goOn(): boolean {
    const { spare, seat } = this.#sight;
    const halts = this.#beam.take();
    for (const { state, first, path } of halts) {
      if (this.#left > 0) {
        const count = this.#rules.legalActions(state, seat, this.#buffer);
        for (const action of this.#buffer.slice(0, Math.min(count, this.#left))) {
          this.#left -= 1;
          this.#try(state, action, first, path);
        }
      }
      spare.push(state);
    }
    return halts.length > 0;
  }

  /** Looks at an action of a position, which stays as it is. */
  #try(before: State, action: Action, first: number, path: readonly Action[]): void {
    const { spare } = this.#sight;
    const state = this.#rules.clone(before, spare.pop());
    try {
      if (this.#look(state, action, first, path)) return;
    } catch (error) {
      if (!(error instanceof RulesDefect)) throw error;
    }
    spare.push(state);
  }

  /** Whether the state is kept, since the turn goes on from there. */
  #look(state: State, action: Action, first: number, path: readonly Action[]): boolean {
    const { seat, spare } = this.#sight;
    const rules = this.#rules;
    this.#play(state, action);
    const isOpen = this.#playForced(state);
    const isSure = !this.#isSurprised(state);
    if (!isOpen && isSure) {
      this.#note(first, rules.advantage(state, rules.sideOf(state, seat)), path, action);
      return false;
    }
    const ahead = rules.clone(state, spare.pop());
    playOn(rules, ahead, seat);
    const worth = rules.advantage(ahead, rules.sideOf(ahead, seat));
    const isFixed = this.#shape.worlds === 1 || (isSure && !this.#isSurprised(ahead));
    spare.push(ahead);
    const mean = isFixed ? worth : this.#meanOf(worth, [...path, action]);
    this.#note(first, mean, path, action);
    if (!isSure || !this.#beam.hasRoomFor(mean)) return false;
    return this.#beam.keep({ state, first, path: [...path, action], worth: mean, isFixed });
  }

  /** Nobody is expected to answer. */
  #play(state: State, action: Action): void {
    const { seat } = this.#sight;
    this.#rules.apply(state, seat, action);
    passAnswers(this.#rules, state, seat);
  }

  /** Plays what is no choice. Whether the seat has a choice then. */
  #playForced(state: State): boolean {
    const { seat } = this.#sight;
    const rules = this.#rules;
    for (let i = 0; i < PATIENCE && !isOver(rules, state, seat); i += 1) {
      if (rules.legalActions(state, seat, this.#buffer, 2) > 1) return true;
      this.#play(state, this.#buffer[0]!);
    }
    return false;
  }

  #isSurprised(state: State): boolean {
    return (this.#rules.surprises?.(state) ?? 0) !== this.#surprises;
  }

  #note(first: number, worth: number, path: readonly Action[], action: Action): void {
    if (worth <= this.#worths[first]!) return;
    this.#worths[first] = worth;
    this.#paths[first] = [...path, action];
  }

  /** The mean of a worth in the first world and those in others, where a second one does not agree. */
  #meanOf(worth: number, path: readonly Action[]): number {
    let [sum, count] = [worth, 1];
    for (let which = 1; which < this.#shape.worlds; which += 1) {
      const other = this.#worthIn(this.#world(which), path);
      if (which === 1 && other === worth) return worth;
      if (other === null) continue;
      sum += other;
      count += 1;
    }
    return sum / count;
  }

  /** Null where the actions are not possible there. */
  #worthIn(world: State, path: readonly Action[]): number | null {
    const { seat, spare } = this.#sight;
    const rules = this.#rules;
    const state = rules.clone(world, spare.pop());
    spare.push(state);
    for (const action of path) {
      while (rules.refusal(state, seat, action) !== null) {
        // What was no choice in the first world.
        if (isOver(rules, state, seat)) return null;
        if (rules.legalActions(state, seat, this.#buffer, 2) > 1) return null;
        this.#play(state, this.#buffer[0]!);
      }
      this.#play(state, action);
    }
    playOn(rules, state, seat);
    return rules.advantage(state, rules.sideOf(state, seat));
  }
}
