/** The TypeScript types of parameters, as compiled cards hold them. */
import type { Param, ParamOf, ParamType } from '../vocabulary/params.ts';
import { idType } from './type-names.ts';

export interface Member {
  readonly type: string;
  readonly optional?: boolean;
}

/** `readonly amount: Amount;` */
export function member(name: string, { type, optional = false }: Member): string {
  return `readonly ${name}${optional ? '?' : ''}: ${type};`;
}

/** `'red' | 'blue'`; `never` of none. */
export function literals(words: readonly string[]): string {
  return words.length === 0 ? 'never' : words.map((word) => `'${word}'`).join(' | ');
}

/** `readonly Effect[]`. */
export function list(item: string): string {
  return `readonly ${item.includes(' ') ? `(${item})` : item}[]`;
}

const types: { readonly [T in ParamType]: (param: ParamOf<T>) => string } = {
  integer: () => 'number',
  boolean: () => 'boolean',
  word: ({ words }) => literals([...words.keys()]),
  words: ({ words }) => list(literals([...words.keys()])),
  pattern: () => 'Pattern',
  amount: ({ counts }) => (counts.length === 0 ? 'number' : 'Amount'),
  filter: filterType,
  target: ({ targets }) => `Extract<Target, { readonly who: ${literals(targets)} }>`,
  duration: ({ durations }) => literals(durations),
  id: ({ kinds }) => kinds.map(idType).join(' | '),
};

export function paramType(param: Param): Member {
  const typeOf = types[param.type] as (param: Param) => string;
  return { type: typeOf(param), optional: !param.required };
}

function filterType({ fields }: ParamOf<'filter'>): string {
  const members = Array.from(fields, ([field, words]) => {
    const one = words === null ? 'string | number | boolean' : literals([...words.keys()]);
    return member(field, { type: `${one} | ${list(one)}`, optional: true });
  });
  return `{ ${members.join(' ')} }`;
}
