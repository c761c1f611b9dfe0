/**
 * Questions to a player, and their answers: asked, listed, tested, taken, saved, dealt anew.
 *
 * There is one question at a time, since nothing goes on before it is answered. In the state stand
 * which form it has, who is asked, how many picks there may be, what it is about, and the picks so
 * far. Whoever asked finds the answer with `picked` when `take` says that the choice is made.
 *
 * A choice of several picks is listed one pick at a time, `take axe`, `take bow`, `done`, because
 * there are too many sets and paths to list, and is taken whole in notation, `choose [axe, bow]`.
 * Both come to the same; sets are listed in one order only, so that each is made in one way.
 */
import { below } from '../random.ts';
import type { Seat, Viewer } from '../rules.ts';
import type { Worded } from '../state/flat-state.ts';
import type { Asked, ChoiceForm } from './form.ts';
import { NOT_THERE, Question } from './question.ts';
import { kindsInOrder, picksNamed } from './whole-answers.ts';

/** Stands in lists of picks for "that is all". */
export const NO_MORE = -1;

/** Why picks are no answer to what is asked. */
export type NoAnswer =
  | { readonly why: 'notAsked' }
  /** `pick` is a kind that is not to be had, or not so often, or not then. */
  | { readonly why: 'noOption'; readonly pick: number }
  | { readonly why: 'count'; readonly count: number; readonly least: number; readonly most: number }
  /** There are as many as are asked for, but not these together. */
  | { readonly why: 'notWhole' };

export class Choices<State extends Worded> {
  readonly #question: Question<State>;

  /** Words of a state that choices of so many picks at most take. */
  static words(room: number): number {
    return Question.words(room);
  }

  /** `at` is the first of those words. */
  constructor(at: number, room: number, forms: readonly ChoiceForm<State>[]) {
    this.#question = new Question(at, room, forms);
  }

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
    const question = this.#question;
    const form = question.forms.findIndex((known) => known.word === word);
    if (form < 0 || most > question.room) throw new RangeError(`There is no choice ${word}.`);
    question.open(state, form, { chooser, least, most, about });
    const count = question.findOptions(state);
    if (question.forms[form]!.as === 'set') {
      question.setMost(state, Math.min(most, count));
      if (count > least) return most > 0;
      for (let i = 0; i < count; i += 1) question.add(state, question.options[i]!);
    } else if (count > 0) return most > 0;
    question.stop(state);
    return false;
  }

  isOpen(state: Worded): boolean {
    return this.#question.isOpen(state);
  }

  /** What is asked; presumes that something is. */
  asked(state: Worded): Asked {
    return { ...this.#question.asked(state) };
  }

  /** The form of what is asked, or null. */
  form(state: Worded): ChoiceForm<State> | null {
    return this.#question.form(state);
  }

  /** The picks: cards, squares; in the order in which they were named. They stay until the next question. */
  picked(state: Worded): number[] {
    return this.#question.picks(state);
  }

  /** Where the list of picks begins in the words of a state (state/lists.ts). */
  get pickedAt(): number {
    return this.#question.pickedAt;
  }

  /** The pick at `index`, from 0. */
  pick(state: Worded, index: number): number {
    return this.#question.pick(state, index);
  }

  pickCount(state: Worded): number {
    return this.#question.pickCount(state);
  }

  /** Whether a choice of one pick is asked for, which is listed and written as such: `choose axe`. */
  isSingle(state: Worded): boolean {
    return this.#question.most(state) === 1;
  }

  /** Writes the kinds that may be picked next, `NO_MORE` first where that may be all; returns how many. */
  list(state: State, into: number[]): number {
    const question = this.#question;
    const form = question.form(state);
    if (form === null) return 0;
    const count = question.findOptions(state);
    let found = 0;
    if (question.isWhole(state, form)) into[found++] = NO_MORE;
    if (question.pickCount(state) === question.most(state)) return found;
    const from = form.as === 'set' ? question.nextPlace(state, count) : 0;
    for (let place = from; place < count; place += 1) {
      if (this.#isListedBefore(state, form, from, place)) continue;
      if (form.as === 'set' && !question.leadsOn(state, form, place, count)) continue;
      into[found++] = question.kindOf(state, form, question.options[place]!);
    }
    return found;
  }

  #isListedBefore(state: State, form: ChoiceForm<State>, from: number, place: number): boolean {
    const question = this.#question;
    const kind = question.kindOf(state, form, question.options[place]!);
    for (let before = from; before < place; before += 1) {
      if (question.kindOf(state, form, question.options[before]!) === kind) return true;
    }
    return false;
  }

  /** Why one more pick, or `NO_MORE`, is no answer; null where it is. */
  refuseStep(state: State, kind: number): NoAnswer | null {
    const question = this.#question;
    const form = question.form(state);
    if (form === null) return { why: 'notAsked' };
    const { least, most } = question.asked(state);
    const count = question.pickCount(state);
    if (kind === NO_MORE) {
      if (count < least) return { why: 'count', count, least, most };
      return question.isWhole(state, form) ? null : { why: 'notWhole' };
    }
    if (count >= most) return { why: 'count', count: count + 1, least, most };
    const place = question.placeOf(state, form, kind, question.findOptions(state));
    return place === NOT_THERE ? { why: 'noOption', pick: kind } : null;
  }

  /** Takes a step. Returns whether the choice is made: it was `NO_MORE`, or nothing can be added. */
  take(state: State, kind: number): boolean {
    const question = this.#question;
    const form = question.form(state)!;
    if (kind !== NO_MORE) {
      this.#add(state, form, kind);
      if (!question.isFull(state, form)) return false;
    }
    question.stop(state);
    return true;
  }

  #add(state: State, form: ChoiceForm<State>, kind: number): void {
    const question = this.#question;
    const place = question.placeOf(state, form, kind, question.findOptions(state));
    question.add(state, question.options[place]!);
  }

  /** Why these kinds are no whole answer; null where they are. What was picked before must be nothing. */
  refuse(state: State, kinds: readonly number[]): NoAnswer | null {
    const question = this.#question;
    const form = question.form(state);
    if (form === null || question.pickCount(state) > 0) return { why: 'notAsked' };
    const { least, most } = this.asked(state);
    const count = kinds.length;
    const picks = picksNamed(question, state, form, kinds);
    if (picks.length < count) return { why: 'noOption', pick: kinds[picks.length]! };
    if (count < least || count > most) return { why: 'count', count, least, most };
    const isWhole = form.mayEnd?.(state, question.asked(state), picks) ?? true;
    return isWhole ? null : { why: 'notWhole' };
  }

  /** Takes a whole answer; presumes that it is one. Sets keep the order in which they are named. */
  takeAll(state: State, kinds: readonly number[]): void {
    const question = this.#question;
    for (const pick of picksNamed(question, state, question.form(state)!, kinds)) {
      question.add(state, pick);
    }
    question.stop(state);
  }

  /** The steps that do the same as a whole answer, apart from the order of a set. */
  expand(state: State, kinds: readonly number[]): number[] {
    const steps = kindsInOrder(this.#question, state, this.form(state)!, kinds);
    const byStep = { ...state, words: state.words.slice() };
    for (const [i, kind] of steps.entries()) {
      if (this.take(byStep, kind)) return steps.slice(0, i + 1);
    }
    return [...steps, NO_MORE];
  }

  /**
   * Puts other picks in the place of those that a viewer does not know: as many, from what there is
   * to pick in this state. For states that are dealt anew, after their zones were.
   */
  dealAnew(state: State, viewer: Viewer, chance: Int32Array): void {
    const question = this.#question;
    if (!this.isOpen(state) || question.asked(state).chooser === viewer) return;
    const form = question.form(state)!;
    const count = question.pickCount(state);
    question.clear(state);
    const kinds: number[] = [];
    for (let i = 0; i < count; i += 1) {
      const found = this.list(state, kinds);
      const first = kinds[0] === NO_MORE ? 1 : 0;
      if (found === first) return;
      this.#add(state, form, kinds[first + below(found - first, chance)]!);
      if (question.isFull(state, form) && i + 1 < count) return;
    }
  }

  /** Writes words that were read (words.ts). */
  restore(state: State, form: number, asked: Asked, picked: readonly number[]): void {
    this.#question.open(state, form, asked);
    for (const pick of picked) this.#question.add(state, pick);
  }

  get forms(): readonly ChoiceForm<State>[] {
    return this.#question.forms;
  }

  get room(): number {
    return this.#question.room;
  }
}
