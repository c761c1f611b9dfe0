import { expect, test } from 'vitest';
import { Match } from '../../../../engine/index.ts';
import { rulesWith } from './own-cards.ts';

test('cards that set each other off without end are reported with their chain (BLS-10.2.1 BLS-12.2.1)', () => {
  const rules = rulesWith([
    {
      id: 'avi-yo-yo',
      category: 'avi',
      effects: [
        {
          on: 'awaken',
          at: 150,
          do: [
            { op: 'heal', target: { who: 'ownAvi' }, amount: 60 },
            { op: 'loseLife', target: { who: 'ownAvi' }, amount: 60 },
          ],
        },
      ],
    },
  ]);
  const position = {
    avi: { P2: 'avi-yo-yo' },
    cell: { P1: '(3,3)' },
    life: { P2: 190 },
    hand: { P1: ['ac-line-cutter'] },
  };
  const match = new Match(rules, { position });
  expect(match.actText(0, 'use ac-line-cutter')).toBeNull();
  const before = match.state.words.slice();
  const refusal = match.actText(1, 'pass');
  expect(refusal).toMatchObject({ code: 'RULES_DEFECT', params: { limit: 'depth' } });
  const links = String(refusal?.params['chain']).split(' > ');
  expect(new Set(links)).toEqual(new Set(['avi-yo-yo/effects/0 (awaken)']));
  expect(match.state.words).toEqual(before);
  expect(match.toAct).toBe(1);
});
