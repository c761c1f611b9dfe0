/** Refusals that several clauses give cite the one that decides. */
import { expect, test } from 'vitest';
import { lordsOfWar as rules } from './game.ts';

/** Of a unit of P1, whose team mate P3 is on turn. */
function recallClause(square: string, races: Record<string, string>): string | undefined {
  const state = rules.fromPosition({
    options: { players: 4 },
    races,
    turn: 'P3',
    phase: 'reinforce',
    hand: { P3: { exactly: ['fx-lance3'] } },
    at: { '(10,10)': 'P1 fx-dummy2', '(12,12)': 'P1 fx-general' },
  });
  const action = rules.notation.parse(state, `recall ${square}`)!;
  return rules.refusal(state, rules.toAct(state)!, action)?.clause;
}

test('a unit of a mate of another race, and a general of any (LOW-6.7.10 LOW-6.7.12)', () => {
  expect(recallClause('(10,10)', { P1: 'orc', P3: 'dwarf' })).toBe('LOW-6.7.10');
  expect(recallClause('(12,12)', { P1: 'orc', P3: 'orc' })).toBe('LOW-6.7.12');
  expect(recallClause('(10,10)', { P1: 'orc', P3: 'orc' })).toBeUndefined();
});
