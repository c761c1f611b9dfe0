/** Slips that passed in silence, or were reported wherever something rested on them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TINY_GAME } from '../../diagnostics/tiny-game.ts';
import { tinyGameChecker } from '../../diagnostics/check-tiny-game.ts';

const checkTinyGame = tinyGameChecker();

/** Codes and lines of what is wrong when a text of the tiny game is another. */
function faultsOf(file: string, from: string, to: string): string[] {
  return faultsWith(file, tinyGameText(file, from, to));
}

function tinyGameText(file: string, from: string, to: string): string {
  const text = readFileSync(join(TINY_GAME, file), 'utf8');
  expect(text).toContain(from);
  return text.replaceAll(from, to);
}

function faultsWith(file: string, content: string): string[] {
  return checkTinyGame([{ file, content }])
    .diagnostics.filter(({ severity }) => severity !== 'info')
    .map((one) => `${one.code} ${one.file.split('/tiny-game/')[1]}:${one.range?.start.line ?? 0}`);
}

test.each([
  ['a language of the game', 'game.yaml', 'locales: [en, ja]', 'locales: [en, jp]', 'CW1510', 10],
  ['a language of a text', 'races.yaml', 'ja: ドワーフ', 'jp: ドワーフ', 'CW1211', 3],
  ['the files of a kind', 'game.yaml', 'files: [races.yaml]', 'files: [race.yaml]', 'CW1436', 15],
  ['a derived field', 'game.yaml', '{ class: archer }', '{ clas: archer }', 'CW1430', 22],
  ['a word that a field derives from', 'game.yaml', 'class: archer', 'class: archr', 'CW1106', 22],
  ['a name in a derived field', 'game.yaml', 'class: archer', 'class: =archer', 'CW1415', 22],
  ['the number of a clause', 'rules.md', '**TINY-2.2**', '**TINY-2.1**', 'CW1511', 11],
  [
    'a required property',
    'schemas/race.schema.json',
    '"required": ["id", "name"',
    '"required": ["id", "nmae"',
    'CW1404',
    0,
  ],
] as const)('%s is misspelt: one fault', (_, file, from, to, code, line) => {
  const found = faultsOf(file, from, to);
  expect(found).toEqual([
    expect.stringMatching(`^${code} ${file}:${line === 0 ? '' : `${line}$`}`),
  ]);
});

describe('the files of a kind are missing', () => {
  const manifest = readFileSync(join(TINY_GAME, 'game.yaml'), 'utf8');
  const withSpells = manifest.replace(
    '\n  unit:',
    '\n  spell: { title: Spell, files: [spells/*.yaml], schema: schemas/race.schema.json }\n  unit:',
  );
  const scenario = `- { id: TINY-X, title: x, clauses: [TINY-2.1], when: check, given: { kind: unit, like: dwarf-guard }, then: { faults: [] } }\n`;

  test('what decks, patterns and scenarios need of them is not a fault of its own', () => {
    const patterns = readFileSync(join(TINY_GAME, 'patterns.yaml'), 'utf8');
    const { diagnostics } = checkTinyGame([
      { file: 'game.yaml', content: manifest.replaceAll('units/', 'soldiers/') },
      { file: 'scenarios/more.yaml', content: scenario },
      { file: 'patterns.yaml', content: `${patterns}- id: lane\n  draw: |\n    #\n    @\n` },
    ]);
    const faults = diagnostics.filter(
      ({ code, severity }) => code !== 'CW1216' && severity !== 'info',
    );
    expect(faults.map(({ code, severity }) => [code, severity])).toEqual([['CW1436', 'error']]);
    expect(faults[0]?.related).toHaveLength(1);
  });

  test('a kind that nothing needs yet is a warning', () => {
    expect(faultsWith('game.yaml', withSpells)).toEqual([
      expect.stringMatching(/^CW1406 game.yaml/),
    ]);
  });

  test('of two kinds the one that is needed is an error', () => {
    const { diagnostics } = checkTinyGame([
      { file: 'game.yaml', content: withSpells.replaceAll('units/', 'soldiers/') },
      { file: 'scenarios/more.yaml', content: scenario },
    ]);
    const faults = diagnostics.filter(({ code }) => ['CW1406', 'CW1436'].includes(code));
    expect(faults.map(({ code, message }) => [code, /"(unit|spell)"/u.exec(message)?.[1]])).toEqual(
      [
        ['CW1406', 'spell'],
        ['CW1436', 'unit'],
      ],
    );
  });

  test('a deck that has nothing to do with them is judged', () => {
    const { diagnostics } = checkTinyGame([
      { file: 'game.yaml', content: withSpells },
      {
        file: 'decks/other.yaml',
        content:
          'id: other\nname: Other\nmode: starter\ncards: [{ card: dwarf-gaurd, count: 2 }]\n',
      },
    ]);
    const codes = diagnostics.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['CW1301', 'CW1406']));
    expect(codes).not.toContain('CW1436');
  });
});

test('a value that a limit is for is misspelt', () => {
  const text = readFileSync(join(TINY_GAME, 'construction.yaml'), 'utf8').replace(
    'constraints:\n',
    'constraints:\n  - { use: count, per: class, max: { archr: 9 }, code: TINY_X }\n',
  );
  expect(faultsWith('construction.yaml', text)).toContainEqual(
    expect.stringMatching(/^CW1408 construction.yaml/),
  );
});

test('a value that no entry of a list can have is misspelt', () => {
  const schema = tinyGameText(
    'schemas/unit.schema.json',
    '"items": { "type": "string" }',
    '"items": { "enum": ["old", "royal"] }',
  );
  const found = checkTinyGame([
    { file: 'schemas/unit.schema.json', content: schema },
    {
      file: 'game.yaml',
      content: tinyGameText('game.yaml', 'class: archer', 'tags: [old, roial]'),
    },
  ]).diagnostics.filter(({ severity }) => severity === 'error');
  expect(found.map(({ code, params }) => [code, params])).toMatchObject([
    ['CW1106', { value: 'roial', nearest: 'royal' }],
  ]);
});

test('of cards whose kind is misspelt no field is missed', () => {
  expect(faultsOf('construction.yaml', 'cards: [unit]', 'cards: [unti]')).toEqual([
    expect.stringMatching(/^CW1408 construction.yaml/),
  ]);
});

test('a card that construction rules name is in a file that cannot be read whole', () => {
  const rules = readFileSync(join(TINY_GAME, 'construction.yaml'), 'utf8');
  const required = '- { use: require, card: orc-bowman, code: TINY_X, clause: TINY-2.1 }';
  const content = rules.replace('constraints:\n', `constraints:\n  ${required}\n`);
  const orcs = readFileSync(join(TINY_GAME, 'units/orc.yaml'), 'utf8');
  const found = (text: string): string[] =>
    checkTinyGame([
      { file: 'construction.yaml', content },
      { file: 'units/orc.yaml', content: text },
    ]).diagnostics.map(({ code }) => code);
  expect(found(orcs.replace('id: orc-bowman', 'id: orc-archer'))).toContain('CW1408');
  const broken = found(orcs.replace('  name: { en: Bowman', '\tname: { en: Bowman'));
  expect(broken).toContain('CW1002');
  expect(broken).not.toContain('CW1408');
});

const HEAD = 'title: An example, clauses: [TINY-2.1], given: { deck: starter }';
const JUDGED = `${HEAD}, when: judge, then: { legal: true }`;

test('two scenarios have one id', () => {
  const content = `- { id: TINY-X, ${JUDGED} }\n- { id: TINY-X, ${JUDGED} }\n`;
  expect(faultsWith('scenarios/more.yaml', content)).toEqual(['CW1201 scenarios/more.yaml:2']);
});

test('two steps are joined by a lost dash', () => {
  const content = `
- id: TINY-X
  title: An example
  clauses: [TINY-2.1]
  given: {}
  when:
    - P1: pass
      P2: pass
      nobody: pass
    - { do: pass, dice: [1] }
  then: { toAct: P1 }
`;
  expect(faultsWith('scenarios/more.yaml', content)).toEqual([
    'CW1460 scenarios/more.yaml:8',
    'CW1460 scenarios/more.yaml:9',
  ]);
});

/** What a scenario gives that sets a map in place of a list, and expects this fault. */
function withoutDash(expected: string): string[] {
  const content = `- { id: TINY-X, title: x, clauses: [TINY-2.1], when: check, given: { kind: unit, like: dwarf-guard, set: { tags: { is: old } } }, then: { faults: [${expected}] } }\n`;
  return faultsWith('scenarios/more.yaml', content);
}

describe('a list of one entry that a scenario sets has lost its dash', () => {
  test('where a fault of the game is expected', () => {
    expect(withoutDash('TINY_UNIT_BAD_MIGHT')).toEqual(['CW1460 scenarios/more.yaml:1']);
  });

  test('unless the scenario is about it', () => {
    expect(withoutDash('CW1104')).toEqual([]);
  });
});

test('a square as a key in brackets is cut at its comma', () => {
  const content = `- { id: TINY-X, title: x, clauses: [TINY-2.1], given: { at: { (3,2): orc } }, when: [], then: {} }\n`;
  expect(faultsWith('scenarios/more.yaml', content)).toEqual(['CW1461 scenarios/more.yaml:1']);
});

/** What a scenario that names this deck gives, beside a pasted list. */
function namingFaults(id: string, list: string): string[] {
  return checkTinyGame([
    { file: 'decks/pasted.txt', content: list },
    { file: 'scenarios/more.yaml', content: naming(id) },
  ])
    .diagnostics.filter(({ code }) => code === 'CW1414')
    .map(({ code }) => code);
}

function naming(deck: string): string {
  return `- { id: TINY-X, title: x, clauses: [TINY-2.1], given: { deck: ${deck} }, when: judge, then: { legal: false } }\n`;
}

test('a pasted list that names itself is known by its own name, any other by that of its file', () => {
  const list = '2 Guard\n2 Ravager\n';
  expect(namingFaults('pasted', list)).toEqual([]);
  expect(namingFaults('other', `id: other\n${list}`)).toEqual([]);
  expect(namingFaults('pasted', `id: other\n${list}`)).toEqual(['CW1414']);
});

test('a lost colon before braces is called by its name', () => {
  const content = `- id: TINY-X\n  title: x\n  clauses: [TINY-2.1]\n  given: { deck: starter }\n  when: judge\n  then { legal: true }\n`;
  expect(faultsWith('scenarios/more.yaml', content)).toEqual(['CW1001 scenarios/more.yaml:6']);
});
