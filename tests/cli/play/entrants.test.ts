/** `cardwright play --parts name=id`: what a game is set up with beside decks. */
import { describe, expect, test } from 'vitest';
import { readSetup } from '../../../cli/play/entrants.ts';
import type { OpenGame } from '../../../cli/play/open-game.ts';
import type { GameMessages } from '../../../cli/play/game-messages.ts';
import type { Terminal } from '../../../cli/terminal.ts';
import { ambush, ambushGame } from '../../support/ambush.ts';
import { temporaryRoom } from '../../support/games.ts';
import { runHere } from '../../support/in-process.ts';

const room = temporaryRoom();
const game = {
  checked: { manifest: {} },
  compiled: ambushGame,
  rules: ambush,
  rulesFor: () => ambush,
} as unknown as OpenGame;
const words = { refusal: ({ code }: { code: string }) => code } as unknown as GameMessages;
const terminal = { cwd: room, remark: () => undefined } as unknown as Terminal;
const setupWith = (...parts: readonly string[]) =>
  readSetup({ option: [], parts }, game, words, terminal);

describe('a part', () => {
  test('is the id of a component', () => {
    expect(setupWith('field=bridge').parts).toEqual({
      field: { component: ambushGame.kinds['field']![0] },
    });
  });

  test('or of a sample list, beside others', () => {
    const { parts } = setupWith('field=ford', 'weapons=armoury');
    expect(parts).toMatchObject({
      field: { component: { id: 'ford' } },
      weapons: { id: 'armoury' },
    });
    expect(ambush.refuseSetup(setupWith('field=ford', 'weapons=armoury'))).toEqual([]);
  });

  test('that is not named is what the rules take, or is asked for', () => {
    expect(() => setupWith()).toThrow('PART_MISSING');
    expect(() => setupWith('weapons=armoury')).toThrow('PART_MISSING');
  });

  test.each([
    ['field=armoury', 'PART_WRONG'],
    ['drums=bridge', 'PART_UNKNOWN'],
    ['field', 'does not say which part it is'],
    ['=bridge', 'does not say which part it is'],
    ['weapons=armory', 'neither a file nor a sample deck'],
  ])('%s: %s', (text, why) => {
    expect(() => setupWith(...(text.startsWith('drums') ? ['field=ford', text] : [text]))).toThrow(
      why,
    );
  });
});

test('a game without parts says so', async () => {
  const { exit, err } = await runHere(
    ['play', 'lords-of-war', '--seats', 'random', '--parts', 'drums=orc-core'],
    room,
  );
  expect(exit).toBe(2);
  expect(err).toContain('drums');
});
