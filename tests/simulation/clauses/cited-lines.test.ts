/** Which characters of the source of rules decide by a clause, and how often they ran. */
import { Session } from 'node:inspector/promises';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { citedPlaces, decidingAt } from '../../../simulation/clauses/cited-lines.ts';
import { clauseUse } from '../../../simulation/clauses/clause-use.ts';
import { countAt } from '../../../simulation/clauses/coverage.ts';

const SOURCE = `/** Of the whole file: AB-1.9 */
const table = { wide: 'AB-1.8' }; // AB-1.7

/** AB-1.1: a function. */
function play(n) {
  if (n > 2) return 'big'; // AB-1.2
  // AB-1.3, AB-1.6
  if (n === 2) {
    return 'two'; // XY-9.9
  } else if (n === 1) { // AB-1.4
    return ['a//b'].map((one) => one + n)[0]; // AB-1.5
  }
  switch (n) {
    case 0: return 'none'; // AB-2.1 to AB-2.3
    case -1:
      return 'less'; // AB-2.4
  }
}
({ play, table })`;
const KNOWN = new Set([
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `AB-1.${n}`),
  ...[1, 2, 3, 4].map((n) => `AB-2.${n}`),
]);

test('a clause is cited where its line decides', () => {
  const after = new Map(
    citedPlaces(SOURCE, KNOWN).map(({ clause, offset }) => [
      clause,
      SOURCE.slice(offset)
        .split('\n')[0]!
        .replace(/ \/\/.*/, ''),
    ]),
  );
  expect(Object.fromEntries(after)).toEqual({
    'AB-1.1': '',
    'AB-1.2': "return 'big';",
    'AB-1.3': '',
    'AB-1.4': '',
    'AB-1.5': 'one + n)[0];',
    'AB-1.6': '',
    'AB-1.7': "const table = { wide: 'AB-1.8' };",
    'AB-2.1': "return 'none';",
    'AB-2.2': "return 'none';",
    'AB-2.3': "return 'none';",
    'AB-2.4': "return 'less';",
  });
});

test.each([
  ['  return a;', 'return a;'],
  ['  } else if (f(a)) refuse();', 'refuse();'],
  ['const f = (a) => a + 1;', 'a + 1;'],
  ['  if (a &&', 'if (a &&'],
  ['  default: return 1;', 'return 1;'],
  ['function f() {', ''],
])('%s', (line, rest) => {
  expect(line.slice(decidingAt(line))).toBe(rest);
});

test('what ran is counted to the time, what loads a module is not', async () => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const { play } = runInThisContext(SOURCE, { filename: 'cited-source.js' }) as {
    play: (n: number) => unknown;
  };
  await session.post('Profiler.takePreciseCoverage');
  for (const n of [5, 5, 5, 2, 1, -1]) play(n);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const script = result.find(({ url }) => url === 'cited-source.js')!;
  const times = citedPlaces(SOURCE, KNOWN).map(
    ({ clause, offset }) => [clause, countAt(script, offset, SOURCE.length)] as const,
  );
  expect(Object.fromEntries(times)).toEqual({
    'AB-1.1': 6,
    'AB-1.2': 3,
    'AB-1.3': 1,
    'AB-1.6': 1,
    'AB-1.4': 1,
    'AB-1.5': 1,
    'AB-1.7': null,
    'AB-2.1': 0,
    'AB-2.2': 0,
    'AB-2.3': 0,
    'AB-2.4': 1,
  });
});

test('clauses that ran, that never did, and of which nothing is known', () => {
  const games = [
    { ref: [0, 1, 0] as const, times: { a: 2, b: 0 } },
    { ref: [0, 1, 1] as const, times: { a: 3, b: 0 } },
  ];
  expect(clauseUse(games, ['a', 'b', 'c'], new Set(['a', 'b']))).toEqual({
    games: 2,
    used: { a: { times: 5, games: 2, first: [0, 1, 0] } },
    never: ['b'],
    unseen: ['c'],
  });
});
