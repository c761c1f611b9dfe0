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
import type { Listener, EventOfType } from '../events.ts';
import { listOf, mapOf, readInteger, readName } from '../positions/reading.ts';
import { BadPosition, type Position } from '../rules.ts';
import { NOBODY, seatName, seatOfName, type Seat } from '../seats.ts';
import type { WithInts } from '../state/flat-state.ts';

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

/** Reported when something that lasted is over. */
export type TimedEnded = EventOfType<'timedEnded'> & {
  readonly word: string;
  readonly about: string;
};

export class TimedEffects<Word extends string, Moment extends string> {
  readonly #at: number;
  readonly #room: number;
  readonly #words: readonly Word[];
  readonly #moments: readonly Moment[];
  readonly #nameOf: (state: WithInts, number: number) => string;

  /** Integers of a state that `room` of them take. */
  static size(room: number): number {
    return 1 + room * RECORD;
  }

  /** `nameOf` names sources and what it is about in positions and events. */
  constructor(
    at: number,
    room: number,
    words: readonly Word[],
    moments: readonly Moment[],
    nameOf: (state: WithInts, number: number) => string,
  ) {
    this.#at = at;
    this.#room = room;
    this.#words = words;
    this.#moments = moments;
    this.#nameOf = nameOf;
  }

  count({ ints }: WithInts): number {
    return ints[this.#at]!;
  }

  /** From now on. Returns false where there is no room for more. */
  add({ ints }: WithInts, timed: Timed<Word, Moment>): boolean {
    const count = ints[this.#at]!;
    if (count === this.#room) return false;
    const { source, about, amount, until, of, times } = timed;
    const moment = until === null ? 0 : this.#moments.indexOf(until) + 1;
    const word = this.#words.indexOf(timed.word);
    ints.set([word, source, about, amount, moment, of, times], this.#place(count));
    ints[this.#at] = count + 1;
    return true;
  }

  /** What all of them with that word add up to for what they are about. */
  sum({ ints }: WithInts, word: Word, about: number): number {
    const count = ints[this.#at]!;
    if (count === 0) return 0;
    const wanted = this.#words.indexOf(word);
    let sum = 0;
    for (let i = 0; i < count; i += 1) {
      const at = this.#place(i);
      if (ints[at + WORD] === wanted && ints[at + ABOUT] === about) sum += ints[at + AMOUNT]!;
    }
    return sum;
  }

  /**
   * A moment of a seat has passed (`NOBODY`: of no seat); what has waited for the last one ends. With
   * `about` it is a moment of that card or unit alone.
   */
  pass(
    state: WithInts,
    moment: Moment,
    seat: Seat,
    report: Listener<TimedEnded>,
    about?: number,
  ): void {
    const { ints } = state;
    if (ints[this.#at] === 0) return;
    const wanted = this.#moments.indexOf(moment) + 1;
    for (let i = ints[this.#at]! - 1; i >= 0; i -= 1) {
      const at = this.#place(i);
      const whose = ints[at + WHOSE]!;
      if (about !== undefined && ints[at + ABOUT] !== about) continue;
      if (ints[at + MOMENT] !== wanted || (whose !== NOBODY && whose !== seat)) continue;
      ints[at + LEFT]! -= 1;
      if (ints[at + LEFT] === 0) this.#end(state, i, report);
    }
  }

  /** What a source has left behind is over, or what is about something that is gone. */
  endOf(
    state: WithInts,
    number: number,
    as: 'source' | 'about',
    report: Listener<TimedEnded>,
  ): void {
    const place = as === 'source' ? SOURCE : ABOUT;
    for (let i = state.ints[this.#at]! - 1; i >= 0; i -= 1) {
      if (state.ints[this.#place(i) + place] === number) this.#end(state, i, report);
    }
  }

  /** In the order in which they began. */
  inPosition(state: WithInts): Position[] {
    return Array.from({ length: this.count(state) }, (_, i) => {
      const int = (place: number): number => state.ints[this.#place(i) + place]!;
      const moment = int(MOMENT);
      return {
        does: this.#words[int(WORD)],
        from: this.#nameOf(state, int(SOURCE)),
        about: this.#nameOf(state, int(ABOUT)),
        amount: int(AMOUNT),
        until: moment === 0 ? null : this.#moments[moment - 1],
        of: seatName(int(WHOSE)),
        times: int(LEFT),
      };
    });
  }

  /** Reads what `inPosition` writes. Throws a `BadPosition` that names `what`. */
  read(
    state: WithInts,
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
  #end(state: WithInts, index: number, report: Listener<TimedEnded>): void {
    const { ints } = state;
    const at = this.#place(index);
    const [word, about] = [this.#words[ints[at + WORD]!]!, ints[at + ABOUT]!];
    ints.copyWithin(at, at + RECORD, this.#place(ints[this.#at]!));
    ints[this.#at]! -= 1;
    ints.fill(0, this.#place(ints[this.#at]!), this.#place(ints[this.#at]! + 1));
    if (report) report({ type: 'timedEnded', word, about: this.#nameOf(state, about) });
  }
}
