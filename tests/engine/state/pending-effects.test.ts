/** What of effects is pending, and who listens, as a part of a declared state. */
import { describe, expect, test } from 'vitest';
import { BadPosition, listPush, NOBODY } from '../../../engine/index.ts';
import { sourcesOf } from '../../../engine/effects/layout.ts';
import { STRUCK, tower } from './tower.ts';

describe('what is pending', () => {
  test('names picks by where the cards lie: of operations that wait, and of named choices', () => {
    const { turned, read, begin, pick, write, written, log } = tower();
    const state = turned(read({}));
    begin(state, 1);
    pick(state, 2);
    expect(written(state)['picks']).toEqual(['P1 bells 3']);
    pick(state, 0);
    expect(written(state)['picks']).toEqual(['P1 bells 3', -2, 'P1 bells 1']);
    const again = read(write(state));
    expect(write(again)).toEqual(write(state));
    pick(again, 1);
    expect(log).toEqual(['low: P1 bells 1', 'high: P1 bells 2']);
    expect(written(again)).toMatchObject({ stack: [], picks: [] });
  });

  test('is refused where it cannot be gone on with', () => {
    const { read, begin, pick, write, written } = tower();
    const state = read({});
    begin(state, 0);
    pick(state, 2);
    pick(state, 0);
    const work = written(state);
    const [ring = [], echo = []] = work['stack'] as (string | number)[][];
    const words = write(state);
    for (const fault of [
      { picks: [] },
      { picks: ['P1 bells 3', -1, 'P1 bells 1'] },
      { picks: ['P1 bells 3', -2, 'P1 bells 4'] },
      { picks: ['P1 bells 3', -2, 'none'] },
      { picks: ['P1 bells 3', -2, 1] },
      { picks: ['P1 bells 3', -2.5, 'P1 bells 1'] },
      { picks: Array.from({ length: 7 }, () => 'P1 bells 1') },
      { stack: [ring, echo.with(1, 'none').with(2, 99)] },
      { queue: [echo.slice(1)] },
    ]) {
      const reading = () => read({ ...words, work: { ...work, ...fault } });
      expect(reading, JSON.stringify(fault)).toThrow(BadPosition);
    }
  });

  test('is seen as how much has begun and waits, or not at all', () => {
    for (const [observed, expected] of [
      [true, { running: 2, waiting: 0 }],
      [false, undefined],
    ] as const) {
      const { read, begin, pick, seen } = tower({ observed });
      const state = read({});
      begin(state, 0);
      pick(state, 2);
      expect(seen(state)).toEqual(expected);
    }
  });

  test('names sources that are no cards in words of the game', () => {
    const { read, begin, written, write } = tower({
      sources: {
        nameOf: (_, source) => `tower ${source}`,
        sourceNamed: (_, name) => Number(/^tower (\d)$/.exec(String(name))?.[1] ?? -1),
      },
    });
    const state = read({});
    begin(state, 2);
    const [[, source] = []] = written(state)['stack'] as (string | number)[][];
    expect(source).toBe('tower 2');
    expect(write(read(write(state)))).toEqual(write(state));
    const [frame = []] = written(state)['stack'] as (string | number)[][];
    const work = { ...written(state), stack: [frame.with(1, 'attic')] };
    expect(() => read({ ...write(state), work })).toThrow(BadPosition);
  });
});

test('picks may be named in words of the game, by what was asked for', () => {
  const { turned, read, begin, pick, write, written } = tower({
    picks: {
      write: (_, word, picked) => `${word} ${picked}`,
      read: (_, picked) => Number(/^bell (\d)$/.exec(String(picked))?.[1] ?? -1),
    },
  });
  const state = turned(read({}));
  begin(state, 1);
  pick(state, 2);
  pick(state, 1);
  expect(written(state)['picks']).toEqual(['bell 0', -2, 'bell 2']);
  const work = { ...written(state), picks: ['bell 0', -2, 'gong'] };
  expect(() => read({ ...write(state), work })).toThrow(BadPosition);
  expect(written(read(write(state)))['picks']).toEqual(['bell 0', -2, 'bell 2']);
});

describe('who listens', () => {
  const listening = { P1: ['P1 bells 2', 'P1 bells 1'], P2: [], nobody: ['P2 bells 1'] };

  test('is in positions where the game says so, in order, with those of nobody', () => {
    const { read, written, write, runner, work } = tower({ writesListening: true });
    const state = read({ work: { listening } });
    expect(written(state)['listening']).toEqual(listening);
    expect(write(read(write(state)))).toEqual(write(state));
    runner.pending.raise(state, STRUCK, NOBODY);
    expect(state.ints[work.layout.queue]).toBeGreaterThan(0);
  });

  test('is left to the game elsewhere', () => {
    const { read, written } = tower();
    expect(written(read({ work: { listening } }))).not.toHaveProperty('listening');
  });

  test.each([
    { P1: ['P1 bells 1', 'P1 bells 2', 'P1 bells 3'] },
    { P1: ['P1 bells 1', 'P1 bells 1'] },
    { P1: ['P1 bells 4'] },
    { P1: ['none'] },
    { P3: [] },
    { nobody: ['P1 bells 1', 'P1 bells 2'] },
  ])('is refused where it cannot be: %j', (wrong) => {
    expect(() => tower({ writesListening: true }).read({ work: { listening: wrong } })).toThrow(
      BadPosition,
    );
  });

  test('is a fault where there are more than there is room for', () => {
    const { read, declaration, work } = tower();
    const state = read({});
    expect(declaration.faults(state)).toEqual([]);
    for (const card of [0, 1]) listPush(state.ints, sourcesOf(work.layout, NOBODY), card);
    expect(declaration.faults(state)).toContain('work has too many listeners of nobody');
  });
});
