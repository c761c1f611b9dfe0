/** Rules of decks that lead in a circle, cannot be computed, could run long, or lost a list: each is reported. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GameChecker } from '../../../generator/check.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { copyGame, temporaryRoom } from '../../support/games.ts';

const room = temporaryRoom();
const example = join(packageRoot(), 'examples', 'construction', 'sixty-cards');
const rules = readFileSync(join(example, 'construction.yaml'), 'utf8');

/** Before the first constraint. */
function withSize(max: string, values = ''): string {
  return rules.replace(
    'constraints:\n',
    `${values}constraints:\n  - { use: size, max: '=${max}' }\n`,
  );
}

test.for([
  [
    'formats that extend each other',
    rules
      .replace('open: {}', 'open: { extends: humble }')
      .replace('season:', 'season:\n    extends: open'),
    'CW1346',
  ],
  ['division by zero', withSize('60 / spare', 'let: { spare: { in: side } }\n'), 'CW1343'],
  ['a formula of 5,000 parts', withSize('1 + '.repeat(5000).concat('1')), 'CW1345'],
  ['3,000 brackets', withSize(`${'('.repeat(3000)}1${')'.repeat(3000)}`), 'CW1345'],
  ['loops in loops', withSize('[1, 2].all(x, [1, 2].all(y, x + y > 0)) ? 1 : 2'), 'CW1345'],
  [
    'a list that shrank to nothing',
    rules.replace('{ storm-bell: 0, ash-moth: 0 }', '{}'),
    'CW1352',
  ],
] as const)('%s', ([name, construction, code]) => {
  expect(construction).not.toBe(rules);
  const game = copyGame(example, join(room, name), { 'construction.yaml': construction });
  const { diagnostics } = new GameChecker(game).check();
  expect(diagnostics.map((one) => one.code)).toContain(code);
});
