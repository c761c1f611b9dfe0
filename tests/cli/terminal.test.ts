/** What a game says cannot take the terminal over. */
import { expect, test } from 'vitest';
import { styleOf } from '../../diagnostics/format/pretty.ts';
import { harmless } from '../../cli/terminal.ts';

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
