/**
 * Writes data as YAML in many styles, so that what is read can be compared with what was written.
 * Nothing here is taken from a YAML package: it follows the specification by itself.
 */
import * as fc from 'fast-check';

export type Data = null | boolean | number | string | readonly Data[] | Mapping;

interface Mapping {
  readonly [key: string]: Data;
}

export interface Written {
  readonly data: Data;
  readonly text: string;
}

/** Texts that are something else to careless readers and writers. */
const awkward = [
  ...'yes,no,on,~,null,true,0o17,0x1F,1e3,.5,+1,012,.inf,2024-01-01,12:30,1_000,-,--,---,...,?,:,#'.split(
    ',',
  ),
  ...'|  |a b| a|a |it\'s|"q"|a: b|a #b|# a|- a|? a|[a]|{a}|*a|&a|!a|@a|`a|%a|a,b|a\\n|C:\\dir|<<|a:b'.split(
    '|',
  ),
  ...'a\nb|a\n\nb\n|\na|a\n b\n|  a\nb|オーク|全角：コロン|　|👹|e\u0301|a\u0085b|a\u2028b|a\u00A0b|tab\tbed'.split(
    '|',
  ),
];

const printable = fc
  .string({ unit: 'grapheme-composite', maxLength: 12 })
  .filter((text) => !/[\p{Cc}\p{Cs}\uFEFF\uFFFE\uFFFF]/u.test(text));
const text = fc.oneof(fc.constantFrom(...awkward), printable);

const number = fc.oneof(
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Number.isInteger(value)),
);

const key = fc
  .oneof(fc.constantFrom(...awkward), printable, fc.stringMatching(/^[a-z][a-z-]{0,8}$/))
  // The one key that is refused as such.
  .filter((name) => name !== '__proto__');

const { data } = fc.letrec<{ data: Data }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(fc.constant(null), fc.boolean(), number, text),
    fc.array(tie('data'), { maxLength: 4 }),
    fc.dictionary(key, tie('data'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

/** Lists and mappings with the texts that stand for them. */
export const written: fc.Arbitrary<Written> = fc
  .tuple(
    fc.oneof(
      fc.array(data, { minLength: 1, maxLength: 5 }),
      fc.dictionary(key, data, { minKeys: 1, maxKeys: 5, noNullPrototype: true }),
    ),
    fc.array(fc.nat(), { minLength: 1, maxLength: 40 }),
    fc.boolean(),
  )
  .map(([value, choices, crlf]) => {
    const lf = `${new Writer(choices).document(value)}\n`;
    return { data: value, text: crlf ? lf.replaceAll('\n', '\r\n') : lf };
  });

/** Words that an unquoted text may be made of without being anything else. */
const PLAIN = /^(?!(?:null|true|false)$)[a-z]+(?: [a-z]+)*$/i;

class Writer {
  readonly #choices: readonly number[];
  #next = 0;
  /** Whether the text just written would take the empty lines behind it. */
  #keepsLines = false;

  /** `choices` decide on styles, one after the other, again and again. */
  constructor(choices: readonly number[]) {
    this.#choices = choices;
  }

  document(value: Data): string {
    const head = this.#pick(['', '', '# a file\n', '---\n', '\n\n']);
    const body = isList(value) ? this.#list(value, 0) : this.#map(value as Mapping, 0);
    return head + body.slice(1);
  }

  /**
   * A value behind a key or dash, from the space or line break on. What it belongs to is in
   * the column `parent`, lines of its own begin in the column `column`.
   */
  #block(value: Data, parent: number, column: number): string {
    if (isList(value) && value.length > 0 && this.#choose(3) > 0) return this.#list(value, column);
    if (isMap(value) && Object.keys(value).length > 0 && this.#choose(3) > 0) {
      return this.#map(value, column);
    }
    if (typeof value === 'string' && column > parent && this.#choose(2) > 0) {
      const lines = this.#lines(value, column - parent, ' '.repeat(column));
      if (lines !== null) return ` ${lines}`;
    }
    if (value === null && this.#choose(3) === 0) return this.#pick(['', ' # nothing']);
    return ` ${this.#flow(value)}${this.#pick(['', '', ' ', ' # why'])}`;
  }

  #list(items: readonly Data[], column: number): string {
    return items
      .map((item) => {
        const between = this.#between(column);
        return `${between}-${this.#compact(this.#block(item, column, column + 2), column + 2)}`;
      })
      .join('');
  }

  /** What begins on a line of its own may as well begin on the line of its dash. */
  #compact(block: string, column: number): string {
    const isOwnLine = new RegExp(`^\n {${column}}[^ #\n]`).test(block);
    return isOwnLine && this.#choose(2) === 0 ? ` ${block.slice(1 + column)}` : block;
  }

  #map(map: Mapping, column: number): string {
    return Object.entries(map)
      .map(([name, value]) => {
        const between = this.#between(column);
        const isOutdented = isList(value) && this.#choose(2) === 0;
        const deeper = isOutdented ? column : column + this.#pick([1, 2, 2, 4]);
        return `${between}${this.#key(name)}:${this.#block(value, column, deeper)}`;
      })
      .join('');
  }

  #between(column: number): string {
    const indent = ' '.repeat(column);
    const separators = ['\n', '\n', `\n${indent}# remark\n`, '\n# left\n', '\n\n'];
    const options = this.#keepsLines ? separators.slice(0, -1) : separators;
    this.#keepsLines = false;
    return this.#pick(options) + indent;
  }

  #key(name: string): string {
    return PLAIN.test(name) && this.#choose(2) === 0 ? name : this.#quoted(name);
  }

  /** A value on one line, as in brackets. */
  #flow(value: Data): string {
    if (typeof value === 'string') {
      return PLAIN.test(value) && this.#choose(2) === 0 ? value : this.#quoted(value);
    }
    if (typeof value === 'number') return this.#number(value);
    if (value === null) return this.#pick(['null', '~', 'Null', 'NULL']);
    if (typeof value === 'boolean') {
      return this.#pick(value ? ['true', 'True', 'TRUE'] : ['false', 'False', 'FALSE']);
    }
    const [open, close] = isList(value) ? '[]' : '{}';
    const entries = isList(value)
      ? value.map((item) => this.#flow(item))
      : Object.entries(value).map(([name, item]) => `${this.#key(name)}: ${this.#flow(item)}`);
    const padding = this.#pick(['', ' ']);
    const comma = entries.length > 0 ? this.#pick(['', ',']) : '';
    return `${open}${padding}${entries.join(this.#pick([', ', ',  ']))}${comma}${padding}${close}`;
  }

  #number(value: number): string {
    const decimal = String(value + 0);
    if (!Number.isInteger(value) || value < 0) return decimal;
    const based = [`+${decimal}`, `0x${value.toString(16)}`, `0o${value.toString(8)}`];
    return this.#pick([decimal, decimal, ...based]);
  }

  #quoted(value: string): string {
    const isSingle = !value.includes('\n') && this.#choose(2) === 0;
    return isSingle ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value);
  }

  /** A text on several lines, indented by `width` columns more than its key; null when it cannot be. */
  #lines(value: string, width: number, indent: string): string | null {
    if (/^[^\s]+(?: [^\s]+)+$/.test(value)) {
      const broken = value.replaceAll(' ', () => this.#pick([' ', `\n${indent}`]));
      return this.#pick([
        `>-\n${indent}${broken}`,
        JSON.stringify(value).replace(' ', `\n${indent}`),
        `'${value.replaceAll("'", "''")}'`.replace(' ', `\n${indent}`),
      ]);
    }
    return isBlockText(value) ? this.#literal(value, width, indent) : null;
  }

  #literal(value: string, width: number, indent: string): string {
    const breaks = /\n*$/.exec(value)?.[0].length ?? 0;
    this.#keepsLines = breaks > 1;
    const chomping = breaks === 0 ? '-' : breaks === 1 ? '' : '+';
    const isGiven = /^[ \n]/.test(value) || this.#choose(2) === 0;
    const lines = value.replace(/\n$/, '').split('\n');
    const written = lines.map((line) => (line === '' ? '' : indent + line));
    return [`|${isGiven ? width : ''}${chomping}`, ...written].join('\n');
  }

  #choose(bound: number): number {
    const choice = this.#choices[this.#next++ % this.#choices.length] ?? 0;
    return (choice + this.#next) % bound;
  }

  #pick<T>(options: readonly T[]): T {
    return options[this.#choose(options.length)] as T;
  }
}

/** Texts that a block can hold: with content, and without spaces on an empty line. */
function isBlockText(value: string): boolean {
  return /\S/.test(value) && !/(^|\n)[ \t]+(\n|$)/.test(value) && !value.startsWith('\t');
}

function isList(value: Data): value is readonly Data[] {
  return Array.isArray(value);
}

function isMap(value: Data): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
