/**
 * Questions to a player, and their answers: asked, listed, tested, taken, saved, dealt again.
 *
 * There is one question at a time, since nothing goes on before it is answered. The state holds
 * which form it has, who is asked, how many picks there may be, what it is about, and the picks so
 * far. Whoever asked finds the answer with `picked` when `take` says that the choice is made.
 *
 * A choice of several picks is listed one pick at a time, `take axe`, `take bow`, `done`, because
 * there are too many sets and paths to list, and is taken whole in notation, `choose [axe, bow]`.
 * Both come to the same; sets are listed in one order only, so that each is made in one way.
 */
import { below } from '../random.ts';
import type { Seat, Viewer } from '../seats.ts';
import type { WithInts } from '../state/flat-state.ts';
import { listClear, listPush } from '../state/lists.ts';
import type { Asked, ChoiceForm } from './form.ts';
import { MOST, NOT_THERE, PICKED, Question } from './question.ts';
import { kindsInOrder, picksNamed } from './whole-answers.ts';

/** In lists of picks it means "that is all". */
export const NO_MORE = -1;

/** Integers in front of the list of picks. */
export const CHOICE_HEADER = PICKED;

/** Why picks are no answer to what is asked. */
export type NoAnswer =
  | { readonly why: 'notAsked' }
  /** `pick` is a kind that is not to be had, or not so often, or not then. */
  | { readonly why: 'noOption'; readonly pick: number }
  | { readonly why: 'count'; readonly count: number; readonly least: number; readonly most: number }
  /** There are as many as are asked for, but not these together. */
  | { readonly why: 'notWhole' };

function isBefore(kinds: readonly number[], from: number, place: number, kind: number): boolean {
  for (let before = from; before < place; before += 1) if (kinds[before] === kind) return true;
  return false;
}

export class Choices<State extends WithInts> extends Question<State> {
  readonly #kinds: number[] = [];

  /**
   * Asks a seat for `least` to `most` picks. Returns whether it must decide: where there is nothing
   * to choose, because everything must be picked or there is nothing, the answer is `picked` at once.
   */
  ask(
    state: State,
    word: string,
    chooser: Seat,
    least: number,
    most: number,
    about: number,
  ): boolean {
    if (!this.open(state, word, chooser, least, most, about)) return false;
    const count = this.findOptions(state);
    if (this.form(state)!.as === 'set') {
      state.ints[this.at + MOST] = Math.min(most, count);
      if (count > least) return true;
      const list = this.listOf(state);
      for (let i = 0; i < count; i += 1) listPush(state.ints, list, this.options[i]!);
    } else if (count > 0) return true;
    this.stop(state);
    return false;
  }

  /** Writes the kinds that may be picked next, `NO_MORE` first where that may be all; returns how many. */
  list(state: State, into: number[]): number {
    const form = this.form(state);
    if (form === null) return 0;
    const count = this.findOptions(state);
    let found = 0;
    if (this.isWhole(state, form)) into[found++] = NO_MORE;
    if (this.pickCount(state) === state.ints[this.at + MOST]) return found;
    const from = form.as === 'set' ? this.nextPlace(state, count) : 0;
    const kinds = this.#kinds;
    for (let place = from; place < count; place += 1) {
      const kind = this.kindOf(state, form, this.options[place]!);
      kinds[place] = kind;
      if (form.kindOf !== undefined && isBefore(kinds, from, place, kind)) continue;
      if (form.as === 'set' && !this.leadsOn(state, form, place, count)) continue;
      into[found++] = kind;
    }
    return found;
  }

  /** Why one more pick, or `NO_MORE`, is no answer; null where it is. */
  refuseStep(state: State, kind: number): NoAnswer | null {
    const form = this.form(state);
    if (form === null) return { why: 'notAsked' };
    const { least, most } = this.asked(state);
    const count = this.pickCount(state);
    if (kind === NO_MORE) {
      if (count < least) return { why: 'count', count, least, most };
      return this.isWhole(state, form) ? null : { why: 'notWhole' };
    }
    if (count >= most) return { why: 'count', count: count + 1, least, most };
    const place = this.placeOf(state, form, kind, this.findOptions(state));
    return place === NOT_THERE ? { why: 'noOption', pick: kind } : null;
  }

  /** Takes a step. Returns whether the choice is made: it was `NO_MORE`, or nothing can be added. */
  take(state: State, kind: number): boolean {
    const form = this.form(state)!;
    if (kind !== NO_MORE) {
      if (!this.#pick(state, form, kind)) return false;
    }
    this.stop(state);
    return true;
  }

  /** Why these kinds are no whole answer; null where they are. What was picked before must be nothing. */
  refuse(state: State, kinds: readonly number[]): NoAnswer | null {
    const form = this.form(state);
    if (form === null || form.isStepwise === true || this.pickCount(state) > 0) {
      return { why: 'notAsked' };
    }
    return this.refuseSet(state, kinds);
  }

  /** The same for an answer that was given before the question could be asked. */
  refuseSet(state: State, kinds: readonly number[]): NoAnswer | null {
    const form = this.form(state)!;
    const { least, most } = this.asked(state);
    const count = kinds.length;
    const picks = picksNamed(this, state, form, kinds);
    if (picks.length < count) return { why: 'noOption', pick: kinds[picks.length]! };
    if (count < least || count > most) return { why: 'count', count, least, most };
    const isWhole = form.mayEnd?.(state, this.asked(state), picks) ?? true;
    return isWhole ? null : { why: 'notWhole' };
  }

  /** One more pick, which is one that can be made. Returns whether nothing can be added. */
  #pick(state: State, form: ChoiceForm<State>, kind: number): boolean {
    const { ints } = state;
    const list = this.listOf(state);
    const isSet = form.as === 'set';
    // What is its own kind need not be looked for.
    if (form.kindOf === undefined && ints[this.at + MOST] === 1) {
      listPush(ints, list, kind);
      return true;
    }
    const count = this.findOptions(state);
    const options = this.options;
    let place = isSet ? this.nextPlace(state, count) : 0;
    while (place < count && this.kindOf(state, form, options[place]!) !== kind) place += 1;
    listPush(ints, list, options[place]!);
    if (ints[list] === ints[this.at + MOST]) return true;
    const isLast = isSet ? place === count - 1 : this.findOptions(state) === 0;
    return isLast && this.isWhole(state, form);
  }

  /** Takes a whole answer; presumes that it is one. Sets keep the order in which they are named. */
  takeAll(state: State, kinds: readonly number[]): void {
    const form = this.form(state)!;
    const picks = picksNamed(this, state, form, kinds);
    for (const pick of picks) listPush(state.ints, this.listOf(state), pick);
    this.stop(state);
  }

  /** The steps that do the same as a whole answer, apart from the order of a set. */
  expand(state: State, kinds: readonly number[]): number[] {
    const form = this.form(state)!;
    const byStep = { ...state, ints: state.ints.slice() };
    const steps = kindsInOrder(this, state, form, kinds);
    for (const [i, kind] of steps.entries()) {
      if (this.take(byStep, kind)) return steps.slice(0, i + 1);
    }
    return [...steps, NO_MORE];
  }

  /**
   * Puts other picks in the place of those that a viewer does not know: as many, from what there is
   * to pick in this state. For states that are dealt again, after their zones were. Of what a player has
   * begun of their own accord nobody else knows: it is forgotten.
   */
  dealAnew(state: State, viewer: Viewer, chance: Int32Array): void {
    if (!this.isOpen(state) || this.chooser(state) === viewer) return;
    if (this.form(state)?.isStepwise === true) return this.cancel(state);
    const count = this.pickCount(state);
    listClear(state.ints, this.listOf(state));
    const kinds: number[] = [];
    for (let i = 0; i < count; i += 1) {
      const found = this.list(state, kinds);
      const first = kinds[0] === NO_MORE ? 1 : 0;
      if (found === first) return;
      const form = this.form(state)!;
      const kind = kinds[first + below(found - first, chance)]!;
      if (this.#pick(state, form, kind) && i + 1 < count) return;
    }
  }

  /** Writes what was read (in-position.ts). */
  restore(state: State, form: number, asked: Asked, picked: readonly number[]): void {
    const { chooser, least, most, about } = asked;
    state.ints.set([form + 1, chooser, least, most, about], this.at);
    listClear(state.ints, this.listOf(state));
    for (const pick of picked) listPush(state.ints, this.listOf(state), pick);
  }

  /** Whether what is asked can be answered, in a state that was read. */
  isSound(state: State): boolean {
    const form = this.form(state);
    if (form === null) return true;
    const { least, most } = this.asked(state);
    const count = this.pickCount(state);
    if (count >= most || least > most) return false;
    if (form.as === 'row') return this.list(state, []) > 0;
    const options = this.options.slice(0, this.findOptions(state));
    const isThere = this.picked(state).every((pick) => options.includes(pick));
    return most <= options.length && isThere && this.list(state, []) > 0;
  }
}
