import { expect, test } from 'vitest';
import { readSeats, sitterAt, sitterName } from '../../../cli/play/table.ts';

test('people and bots take the seats in order; the rest is for the best bot', () => {
  const seats = readSeats(['human', 'random']);
  const names = [0, 1, 2].map((seat) => sitterName(sitterAt(seats, seat)));
  expect(names).toEqual(['human', 'random', 'greedy']);
});

test('who cannot take a seat is wrong use', () => {
  expect(() => readSeats(['human', 'gredy'])).toThrow(
    expect.objectContaining({ hint: 'Did you mean "greedy"?' }),
  );
  expect(() => readSeats([''])).toThrow(
    expect.objectContaining({ hint: expect.stringContaining('random') }),
  );
});
