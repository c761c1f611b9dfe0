/** Rules that never answer: whoever waits reads where they are, and can end the command. */
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { hasWorked, startCardwright } from '../../support/command.ts';
import { temporaryRoom } from '../../support/games.ts';
import { loopingGame } from '../../support/looping-game.ts';

const { game, place } = loopingGame(temporaryRoom());

/** Runs a command until it says how it can be ended, and ends it so. Gives what it said. */
async function untilHelp(args: readonly string[], typed = ''): Promise<string> {
  const child = startCardwright([...args, '--ui', 'en'], game);
  child.stdin.write(typed);
  const ended = once(child, 'exit');
  let said = '';
  for await (const part of child.stderr.setEncoding('utf8')) {
    said += String(part);
    if (said.includes('Ctrl+C')) child.kill('SIGINT');
  }
  expect(await ended).toEqual([null, 'SIGINT']);
  return said;
}

test.each([
  ['test', ['test'], '', /^Scenario \S+, \d+ of \d+: the rules/m],
  [
    'play, a bot',
    ['play', '--seats', 'greedy,greedy', '--seed', '3'],
    '',
    /^P\d is thinking: the rules/m,
  ],
  [
    'play, a person',
    ['play', '--seats', 'human,human', '--seed', '3'],
    '1\n1\n1\n1\n',
    /^The rules are at work: the rules/m,
  ],
])('%s', { tags: 'soak', timeout: 120_000 }, async (_, args, typed, head) => {
  const said = await untilHelp(args, typed);
  expect(said).toMatch(head);
  const [, places = ''] = said.split('They are here:\n');
  expect(places).toMatch(place);
});

/** A game of ten seconds is long for whoever interrupts; as many, and the start, are worked by then. */
const LONG = 25;

test('simulate', { tags: 'soak', timeout: 240_000 }, async () => {
  const few = ['--games', '4', '--seed', '17', '--workers', '1', '--ui', 'en'];
  const child = startCardwright(['simulate', ...few], game);
  const ended = once(child, 'exit');
  const said = text(child.stderr);
  child.stdout.resume();
  await hasWorked(child, LONG);
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  const [, command = ''] =
    /^A game has been played for \d+ seconds: cardwright (.*)$/m.exec(await said) ?? [];
  expect(command).toMatch(/^play --seats greedy,greedy --deck \S+ --seed 17 --bot-seed \d+$/);
  expect(await untilHelp(command.split(' '))).toMatch(place);
});
