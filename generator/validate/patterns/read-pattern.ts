/** Reads the plain part of the language of regular expressions: what nearly all patterns of schemas are written in. */

/** Code points from and to, both included. */
export type Range = readonly [number, number];

export type PatternNode =
  | { readonly sort: 'one'; readonly of: readonly Range[] }
  | { readonly sort: 'row'; readonly parts: readonly PatternNode[] }
  | { readonly sort: 'choice'; readonly branches: readonly PatternNode[] }
  | {
      readonly sort: 'repeat';
      readonly part: PatternNode;
      readonly min: number;
      readonly max: number;
    };

/**
 * Null for whatever else there is: looking around, references back, properties of characters, names
 * of groups. `^` and `$` are read as nothing: without them a text fits in more ways, never in fewer.
 */
export function readPattern(source: string): PatternNode | null {
  const reader = new PatternReader(source);
  try {
    return reader.whole();
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
}

class NotPlain extends Error {}

const LAST = 0x10_ff_ff;
const DIGITS: readonly Range[] = [[48, 57]];
const WORD: readonly Range[] = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
];
const LINE_ENDS: readonly Range[] = [
  [10, 10],
  [13, 13],
  [0x20_28, 0x20_29],
];
const SPACES: readonly Range[] = [
  [9, 13],
  [32, 32],
  [0xa0, 0xa0],
  [0x16_80, 0x16_80],
  [0x20_00, 0x20_0a],
  [0x20_28, 0x20_29],
  [0x20_2f, 0x20_2f],
  [0x20_5f, 0x20_5f],
  [0x30_00, 0x30_00],
  [0xfe_ff, 0xfe_ff],
];

const SETS: Readonly<Record<string, readonly Range[]>> = {
  d: DIGITS,
  D: allBut(DIGITS),
  w: WORD,
  W: allBut(WORD),
  s: SPACES,
  S: allBut(SPACES),
};

const CONTROLS: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13 };

function allBut(ranges: readonly Range[]): Range[] {
  const sorted = ranges.toSorted(([a], [b]) => a - b);
  const made: Range[] = [];
  let next = 0;
  for (const [from, to] of sorted) {
    if (from > next) made.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  if (next <= LAST) made.push([next, LAST]);
  return made;
}

class PatternReader {
  readonly #signs: readonly string[];
  #at = 0;

  constructor(source: string) {
    this.#signs = [...source];
  }

  whole(): PatternNode {
    const node = this.#choice();
    if (this.#at < this.#signs.length) throw new NotPlain();
    return node;
  }

  #choice(): PatternNode {
    const branches = [this.#row()];
    while (this.#take('|')) branches.push(this.#row());
    return { sort: 'choice', branches };
  }

  #row(): PatternNode {
    const parts: PatternNode[] = [];
    for (let sign = this.#next(); sign !== undefined; sign = this.#next()) {
      if (sign === '|' || sign === ')') break;
      if (this.#take('^') || this.#take('$')) continue;
      parts.push(this.#repeated(this.#part()));
    }
    return { sort: 'row', parts };
  }

  #part(): PatternNode {
    if (this.#take('(')) return this.#group();
    if (this.#take('[')) return this.#class();
    if (this.#take('.')) return { sort: 'one', of: allBut(LINE_ENDS) };
    if (this.#take('\\')) return { sort: 'one', of: this.#escape() };
    const sign = this.#pop();
    if (/[*+?{}\]]/.test(sign)) throw new NotPlain();
    return { sort: 'one', of: [only(sign)] };
  }

  #group(): PatternNode {
    if (this.#take('?') && !this.#take(':')) throw new NotPlain();
    const node = this.#choice();
    if (!this.#take(')')) throw new NotPlain();
    return node;
  }

  #class(): PatternNode {
    const isNegated = this.#take('^');
    const ranges: Range[] = [];
    while (!this.#take(']')) ranges.push(...this.#member());
    return { sort: 'one', of: isNegated ? allBut(ranges) : ranges };
  }

  #member(): readonly Range[] {
    const from = this.#classSign();
    if (this.#next() !== '-' || this.#signs[this.#at + 1] === ']') return from;
    this.#at += 1;
    const to = this.#classSign();
    const [first, last] = [from[0], to[0]];
    const isRange = isSingle(from) && isSingle(to);
    if (!isRange || first === undefined || last === undefined) throw new NotPlain();
    return [[first[0], last[0]]];
  }

  #classSign(): readonly Range[] {
    return this.#take('\\') ? this.#escape() : [only(this.#pop())];
  }

  #escape(): readonly Range[] {
    const sign = this.#pop();
    const set = SETS[sign];
    if (set !== undefined) return set;
    const control = CONTROLS[sign];
    if (control !== undefined) return [[control, control]];
    // Letters and digits mean something else: \b, \1, \p{…}, \u0041.
    if (/[A-Za-z0-9]/.test(sign)) throw new NotPlain();
    return [only(sign)];
  }

  #repeated(part: PatternNode): PatternNode {
    const [min, max] = this.#quantifier() ?? [1, 1];
    if (min === 1 && max === 1) return part;
    // Whether it takes much or little first does not change what there is to be tried.
    this.#take('?');
    return { sort: 'repeat', part, min, max };
  }

  #quantifier(): readonly [number, number] | null {
    if (this.#take('*')) return [0, Infinity];
    if (this.#take('+')) return [1, Infinity];
    if (this.#take('?')) return [0, 1];
    if (!this.#take('{')) return null;
    const min = this.#number();
    const max = this.#take(',') ? (this.#next() === '}' ? Infinity : this.#number()) : min;
    if (!this.#take('}')) throw new NotPlain();
    return [min, max];
  }

  #number(): number {
    let digits = '';
    while (/^\d$/.test(this.#next() ?? '')) digits += this.#pop();
    if (digits === '') throw new NotPlain();
    return Number(digits);
  }

  #next(): string | undefined {
    return this.#signs[this.#at];
  }

  #take(sign: string): boolean {
    if (this.#next() !== sign) return false;
    this.#at += 1;
    return true;
  }

  #pop(): string {
    const sign = this.#next();
    if (sign === undefined) throw new NotPlain();
    this.#at += 1;
    return sign;
  }
}

function only(sign: string): Range {
  const code = sign.codePointAt(0) ?? 0;
  return [code, code];
}

function isSingle(ranges: readonly Range[]): boolean {
  const [range, ...others] = ranges;
  return range !== undefined && others.length === 0 && range[0] === range[1];
}
