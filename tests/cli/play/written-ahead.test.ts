/** Moves that were typed before their question, for which there was no question in the end. */
import { expect, test } from 'vitest';
import { Match } from '../../../engine/index.ts';
import { Dialogue } from '../../../cli/play/dialogue.ts';
import { readSetup } from '../../../cli/play/entrants.ts';
import { gameMessagesOf } from '../../../cli/play/game-messages.ts';
import type { Lines } from '../../../cli/play/lines.ts';
import { openGame } from '../../../cli/play/open-game.ts';
import { readSeats, Table } from '../../../cli/play/table.ts';
import { processTerminal, type Terminal } from '../../../cli/terminal.ts';
import { temporaryRoom } from '../../support/games.ts';
import { runHere } from '../../support/in-process.ts';

const room = temporaryRoom();

/** A corner, then `end` for each phase: nobody is in reach in the first round, so the third one ends by itself. */
const typed = ['1', 'end', 'end', 'end', 'end', 'news'];

test('on a pipe, a move that was played without asking is not played a second time', async () => {
  const args = ['play', 'armed-warfare', '--seed', '1', '--seats', 'human,greedy'];
  const { out } = await runHere(args, room, typed);
  const [, , , , third = '', fourth = ''] = out.split(/^P1> /m);
  expect(third).toMatch(/^end\n"end" was already done: it was the only move there was\./);
  expect(third).not.toContain('ends the equip phase');
  expect(fourth).toContain('P1 ends the equip phase.');
});

test('in Japanese it says so too', async () => {
  const args = ['play', 'armed-warfare', '--seed', '1', '--seats', 'human,greedy', '--lang', 'ja'];
  const inJapanese = typed.map((line) => line.replace('end', '終了'));
  const { out } = await runHere(args, room, inJapanese);
  expect(out).toContain('「終了」はすでに自動で実行されています。');
});

test.each([
  ['typed ahead', true],
  ['typed by somebody who has seen the question', false],
] as const)('at a terminal: %s', async (_, isAhead) => {
  const out: string[] = [];
  const terminal: Terminal = { ...processTerminal(), print: (text) => void out.push(text) };
  const game = await openGame(['armed-warfare'], terminal);
  const messages = gameMessagesOf(game.checked);
  const setup = readSetup({}, game, messages, terminal);
  const match = new Match(game.rules, { setup, seed: 1 });
  const seats = readSeats(['human', 'greedy']);
  const table = new Table({ game, seats, seed: 1, messages, terminal }, match);
  const lines = typed.slice(0, 4);
  const typing: Lines = {
    isInteractive: true,
    isAhead,
    size: { rows: 24, columns: 80 },
    next: async () => lines.shift() ?? null,
    close: () => {},
  };
  await new Dialogue(table, typing, messages, terminal).run();
  const reported = out.join('\n');
  expect(reported.includes('"end" was already done')).toBe(isAhead);
  expect(reported.match(/P1 ends the equip phase/g)).toHaveLength(isAhead ? 1 : 2);
});
