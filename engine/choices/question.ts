/**
 * The question that stands in a state: its form, who is asked, how many picks there may be, what it is
 * about, the picks so far; and what may be picked next. What players do with it: choices.ts.
 */
import { listClear, listItem, listItems, listPush, listSize } from '../state/lists.ts';
import type { Worded } from '../state/flat-state.ts';
import type { Asked, ChoiceForm } from './form.ts';

/** What is not an option. */
export const NOT_THERE = -1;

/** Words in front of the list of picks. */
const [FORM, CHOOSER, LEAST, MOST, ABOUT, PICKED] = [0, 1, 2, 3, 4, 5] as const;

export class Question<State extends Worded> {
  readonly #at: number;
  readonly forms: readonly ChoiceForm<State>[];
  readonly room: number;
  /** Options of the state that is looked at, as `findOptions` writes them; made once. */
  readonly options: number[] = [];
  readonly #picked: number[] = [];
  readonly #trial: number[] = [];
  readonly #asked = { chooser: 0, least: 0, most: 0, about: 0 };

  /** Words of a state that choices of so many picks at most take. */
  static words(room: number): number {
    return PICKED + 1 + room;
  }

  constructor(at: number, room: number, forms: readonly ChoiceForm<State>[]) {
    this.#at = at;
    this.room = room;
    this.forms = forms;
  }

  /** Puts it before a seat, without picks. */
  open({ words }: Worded, form: number, { chooser, least, most, about }: Asked): void {
    const at = this.#at;
    words[at + FORM] = form + 1;
    words[at + CHOOSER] = chooser;
    words[at + LEAST] = least;
    words[at + MOST] = most;
    words[at + ABOUT] = about;
    this.clear({ words });
  }

  /** Nobody is asked any more; the picks stay. */
  stop({ words }: Worded): void {
    words[this.#at + FORM] = 0;
  }

  isOpen({ words }: Worded): boolean {
    return words[this.#at + FORM] !== 0;
  }

  most({ words }: Worded): number {
    return words[this.#at + MOST]!;
  }

  setMost({ words }: Worded, most: number): void {
    words[this.#at + MOST] = most;
  }

  /** The form of what is asked, or null. */
  form({ words }: Worded): ChoiceForm<State> | null {
    return this.forms[words[this.#at + FORM]! - 1] ?? null;
  }

  /** What is asked, in an object that is used again and again. */
  asked({ words }: Worded): Asked {
    const asked = this.#asked;
    asked.chooser = words[this.#at + CHOOSER]!;
    asked.least = words[this.#at + LEAST]!;
    asked.most = words[this.#at + MOST]!;
    asked.about = words[this.#at + ABOUT]!;
    return asked;
  }

  /** Where the list of picks begins in the words of a state (state/lists.ts). */
  get pickedAt(): number {
    return this.#at + PICKED;
  }

  picks({ words }: Worded): number[] {
    return listItems(words, this.pickedAt);
  }

  pick({ words }: Worded, index: number): number {
    return listItem(words, this.pickedAt, index);
  }

  pickCount({ words }: Worded): number {
    return listSize(words, this.pickedAt);
  }

  add({ words }: Worded, pick: number): void {
    listPush(words, this.pickedAt, pick);
  }

  clear({ words }: Worded): void {
    listClear(words, this.pickedAt);
  }

  /** Finds what there is to pick from; it stands in `options`. Returns how many. */
  findOptions(state: State): number {
    const form = this.form(state)!;
    return form.options(state, this.asked(state), this.#picksSoFar(state), this.options);
  }

  kindOf(state: State, form: ChoiceForm<State>, option: number): number {
    return form.kindOf === undefined ? option : form.kindOf(state, option);
  }

  /** Whether the picks so far may be all. */
  isWhole(state: State, form: ChoiceForm<State>): boolean {
    if (this.pickCount(state) < state.words[this.#at + LEAST]!) return false;
    return form.mayEnd?.(state, this.asked(state), this.#picksSoFar(state)) ?? true;
  }

  /** Whether nothing can be added. */
  isFull(state: State, form: ChoiceForm<State>): boolean {
    if (this.pickCount(state) === this.most(state)) return true;
    const count = this.findOptions(state);
    const isLast = form.as === 'set' ? this.nextPlace(state, count) === count : count === 0;
    return isLast && this.isWhole(state, form);
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

  /** The place of the option that a kind picks next, or `NOT_THERE`. */
  placeOf(state: State, form: ChoiceForm<State>, kind: number, count: number): number {
    const isSet = form.as === 'set';
    for (let place = isSet ? this.nextPlace(state, count) : 0; place < count; place += 1) {
      if (this.kindOf(state, form, this.options[place]!) !== kind) continue;
      return !isSet || this.leadsOn(state, form, place, count) ? place : NOT_THERE;
    }
    return NOT_THERE;
  }

  /** Whether a set can still become whole when the option at this place is the next one. */
  leadsOn(state: State, form: ChoiceForm<State>, place: number, count: number): boolean {
    const picks = this.pickCount(state) + 1;
    if (picks + count - place - 1 < state.words[this.#at + LEAST]!) return false;
    if (form.leadsOn === undefined) return true;
    const picked = this.#trial;
    picked.length = picks;
    for (let i = 0; i < picks - 1; i += 1) picked[i] = this.pick(state, i);
    picked[picks - 1] = this.options[place]!;
    return form.leadsOn(state, this.asked(state), picked, this.options, place + 1, count);
  }

  #picksSoFar(state: Worded): readonly number[] {
    const count = this.pickCount(state);
    this.#picked.length = count;
    for (let i = 0; i < count; i += 1) this.#picked[i] = this.pick(state, i);
    return this.#picked;
  }
}
