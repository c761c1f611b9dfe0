/** `rules.ja.md` numbers the same clauses as `rules.md`, in the same order. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { differencesOf } from '../../../generator/link/clause-differences.ts';
import { readClauses } from '../../../generator/link/read-clauses.ts';
import { tinyGameChecker } from '../../diagnostics/check-tiny-game.ts';
import { TINY_GAME } from '../../diagnostics/tiny-game.ts';

const checkTinyGame = tinyGameChecker();
const rules = readFileSync(join(TINY_GAME, 'rules.md'), 'utf8');
const IDS = ['1.1', '1.2', '2.1', '2.2', '2.3', '2.4', '2.5'];

const written = (ids: readonly string[]): string =>
  `# ルール\n\n${ids.map((id) => `- **TINY-${id}** 条項。\n`).join('')}`;

/** Code, line and parameters of what a check of the tiny game says of these clauses. */
function faultsOf(ids: readonly string[]) {
  return checkTinyGame([{ file: 'rules.ja.md', content: written(ids) }]).diagnostics.map(
    ({ code, file, range, params, related }) => {
      expect(file).toMatch(/rules\.ja\.md$/);
      for (const { file: other } of related) expect(other).toMatch(/rules(\.ja)?\.md$/);
      return [code, range?.start.line, params];
    },
  );
}

function file(path: string, ids: readonly string[]) {
  return { path, text: written(ids), data: undefined, complete: true, faults: [] };
}

const named = (id: string | undefined) => (id === undefined ? undefined : `TINY-${id}`);

const without = (...left: string[]): string[] => IDS.filter((id) => !left.includes(id));

test('the same clauses are no fault; a translation may say more between them', () => {
  expect(faultsOf(IDS)).toEqual([]);
  const content = rules.replace('## 2. Bands', '## 2. 隊\n\n**TINY-2.2**のとおり。\n');
  expect(checkTinyGame([{ file: 'rules.ja.md', content }]).diagnostics).toEqual([]);
});

test.each([
  ['one', without('2.2'), 5, ['2.2', '2.2', 1, '2.1']],
  ['two in a row', without('2.2', '2.3'), 5, ['2.2', '2.3', 2, '2.1']],
  ['the last', without('2.5'), 8, ['2.5', '2.5', 1, '2.4']],
  ['the first', without('1.1'), 1, ['1.1', '1.1', 1, undefined]],
  ['all', [], 1, ['1.1', '2.5', 7, undefined]],
] as const)('missing: %s', (_, ids, line, [clause, last, count, after]) => {
  const params = {
    difference: 'missing',
    clause: named(clause),
    last: named(last),
    count,
    after: named(after),
  };
  expect(faultsOf(ids)).toEqual([['CW1512', line, params]]);
});

test('what is missing in two places is reported in both', () => {
  expect(faultsOf(without('1.2', '2.4')).map(([code, line]) => [code, line])).toEqual([
    ['CW1512', 3],
    ['CW1512', 6],
  ]);
});

test('a number that rules.md does not have', () => {
  const params = { difference: 'unknown', clause: 'TINY-3.1', meant: undefined };
  expect(faultsOf([...IDS, '3.1'])).toEqual([['CW1512', 10, params]]);
});

test('a wrong number in the place of another is one fault', () => {
  const ids = IDS.map((id) => (id === '2.2' ? '2.22' : id));
  const params = { difference: 'unknown', clause: 'TINY-2.22', meant: 'TINY-2.2' };
  expect(faultsOf(ids)).toEqual([['CW1512', 6, params]]);
});

test.each([
  ['up', ['1.1', '2.4', '1.2', '2.1', '2.2', '2.3', '2.5'], 4, '2.4', 'TINY-2.3'],
  ['down', ['1.1', '2.1', '2.2', '2.3', '2.4', '1.2', '2.5'], 8, '1.2', 'TINY-1.1'],
  ['from the beginning', ['1.2', '2.1', '2.2', '2.3', '2.4', '2.5', '1.1'], 9, '1.1', undefined],
] as const)('a clause that was moved is one fault: %s', (_, ids, line, id, after) => {
  const params = { difference: 'misplaced', clause: `TINY-${id}`, after };
  expect(faultsOf(ids)).toEqual([['CW1512', line, params]]);
});

test('a number twice is reported as in rules.md', () => {
  expect(faultsOf(['1.1', ...IDS])).toEqual([['CW1511', 4, { clause: 'TINY-1.1' }]]);
});

test('without a sound rules.md nothing is compared', () => {
  const content = written(['9.9']);
  const codes = (text: string | null) =>
    checkTinyGame([
      { file: 'rules.md', content: text },
      { file: 'rules.ja.md', content },
    ]).diagnostics.map(({ code }) => code);
  expect(codes(rules.replace('TINY-2.2', 'TINY-2.1'))).toEqual(['CW1511']);
  expect(codes(null)).not.toContain('CW1512');
});

test('of any clauses in any order, nothing is reported exactly when they are the same', () => {
  const source = file('rules.md', IDS);
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...IDS, '1.3', '2.9', '9.9')), (ids) => {
      const { translated } = readClauses([source, file('rules.ja.md', ids)]);
      const faults = translated.flatMap((one) => differencesOf(one));
      expect(faults.length === 0).toBe(ids.join() === IDS.join());
      // Nothing is reported twice: a fault each for moved and unknown clauses, one for what is missing in a place.
      const reported = faults.flatMap(({ params }) => {
        const { difference, clause } = params as { difference: string; clause: string };
        return difference === 'missing' ? [] : [clause];
      });
      expect(new Set(reported).size).toBe(reported.length);
    }),
  );
});
