/** How a game has ended, in words. */
import { expect, test } from 'vitest';
import { outcomeText } from '../../../cli/play/outcome.ts';
import type { Table } from '../../../cli/play/table.ts';
import { tableMessagesOf } from '../../../cli/play/table-messages.ts';
import type { Outcome } from '../../../engine/index.ts';

/** Of four seats; the second and the fourth are one side where there are three. */
function endOf(outcome: Outcome | null, sides = [0, 1, 2, 3]): Table['match'] {
  const rules = { seats: () => sides.length, sideOf: (_: unknown, seat: number) => sides[seat] };
  return { outcome, rules, state: {} } as unknown as Table['match'];
}

test.each([
  [{ winners: [], reason: 'points' }, 'The game is a draw.', 'ゲームは引き分けです。'],
  [{ winners: [1], reason: 'points' }, 'Side B (P2) has won.', 'B側（P2）の勝ちです。'],
  [
    { winners: [1], reason: 'points', standings: [[1], [0, 3], [2]] },
    'Side B (P2) has won.\nPlaces: 1. B (P2)  2. A (P1), D (P4)  4. C (P3)',
    'B側（P2）の勝ちです。\n順位：1位 B側（P2）  2位 A側（P1）, D側（P4）  4位 C側（P3）',
  ],
] as const)('%j', (outcome, en, ja) => {
  expect(outcomeText(endOf(outcome as Outcome), tableMessagesOf('en'))).toBe(en);
  expect(outcomeText(endOf(outcome as Outcome), tableMessagesOf('ja'))).toBe(ja);
});

test('all seats of a side are named', () => {
  const outcome = { winners: [1], reason: 'points' };
  const text = outcomeText(endOf(outcome, [0, 1, 2, 1]), tableMessagesOf('en'));
  expect(text).toBe('Side B (P2, P4) has won.');
});
