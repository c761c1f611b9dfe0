/** What effects have pending, written and read. */
import { describe, expect, test } from 'vitest';
import {
  BadPosition,
  effectLayout,
  FRAME_SIZE,
  ITEM_SIZE,
  listPush,
  readPending,
  StateLayout,
  writePending,
  type Position,
} from '../../../engine/index.ts';

const plan = new StateLayout(2);
const layout = effectLayout(plan, { seats: 2, sources: 2, frames: 2, queued: 2, picks: 2 });

const names = {
  nameOf: (source: number) => `card ${source}`,
  sourceAt: (name: unknown, what: string) => {
    const [, number] = /^card (\d)$/.exec(String(name)) ?? [];
    if (number === undefined) throw new BadPosition(what, name);
    return Number(number);
  },
};

function pending(): Int32Array {
  const ints = plan.blank();
  ints[layout.begun] = 3;
  ints[layout.triggered] = FRAME_SIZE;
  for (let i = 0; i < 2 * FRAME_SIZE; i += 1) listPush(ints, layout.stack, (i * 7) % 10);
  for (let i = 0; i < ITEM_SIZE; i += 1) listPush(ints, layout.queue, (i * 3) % 10);
  return ints;
}

function read(written: Position): Int32Array {
  const ints = plan.blank();
  readPending(ints, layout, written, 'running', names);
  return ints;
}

test('is read as it is written', () => {
  const ints = pending();
  expect(read(writePending(ints, layout, names))).toEqual(ints);
});

test('is nothing where nothing is written', () => {
  expect(read({})).toEqual(plan.blank());
});

describe('what cannot be read names its word', () => {
  const { stack, queue } = writePending(pending(), layout, names);
  test.each<[string, Position]>([
    ['running.begun', { begun: 'x' }],
    ['running.stack', { stack: [...stack, ...stack] }],
    ['running.stack', { stack: [stack[0]!.slice(1)] }],
    ['running.stack', { stack: [stack[0]!.map(() => 'nobody')] }],
    [
      'running.queue',
      { queue: [queue[0]!.map((word) => (typeof word === 'number' ? 0.5 : word))] },
    ],
  ])('%s', (what, written) => {
    expect(() => read(written)).toThrow(BadPosition);
    expect(() => read(written)).toThrow(expect.objectContaining({ what }));
  });
});
