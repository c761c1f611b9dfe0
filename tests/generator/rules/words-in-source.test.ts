/** Which words the source of rules says, without running it. */
import { describe, expect, test } from 'vitest';
import { textOnly } from '../../../generator/load/source-file.ts';
import { wordsOfRules } from '../../../generator/rules/words-in-source.ts';
import { checkTinyGame } from '../../diagnostics/tiny-game.ts';

const entry = textOnly('rules/index.ts', 'export const rules = () => ({});');

/** Whether a file of rules says the word `heal`. */
function says(text: string, path = 'rules/effects.ts'): boolean | undefined {
  return wordsOfRules([entry, textOnly(path, text)])?.has('heal');
}

describe('a word is said', () => {
  test.for([
    ['as a key', 'export const table = { heal: 1 };'],
    ['as a key in quotation marks', "export const table = { 'heal': 1 };"],
    ['as a short key', 'const heal = 1; export const table = { heal };'],
    ['as a method', 'export const table = { heal() {} };'],
    ['as a member of a class', 'export class Table { heal = 1; }'],
    ['as what something is compared with', "export const isHeal = (op: string) => op === 'heal';"],
    ['as a case', "export function go(op: string) { switch (op) { case 'heal': return 1; } }"],
    ['as a text without places', 'export const word = `heal`;'],
    [
      'in an expression that is taken for something',
      'export const x = { heal: 1 } satisfies object;',
    ],
    ['in a file that cannot be parsed, which may say anything', 'const = ; // heal'],
  ])('%s', ([, text]) => {
    expect(says(text!)).toBe(true);
  });

  test('in JavaScript too', () => {
    expect(says('export const table = { heal: 1 };', 'rules/effects.mjs')).toBe(true);
  });
});

describe('a word is not said', () => {
  test.for([
    ['in a remark', '// heal\nexport const table = {}; /* heal */'],
    [
      'in a type',
      "export type Op = 'heal'; interface Heal { heal: 1 } export let x: 'heal' | null;",
    ],
    ['in what something is taken for', 'export const x = {} as { heal: 1 };'],
    ['as a name that is taken out of something', 'export const go = ({ heal }: any) => heal;'],
    ['as a part of a longer word', "export const table = { healing: 1, 'to heal': 2 };"],
    ['as a computed key', 'const heal = 1; export const table = { [heal]: 1 };'],
    ['in an import', "import heal from 'heal';"],
  ])('%s', ([, text]) => {
    expect(says(text!)).toBe(false);
  });

  test('in what build writes of the vocabulary', () => {
    expect(says("export const words = ['heal'];", 'rules/data.gen.ts')).toBe(false);
  });
});

test('a game without rules of play says nothing', () => {
  expect(wordsOfRules([textOnly('rules/effects.ts', 'export const table = { heal: 1 };')])).toBe(
    null,
  );
});

test('words that the rules do not know are one fault, at the first of them', () => {
  const content = "export const rules = () => ['placed', 'paid', 'heal', 'oncePerTurn', 'friend'];";
  const { diagnostics } = checkTinyGame([{ file: 'rules/index.ts', content }]);
  expect(diagnostics).toMatchObject([
    {
      code: 'CW1491',
      severity: 'warning',
      file: expect.stringMatching(/vocabulary\.yaml$/),
      params: { words: expect.arrayContaining([{ group: 'operations', word: 'wound' }]) },
    },
  ]);
  expect(diagnostics[0]!.params).toMatchObject({ words: { length: 10 } });
  // Each is shown at its name, not at what is said of it.
  const places = diagnostics[0]!.related.map(({ range }) => range!.start.column);
  expect(places).toEqual(places.map(() => 3));
});
