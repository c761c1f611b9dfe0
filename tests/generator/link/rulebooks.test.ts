/** What rulebooks refer to: each wrong reference is reported at its line, in every language. */
import { expect, test } from 'vitest';
import { tinyGameChecker } from '../../diagnostics/check-tiny-game.ts';

const checkTinyGame = tinyGameChecker();

const PLAY = `- id: TINY-P1
  title: Two turns pass
  clauses: [TINY-2.1]
  given: {}
  when: [{ P1: pass }, { P2: pass }]
  then: { toAct: P1 }
`;
const GLOSSARY = `clan:
  term: { en: clan, ja: 一族 }
`;
const PRINT = `sheets:
  - id: mat
    title: { en: Mat, ja: マット }
    template: templates/mat.hbs
    size: { width: 100, height: 100 }
    pages: tiled
`;

/** Codes with the lines of the rulebook, where the fourth line of it is `line`. */
function foundIn(line: string, file = 'rulebook.md'): (string | number)[][] {
  const other = file === 'rulebook.md' ? 'rulebook.ja.md' : 'rulebook.md';
  const { diagnostics } = checkTinyGame([
    { file, content: `# Tiny\n\n## Play\n${line}\n` },
    { file: other, content: '# Tiny\n' },
    { file: 'scenarios/play.yaml', content: PLAY },
    { file: 'glossary.yaml', content: GLOSSARY },
    { file: 'print.yaml', content: PRINT },
    { file: 'templates/mat.hbs', content: '<p>mat</p>' },
  ]);
  return diagnostics
    .filter(({ file: where }) => where.endsWith(file))
    .map(({ code, range }) => [code, range?.start.line ?? 0, range?.start.column ?? 0]);
}

test.for([
  ['a card', '![](card:dwarf-gard)', 'CW1203'],
  ['a card with call-outs', '![](anatomy:dwarf-gard)', 'CW1203'],
  ['a scenario', '![](scenario:TINY-P2)', 'CW1203'],
  ['a scenario that has no positions', '![](scenario:TINY-W01)', 'CW1203'],
  ['a step after the last', '![](scenario:TINY-P1/3)', 'CW3082'],
  ['a sheet', '![](sheet:mats)', 'CW1203'],
  ['a pattern', '![](pattern:lines)', 'CW1203'],
  ['a part of the book', '![](book:contents)', 'CW1203'],
  ['a term', 'Its [family](term:clans) stays.', 'CW1203'],
  ['a clause', 'See TINY-2.11 for that.', 'CW1220'],
] as const)('%s that does not exist', ([, line, code]) => {
  for (const file of ['rulebook.md', 'rulebook.ja.md']) {
    expect(foundIn(line, file)).toEqual([[code, 4, expect.any(Number)]]);
  }
});

test('the place of a fault is the address itself', () => {
  expect(foundIn('Before ![x](scenario:TINY-P2) after')).toEqual([['CW1203', 4, 13]]);
  expect(foundIn('As TINY-2.1 says, and TINY-2.12 does not.')).toEqual([['CW1220', 4, 23]]);
});

test.for([
  '![](card:dwarf-guard)',
  '![](scenario:TINY-P1)',
  '![](scenario:TINY-P1/2)',
  '![](scenario:TINY-P1/after)',
  '![](sheet:mat)',
  '![](book:index)',
  'A **clan**, its [clans](term:clan), and TINY-2.1.',
  '`![](card:nobody)` in code refers to nothing.',
])('%s is right', (line) => {
  expect(foundIn(line)).toEqual([]);
});
