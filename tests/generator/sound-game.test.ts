/** Games in which nothing was wrong are known again, as long as nothing is different. */
import { mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Memory } from '../../kernel/memory/memory.ts';
import { SoundGame } from '../../generator/sound-game.ts';
import { Store } from '../../kernel/memory/store.ts';
import { checkedGame, copyGame, temporaryRoom, TINY_GAME, writeFiles } from '../support/games.ts';
import { runs } from '../support/runs.ts';

const room = temporaryRoom();
let made = 0;

/** A game of its own with a memory of its own, in which it was found sound. */
function soundGame(): { folder: string; memory: Memory } {
  const folder = copyGame(TINY_GAME, join(room, `game-${++made}`));
  const memory = emptyMemory();
  const game = new SoundGame(folder, memory);
  expect(game.known).toBeNull();
  game.remember([]);
  expect(new SoundGame(folder, memory).known).toEqual([]);
  return { folder, memory };
}

function emptyMemory(maker = 'this build'): Memory {
  const home = join(room, `memory-${++made}`);
  mkdirSync(home);
  return new Memory(new Store(home, process.getuid?.()), [], maker);
}

test('whatever is different is checked', () => {
  const { folder, memory } = soundGame();
  const texts = ['game.yaml', 'races.yaml', 'rules.md', 'schemas/unit.schema.json'];
  const other = fc.oneof(
    fc.record({ path: fc.constantFrom(...texts), text: fc.string() }),
    // Of pictures only the names count, and whether they are some.
    fc.record({
      path: fc.stringMatching(/^new-[a-z]{3,8}\.(?:png|yaml|hbs|css)$/),
      text: fc.string(),
    }),
  );
  fc.assert(
    fc.property(other, ({ path, text }) => {
      const before = texts.includes(path) ? readFileSync(join(folder, path), 'utf8') : null;
      fc.pre(before !== text);
      writeFiles(folder, { [path]: text });
      const isKnown = new SoundGame(folder, memory).known !== null;
      writeFiles(folder, { [path]: before });
      return !isKnown && new SoundGame(folder, memory).known !== null;
    }),
    { numRuns: runs(60, 2000) },
  );
});

test('a picture that is none any more is checked; another picture is not', () => {
  const { folder, memory } = soundGame();
  const bytes = readFileSync(join(folder, 'art/guard.png'));
  writeFiles(folder, { 'art/guard.png': Buffer.concat([bytes, bytes]) });
  expect(new SoundGame(folder, memory).known).toEqual([]);
  writeFiles(folder, { 'art/guard.png': 'no picture' });
  expect(new SoundGame(folder, memory).known).toBeNull();
});

test('a file that has moved is checked', () => {
  const { folder, memory } = soundGame();
  renameSync(join(folder, 'races.yaml'), join(folder, 'peoples.yaml'));
  expect(new SoundGame(folder, memory).known).toBeNull();
});

test('what another build found counts for nothing', () => {
  const { folder } = soundGame();
  const [one, other] = [emptyMemory('one'), emptyMemory('other')];
  new SoundGame(folder, one).remember([]);
  expect([one, other].map((memory) => new SoundGame(folder, memory).known)).toEqual([[], null]);
});

test('warnings are known again, in the folder where the game is now; errors are not', () => {
  const folder = copyGame(TINY_GAME, join(room, `game-${++made}`), { 'art/guard.png': null });
  const memory = emptyMemory();
  const found = checkedGame(folder).diagnostics;
  expect(found).toMatchObject([{ code: 'CW3085', severity: 'warning' }]);
  new SoundGame(folder, memory).remember(found);
  expect(new SoundGame(folder, memory).known).toEqual(found);
  const copy = copyGame(folder, join(room, `copy-${++made}`));
  expect(new SoundGame(copy, memory).known).toEqual(checkedGame(copy).diagnostics);
  writeFiles(copy, { 'races.yaml': '- {}' });
  const faulty = checkedGame(copy).diagnostics;
  expect(faulty.some(({ severity }) => severity === 'error')).toBe(true);
  new SoundGame(copy, memory).remember(faulty);
  expect(new SoundGame(copy, memory).known).toBeNull();
});

test('what was saved during a check is not remembered, even when it is taken back', () => {
  const { folder } = soundGame();
  const memory = emptyMemory();
  const file = join(folder, 'game.yaml');
  const faulty = readFileSync(file, 'utf8');
  const game = new SoundGame(folder, memory);
  writeFileSync(file, 'the check reads a sound text here');
  writeFileSync(file, faulty);
  game.remember([]);
  expect(new SoundGame(folder, memory).known).toBeNull();
});

test('a folder of which something cannot be read is never remembered', () => {
  const { folder, memory } = soundGame();
  symlinkSync(join(room, 'nowhere'), join(folder, 'lost.yaml'));
  const game = new SoundGame(folder, memory);
  game.remember([]);
  expect(new SoundGame(folder, memory).known).toBeNull();
});
