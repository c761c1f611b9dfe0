/** A property that is not there is compared with those of its own case, not with those of all cases. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../../kernel/index.ts';
import { checkedGame, copyGame, temporaryRoom } from '../../support/games.ts';

const room = temporaryRoom();
const STARTER = join(packageRoot(), 'starter');
const written = readFileSync(join(STARTER, 'construction.yaml'), 'utf8');

test('of a constraint', () => {
  const rules = written.replace('constraints:\n', '$&  - { use: groups, by: rank, max: 3 }\n');
  expect(rules).not.toBe(written);
  const folder = copyGame(STARTER, join(room, 'groups'), { 'construction.yaml': rules });
  const unknown = checkedGame(folder).diagnostics.find(({ code }) => code === 'CW1101');
  expect(unknown!.params).toMatchObject({ property: 'by' });
  // "b" is a property of "pairs".
  expect(unknown!.hint).not.toMatch(/"[ab]"/);
  expect(unknown!.hint).toContain('"per"');
});

test('of a position it is said where the game declares its words', () => {
  const file = 'scenarios/play.yaml';
  const found = readFileSync(join(STARTER, file), 'utf8');
  const strange = found.replace(/\n {2}given:\n/, '$&    trick: { P1: eel-catcher }\n');
  expect(strange).not.toBe(found);
  const folder = copyGame(STARTER, join(room, 'trick'), { [file]: strange });
  const unknown = checkedGame(folder).diagnostics.find(({ code }) => code === 'CW1101');
  expect(unknown!.hint).toMatch(
    / Words of positions are declared in "schemas\/scenario\.schema\.json"\.$/,
  );
});
