import { expect, test } from 'vitest';
import { withoutSecrets } from '../../engine/index.ts';

const secrets = { cardDrawn: 'card' };
const drawn = { type: 'cardDrawn', seat: 'P1', card: 'orc' };

test('only the seat of the event sees its secret', () => {
  expect(withoutSecrets(drawn, 0, secrets)).toEqual(drawn);
  expect(withoutSecrets(drawn, 1, secrets)).toEqual({ type: 'cardDrawn', seat: 'P1' });
  expect(withoutSecrets(drawn, 'spectator', secrets)).toEqual({ type: 'cardDrawn', seat: 'P1' });
});

test('events without a secret are told as they are', () => {
  const placed = { type: 'placed', seat: 'P1', card: 'orc' };
  expect(withoutSecrets(placed, 1, secrets)).toBe(placed);
});
