/** `cardwright test`: what it says of scenarios that fail, and of clauses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { copyGame, LORDS_OF_WAR, temporaryRoom } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();
const FILE = 'scenarios/play/recall.yaml';

test.concurrent('the clauses of one file, each with what proved it, in the order of their numbers', async () => {
  const { exit, out } = await runHere(['test', FILE, '--coverage'], LORDS_OF_WAR);
  expect(exit).toBe(0);
  const clauses = [...out.matchAll(/^(LOW-[\d.]+) +(LOW-\w+(?:, LOW-\w+)*)$/gm)];
  const numbers = clauses.map(([, clause = '']) => clause.slice(4).split('.').map(Number));
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers).toEqual(
    numbers.toSorted(([a = 0, b = 0, c = 0], [x = 0, y = 0, z = 0]) => a - x || b - y || c - z),
  );
  expect(clauses.find(([, clause]) => clause === 'LOW-5.7.6')?.[2]).toMatch(/\bLOW-E09\b/);
  expect(out).toMatch(/^Proved by no scenario: .*\bLOW-6\.7\.18\b/m);
  expect(out).toMatch(new RegExp(`: ${numbers.length} of 220 clauses`));
});

test.concurrent('a scenario that fails says what differs, draws it, and proves nothing', async () => {
  const text = readFileSync(join(LORDS_OF_WAR, FILE), 'utf8');
  const broken = text.replace('      5  . . . L\n', '      5  . . L .\n');
  expect(broken).not.toBe(text);
  const own = copyGame(LORDS_OF_WAR, join(room, 'own'), { [FILE]: broken });
  const { exit, out } = await runHere(['test', FILE, '--coverage'], own);
  expect(exit).toBe(1);
  expect(out).toMatch(/^FAILED LOW-E09 /m);
  expect(out).toMatch(/board\.\(6,5\): expected "P1 fx-lance3", found null/);
  expect(out).toMatch(/^ +5 {2}\. \. \. \. \. \. [A-Z]$/m);
  expect(out).not.toMatch(/^LOW-.*\bLOW-E09\b/m);
});

test.concurrent('a position that the rules cannot read is shown as that, not as a difference', async () => {
  const text = readFileSync(join(LORDS_OF_WAR, FILE), 'utf8');
  const broken = text.replace(/hand: \{ P1:/, 'hand: { P3:');
  expect(broken).not.toBe(text);
  const own = copyGame(LORDS_OF_WAR, join(room, 'unreadable'), { [FILE]: broken });
  const { out } = await runHere(['test', FILE], own);
  expect(out).toMatch(/^ {4}hand\.P3: the rules cannot read .* here$/m);
});

test.concurrent('scenarios of a file with a fault count in the total, and do not pass', async () => {
  const text = readFileSync(join(LORDS_OF_WAR, FILE), 'utf8');
  const broken = text.replace('  title: ', '  titel: ');
  const inFile = [...text.matchAll(/^- id: /gm)].length;
  const own = copyGame(LORDS_OF_WAR, join(room, 'faulty'), { [FILE]: broken });
  const [whole, faulty] = await Promise.all([
    runHere(['test'], LORDS_OF_WAR),
    runHere(['test'], own),
  ]);
  const [, total] = /: (\d+) of \1 scenarios passed/.exec(whole.out) ?? [];
  expect(faulty.exit).toBe(1);
  expect(faulty.out).toContain(`NOT RUN ${FILE}: ${inFile} scenarios`);
  expect(faulty.out).toContain(`: ${Number(total) - inFile} of ${total} scenarios passed`);
});

/** The starter, whose rules fail where they count light. */
function failing(name: string): string {
  const game = join(packageRoot(), 'starter');
  const light = readFileSync(join(game, 'rules/light.ts'), 'utf8');
  const broken = light.replace('  return light;', '  return nope ?? light;');
  expect(broken).not.toBe(light);
  return copyGame(game, join(room, name), { 'rules/light.ts': broken });
}

test.concurrent('rules that throw fail their scenarios, with the line, and no other', async () => {
  const { exit, out, err } = await runHere(['test'], failing('throwing'));
  expect({ exit, err }).toEqual({ exit: 1, err: '' });
  expect(out).toMatch(/^FAILED \S+-P1 .*\n    rules: .*nope is not defined .*light\.ts:24:/m);
  expect(out).toMatch(/: [1-9]\d* of 25 scenarios passed/);
});

test.concurrent('and end a game with their own lines alone', async () => {
  const args = ['play', '--seats', 'greedy,greedy', '--seed', '48'];
  const { exit, err } = await runHere(args, failing('throwing-in-play'));
  expect(exit).toBe(1);
  expect(err).toMatch(/ReferenceError: nope is not defined\n    at lightOf \(.*light\.ts:24:/);
  expect(err).not.toMatch(/engine|run\.ts/);
});

test('scenarios of play in a game without rules are not run, and said once', async () => {
  const game = copyGame(join(packageRoot(), 'starter'), join(room, 'no-rules'), {
    'rules/index.ts': null,
  });
  const { exit, out } = await runHere(['test'], game);
  expect(exit).toBe(1);
  expect(out).toMatch(
    /^NOT RUN \d+ scenarios of play: the game has no rules of play, there is no rules\/index.ts\n\S+: 9 of 25 scenarios passed\n$/,
  );
});
