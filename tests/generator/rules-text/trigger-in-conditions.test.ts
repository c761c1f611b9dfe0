/** Phrases of conditions see the trigger: after a hit the "target" of an attack is the card that was hit. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GameChecker } from '../../../generator/check.ts';
import { CardTexts } from '../../../generator/rules-text/card-texts.ts';
import { printEffect, readEffect } from '../../../generator/rules-text/effect.ts';
import { plainText } from '../../../generator/rules-text/runs.ts';
import { packageRoot } from '../../../kernel/index.ts';

const { game } = new GameChecker(join(packageRoot(), 'content', 'armed-warfare')).check();
if (game === null) throw new TypeError('The game cannot be used.');
const texts = new CardTexts(game);
const isArmdroid = [{ is: 'targetKind', value: 'armdroid' }];
const afterHit = { on: 'onHit', if: isArmdroid, do: [{ op: 'jam', target: 'hitCard' }] };
const always = {
  on: 'continuous',
  if: isArmdroid,
  do: [{ op: 'modifyPower', target: 'self', amount: 1 }],
};

test.for([
  ['en', afterHit, 'if that card is an Armdroid, that card is jammed'],
  ['en', always, 'If the target is an Armdroid, attacks with this card'],
  ['ja', afterHit, 'そのカードがアームドロイドの場合'],
  ['ja', always, '対象がアームドロイドの場合'],
] as const)('%s: what is meant, and read back', ([locale, effect, words]) => {
  const language = texts.language(locale);
  if (language === null) throw new TypeError(`There is no ${locale}.`);
  const text = plainText(printEffect(effect, [], language));
  expect(text).toContain(words);
  expect(readEffect(text, language)).toEqual([effect]);
});
