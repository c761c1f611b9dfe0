import { expect, test } from 'vitest';
import { refuseBy, refuseOutOfTurn } from '../../engine/index.ts';

const refuse = refuseBy({ GAME_OVER: 'X-1', NOT_YOUR_DECISION: 'X-2', OCCUPIED: 'X-3' });

test('a refusal has the clause of its code, or the one that is named', () => {
  expect(refuse('OCCUPIED')).toEqual({ code: 'OCCUPIED', clause: 'X-3', params: {} });
  expect(refuse('OCCUPIED', { square: '(1,1)' }, 'X-9')).toEqual({
    code: 'OCCUPIED',
    clause: 'X-9',
    params: { square: '(1,1)' },
  });
  expect(refuse('OCCUPIED', 'X-9')).toEqual({ code: 'OCCUPIED', clause: 'X-9', params: {} });
  expect(refuse('OCCUPIED', 'X-9')).toBe(refuse('OCCUPIED', 'X-9'));
});

test('after the end and out of turn nothing is allowed', () => {
  expect(refuseOutOfTurn(refuse, 1, 1)).toBeNull();
  expect(refuseOutOfTurn(refuse, null, 1)).toEqual(refuse('GAME_OVER'));
  expect(refuseOutOfTurn(refuse, 0, 1)).toEqual(
    refuse('NOT_YOUR_DECISION', { seat: 'P2', decider: 'P1' }),
  );
});
