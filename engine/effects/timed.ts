/**
 * What lasts for a time: modifiers and marks that an effect leaves behind, until a moment passes.
 *
 *     `until`: the end of this turn       one `turn` of anybody
 *     two turns of the one it is about    two `turn`s of a seat
 *     as long as its source is there      no moment; `endOf` the source
 *
 * Each is seven integers in the state: what it does (`word`), its source, what it is about, by how
 * much, which moment it waits for, whose, and how many of them. The game says when a moment has passed;
 * `sum` is asked wherever a value is reckoned.
 */
import type { Listener, Told } from '../events.ts';
import { listOf, mapOf, readInteger, readName } from '../positions/words.ts';
import { BadPosition, NOBODY, seatName, seatOfName, type Position, type Seat } from '../rules.ts';
import type { Worded } from '../state/flat-state.ts';

/** Places in a record. */
const [WORD, SOURCE, ABOUT, AMOUNT, MOMENT, WHOSE, LEFT, RECORD] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;

/** Something that lasts; `source` and `about` as the game numbers them. */
export interface Timed<Word extends string, Moment extends string> {
  readonly word: Word;
  readonly source: number;
  readonly about: number;
  readonly amount: number;
  /** What it waits for; null for what ends with its source only. */
  readonly until: Moment | null;
  /** Whose moments count: a seat's; all of them for `NOBODY`. */
  readonly of: Seat;
  /** How many of them, 1 or more. */
  readonly times: number;
}

/** Told when something that lasted is over. */
export type TimedEnded = Told<'timedEnded'> & { readonly word: string; readonly about: string };

export class TimedEffects<Word extends string, Moment extends string> {
  readonly #at: number;
  readonly #room: number;
  readonly #words: readonly Word[];
  readonly #moments: readonly Moment[];
  readonly #nameOf: (state: Worded, number: number) => string;

  /** Words of a state that so many of them take. */
  static words(room: number): number {
    return 1 + room * RECORD;
  }

  /** `nameOf` names sources and what it is about in positions and events. */
  constructor(
    at: number,
    room: number,
    words: readonly Word[],
    moments: readonly Moment[],
    nameOf: (state: Worded, number: number) => string,
  ) {
    this.#at = at;
    this.#room = room;
    this.#words = words;
    this.#moments = moments;
    this.#nameOf = nameOf;
  }

  count({ words }: Worded): number {
    return words[this.#at]!;
  }

  /** From now on. Returns false where there is no room for more. */
  add({ words }: Worded, timed: Timed<Word, Moment>): boolean {
    const count = words[this.#at]!;
    if (count === this.#room) return false;
    const { source, about, amount, until, of, times } = timed;
    const moment = until === null ? 0 : this.#moments.indexOf(until) + 1;
    const word = this.#words.indexOf(timed.word);
    words.set([word, source, about, amount, moment, of, times], this.#place(count));
    words[this.#at] = count + 1;
    return true;
  }

  /** What all of them with that word add up to for what they are about. */
  sum({ words }: Worded, word: Word, about: number): number {
    const wanted = this.#words.indexOf(word);
    let sum = 0;
    for (let i = 0; i < words[this.#at]!; i += 1) {
      const at = this.#place(i);
      if (words[at + WORD] === wanted && words[at + ABOUT] === about) sum += words[at + AMOUNT]!;
    }
    return sum;
  }

  /** A moment of a seat has passed (`NOBODY`: of no seat); what has waited for the last one ends. */
  pass(state: Worded, moment: Moment, seat: Seat, tell: Listener<TimedEnded>): void {
    const { words } = state;
    const wanted = this.#moments.indexOf(moment) + 1;
    for (let i = words[this.#at]! - 1; i >= 0; i -= 1) {
      const at = this.#place(i);
      const whose = words[at + WHOSE]!;
      if (words[at + MOMENT] !== wanted || (whose !== NOBODY && whose !== seat)) continue;
      words[at + LEFT]! -= 1;
      if (words[at + LEFT] === 0) this.#end(state, i, tell);
    }
  }

  /** What a source has left behind is over, or what is about something that is gone. */
  endOf(state: Worded, number: number, as: 'source' | 'about', tell: Listener<TimedEnded>): void {
    const place = as === 'source' ? SOURCE : ABOUT;
    for (let i = state.words[this.#at]! - 1; i >= 0; i -= 1) {
      if (state.words[this.#place(i) + place] === number) this.#end(state, i, tell);
    }
  }

  /** In the order in which they began. */
  inWords(state: Worded): Position[] {
    return Array.from({ length: this.count(state) }, (_, i) => {
      const word = (place: number): number => state.words[this.#place(i) + place]!;
      const moment = word(MOMENT);
      return {
        does: this.#words[word(WORD)],
        from: this.#nameOf(state, word(SOURCE)),
        about: this.#nameOf(state, word(ABOUT)),
        amount: word(AMOUNT),
        until: moment === 0 ? null : this.#moments[moment - 1],
        of: seatName(word(WHOSE)),
        times: word(LEFT),
      };
    });
  }

  /** Reads what `inWords` writes. Throws a `BadPosition` that names `what`. */
  read(
    state: Worded,
    list: unknown,
    what: string,
    seats: number,
    numberOf: (name: unknown, what: string) => number,
  ): void {
    for (const [i, entry] of listOf(list).entries()) {
      const place = `${what}.${i}`;
      const { does, from, about, amount, until = null, of = 'nobody', times } = mapOf(entry);
      const seat = seatOfName(String(of), seats);
      if (seat === null) throw new BadPosition(`${place}.of`, of);
      const isAdded = this.add(state, {
        word: this.#words[readName(this.#words, does, `${place}.does`)]!,
        source: numberOf(from, `${place}.from`),
        about: numberOf(about, `${place}.about`),
        amount: readInteger(amount, 1, `${place}.amount`),
        until:
          until === null ? null : this.#moments[readName(this.#moments, until, `${place}.until`)]!,
        of: seat,
        times: readInteger(times, 1, `${place}.times`, 1),
      });
      if (!isAdded) throw new BadPosition(what, list);
    }
  }

  #place(index: number): number {
    return this.#at + 1 + index * RECORD;
  }

  /** Takes it away; those behind it move up, so that their order stays. */
  #end(state: Worded, index: number, tell: Listener<TimedEnded>): void {
    const { words } = state;
    const at = this.#place(index);
    const [word, about] = [this.#words[words[at + WORD]!]!, words[at + ABOUT]!];
    words.copyWithin(at, at + RECORD, this.#place(words[this.#at]!));
    words[this.#at]! -= 1;
    words.fill(0, this.#place(words[this.#at]!), this.#place(words[this.#at]! + 1));
    if (tell) tell({ type: 'timedEnded', word, about: this.#nameOf(state, about) });
  }
}
