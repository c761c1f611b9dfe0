/** What fields are called: texts of templates that are names. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldNamesOf } from '../../../generator/index.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { checkedGame, copyGame, temporaryRoom } from '../../support/games.ts';

const folder = copyGame(join(packageRoot(), 'starter'), join(temporaryRoom(), 'fen'), {
  'templates/words.yaml': `light: { en: '{count} of light', ja: '光{count}' }
rank: { en: Rank, ja: 位 }
card-value: { en: '{count} points', ja: '{count}点' }
value: { en: Value, ja: 価値 }
`,
});

test('a sentence of a template that asks for values is no name', () => {
  const { label } = fieldNamesOf(checkedGame(folder).game, 'ja');
  expect(label('light')).toBeUndefined();
  expect(label('value')).toBe('価値');
  expect(label('rank')).toBe('位');
});
