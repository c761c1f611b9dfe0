import type { ParamOf } from '../../vocabulary/params.ts';
import type { Language } from '../language.ts';
import { printPhrase } from '../print-phrase.ts';
import { readPhrase } from '../read-phrase.ts';
import type { Scope, Slot } from '../slot.ts';
import { integerSlot } from './integer.ts';

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
