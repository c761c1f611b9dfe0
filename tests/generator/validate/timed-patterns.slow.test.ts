import { Script } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import {
  endlessPatterns,
  forgetEndlessPatterns,
  timedPatterns,
} from '../../../generator/validate/patterns/timed-patterns.ts';

afterEach(forgetEndlessPatterns);

const ID = '^[a-z][a-z0-9]*(-[a-z0-9]+)*$';

test.each([
  [ID, 'orc', true],
  [ID, 'Orc', false],
  [ID, 'the-oldest-orc-of-the-northern-marshes', true],
  [ID, 'the-oldest-orc-of-the-northern-marshes-', false],
  ['^[a-z]+$', 'x'.repeat(10_000), true],
  ['^a*b*c*$', `${'a'.repeat(30)}d`, false],
])('%s says of a text what a regular expression says', (source, text, fits) => {
  expect(timedPatterns(source, 'u').test(text)).toBe(fits);
  expect(endlessPatterns()).toEqual([]);
});

test('a pattern that runs out of time is reported, and refuses no text from then on', () => {
  const endless = timedPatterns('^(a+)+$', 'u');
  expect(endless.test(`${'a'.repeat(60)}b`)).toBe(true);
  expect(endlessPatterns()).toEqual(['^(a+)+$']);
  forgetEndlessPatterns();
  // The pattern itself would refuse it at once: it is not tried any more.
  expect(endless.test('b')).toBe(true);
  expect(endlessPatterns()).toEqual(['^(a+)+$']);
});

test('time in which the machine did something else does not count', () => {
  const usage = vi.spyOn(process, 'cpuUsage');
  // Seven seconds in all: what each try is given is noted, and it has a twentieth of that.
  const limits: number[] = [];
  const inContext = Reflect.get(Script.prototype, 'runInContext') as (
    this: Script,
    context: object,
    options: { readonly timeout: number },
  ) => unknown;
  const tries = vi.spyOn(Script.prototype, 'runInContext').mockImplementation(function (
    this: Script,
    context,
    options,
  ) {
    const { timeout = 0 } = options as { readonly timeout?: number };
    limits.push(timeout);
    return inContext.call(this, context, { timeout: timeout / 20 });
  });
  // The processor worked for a hundredth of a second of the first two tries, then for two seconds.
  for (const ms of [10, 10, 2000]) {
    usage.mockReturnValueOnce({ user: 0, system: 0 });
    usage.mockReturnValueOnce({ user: ms * 1000, system: 0 });
  }
  try {
    expect(timedPatterns('^(b+)+$', 'u').test(`${'b'.repeat(60)}a`)).toBe(true);
    expect(usage).toHaveBeenCalledTimes(6);
    expect(limits).toEqual([1000, 2000, 4000]);
    expect(endlessPatterns()).toEqual(['^(b+)+$']);
  } finally {
    tries.mockRestore();
    usage.mockRestore();
  }
});

test('patterns are distinguished', () => {
  expect(String(timedPatterns('^a$', 'u'))).not.toBe(String(timedPatterns('^b$', 'u')));
});
