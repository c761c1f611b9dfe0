/** The line by which cards are searched: words that all must be there, and `field:value`, `field>3`. */
import type { Card } from '../../../engine/construction/index.ts';
import type { DeckGame } from '../../../generator/in-page.ts';

const TERM = /^([\p{L}\p{N}_.-]+)(>=|<=|[:=<>])(.+)$/u;

/** Cards that fit every word of a line, in their order. `printed`: what is written on a card besides its data. */
export function found(
  line: string,
  cards: readonly Card[],
  { fields }: Pick<DeckGame, 'fields'>,
  printed: (card: Card) => string = () => '',
): readonly Card[] {
  const terms = wordsOf(line);
  if (terms.length === 0) return cards;
  const tests = terms.map((term) => testOf(term, fields, printed));
  return cards.filter((card) => tests.every((test) => test(card)));
}

/** Parted at spaces; quotes hold words together. */
function wordsOf(line: string): string[] {
  return Array.from(line.matchAll(/(?:[^\s"]|"[^"]*"?)+/g), ([word]) => word.replaceAll('"', ''));
}

function testOf(
  term: string,
  fields: DeckGame['fields'],
  printed: (card: Card) => string,
): (card: Card) => boolean {
  const [, name = '', sign = '', value = ''] = TERM.exec(term) ?? [];
  const small = term.toLowerCase();
  const isWritten = (card: Card): boolean =>
    textOf(card).includes(small) || printed(card).includes(small);
  if (name === '') return isWritten;
  const field = fieldNamed(name, fields);
  const wanted = value.toLowerCase();
  return (card) => {
    const has = valueAt(card, field);
    // A colon may also be part of a text.
    if (has === undefined) return sign === ':' && isWritten(card);
    return fits(has, sign, wanted, fields[field]?.values);
  };
}

function fieldNamed(name: string, fields: DeckGame['fields']): string {
  const wanted = name.toLowerCase();
  const known = Object.entries(fields).find(([field, { label }]) =>
    [field, label].some((one) => one.toLowerCase() === wanted),
  );
  return known?.[0] ?? name;
}

function fits(
  has: unknown,
  sign: string,
  wanted: string,
  words: Readonly<Record<string, string>> = {},
): boolean {
  if (Array.isArray(has)) return has.some((one) => fits(one, sign, wanted, words));
  const number = Number(wanted);
  if (typeof has === 'number' && !Number.isNaN(number)) {
    if (sign === '>') return has > number;
    if (sign === '<') return has < number;
    if (sign === '>=') return has >= number;
    if (sign === '<=') return has <= number;
    return has === number;
  }
  const own = typeof has === 'string' ? has : JSON.stringify(has);
  const text = own.toLowerCase();
  const word = words[own]?.toLowerCase() ?? text;
  return sign === '='
    ? text === wanted || word === wanted
    : text.includes(wanted) || word.includes(wanted);
}

export function valueAt(card: Card, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      card,
    );
}

const texts = new WeakMap<Card, string>();

/** Everything that is written of a card. */
function textOf(card: Card): string {
  const known = texts.get(card);
  if (known !== undefined) return known;
  const text = JSON.stringify(card).toLowerCase();
  texts.set(card, text);
  return text;
}
