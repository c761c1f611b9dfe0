/** `checks` of a kind in game.yaml: formulas over components. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { GameChecker } from '../../../generator/check.ts';
import type { ComponentCheck } from '../../../generator/manifest.ts';
import { temporaryRoom, writeFiles } from '../../support/games.ts';

const room = temporaryRoom();
let made = 0;

const text = { type: 'string' };
const unit = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name'],
  properties: {
    id: { $ref: 'cardwright:words.schema.json#/definitions/id' },
    name: text,
    level: { type: 'integer', maximum: 20 },
    price: { type: 'number' },
    bases: {
      type: 'array',
      items: {
        type: 'object',
        required: ['base', 'level'],
        additionalProperties: false,
        properties: { base: { type: 'string', 'x-ref': 'base' }, level: { type: 'integer' } },
      },
    },
    skills: { type: 'array', items: { type: 'string', 'x-ref': 'skill' } },
    adds: { type: 'object', additionalProperties: { type: 'integer' } },
    mate: { type: 'string', 'x-ref': 'unit' },
    field: layout({ '.': null, '#': 'wall' }),
    zones: layout({ '.': null, n: 'north' }),
  },
};

function layout(signs: Record<string, string | null>) {
  return { type: 'string', 'x-layout': { columns: [2, 4], rows: [2, 4], signs } };
}

const named = (properties: object) => ({
  ...unit,
  properties: { id: unit.properties.id, name: text, ...properties },
});

const bases = [
  { id: 'sword', name: 'Sword', gives: ['melee'] },
  { id: 'bow', name: 'Bow', gives: ['ranged', 'scouting'] },
  { id: 'nerve', name: 'Nerve' },
];
const skills = [
  { id: 'cut', name: 'Cut', base: 'sword' },
  { id: 'aim', name: 'Aim', base: 'bow' },
];

const messages = {
  UNIT_SUM: {
    text: { en: '{card} has {actual} of {limit}.' },
    fix: { en: 'Change it.' },
  },
  UNIT_SKILL: { text: { en: '{card} cannot learn {value}.' }, fix: { en: 'Change it.' } },
};

const kind = (name: string) => ({
  title: name,
  files: [`${name}s.yaml`],
  schema: `schemas/${name}.schema.json`,
});

/** All diagnostics of a game with these units and checks. */
function checked(checks: readonly ComponentCheck[], units: readonly object[]) {
  made += 1;
  const folder = join(room, String(made));
  writeFiles(folder, {
    'game.yaml': stringify({
      format: 1,
      id: 'small',
      title: 'Small',
      clauses: 'SML',
      locales: ['en'],
      kinds: { unit: { ...kind('unit'), checks }, base: kind('base'), skill: kind('skill') },
      options: { most: { title: 'Most', schema: { type: 'integer' }, default: 3 } },
    }),
    'rules.md': '- **SML-1.1** A rule.\n',
    'messages.yaml': stringify(messages),
    'schemas/unit.schema.json': JSON.stringify(unit),
    'schemas/base.schema.json': JSON.stringify(named({ gives: { type: 'array', items: text } })),
    'schemas/skill.schema.json': JSON.stringify(
      named({ base: { type: 'string', 'x-ref': 'base' } }),
    ),
    'units.yaml': stringify(units),
    'bases.yaml': stringify(bases),
    'skills.yaml': stringify(skills),
  });
  // Files lack the line for editors, and the game its translations; that is not looked at.
  return new GameChecker(folder)
    .check()
    .diagnostics.filter(({ code }) => code !== 'CW1413' && code !== 'CW1412');
}

/** Codes and lines. */
function found(checks: readonly ComponentCheck[], ...units: object[]): string[] {
  return checked(checks, units).map(
    ({ code, file, range }) => `${code} ${file.split('/').at(-1)}:${range?.start.line}`,
  );
}

const sound = { id: 'guard', name: 'Guard', level: 5 };

/** Whether a formula holds of one unit. */
function holds(that: string, own: object): boolean {
  const codes = found([{ that }], { ...sound, ...own }).map((one) => one.slice(0, 6));
  expect(['', 'CW1432']).toContain(codes.join());
  return codes.length === 0;
}

const trained = {
  bases: [
    { base: 'sword', level: 2 },
    { base: 'bow', level: 3 },
  ],
  skills: ['cut', 'aim'],
  adds: { melee: 3, speed: -1 },
};

test.for([
  ['=sum(bases.level) == level', true],
  ['=sum(bases.level) > level', false],
  ['=count(bases) == 2 && count(skills) == 2', true],
  ['="scouting" in bases.base.gives', true],
  ['="swimming" in bases.base.gives', false],
  ['=skills.base.exists(one, one in bases.base)', true],
  ['=count(distinct(skills.base)) == count(skills)', true],
  ['=count(bases.base, "sword") == 1', true],
  ['=sum(values(adds).filter(one, one > 0)) <= level', true],
  ['=sum(values(adds).filter(one, one > 0)) <= 2', false],
  ['=adds.melee == 3', true],
  ['=level <= most', false],
  ['=level / 2 == 2.5', true],
] as const)('%s: %s', ([that, expected]) => {
  expect(holds(that, trained)).toBe(expected);
});

test('a list or a mapping that is not written is empty; another field has no value, and is not judged', () => {
  expect(holds('=count(bases) == 0 && sum(values(adds)) == 0', {})).toBe(true);
  expect(holds('=count(skills.base) == 0', {})).toBe(true);
  expect(holds('=price > 100', {})).toBe(true);
  expect(holds('=default(price, 0) > 100', {})).toBe(false);
});

test('a field along a reference to one other component', () => {
  const other = { id: 'mate', name: 'Mate', level: 7 };
  const check = { that: '=mate.level > level' };
  expect(found([check], { ...sound, mate: 'mate' }, other)).toEqual([]);
  expect(found([check], { ...sound, level: 8, mate: 'mate' }, other)).toEqual([
    'CW1432 units.yaml:1',
  ]);
});

test('each entry is checked, and pointed at', () => {
  const check = { that: '=skill.base in bases.base', each: 'skills', as: 'skill' };
  const unit = {
    ...sound,
    id: 'scout',
    bases: [{ base: 'sword', level: 1 }],
    skills: ['cut', 'aim'],
  };
  expect(found([check], sound, unit)).toEqual(['CW1432 units.yaml:12']);
});

test('squares of drawn layouts are pointed at in the drawing', () => {
  const check = {
    that: '=square[0] <= field.columns && !(square in field.wall)',
    each: ['zones.north'],
    as: 'square',
  };
  const battle = { ...sound, field: '.#\n..\n', zones: 'nn.\n..n\n' };
  const places = checked([check], [battle]).map(({ range }) => [
    range?.start.line,
    range?.start.column,
    range?.end.column,
  ]);
  expect(places).toEqual([
    [8, 6, 7],
    [9, 7, 8],
  ]);
});

test('the words of the game, with what the check tells', () => {
  const check: ComponentCheck = {
    that: '=sum(bases.level) == level',
    at: 'level',
    params: { actual: '=sum(bases.level)', limit: '=level' },
    code: 'UNIT_SUM',
    clause: 'SML-1.1',
  };
  const [first, ...others] = checked([check], [{ ...sound, ...trained, level: 6 }]);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    code: 'CW1432',
    message: 'Guard has 5 of 6.',
    hint: 'Change it.',
    rule: { code: 'UNIT_SUM', clause: 'SML-1.1' },
    range: { start: { line: 3, column: 10 } },
    params: {
      formula: 'sum(bases.level) == level',
      values: [
        { name: 'bases.level', value: [2, 3] },
        { name: 'level', value: 6 },
      ],
    },
  });
  expect(first?.related[0]?.file).toMatch(/game\.yaml$/);
});

test('a warning leaves the game sound', () => {
  const check: ComponentCheck = {
    that: '=skill == "cut"',
    each: 'skills',
    as: 'skill',
    severity: 'warning',
    code: 'UNIT_SKILL',
  };
  const [first] = checked([check], [{ ...sound, ...trained }]);
  expect(first).toMatchObject({
    code: 'CW1433',
    severity: 'warning',
    message: 'Guard cannot learn aim.',
  });
});

test('what has an error of its own is not judged', () => {
  const check = { that: '=sum(bases.level) == level' };
  expect(found([check], { ...sound, level: 21, bases: [] })).toEqual(['CW1105 units.yaml:3']);
  const skill = { that: '=skill.base in bases.base', each: 'skills', as: 'skill' };
  expect(found([skill], { ...sound, skills: ['cutt'] })).toEqual(['CW1203 units.yaml:5']);
  const walls = { that: '=count(field.wall) > 0' };
  expect(found([walls], { ...sound, field: '.?\n..\n' })).toEqual(['CW1592 units.yaml:5']);
  // Other fields are.
  const level = { that: '=level < 5' };
  expect(found([level], { ...sound, field: '.?\n..\n' })).toEqual([
    'CW1432 units.yaml:1',
    'CW1592 units.yaml:5',
  ]);
});

test('the value of a reference that is broken itself is not judged', () => {
  const check = { that: '=mate.level > level' };
  const other = { id: 'mate', name: 'Mate', level: 21 };
  expect(found([check], { ...sound, level: 9, mate: 'mate' }, other)).toEqual([
    'CW1105 units.yaml:7',
  ]);
});

test.for([
  [{ that: '=levl > 1' }, 'CW1430', ['levl', 'level']],
  [{ that: '=sum(bases.levle) > 1' }, 'CW1430', ['bases.levle', 'level']],
  [{ that: '=count(skills.base.give) > 1' }, 'CW1430', ['skills.base.give', 'gives']],
  [{ that: '=count(field.walls) > 1' }, 'CW1430', ['field.walls', 'wall']],
  [{ that: '=level > moost' }, 'CW1430', ['moost', 'most']],
  [{ that: '=entry > 1', each: 'skils' }, 'CW1430', ['skils', 'skills']],
  [{ that: '=level > 1', at: 'levl' }, 'CW1430', ['levl', 'level']],
  [{ that: '=level >' }, 'CW1345', []],
  [{ that: '=level + 1' }, 'CW1434', []],
  [{ that: '=level / 0 > 1' }, 'CW1434', []],
  [{ that: '=name + level > 1' }, 'CW1434', []],
  [{ that: '=level > 1', code: 'NO_WORDS' }, 'CW1217', []],
  [{ that: '=level > 1', clause: 'SML-9.9' }, 'CW1220', []],
] as const)('a check that cannot be meant: %o', ([check, code, names]) => {
  const diagnostics = checked([check], [sound, { ...sound, id: 'other', name: 'Other' }]);
  expect(diagnostics.map((one) => [one.code, one.file.split('/').at(-1)])).toEqual([
    [code, 'game.yaml'],
  ]);
  const { field, nearest } = (diagnostics[0]?.params ?? {}) as Record<string, unknown>;
  if (names.length > 0) expect([field, nearest]).toEqual(names);
});

test('a message that uses what the check does not tell', () => {
  const check: ComponentCheck = {
    that: '=level == 5',
    code: 'UNIT_SUM',
    params: { actual: '=level' },
  };
  expect(found([check], sound)).toEqual(['CW1219 messages.yaml:3']);
});
