/** Ctrl+C is for the reader of lines while one is typed, and for the command while rules run. */
import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { inputLines } from '../../../cli/play/lines.ts';
import { processTerminal } from '../../../cli/terminal.ts';

test('the keyboard is in raw mode only while a line is typed', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  Object.defineProperty(process.stdout, 'isTTY', { value: true, configurable: true });
  let isRaw = false;
  const keyboard = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (isOn: boolean) => void (isRaw = isOn),
  });
  const { lookout: _, ...terminal } = processTerminal();
  const lines = inputLines({ ...terminal, input: keyboard });
  expect(isRaw).toBe(false);
  const line = lines.next('P1> ');
  expect(isRaw).toBe(true);
  keyboard.write('pass\r');
  expect(await line).toBe('pass');
  expect(isRaw).toBe(false);
  lines.close();
  vi.restoreAllMocks();
  Reflect.deleteProperty(process.stdout, 'isTTY');
});
