/** Names that do not exist: refused in the language of the tool, with what there is. */
import { afterEach, expect, test } from 'vitest';
import { WrongUse } from '../../cli/exit.ts';
import { refuseUnknown } from '../../cli/refuse-unknown.ts';
import { loadWords } from '../../cli/say.ts';
import { setLanguage } from '../../diagnostics/index.ts';

afterEach(() => setLanguage('en'));

function refusal(name: string, candidates: readonly string[]): WrongUse {
  try {
    refuseUnknown('paper', [name], candidates);
  } catch (error) {
    if (error instanceof WrongUse) return error;
    throw error;
  }
  throw new Error(`"${name}" is not refused.`);
}

test('what a name is of is said in the language of the tool', async () => {
  expect(refusal('b99', ['a4']).message).toContain('paper');
  setLanguage('ja');
  await loadWords();
  expect(refusal('b99', ['a4']).message).not.toContain('paper');
});

test('the hint names what was meant, else what there is, of many the first', () => {
  expect(refusal('lettr', ['a4', 'letter']).hint).toContain('letter');
  expect(refusal('zzzzzz', ['a4', 'letter']).hint).toMatch(/a4, letter/);
  const many = Array.from({ length: 40 }, (_, number) => `card-${number}`);
  const { hint } = refusal('zzzzzz', many);
  expect(hint).toMatch(/40.*card-0, /);
  expect(hint).not.toContain('card-30');
});
