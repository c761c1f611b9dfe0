/** What `report` of construction.yaml names exists, and is reported there and not at the messages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tinyGameChecker } from '../../diagnostics/check-tiny-game.ts';
import { TINY_GAME } from '../../diagnostics/tiny-game.ts';

const checkTinyGame = tinyGameChecker();
const construction = readFileSync(join(TINY_GAME, 'construction.yaml'), 'utf8');
const messages = readFileSync(join(TINY_GAME, 'messages.yaml'), 'utf8');

const report = `report:
  order: [DECK_COPIES, TINY_SIZE]
  params: { name: card.name, count: actual, most: [limit, expected] }
  paramsOf: { TINY_SIZE: { actual: actual, expected: expected } }
`;

/** Code, name and what was meant. */
function faultsOf(from: string, to: string): unknown[] {
  expect(report).toContain(from);
  const { diagnostics } = checkTinyGame([
    { file: 'construction.yaml', content: construction + report.replace(from, to) },
    { file: 'messages.yaml', content: messages },
  ]);
  return diagnostics.flatMap(({ code, params }) => {
    const { name, nearest } = params as { name?: string; nearest?: string };
    return [[code, name, nearest]];
  });
}

test('codes, parameters and fields that exist', () => {
  expect(faultsOf(report, report)).toEqual([]);
});

test.each([
  ['card.name', 'cardname', 'cardname', undefined],
  ['card.name', 'card.nme', 'nme', 'name'],
  ['[limit,', '[limt,', 'limt', 'limit'],
  ['order: [DECK_COPIES', 'order: [DECK_COPES', 'DECK_COPES', 'DECK_COPIES'],
  ['{ TINY_SIZE: {', '{ TINY_SZE: {', 'TINY_SZE', 'TINY_SIZE'],
  ['expected: expected', 'expected: expectd', 'expectd', 'expected'],
])('%s → %s', (from, to, name, nearest) => {
  expect(faultsOf(from, to)).toEqual([['CW1408', name, nearest]]);
});
