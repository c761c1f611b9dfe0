/** Where in the data a place of a YAML text is, also in one that is being typed. `^` marks the place. */
import { expect, test } from 'vitest';
import { placeInYaml } from '../../studio/protocol/yaml-place.ts';

function placeIn(text: string): string | null {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => line.includes('^'));
  const column = lines[index]!.indexOf('^');
  const bare = lines.map((line) => line.replace('^', ''));
  const read = { count: bare.length, line: (number: number) => bare[number - 1]! };
  const place = placeInYaml(read, index + 1, column);
  if (place === null) return null;
  const steps = place.steps.slice(1).map(({ step }) => step);
  return [`${place.part} ${steps.join('.')}`.trim(), ...besides(place.steps.at(-1)!)].join(', ');
}

function besides({ beside }: { readonly beside: Readonly<Record<string, string>> }): string[] {
  return Object.entries(beside).map(([key, value]) => `${key}=${value}`);
}

test.for<[string, string | null]>([
  ['^', 'item'],
  ['na^', 'item'],
  ['na^me: x', 'key'],
  ['name: x^', 'value name'],
  ['name: ^', 'value name'],
  ['name:\n  en: x^', 'value name.en'],
  ['- id: a\n  race: ^\n  defence: 4', 'value 0.race'],
  ['- id: a\n  ^\n  defence: 4', 'item 0, defence=4, id=a'],
  ['- id: a\n- id: b\n  ^', 'item 0, id=b'],
  ['- ^', 'item 0'],
  ['effects:\n  - on: play\n    do:\n      - op: hit\n        ^', 'item effects.0.do.0, op=hit'],
  [
    'effects:\n  - on: play\n    do:\n    - op: hit\n      am^ount: 1',
    'key effects.0.do.0, op=hit',
  ],
  ['do:\n- op: hit\n- op: ^', 'value do.0.op'],
  ['name: { en: Orc, ja: ^', 'value name.ja'],
  ['name: { en: Orc, ^', 'key name, en=Orc'],
  ['cards: [a, ^', 'item cards.0'],
  ['- name: { en: Orc }\n  race: ^', 'value 0.race'],
  ['  - { op: hit, ^ }', 'key 0, op=hit'],
  ['"a key": ^', 'value a key'],
  ['# a rem^ark', null],
  ['text: |\n  any wor^d: here', null],
  ['text: >-\n  first\n\n  any wor^d: here', null],
  ['a:\n  b: 1\n\n# remark\n\n  c: ^', 'value a.c'],
])('%j', ([text, expected]) => {
  expect(placeIn(text)).toBe(expected);
});
