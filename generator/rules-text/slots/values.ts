/** Slots of single values: closed words, numbers, amounts, names of components, patterns. */
import type { Bounds, ClosedWords, ParamOf } from '../../vocabulary/model.ts';
import { inLocale } from '../../../kernel/index.ts';
import type { Scope, Slot } from '../slot.ts';
import { listSlot } from './list.ts';
import { type Look, printPhrase } from '../phrase.ts';
import { type ReadValue, type Position, type Reader, readPhrase } from '../read-phrase.ts';
import type { Language } from '../language.ts';

/** One closed word, by its name in the language. */
export function closedSlot(words: ClosedWords, locale: string): Slot {
  const names = [...words].map(([word, name]) => [word, inLocale(name, locale)] as const);
  const nameOf = new Map(names);
  return {
    print: (value) => [{ kind: 'text', text: nameOf.get(String(value)) ?? String(value) }],
    read: (reader, from) =>
      names.flatMap(([value, name]) => {
        const next = reader.words(name, from);
        return next === null ? [] : [{ value, next }];
      }),
    key: String,
    number: () => null,
    candidates: [...words.keys()],
  };
}

/** A list of them, of which any may be meant; `select` goes by the first. */
export function closedListSlot(words: ClosedWords, locale: string): Slot {
  return listSlot(closedSlot(words, locale), 'disjunction', locale);
}

/** Written by `select` alone: true or false. */
export const booleanSlot: Slot = {
  print: () => [],
  read: () => [],
  key: String,
  number: () => null,
  candidates: [true, false],
};

/** U+2212, as type-setters write it; a hyphen is read too. */
const MINUS = '−';
const NUMBER = /[+−-]?\d+/y;

/** More values than a phrase can tell without printing them. */
const MANY = 1000;

export function integerSlot(bounds: Bounds): Slot {
  const { minimum, maximum, except = [] } = bounds;
  return {
    print: (value, path, look) => [{ kind: 'number', text: written(value as number, look), path }],
    read: (reader, from, look) => readNumber(reader, from, look, bounds),
    key: (value) => sign(value as number),
    number: (value) => value as number,
    candidates: between(minimum ?? 0, maximum ?? MANY).filter((one) => !except.includes(one)),
  };
}

function sign(value: number): string {
  return value === 0 ? 'zero' : value < 0 ? 'negative' : 'positive';
}

function written(value: number, look: Look): string {
  const digits = String(Math.abs(value));
  if (look === 'absolute' || (look === 'plain' && value >= 0)) return digits;
  return (value < 0 ? MINUS : '+') + digits;
}

/** Without its sign a number may be either, where the parameter may be. */
function readNumber(
  reader: Reader,
  from: Position,
  look: Look,
  { minimum = -Infinity, maximum = Infinity }: Bounds,
): ReadValue<number>[] {
  const text = reader.match(NUMBER, from);
  if (text === null || /^[+−-]/.test(text) !== hasSign(text, look)) return [];
  const next = reader.behind(from, text.length);
  const value = Number(text.replace(MINUS, '-'));
  if (look !== 'absolute' || value === 0) return [{ value, next }];
  return [value, -value]
    .filter((one) => one >= minimum && one <= maximum)
    .map((one) => ({ value: one, next }));
}

function hasSign(text: string, look: Look): boolean {
  return look === 'signed' || (look === 'plain' && /^[−-]/.test(text));
}

function between(first: number, last: number): number[] {
  const length = Math.min(last - first + 1, MANY);
  return Array.from({ length: Math.max(0, length) }, (_, index) => first + index);
}

/** As data has it where it is no number. */
interface Counted {
  readonly base: number;
  readonly per: number;
  readonly count: string;
}

/** A number, or `{ base, per, count }` in the words of the sentence `amount`. */
export function amountSlot(param: ParamOf<'amount'>, language: Language): Slot {
  const number = integerSlot(param);
  const phrase = language.sentence('amount');
  const scope: Scope = {
    slots: new Map<string, Slot>([
      ['base', integerSlot({})],
      ['per', integerSlot({ minimum: 1 })],
      ['count', language.words('counts', param.counts)],
    ]),
    optional: new Set(),
    given: {},
    locale: language.locale,
  };
  return {
    print(value, place, look) {
      if (typeof value === 'number') return number.print(value, place, look);
      const { base, per, count } = value as Counted;
      return printPhrase(phrase, scope, {
        base: { value: base, place: [...place, 'base'] },
        per: { value: per, place: [...place, 'per'] },
        count: { value: count, place: [...place, 'count'] },
      });
    },
    read: (reader, from, look) => [
      ...number.read(reader, from, look),
      ...(param.counts.length === 0 ? [] : readPhrase(phrase, scope, reader, from)),
    ],
    key: (value) => (typeof value === 'number' ? number.key(value) : 'counted'),
    number: (value) => (typeof value === 'number' ? value : null),
    candidates: number.candidates,
  };
}

/** Components by the names that players read: id, name. */
export type Names = ReadonlyMap<string, string>;

/** The id of a component, by its name. */
export function idSlot(names: Names): Slot {
  return {
    print: (value) => [{ kind: 'text', text: names.get(String(value)) ?? String(value) }],
    read: (reader, from) =>
      [...names].flatMap(([value, name]) => {
        const next = reader.words(name, from);
        return next === null ? [] : [{ value, next }];
      }),
    key: String,
    number: () => null,
    candidates: [...names.keys()],
  };
}

const IN_BRACES = /\{[^{}]+\}/y;

/** A pattern as an icon: `{ring}`, or its drawing with the lines in one: `{.#./#@#/.#.}`. */
export const patternSlot: Slot = {
  print: (value, path) => [{ kind: 'icon', text: `{${oneLine(String(value))}}`, path }],
  read(reader, from) {
    const text = reader.match(IN_BRACES, from);
    if (text === null) return [];
    return [{ value: patternIn(text), next: reader.behind(from, text.length) }];
  },
  key: String,
  number: () => null,
  candidates: [],
};

/** The id or the drawing in the text of an icon. */
export function patternIn(text: string): string {
  return text.slice(1, -1).replaceAll('/', '\n');
}

/** Drawings may end with a line break, as YAML blocks do. */
function oneLine(pattern: string): string {
  return pattern.trim().split(/\s+/).join('/');
}
