import { expect, test } from 'vitest';
import { deckCodes as own } from '../../diagnostics/index.ts';
import { deckCodes as judged } from '../../engine/construction/codes.ts';

test('each default code of the judge has a code here, and the other way round', () => {
  expect(Object.keys(own).toSorted()).toEqual(judged);
});
