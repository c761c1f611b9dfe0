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
import { listClear, listItem, listItems, listPush, listSize } from '../state/lists.ts';
import type { Worded } from '../state/flat-state.ts';
import { below } from '../random.ts';
import type { Seat, Viewer } from '../rules.ts';
import type { Asked, ChoiceForm } from './form.ts';

/** Stands in lists of picks for "that is all". */
export const NO_MORE = -1;

/** What is not an option. */
const NOT_THERE = -1;

/** Words in front of the list of picks. */
const [FORM, CHOOSER, LEAST, MOST, ABOUT, PICKED] = [0, 1, 2, 3, 4, 5] as const;

/** Why picks are no answer to what is asked. */
export type NoAnswer =
  | { readonly why: 'notAsked' }
  /** `pick` is a kind that is not to be had, or not so often, or not then. */
  | { readonly why: 'noOption'; readonly pick: number }
  | { readonly why: 'count'; readonly count: number; readonly least: number; readonly most: number }
  /** There are as many as are asked for, but not these together. */
  | { readonly why: 'notWhole' };

export class Choices<State extends Worded> {
  readonly #at: number;
  readonly #forms: readonly ChoiceForm<State>[];
  readonly #room: number;
  /** Options and picks of the state that is looked at; made once. */
  readonly #options: number[] = [];
  readonly #picked: number[] = [];
  readonly #trial: number[] = [];
  readonly #asked = { chooser: 0, least: 0, most: 0, about: 0 };

  /** Words of a state that choices of so many picks at most take. */
  static words(room: number): number {
    return PICKED + 1 + room;
  }

  /** `at` is the first of those words. */
  constructor(at: number, room: number, forms: readonly ChoiceForm<State>[]) {
    this.#at = at;
    this.#room = room;
    this.#forms = forms;
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
    const { words } = state;
    const form = this.#forms.findIndex((known) => known.word === word);
    if (form < 0 || most > this.#room) throw new RangeError(`There is no choice ${word}.`);
    words[this.#at + FORM] = form + 1;
    words[this.#at + CHOOSER] = chooser;
    words[this.#at + LEAST] = least;
    words[this.#at + MOST] = most;
    words[this.#at + ABOUT] = about;
    listClear(words, this.#at + PICKED);
    const count = this.#optionsOf(state);
    if (this.#forms[form]!.as === 'set') {
      words[this.#at + MOST] = Math.min(most, count);
      if (count > least) return most > 0;
      for (let i = 0; i < count; i += 1) listPush(words, this.#at + PICKED, this.#options[i]!);
    } else if (count > 0) return most > 0;
    this.#stop(state);
    return false;
  }

  isOpen({ words }: Worded): boolean {
    return words[this.#at + FORM] !== 0;
  }

  /** What is asked; presumes that something is. */
  asked({ words }: Worded): Asked {
    return {
      chooser: words[this.#at + CHOOSER]!,
      least: words[this.#at + LEAST]!,
      most: words[this.#at + MOST]!,
      about: words[this.#at + ABOUT]!,
    };
  }

  /** The form of what is asked, or null. */
  form({ words }: Worded): ChoiceForm<State> | null {
    return this.#forms[words[this.#at + FORM]! - 1] ?? null;
  }

  /** The picks: cards, squares; in the order in which they were named. They stay until the next question. */
  picked({ words }: Worded): number[] {
    return listItems(words, this.#at + PICKED);
  }

  /** Where the list of picks begins in the words of a state (state/lists.ts). */
  get pickedAt(): number {
    return this.#at + PICKED;
  }

  /** The pick at `index`, from 0. */
  pick({ words }: Worded, index: number): number {
    return listItem(words, this.#at + PICKED, index);
  }

  pickCount({ words }: Worded): number {
    return listSize(words, this.#at + PICKED);
  }

  /** Whether a choice of one pick is asked for, which is listed and written as such: `choose axe`. */
  isSingle({ words }: Worded): boolean {
    return words[this.#at + MOST] === 1;
  }

  /** Writes the kinds that may be picked next, `NO_MORE` first where that may be all; returns how many. */
  list(state: State, into: number[]): number {
    const form = this.form(state);
    if (form === null) return 0;
    const count = this.#optionsOf(state);
    let found = 0;
    if (this.#isWhole(state, form)) into[found++] = NO_MORE;
    if (this.pickCount(state) === state.words[this.#at + MOST]) return found;
    const from = form.as === 'set' ? this.#nextPlace(state, count) : 0;
    for (let place = from; place < count; place += 1) {
      if (this.#isListedBefore(state, form, from, place)) continue;
      if (form.as === 'set' && !this.#leadsOn(state, form, place, count)) continue;
      into[found++] = this.#kindOf(state, form, this.#options[place]!);
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
      return this.#isWhole(state, form) ? null : { why: 'notWhole' };
    }
    if (count >= most) return { why: 'count', count: count + 1, least, most };
    const place = this.#placeOf(state, form, kind, this.#optionsOf(state));
    return place === NOT_THERE ? { why: 'noOption', pick: kind } : null;
  }

  /** Takes a step. Returns whether the choice is made: it was `NO_MORE`, or nothing can be added. */
  take(state: State, kind: number): boolean {
    const form = this.form(state)!;
    if (kind !== NO_MORE) {
      const place = this.#placeOf(state, form, kind, this.#optionsOf(state));
      listPush(state.words, this.#at + PICKED, this.#options[place]!);
      if (!this.#isFull(state, form)) return false;
    }
    this.#stop(state);
    return true;
  }

  /** Why these kinds are no whole answer; null where they are. What was picked before must be nothing. */
  refuse(state: State, kinds: readonly number[]): NoAnswer | null {
    const form = this.form(state);
    if (form === null || this.pickCount(state) > 0) return { why: 'notAsked' };
    const { least, most } = this.asked(state);
    const count = kinds.length;
    const picks =
      form.as === 'set' ? this.#setOf(state, form, kinds) : this.#rowOf(state, form, kinds);
    if (picks.length < count) return { why: 'noOption', pick: kinds[picks.length]! };
    if (count < least || count > most) return { why: 'count', count, least, most };
    const isWhole = form.mayEnd?.(state, this.asked(state), picks) ?? true;
    return isWhole ? null : { why: 'notWhole' };
  }

  /** Takes a whole answer; presumes that it is one. Sets keep the order in which they are named. */
  takeAll(state: State, kinds: readonly number[]): void {
    const form = this.form(state)!;
    const picks =
      form.as === 'set' ? this.#setOf(state, form, kinds) : this.#rowOf(state, form, kinds);
    for (const pick of picks) listPush(state.words, this.#at + PICKED, pick);
    this.#stop(state);
  }

  /** The steps that do the same as a whole answer, apart from the order of a set. */
  expand(state: State, kinds: readonly number[]): number[] {
    const form = this.form(state)!;
    const byStep = { ...state, words: state.words.slice() };
    const steps = form.as === 'set' ? this.#inOrder(state, form, kinds) : kinds;
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
    if (!this.isOpen(state) || this.asked(state).chooser === viewer) return;
    const count = this.pickCount(state);
    listClear(state.words, this.#at + PICKED);
    const kinds: number[] = [];
    for (let i = 0; i < count; i += 1) {
      const found = this.list(state, kinds);
      const first = kinds[0] === NO_MORE ? 1 : 0;
      if (found === first) return;
      const form = this.form(state)!;
      const kind = kinds[first + below(found - first, chance)]!;
      const place = this.#placeOf(state, form, kind, this.#optionsOf(state));
      listPush(state.words, this.#at + PICKED, this.#options[place]!);
      if (this.#isFull(state, form) && i + 1 < count) return;
    }
  }

  /** Writes words that were read (words.ts). */
  restore({ words }: State, form: number, asked: Asked, picked: readonly number[]): void {
    const { chooser, least, most, about } = asked;
    words.set([form + 1, chooser, least, most, about], this.#at);
    listClear(words, this.#at + PICKED);
    for (const pick of picked) listPush(words, this.#at + PICKED, pick);
  }

  get forms(): readonly ChoiceForm<State>[] {
    return this.#forms;
  }

  get room(): number {
    return this.#room;
  }

  /** Nobody is asked any more; the picks stay. */
  #stop({ words }: Worded): void {
    words[this.#at + FORM] = 0;
  }

  /** Finds the options of what is asked; they stand in `#options`. */
  #optionsOf(state: State): number {
    const form = this.form(state)!;
    return form.options(state, this.#question(state), this.#picksSoFar(state), this.#options);
  }

  /** What is asked, in an object that is used again and again. */
  #question({ words }: Worded): Asked {
    const asked = this.#asked;
    asked.chooser = words[this.#at + CHOOSER]!;
    asked.least = words[this.#at + LEAST]!;
    asked.most = words[this.#at + MOST]!;
    asked.about = words[this.#at + ABOUT]!;
    return asked;
  }

  #picksSoFar({ words }: Worded): readonly number[] {
    const count = listSize(words, this.#at + PICKED);
    this.#picked.length = count;
    for (let i = 0; i < count; i += 1) this.#picked[i] = listItem(words, this.#at + PICKED, i);
    return this.#picked;
  }

  #kindOf(state: State, form: ChoiceForm<State>, option: number): number {
    return form.kindOf === undefined ? option : form.kindOf(state, option);
  }

  /** Whether the picks so far may be all. */
  #isWhole(state: State, form: ChoiceForm<State>): boolean {
    if (this.pickCount(state) < state.words[this.#at + LEAST]!) return false;
    return form.mayEnd?.(state, this.#question(state), this.#picksSoFar(state)) ?? true;
  }

  /** The place in a set from which on options may be picked: behind the last one that was. */
  #nextPlace(state: State, count: number): number {
    const picks = this.pickCount(state);
    if (picks === 0) return 0;
    const last = this.pick(state, picks - 1);
    for (let place = 0; place < count; place += 1)
      if (this.#options[place] === last) return place + 1;
    return 0;
  }

  #isListedBefore(state: State, form: ChoiceForm<State>, from: number, place: number): boolean {
    const kind = this.#kindOf(state, form, this.#options[place]!);
    for (let before = from; before < place; before += 1) {
      if (this.#kindOf(state, form, this.#options[before]!) === kind) return true;
    }
    return false;
  }

  /** Whether a set can still become whole when the option at this place is the next one. */
  #leadsOn(state: State, form: ChoiceForm<State>, place: number, count: number): boolean {
    const picks = this.pickCount(state) + 1;
    if (picks + count - place - 1 < state.words[this.#at + LEAST]!) return false;
    if (form.leadsOn === undefined) return true;
    const picked = this.#trial;
    picked.length = picks;
    for (let i = 0; i < picks - 1; i += 1) picked[i] = this.pick(state, i);
    picked[picks - 1] = this.#options[place]!;
    return form.leadsOn(state, this.#question(state), picked, this.#options, place + 1, count);
  }

  /** The place of the option that a kind picks next, or `NOT_THERE`. */
  #placeOf(state: State, form: ChoiceForm<State>, kind: number, count: number): number {
    const isSet = form.as === 'set';
    for (let place = isSet ? this.#nextPlace(state, count) : 0; place < count; place += 1) {
      if (this.#kindOf(state, form, this.#options[place]!) !== kind) continue;
      return !isSet || this.#leadsOn(state, form, place, count) ? place : NOT_THERE;
    }
    return NOT_THERE;
  }

  #isFull(state: State, form: ChoiceForm<State>): boolean {
    if (this.pickCount(state) === state.words[this.#at + MOST]) return true;
    const count = this.#optionsOf(state);
    const isLast = form.as === 'set' ? this.#nextPlace(state, count) === count : count === 0;
    return isLast && this.#isWhole(state, form);
  }

  /** An option for each kind, as far as there is one. */
  #setOf(state: State, form: ChoiceForm<State>, kinds: readonly number[]): number[] {
    const count = this.#optionsOf(state);
    const options = this.#options.slice(0, count);
    const picks: number[] = [];
    for (const kind of kinds) {
      const place = options.findIndex((option) => this.#kindOf(state, form, option) === kind);
      if (place < 0) return picks;
      picks.push(...options.splice(place, 1));
    }
    return picks;
  }

  /** The kinds of a set in the order in which they are listed. */
  #inOrder(state: State, form: ChoiceForm<State>, kinds: readonly number[]): number[] {
    const count = this.#optionsOf(state);
    const options = this.#options.slice(0, count);
    const picks = this.#setOf(state, form, kinds);
    const ordered = picks.toSorted((a, b) => options.indexOf(a) - options.indexOf(b));
    return ordered.map((pick) => this.#kindOf(state, form, pick));
  }

  /** The picks of a row, each from what may follow those before it, as far as they may. */
  #rowOf(state: State, form: ChoiceForm<State>, kinds: readonly number[]): number[] {
    const picks: number[] = [];
    const asked = this.#question(state);
    for (const kind of kinds) {
      const count =
        picks.length === asked.most ? 0 : form.options(state, asked, picks, this.#options);
      const options = this.#options.slice(0, count);
      const option = options.find((one) => this.#kindOf(state, form, one) === kind);
      if (option === undefined) return picks;
      picks.push(option);
    }
    return picks;
  }
}
