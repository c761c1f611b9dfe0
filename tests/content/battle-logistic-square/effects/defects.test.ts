import { expect, test } from 'vitest';
import {
  compileConstruction,
  Match,
  runPlayScenario,
  type Position,
} from '../../../../engine/index.ts';
import { game } from '../game.ts';
import { rulesWith } from './own-cards.ts';

/** An AVI that awakens, heals and falls again, without the limit that it should have. */
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
const position: Position = {
  avi: { P2: 'avi-yo-yo' },
  cell: { P1: '(3,3)' },
  life: { P2: 190 },
  hand: { P1: ['ac-line-cutter'] },
};
const awakening = 'avi-yo-yo/effects/0 (awaken)';

test('cards that set each other off without end are refused with their chain (BLS-10.2.1 BLS-12.2.1)', () => {
  const match = new Match(rules, { position });
  expect(match.actText(0, 'use ac-line-cutter')).toBeNull();
  const before = match.state.ints.slice();
  const refusal = match.actText(1, 'pass');
  expect(refusal).toMatchObject({ code: 'RULES_DEFECT', params: { limit: 'depth' } });
  const links = String(refusal?.params['chain']).split(' > ');
  expect(new Set(links)).toEqual(new Set([awakening]));
  expect(match.state.ints).toEqual(before);
  expect(match.toAct).toBe(1);
});

test('a scenario that comes to them fails, and the others go on', () => {
  const construction = game.construction!;
  const { differences } = runPlayScenario(
    {
      id: 'yo-yo',
      title: 'An AVI without a limit',
      clauses: [],
      given: position,
      when: ['use ac-line-cutter', 'pass'],
      then: { life: { P2: 150 } },
    },
    {
      play: rules,
      judge: compileConstruction(construction, game),
      rules: construction,
      game,
      decks: [],
    },
  );
  expect(differences).toMatchObject([{ what: 'effects', expected: 'an end' }]);
  expect(differences[0]?.actual).toContain(awakening);
});
