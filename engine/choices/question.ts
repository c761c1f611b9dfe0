/**
 * The question in a state: its form, who is asked, how many picks there may be, what it is
 * about, the picks so far; and what may be picked next. What players do with it: choices.ts.
 */
import { listClear, listItem, listItems, listSize } from '../state/lists.ts';
import type { WithInts } from '../state/flat-state.ts';
import type { Seat } from '../seats.ts';
import { formsOfOneShape, type Asked, type ChoiceForm } from './form.ts';

/** What is not an option. */
export const NOT_THERE = -1;

/** Integers in front of the list of picks. */
export const [FORM, CHOOSER, LEAST, MOST, ABOUT, PICKED] = [0, 1, 2, 3, 4, 5] as const;

/** What was picked, where that makes no difference. */
const NOTHING: readonly number[] = [];

export class Question<State extends WithInts> {
  /** Where the integers in front begin. */
  protected at: number;
  readonly forms: readonly ChoiceForm<State>[];
  readonly #room: number;
  /** Options and picks of the state that is looked at; made once. */
  readonly options: number[] = [];
  readonly #picked: number[] = [];
  readonly #trial: number[] = [];
  readonly #asked = { chooser: 0, least: 0, most: 0, about: 0 };

  /** Integers of a state that choices of at most this number of picks take. */
  static size(room: number): number {
    return PICKED + 1 + room;
  }

  /** `at` is the first of those integers. */
  constructor(at: number, room: number, forms: readonly ChoiceForm<State>[]) {
    this.at = at;
    this.#room = room;
    this.forms = formsOfOneShape(forms);
  }

  formsOf(_: State): readonly ChoiceForm<State>[] {
    return this.forms;
  }

  /** How many picks there may be at most. */
  roomOf(_: State): number {
    return this.#room;
  }

  /** Where the list of picks begins in the integers of the state, see lists.ts. */
  listOf(_: State): number {
    return this.at + PICKED;
  }

  /**
   * Asks in the same way even where everything must be picked, presuming that there are `most` options
   * or more; returns whether there is anything to pick.
   */
  open(state: State, word: string, chooser: Seat, least: number, most: number, about = 0): boolean {
    const { ints } = state;
    const form = this.#formNamed(state, word);
    if (most > this.roomOf(state)) throw new RangeError(`There is no room for ${most} picks.`);
    ints[this.at + FORM] = form + 1;
    ints[this.at + CHOOSER] = chooser;
    ints[this.at + LEAST] = least;
    ints[this.at + MOST] = most;
    ints[this.at + ABOUT] = about;
    listClear(ints, this.listOf(state));
    if (most === 0) this.stop(state);
    return most > 0;
  }

  #formNamed(state: State, word: string): number {
    const forms = this.formsOf(state);
    for (let form = 0; form < forms.length; form += 1) if (forms[form]!.word === word) return form;
    throw new RangeError(`There is no choice ${word}.`);
  }

  /** Nobody is asked any more, and nothing was picked. */
  cancel(state: State): void {
    this.stop(state);
    listClear(state.ints, this.listOf(state));
  }

  isOpen({ ints }: WithInts): boolean {
    return ints[this.at + FORM] !== 0;
  }

  /** What is asked; presumes that something is. */
  asked({ ints }: WithInts): Asked {
    return {
      chooser: ints[this.at + CHOOSER]!,
      least: ints[this.at + LEAST]!,
      most: ints[this.at + MOST]!,
      about: ints[this.at + ABOUT]!,
    };
  }

  /** Who must decide; presumes that something is asked. */
  chooser({ ints }: WithInts): Seat {
    return ints[this.at + CHOOSER]!;
  }

  about({ ints }: WithInts): number {
    return ints[this.at + ABOUT]!;
  }

  /** The form of what is asked, or null. */
  form(state: State): ChoiceForm<State> | null {
    return this.formsOf(state)[state.ints[this.at + FORM]! - 1] ?? null;
  }

  /** The picks: cards, squares; in the order in which they were named. They stay until the next question. */
  picked(state: State): number[] {
    return listItems(state.ints, this.listOf(state));
  }

  /** The pick at `index`, from 0. */
  pick(state: State, index: number): number {
    return listItem(state.ints, this.listOf(state), index);
  }

  pickCount(state: State): number {
    return listSize(state.ints, this.listOf(state));
  }

  /** Whether a choice of one pick is asked for, which is listed and written as such: `choose axe`. */
  isSingle(state: State): boolean {
    return state.ints[this.at + MOST] === 1 && this.form(state)?.isStepwise !== true;
  }

  /** Nobody is asked any more; the picks stay. */
  stop({ ints }: WithInts): void {
    ints[this.at + FORM] = 0;
  }

  /** Finds the options of what is asked; they are in `#options`. */
  findOptions(state: State): number {
    const form = this.form(state)!;
    const picked = form.as === 'row' ? this.#picksSoFar(state) : NOTHING;
    return form.options(state, this.shared(state), picked, this.options);
  }

  /** What may be picked next, by its names; presumes that something is asked. */
  optionNames(state: State): string[] {
    const form = this.form(state)!;
    const options = this.options.slice(0, this.findOptions(state));
    return options.map((option) => form.nameOf(state, this.kindOf(state, form, option)));
  }

  /** Whether a seat sees something because it is secretly asked to pick from it. */
  isShown(state: State, option: number, viewer: Seat): boolean {
    const form = this.form(state);
    if (form?.isSecret !== true || this.chooser(state) !== viewer) return false;
    const shown: number[] = [];
    const count = form.options(state, this.asked(state), NOTHING, shown);
    return shown.slice(0, count).includes(option);
  }

  /** What is asked, in an object that is used again and again. */
  shared({ ints }: WithInts): Asked {
    const asked = this.#asked;
    asked.chooser = ints[this.at + CHOOSER]!;
    asked.least = ints[this.at + LEAST]!;
    asked.most = ints[this.at + MOST]!;
    asked.about = ints[this.at + ABOUT]!;
    return asked;
  }

  #picksSoFar(state: State): readonly number[] {
    const list = this.listOf(state);
    const count = listSize(state.ints, list);
    this.#picked.length = count;
    for (let i = 0; i < count; i += 1) this.#picked[i] = listItem(state.ints, list, i);
    return this.#picked;
  }

  kindOf(state: State, form: ChoiceForm<State>, option: number): number {
    return form.kindOf === undefined ? option : form.kindOf(state, option);
  }

  /** Whether the picks so far may be all. */
  isWhole(state: State, form: ChoiceForm<State>): boolean {
    if (this.pickCount(state) < state.ints[this.at + LEAST]!) return false;
    return form.mayEnd?.(state, this.shared(state), this.#picksSoFar(state)) ?? true;
  }

  /** The place in a set from which on options may be picked: behind the last one that was. */
  nextPlace(state: State, count: number): number {
    const picks = this.pickCount(state);
    if (picks === 0) return 0;
    const last = this.pick(state, picks - 1);
    for (let place = 0; place < count; place += 1)
      if (this.options[place] === last) return place + 1;
    return 0;
  }

  /** Whether a set can still become whole when the option at this place is the next one. */
  leadsOn(state: State, form: ChoiceForm<State>, place: number, count: number): boolean {
    const picks = this.pickCount(state) + 1;
    if (picks + count - place - 1 < state.ints[this.at + LEAST]!) return false;
    if (form.leadsOn === undefined) return true;
    const picked = this.#trial;
    picked.length = picks;
    for (let i = 0; i < picks - 1; i += 1) picked[i] = this.pick(state, i);
    picked[picks - 1] = this.options[place]!;
    return form.leadsOn(state, this.shared(state), picked, this.options, place + 1, count);
  }

  /** The place of the option that a kind picks next, or `NOT_THERE`. */
  placeOf(state: State, form: ChoiceForm<State>, kind: number, count: number): number {
    const isSet = form.as === 'set';
    for (let place = isSet ? this.nextPlace(state, count) : 0; place < count; place += 1) {
      if (this.kindOf(state, form, this.options[place]!) !== kind) continue;
      return !isSet || this.leadsOn(state, form, place, count) ? place : NOT_THERE;
    }
    return NOT_THERE;
  }
}
