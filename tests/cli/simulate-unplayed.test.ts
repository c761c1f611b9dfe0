/** `cardwright simulate` that is stopped before a game has ended: what was not played has no numbers. */
import { expect, test } from 'vitest';
import { resultCsv } from '../../cli/commands/simulate/csv/result.ts';
import { resultText } from '../../cli/commands/simulate/text.ts';
import { counted, played } from '../simulation/played.ts';

const names = {} as Parameters<typeof resultText>[1];
const none = [0, 0, 0, 0];
const unplayed = counted([none, none, none, none]);

test.each([
  ['as a table', resultText],
  ['for spreadsheets', resultCsv],
])('%s', (_, shown) => {
  const text = shown(played(['orcs', 'elves', unplayed]), names);
  expect(text).toContain('orcs');
  expect(text).not.toContain('NaN');
});
