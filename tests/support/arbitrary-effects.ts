/** Random effects that a vocabulary allows, in canonical form. */
import * as fc from 'fast-check';
import type { Card } from '../../engine/construction/types.ts';
import { isLabel, type EffectEntry } from '../../generator/rules-text/labels.ts';
import type { Language } from '../../generator/rules-text/language.ts';
import { carries } from '../../generator/rules-text/possible-readings.ts';
import { valueOf } from '../../generator/rules-text/word-slot.ts';
import type {
  Bounds,
  GroupName,
  Param,
  ParamOf,
  ParamType,
  Word,
} from '../../generator/vocabulary/model.ts';

type Any = fc.Arbitrary<unknown>;

/** On one of these cards, with the card. */
export function effects(
  cards: readonly Card[],
  language: Language,
): fc.Arbitrary<{ readonly card: Card; readonly effect: EffectEntry }> {
  return fc
    .constantFrom(...cards.filter((card) => wordsFor(card, 'triggers', language).length > 0))
    .chain((card) => effectOn(card, language).map((effect) => ({ card, effect })));
}

function effectOn(card: Card, language: Language): fc.Arbitrary<EffectEntry> {
  const condition = conditions('conditions', wordsFor(card, 'conditions', language), language);
  const limits = wordsFor(card, 'limits', language).map(({ name }) => name);
  return fc.constantFrom(...wordsFor(card, 'triggers', language)).chain((trigger) =>
    fc
      .record({
        params: params(trigger, language),
        if: fc.array(condition, { maxLength: 3 }),
        cost: costs(trigger, language),
        limit: fc.option(limits.length > 0 ? fc.constantFrom(...limits) : fc.constant(undefined)),
        choose: fc.option(oneOf('choices', wordsFor(card, 'choices', language), language)),
        do: fc.array(oneOf('operations', wordsFor(card, 'operations', language), language), {
          minLength: 1,
          maxLength: 3,
        }),
      })
      .map(({ params: own, if: all, cost, limit, choose, do: steps }) => ({
        on: trigger.name,
        ...own,
        ...(all.length === 0 ? {} : { if: labelsFirst(all, language) }),
        ...(cost === null ? {} : { cost }),
        ...(limit === null || limit === undefined ? {} : { limit }),
        ...(choose === null ? {} : { choose }),
        do: steps,
      })),
  );
}

function labelsFirst(all: readonly unknown[], language: Language): unknown[] {
  const isOne = (one: unknown): boolean => isLabel(one, language);
  return [...all.filter(isOne), ...all.filter((one) => !isOne(one))];
}

function wordsFor(card: Card, group: GroupName, { vocabulary }: Language): Word[] {
  return [...vocabulary.groups[group].values()].filter((word) => carries(card, word));
}

function costs(trigger: Word, language: Language): fc.Arbitrary<EffectEntry | null> {
  const words = (trigger.costs ?? []).flatMap((name) => language.word('costs', name) ?? []);
  if (words.length === 0) return fc.constant(null);
  return fc.record(
    Object.fromEntries(
      words.map((word) => [word.name, params(word, language).map((own) => own['value'])]),
    ),
  );
}

/** Words, `{ not }` and `{ any }`, two levels deep. */
export function conditions(
  group: 'conditions' | 'requirements',
  words: readonly Word[],
  language: Language,
): Any {
  const plain = oneOf(group, words, language);
  const denied = fc.oneof(
    plain,
    plain.map((not) => ({ not })),
  );
  const several = fc.array(denied, { minLength: 2, maxLength: 3 }).map((any) => ({ any }));
  return fc.oneof(
    { weight: 4, arbitrary: denied },
    several,
    several.map((not) => ({ not })),
  );
}

/** A slot of a set of cards with one key or two. */
export function slots(language: Language): Any {
  const words = [...language.vocabulary.groups.slots.values()];
  return fc
    .uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 2 })
    .chain((some) =>
      fc.record(
        Object.fromEntries(
          some.map((word) => [word.name, params(word, language).map((own) => own['value'])]),
        ),
        { noNullPrototype: true },
      ),
    );
}

function oneOf(group: GroupName, words: readonly Word[], language: Language): Any {
  return fc
    .constantFrom(...words)
    .chain((word) => params(word, language).map((own) => valueOf({ ...word, group }, own)));
}

function params({ params: declared }: Word, language: Language): fc.Arbitrary<EffectEntry> {
  const all = [...declared.values()];
  return fc
    .record(
      Object.fromEntries(
        all.map((param) => {
          const value = values(param, language);
          return [param.name, param.required ? value : fc.option(value, { nil: undefined })];
        }),
      ),
      { noNullPrototype: true },
    )
    .map((record) =>
      Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)),
    );
}

function values(param: Param, language: Language): Any {
  const make = makers[param.type] as (param: Param, language: Language) => Any;
  return make(param, language);
}

const makers: { readonly [T in ParamType]: (param: ParamOf<T>, language: Language) => Any } = {
  integer: number,
  boolean: () => fc.boolean(),
  word: ({ words }) => fc.constantFrom(...words.keys()),
  words: ({ words }) => someOf([...words.keys()]),
  pattern: () => fc.constantFrom('ring', 'far-cross', '.#.\n#@#', '@#'),
  amount: (param) =>
    param.counts.length === 0
      ? number(param)
      : fc.oneof(
          number(param),
          fc.record(
            {
              base: fc.integer({ min: 0, max: 90 }),
              per: fc.integer({ min: 1, max: 9 }),
              count: fc.constantFrom(...param.counts),
            },
            { noNullPrototype: true },
          ),
        ),
  filter: ({ fields }) =>
    fc
      .uniqueArray(fc.constantFrom(...fields), { minLength: 1, selector: ([name]) => name })
      .chain((some) =>
        fc.record(
          Object.fromEntries(
            some.map(([name, words]) => [name, someOf([...(words?.keys() ?? [])])]),
          ),
          { noNullPrototype: true },
        ),
      ),
  target: ({ targets }, language) =>
    oneOf(
      'targets',
      targets.flatMap((name) => language.word('targets', name) ?? []),
      language,
    ),
  duration: ({ durations }) => fc.constantFrom(...durations),
  pick: ({ picks }) => fc.constantFrom(...picks),
  id: ({ kinds }, { names }) => fc.constantFrom(...names(kinds).keys()),
};

function number({ minimum = -99, maximum = 99, except = [] }: Bounds): Any {
  return fc.integer({ min: minimum, max: maximum }).filter((one) => !except.includes(one));
}

function someOf(words: readonly string[]): Any {
  return fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 4 });
}
