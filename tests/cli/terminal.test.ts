/** What a game says cannot take the terminal over; who waits long sees that it goes on. */
import { afterEach, expect, test, vi } from 'vitest';
import { styleOf } from '../../diagnostics/format/pretty.ts';
import { harmless } from '../../cli/on-screen.ts';
import { aboveProgress, inLines, rewritten } from '../../cli/terminal.ts';

test.each([
  ['clears the screen', '\u001B[2J\u001B[H'],
  ['renames the window', '\u001B]0;mine\u0007'],
  ['goes back to the beginning of the line', 'a\rb'],
  ['deletes what stands before it', 'a\bb'],
  ['begins a sequence in one character', '\u009B2J'],
])('nothing that %s is printed', (_, text) => {
  expect(harmless(text)).not.toMatch(/(?![\n\t])\p{Cc}/u);
  expect(harmless(text, 'styled')).not.toMatch(/(?![\n\t])\p{Cc}/u);
});

test('colours are ours alone, and no text is hidden by its direction', () => {
  expect(harmless('\u001B[31mred')).toBe('�[31mred');
  expect(harmless('\u202Edlrow')).toBe('�dlrow');
});

test('lines, tabs, colours and letters of all scripts stay', () => {
  const text = `a\tb\n${styleOf(true).severity('error', '斧 👩‍👩‍👧 é')}`;
  expect(harmless(text, 'styled')).toBe(text);
});

afterEach(() => {
  vi.useRealTimers();
});

function wait(ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

test('without a terminal progress is a line a minute, as long as it changes, and none for short work', async () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const progress = inLines((line) => lines.push(line));
  const short = progress('Checking', () => wait(59_000));
  await vi.advanceTimersByTimeAsync(59_000);
  await short;
  expect(lines).toEqual([]);

  const long = progress('Playing', async (report) => {
    await wait(70_000);
    report('100 of 300\u001B[2J');
    report('200 of 300\u001B[2J');
    await wait(200_000);
    return 'played';
  });
  await vi.advanceTimersByTimeAsync(270_000);
  expect(await long).toBe('played');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(lines).toEqual(['Playing …\n', '200 of 300�[2J …\n']);
});

/** Work that keeps the thread for a while. */
function busy(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

function work(report: (what: string) => void): void {
  for (let number = 1; number <= 4; number += 1) {
    report(`${number} of 4`);
    busy(number === 3 ? 60_000 : 600);
  }
}

test('work that does not pause is seen too: on a terminal after a second, elsewhere a line a minute', async () => {
  vi.useFakeTimers();
  const texts: string[] = [];
  await rewritten((text) => texts.push(text))('Running', work);
  expect(texts.map((text) => text.replace('\r\u001B[K', ''))).toEqual(['3 of 4 …', '4 of 4 …', '']);
  const lines: string[] = [];
  await inLines((line) => lines.push(line))('Running', work);
  expect(lines).toEqual(['4 of 4 …\n']);
});

test('a remark is written above the line of progress, and alone where there is none', async () => {
  vi.useFakeTimers();
  let screen = '';
  const errors = aboveProgress((text) => {
    // What a terminal does with the line that is cleared.
    screen = text.split('\r\u001B[K').reduce((all, part) => all.replace(/.*$/, '') + part, screen);
  });
  errors.remark('before\n');
  const playing = rewritten(errors.line)('Playing', async (report) => {
    await wait(2000);
    errors.remark('meanwhile\n');
    expect(screen).toBe('before\nmeanwhile\nPlaying …');
    report('100 of 300');
    expect(screen).toBe('before\nmeanwhile\n100 of 300 …');
  });
  await vi.advanceTimersByTimeAsync(2000);
  await playing;
  errors.remark('after\n');
  expect(screen).toBe('before\nmeanwhile\nafter\n');
});
