/** Rules that wait for a seat and give it nothing to do: said in a sentence, with who is waited for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { cardwright } from '../support/command.ts';
import { copyGame, temporaryRoom } from '../support/games.ts';

const room = temporaryRoom();
const starter = join(packageRoot(), 'starter');
const play = readFileSync(join(starter, 'rules/play.ts'), 'utf8');
const silent = play.replace('  if (toAct(state) !== seat) return 0;\n', '  if (state) return 0;\n');
const stuck = copyGame(starter, join(room, 'stuck'), { 'rules/play.ts': silent });

test('the rules say nothing that anybody may do', () => expect(silent).not.toBe(play));

const SENTENCE =
  /^The rules of the game wait for (P\d) \(toAct\), but legalActions lists nothing that \1 may do\.$/m;

test.concurrent.each([
  ['play', '--seats', 'greedy,greedy', '--seed', '1'],
  ['play', '--seats', 'human,human', '--seed', '1'],
  ['simulate', '--games', '4'],
])('%s %s %s', async (...args) => {
  const { exit, err } = await cardwright(args, stuck);
  expect(err).toMatch(SENTENCE);
  expect(err).not.toContain('node:internal');
  expect(exit).toBe(1);
});

test('in Japanese', async () => {
  const { err } = await cardwright(['play', '--seats', 'random,random', '--ui', 'ja'], stuck);
  expect(err).toMatch(/ゲームのルールではP\dの決定を待っていますが（toAct）/);
});
