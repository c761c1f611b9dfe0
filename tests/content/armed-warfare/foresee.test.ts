/** What lists of moves say of attacks and defences: what people who choose from them would want to know. */
import { expect, test } from 'vitest';
import { Match } from '../../../engine/index.ts';
import { armedWarfare } from './game.ts';

const given = {
  turn: 'P1',
  phase: 'attack',
  P1: { armdroid: 'command-bull', at: '(1,5)', facing: 'E', front: ['assault-rifle', 'E'] },
  P2: { armdroid: 'raptor', at: '(6,5)', facing: 'N', left: ['mortar', 'S'] },
};

test('an attack says whom it would hit and how hard, a defence who takes the damage', () => {
  const match = new Match(armedWarfare, { position: given });
  const attacks = match.foreseen(0);
  const [note = ''] = [attacks.get('attack front (6,5)')];
  const [, amount = ''] = /^raptor -(\d+)$/.exec(note) ?? [];
  expect(Number(amount)).toBeGreaterThan(0);
  // Nothing stands there.
  expect(attacks.has('attack front (4,5)')).toBe(false);
  const before = JSON.stringify(armedWarfare.toPosition(match.state));
  match.foreseen(0);
  expect(JSON.stringify(armedWarfare.toPosition(match.state))).toBe(before);

  expect(match.actText(0, 'attack front (6,5)')).toBeNull();
  const defences = match.foreseen(1);
  expect([...defences.keys()]).toEqual(['defend none', 'defend left']);
  expect(defences.get('defend none')).toBe(`raptor -${amount}`);
  expect(defences.get('defend left')).toMatch(/^mortar -\d+$/);
  const reported: unknown[] = [];
  match.listen((event) => void reported.push(event), 'spectator');
  expect(match.actText(1, 'defend none')).toBeNull();
  expect(reported).toContainEqual(
    expect.objectContaining({ type: 'damaged', card: 'raptor', amount: Number(amount) }),
  );
});
