import type { Path } from '../../../diagnostics/index.ts';
import type { ClosedWords } from '../../vocabulary/model.ts';
import type { ParamOf } from '../../vocabulary/params.ts';
import type { Language } from '../language.ts';
import { printPhrase } from '../print-phrase.ts';
import { readPhrase } from '../read-phrase.ts';
import type { Run } from '../runs.ts';
import { whereSentence } from '../sentences.ts';
import type { Slot } from '../slot.ts';
import { closedListSlot } from './closed.ts';
import { adjectives } from './adjectives.ts';

/** Which cards: the fields that they must have, as words before "cards". */
export function filterSlot({ fields }: ParamOf<'filter'>, language: Language): Slot {
  const slots = new Map(
    [...fields].flatMap(([field, words]) =>
      words === null ? [] : [[field, fieldSlot(field, words, language)] as const],
    ),
  );
  return adjectives(slots, language);
}

/** One field of a filter, in the words of the sentence `where<Field>`. */
function fieldSlot(field: string, words: ClosedWords, language: Language): Slot {
  const phrase = language.sentence(whereSentence(field));
  const values = closedListSlot(words, language.locale);
  const scope = {
    slots: new Map([['value', values]]),
    optional: new Set<string>(),
    given: {},
    locale: language.locale,
  };
  return {
    ...values,
    print: (value: unknown, place: Path): Run[] =>
      printPhrase(phrase, scope, { value: { value: listed(value), place } }),
    key: (value) => values.key(listed(value)),
    read: (reader, from) =>
      readPhrase(phrase, scope, reader, from).map(({ value, next }) => ({
        value: value['value'],
        next,
      })),
  };
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
