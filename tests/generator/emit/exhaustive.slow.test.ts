/** Rules that forget a word of the vocabulary do not compile: the types are compiled to see it. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { effectTypes } from '../../../generator/emit/effect-types.ts';
import { groups } from '../../../generator/vocabulary/model.ts';
import { vocabulary } from '../../support/effects-game.ts';
import { temporaryRoom } from '../../support/games.ts';

const room = temporaryRoom();
const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

const preamble = `type Pattern = readonly (readonly [number, number])[];
type UnitId = 'axe' | 'bow';
`;

/** Handlers by word: `{ heal: (one) => void one.amount, … }`. */
function table(type: string, tag: string, words: readonly string[]): string {
  return `type ${type}Handlers = {
  readonly [Word in Extract<${type}, { readonly ${tag}: string }>['${tag}']]:
    (one: Extract<${type}, { readonly ${tag}: Word }>) => void;
};
export const handle${type}: ${type}Handlers = {
${words.map((word) => `  ${word}: (one) => void one.${tag},\n`).join('')}};
`;
}

const tables = [
  ['Effect', 'on', 'triggers'],
  ['Operation', 'op', 'operations'],
  ['Condition', 'is', 'conditions'],
  ['Requirement', 'is', 'requirements'],
  ['Choice', 'pick', 'choices'],
  ['Target', 'who', 'targets'],
] as const;

/** Messages of the compiler, one for each wrong place. */
function compile(source: string): string[] {
  const file = join(room, 'rules.ts');
  writeFileSync(file, preamble + effectTypes(vocabulary) + source);
  const options = [
    '--ignoreConfig',
    '--strict',
    '--noEmit',
    '--exactOptionalPropertyTypes',
    '--target',
    'es2023',
  ];
  try {
    execFileSync(process.execPath, [compiler, ...options, file], { encoding: 'utf8' });
    return [];
  } catch (error) {
    const { stdout } = error as { readonly stdout: string };
    return stdout.split('\n').filter((line) => line.includes('error TS'));
  }
}

test('with a handler for every word they compile', () => {
  const all = tables.map(([type, tag, group]) =>
    table(type, tag, [...vocabulary.groups[group].keys()]),
  );
  expect(compile(all.join(''))).toEqual([]);
});

test('each without one word, they do not: each for that word', () => {
  const lacking = tables.map(([type, tag, group]) => {
    expect(groups[group].tag).toBe(tag);
    const [forgotten, ...others] = vocabulary.groups[group].keys();
    return { forgotten, source: table(type, tag, others) };
  });
  const reported = compile(lacking.map(({ source }) => source).join(''));
  expect(reported).toEqual(
    lacking.map(({ forgotten }) => expect.stringContaining(`'${forgotten}'`)),
  );
});

test('a parameter that a word does not have is not there', () => {
  const reported = compile(
    `export const f = (one: Extract<Operation, { readonly op: 'heal' }>) => one.steps;\n`,
  );
  expect(reported).toEqual([expect.stringContaining("'steps'")]);
});
