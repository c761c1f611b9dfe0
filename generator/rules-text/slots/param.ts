import type { Param, ParamOf, ParamType } from '../../vocabulary/model.ts';
import type { Language } from '../language.ts';
import type { Slot } from '../slot.ts';
import {
  amountSlot,
  booleanSlot,
  closedListSlot,
  closedSlot,
  idSlot,
  integerSlot,
  patternSlot,
} from './values.ts';
import { filterSlot } from './cards.ts';

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
  pick: ({ picks }, language) => language.words('picks', picks),
  id: ({ kinds }, language) => idSlot(language.names(kinds)),
};

export function paramSlot(param: Param, language: Language): Slot {
  const make = slots[param.type] as (param: Param, language: Language) => Slot;
  return make(param, language);
}
