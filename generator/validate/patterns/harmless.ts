/**
 * A proof that a pattern is soon done with every text.
 *
 * A regular expression is tried way by way. Its places (the letters and classes in it) are the states
 * of an automaton; a way through a text is a row of places. Where no text leads to one place in two
 * ways, there are never more ways than places, and the pattern takes no more steps than its places
 * times the length of the text. So two ways are followed at once through all texts: when they part
 * and meet again, nothing is proved.
 */
import { readPattern, type PatternNode, type Range } from './read-pattern.ts';

/** With more places the proof itself would take long. */
const MOST_PLACES = 400;

/** Parts of a pattern that are looked at, those of repeated ones each time. */
const MOST_PARTS = 4000;

/** Longer patterns are not read. */
const LONGEST = 2000;

/** Whether a pattern with the flag `u` is proved to be harmless; false says nothing. */
export function isHarmless(source: string): boolean {
  // Elsewhere than at the beginning it is tried from every letter of the text.
  if (!source.startsWith('^') || source.length > LONGEST) return false;
  const node = readPattern(source);
  if (node === null || !isAnchored(node)) return false;
  try {
    const places = new Places();
    places.start(node);
    return places.isUnambiguous();
  } catch (error) {
    if (error instanceof NotProved) return false;
    throw error;
  }
}

/** In `^a|b` only `a` is bound to the beginning. */
function isAnchored(node: PatternNode): boolean {
  return node.sort === 'choice' && node.branches.length === 1;
}

class NotProved extends Error {}

/** Where a part of a pattern can begin and end, and whether nothing at all fits it: in one way, if so. */
interface Ends {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly canBeEmpty: boolean;
}

const EMPTY: Ends = { first: [], last: [], canBeEmpty: true };

/** Where every text begins. */
const START = 0;

class Places {
  readonly #takes: (readonly Range[])[] = [[]];
  readonly #follow: Set<number>[] = [new Set()];
  #parts = 0;

  start(node: PatternNode): void {
    this.#join({ first: [START], last: [START], canBeEmpty: false }, this.#add(node));
  }

  #add(node: PatternNode): Ends {
    this.#parts += 1;
    if (this.#parts > MOST_PARTS) throw new NotProved();
    switch (node.sort) {
      case 'one':
        return this.#place(node.of);
      case 'row':
        return node.parts.reduce((ends, part) => this.#join(ends, this.#add(part)), EMPTY);
      case 'choice':
        return choice(node.branches.map((branch) => this.#add(branch)));
      case 'repeat':
        return this.#repeat(node.part, node.min, node.max);
    }
  }

  #place(of: readonly Range[]): Ends {
    const place = this.#takes.push(of) - 1;
    if (place > MOST_PLACES) throw new NotProved();
    this.#follow.push(new Set());
    return { first: [place], last: [place], canBeEmpty: false };
  }

  #join(one: Ends, other: Ends): Ends {
    this.#connect(one.last, other.first);
    return {
      first: one.canBeEmpty ? [...one.first, ...other.first] : one.first,
      last: other.canBeEmpty ? [...one.last, ...other.last] : other.last,
      canBeEmpty: one.canBeEmpty && other.canBeEmpty,
    };
  }

  /** Two steps from one place to another are two ways. */
  #connect(from: readonly number[], to: readonly number[]): void {
    for (const place of from) {
      const follow = this.#follow[place] ?? new Set();
      for (const next of to) {
        if (follow.has(next)) throw new NotProved();
        follow.add(next);
      }
    }
  }

  /** `a{2,4}` is `aa(a(a)?)?`, `a{2,}` is `aa+`. */
  #repeat(part: PatternNode, min: number, max: number): Ends {
    if (max === 0) return EMPTY;
    if (max === Infinity) {
      const loop = this.#times(part, Math.max(min, 1) - 1);
      const ends = this.#join(loop, this.#loop(part));
      return min === 0 ? optional(ends) : ends;
    }
    let ends = EMPTY;
    for (let more = max - min; more > 0; more -= 1)
      ends = optional(this.#join(this.#add(part), ends));
    return this.#join(this.#times(part, min), ends);
  }

  #times(part: PatternNode, count: number): Ends {
    let ends = EMPTY;
    for (let done = 0; done < count; done += 1) ends = this.#join(ends, this.#add(part));
    return ends;
  }

  #loop(part: PatternNode): Ends {
    const ends = this.#add(part);
    // A round that takes nothing can be made any number of times.
    if (ends.canBeEmpty) throw new NotProved();
    this.#connect(ends.last, ends.first);
    return ends;
  }

  /** Follows two ways at once; what matters of them is where they are. */
  isUnambiguous(): boolean {
    const count = this.#takes.length;
    const seen = new Set([START]);
    const open: [number, number][] = [[START, START]];
    for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
      const [one, other] = pair;
      for (const [a, b] of this.#steps(one, other)) {
        if (a === b && one !== other) return false;
        const key = a * count + b;
        if (seen.has(key)) continue;
        seen.add(key);
        open.push([a, b]);
      }
    }
    return true;
  }

  /** Where two ways can be after the next letter; of two that stood at different places each once. */
  *#steps(one: number, other: number): Generator<[number, number]> {
    for (const a of this.#follow[one] ?? []) {
      for (const b of this.#follow[other] ?? []) {
        if (one === other && b < a) continue;
        if (overlap(this.#takes[a] ?? [], this.#takes[b] ?? [])) yield [a, b];
      }
    }
  }
}

function choice(branches: readonly Ends[]): Ends {
  const empty = branches.filter(({ canBeEmpty }) => canBeEmpty).length;
  if (empty > 1) throw new NotProved();
  return {
    first: branches.flatMap(({ first }) => first),
    last: branches.flatMap(({ last }) => last),
    canBeEmpty: empty === 1,
  };
}

function optional(ends: Ends): Ends {
  if (ends.canBeEmpty) throw new NotProved();
  return { ...ends, canBeEmpty: true };
}

function overlap(one: readonly Range[], other: readonly Range[]): boolean {
  return one.some(([from, to]) => other.some(([first, last]) => from <= last && first <= to));
}
