/** Whatever group a word is of, its reminder is behind the paragraph in which the word is used. */
import { expect, test } from 'vitest';
import { Language } from '../../../generator/rules-text/language.ts';
import { printReminders } from '../../../generator/rules-text/reminders.ts';
import { plainText } from '../../../generator/rules-text/runs.ts';
import type { Part } from '../../../generator/rules-text/parts.ts';
import { groupNames } from '../../../generator/vocabulary/model.ts';
import { readVocabulary } from '../../../generator/vocabulary/read.ts';

const number = { type: 'integer', minimum: 1 };

/** Two words of each group: of the second nobody is reminded. */
const words = Object.fromEntries(
  groupNames.map((group) => [
    group,
    {
      [`${group}One`]: { phrase: 'x', reminder: `About ${group}.` },
      [`${group}Two`]: { phrase: 'x' },
    },
  ]),
);

const language = new Language(
  readVocabulary({
    ...words,
    operations: {
      hit: {
        phrase: 'x',
        reminder: 'A hit takes {amount} life.',
        params: {
          amount: number,
          target: { type: 'target', targets: ['targetsOne'] },
          until: { type: 'duration', durations: ['durationsOne'] },
          per: { type: 'amount', counts: ['countsOne'] },
        },
      },
    },
    costs: { costsOne: { phrase: 'x', reminder: 'Pay {value}.', value: number } },
    slots: { slotsOne: { phrase: 'x', reminder: 'Of {value}.', value: number } },
  }),
  'en',
  () => new Map(),
);

function remindersOf(part: Part, ...entries: object[]): string {
  const placed = entries.map((value, index) => ({ value, place: [part, index] }));
  return plainText(printReminders(part, placed, language));
}

test('those of all words of an effect, in its order', () => {
  const effect = {
    on: 'triggersOne',
    if: [
      { is: 'conditionsTwo' },
      { any: [{ is: 'conditionsTwo' }, { not: { is: 'conditionsOne' } }] },
    ],
    cost: { costsOne: 3 },
    limit: 'limitsOne',
    choose: { picksOne: { pick: 'choicesOne' } },
    do: [
      {
        op: 'hit',
        amount: 2,
        target: 'targetsOne',
        until: 'durationsOne',
        per: { base: 1, per: 1, count: 'countsOne' },
      },
    ],
  };
  expect(remindersOf('effects', effect)).toBe(
    [
      ' (About triggers.) (About conditions.) (Pay 3.) (About limits.) (About picks.) (About choices.)',
      ' (A hit takes 2 life.) (About targets.) (About durations.) (About counts.)',
    ].join(''),
  );
});

test('of several words with one reminder it is there once', () => {
  const hits = [2, 2, 3].map((amount) => ({ op: 'hit', amount }));
  expect(remindersOf('effects', { on: 'triggersTwo', do: hits })).toBe(
    ' (A hit takes 2 life.) (A hit takes 3 life.)',
  );
});

test('those of requirements and slots', () => {
  const requirement = { is: 'requirementsOne' };
  expect(remindersOf('requirements', requirement, { not: requirement })).toBe(
    ' (About requirements.)',
  );
  expect(remindersOf('slots', { slotsOne: 4 }, { slotsOne: 4 })).toBe(' (Of 4.)');
});
