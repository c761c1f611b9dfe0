import type { Param, ParamOf, ParamType } from '../../vocabulary/params.ts';
import type { Language } from '../language.ts';
import type { Slot } from '../slot.ts';
import { amountSlot } from './amount.ts';
import { booleanSlot, closedListSlot, closedSlot } from './closed.ts';
import { filterSlot } from './filter.ts';
import { idSlot } from './id.ts';
import { integerSlot } from './integer.ts';
import { patternSlot } from './pattern.ts';

/** How values of each type of parameter print and are read. */
const slots: { readonly [T in ParamType]: (param: ParamOf<T>, language: Language) => Slot } = {
  integer: integerSlot,
  boolean: () => booleanSlot,
  word: ({ words }, { locale }) => closedSlot(words, locale),
  words: ({ words }, { locale }) => closedListSlot(words, locale),
  pattern: () => patternSlot,
  amount: amountSlot,
  filter: filterSlot,
  target: ({ targets }, language) => language.words('targets', targets),
  duration: ({ durations }, language) => language.words('durations', durations),
  id: ({ kinds }, language) => idSlot(language.names(kinds)),
};

export function paramSlot(param: Param, language: Language): Slot {
  const make = slots[param.type] as (param: Param, language: Language) => Slot;
  return make(param, language);
}
