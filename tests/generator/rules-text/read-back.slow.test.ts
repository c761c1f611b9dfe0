/** What is printed is read back as what it was: for all content, and for random effects. */
import * as fc from 'fast-check';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../engine/construction/types.ts';
import { GameChecker } from '../../../generator/check.ts';
import { printEffect, readEffect } from '../../../generator/rules-text/effect.ts';
import { CardTexts, textFields } from '../../../generator/rules-text/card-texts.ts';
import type { Language } from '../../../generator/rules-text/language.ts';
import {
  canonicalPart,
  printPart,
  readPart,
  type Part,
} from '../../../generator/rules-text/parts.ts';
import { plainText } from '../../../generator/rules-text/runs.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { conditions, effects, slots } from '../../support/arbitrary-effects.ts';

const { game } = new GameChecker(join(packageRoot(), 'content', 'battle-logistic-square')).check();
if (game === null) throw new TypeError('The game cannot be used.');
const texts = new CardTexts(game);
const components = [...game.names.values()].filter(
  ({ kind, fixture }) => kind === 'card' && !fixture,
);
const cards = components.map(({ item }) => item.value as Card);

describe.for(['en', 'ja'])('%s', (locale) => {
  const language = texts.language(locale) as Language;

  test.for(components)('$id', ({ kind, item: { value } }) => {
    const fields = textFields(game.schemas.get(kind) ?? {});
    for (const { field, part } of fields.filter((one) => value[one.field] !== undefined)) {
      const list = value[field] as readonly unknown[];
      const paragraphs = printPart({ part, field, value: list, place: [] }, language);
      const read = readPart(paragraphs.map(plainText), { part, field }, language, value as Card);
      expect(read).toEqual([canonicalPart(part, list, language)]);
    }
  });

  test('random effects', () => {
    fc.assert(
      fc.property(effects(cards, language), ({ card, effect }) => {
        const text = plainText(printEffect(effect, [], language));
        expect(readEffect(text, language, card)).toEqual([effect]);
      }),
      { numRuns: 100 },
    );
  });

  test.for([
    { part: 'requirements', field: 'break' },
    { part: 'slots', field: 'assembly' },
  ] as const)('random $part', ({ part, field }) => {
    const words = [...language.vocabulary.groups.requirements.values()];
    const member = part === 'slots' ? slots(language) : conditions(part, words, language);
    fc.assert(
      fc.property(fc.array(member, { minLength: 1, maxLength: 4 }), (list) => {
        expect(readBack(list, part, field, language)).toEqual([list]);
      }),
      { numRuns: 60 },
    );
  });
});

function readBack(
  list: readonly unknown[],
  part: Part,
  field: string,
  language: Language,
): unknown {
  const printed = printPart({ part, field, value: list, place: [] }, language);
  return readPart(printed.map(plainText), { part, field }, language);
}
