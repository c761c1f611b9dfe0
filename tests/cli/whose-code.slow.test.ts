/** What docs/security.md says of each command: whether it runs code of the game. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../../cli/commands/index.ts';
import { packageRoot } from '../../kernel/index.ts';
import { copyGame, temporaryRoom } from '../support/games.ts';
import { cardwright } from '../support/command.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();
const mark = join(room, 'it-ran');
const game = copyGame(join(packageRoot(), 'starter'), join(room, 'starter'), {
  'rules/index.ts': `
    import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(mark)}, 'yes');
    export const rules = () => ({});
  `,
});

/** Commands by what the page says of them. */
function onPage(): { runs: string[]; runsNot: string[] } {
  const page = readFileSync(join(packageRoot(), 'docs', 'security.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (`.+?) +\| (.+?) +\|$/gm)];
  const named = (starts: RegExp): string[] =>
    rows
      .filter(([, , says = '']) => starts.test(says))
      .flatMap(([, names = '']) => [...names.matchAll(/`(\w+)/g)].map(([, name = '']) => name));
  return { runs: named(/^\*\*yes/), runsNot: named(/^no/) };
}

async function ran(args: readonly string[]): Promise<boolean> {
  rmSync(mark, { force: true });
  await runHere(args, game);
  return existsSync(mark);
}

test('the page speaks of every command', () => {
  const { runs, runsNot } = onPage();
  const all = commands.map(({ name }) => name);
  // A command may have several rows: its subcommands and options run code elsewhere.
  expect([...new Set([...runs, ...runsNot])].toSorted()).toEqual(all.toSorted());
});

test.each([
  ['check'],
  ['check', '--fix'],
  ['build'],
  ['schema'],
  ['text'],
  ['deck', 'list'],
  ['deck', 'check', 'decks/open-water.yaml'],
  ['deck', 'stats', 'decks/open-water.yaml'],
  ['deck', 'random'],
  ['print', '--format', 'html'],
  ['print', '--rulebook'],
  ['diff', 'HEAD'],
  ['rename', 'wick-trimmer', 'wick-cutter'],
  ['explain', 'CW1105'],
  ['doctor'],
])('%s %s runs nothing of the game', async (...args) => {
  expect(await ran(args)).toBe(false);
});

test.each([['test'], ['play', '--seats', 'random,random'], ['engine']])(
  '%s runs its rules',
  async (...args) => {
    rmSync(mark, { force: true });
    await cardwright(args, game);
    expect(existsSync(mark)).toBe(true);
  },
);
