/** `cardwright text`: rules texts on the command line. */
import { expect, test } from 'vitest';
import { cardwright, TRACE } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();

test('one card, in a language, with what its keywords mean', async () => {
  const given = ['text', 'battle-logistic-square', '--card', 'avi-kestrel', '--lang', 'ja'];
  const { exit, out } = await runHere([...given, '--reminders'], room);
  expect(exit).toBe(0);
  expect(out.split('\n')[0]).toContain('(avi-kestrel)');
  expect(out).toContain('＜覚醒 200＞');
  expect((await runHere(given, room)).out.length).toBeLessThan(out.length);
});

test('all cards that have rules text', async () => {
  const { exit, out } = await cardwright(['text', 'battle-logistic-square'], room);
  expect(exit).toBe(0);
  expect(out).toContain('(sc-mine-grid)');
  expect(out).not.toContain('(ac-line-cutter)');
});

test.each([
  [['--card', 'avi-kestral'], 'avi-kestrel'],
  [['--lang', 'fr'], 'It has en, ja.'],
])('%s is refused with a way out', async (given, way) => {
  const { exit, out, err } = await runHere(['text', 'battle-logistic-square', ...given], room);
  expect(exit).toBe(2);
  expect(err).toContain(way);
  expect(out + err).not.toMatch(TRACE);
});
