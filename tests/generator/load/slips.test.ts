/** What the writer of a broken text probably did, and the piece of the text that is marked. */
import { describe, expect, test } from 'vitest';
import type { Fault, ParamsOf, Slip } from '../../../diagnostics/index.ts';
import { read } from './read.ts';

type Case = [slip: Slip, marked: string, text: string];

const cases: Case[] = [
  ['conflict', '<<<<<<< HEAD', '- id: orc\n<<<<<<< HEAD\n  a: 1\n=======\n  a: 2\n>>>>>>> b\n'],
  ['conflict', '<<<<<<< HEAD', 'a: 1\n<<<<<<< HEAD\n=======\n>>>>>>> b\nc: 1\n'],
  ['unclosed-quote', '"Orc', '- id: orc\n  name: "Orc\n  race: orc\n'],
  ['unclosed-quote', '"Orc', '- id: orc\n  name: "Orc\n  race: "orc"\n'],
  ['unclosed-quote', "'Orc", "- name: 'Orc\n- name: Elf\n"],
  ['unclosed-quote', '"id: orc', '- "id: orc\n  race: orc\n'],
  ['text-after-quote', "s axe'", "- note: 'Orc's axe'\n"],
  ['text-after-quote', 'big', '- name: "Orc" big\n'],
  ['bad-escape', '\\d', '- file: "C:\\dir"\n'],
  ['bad-escape', '\\u12', '- name: "\\u12"\n'],
  ['escaped-break', '"a\\\n\n  b"', 'a: "a\\\n\n  b"\n'],
  ['unclosed-bracket', '[', '- tags: [a, b\n  race: orc\n'],
  ['unclosed-bracket', '{', '- name: { en: Orc, ja: オーク\n'],
  ['unclosed-bracket', '{', '- name: { tags: [a, b], en: Orc\n- id: elf\n'],
  ['stray-bracket', ']', '- tags: [a, b]]\n'],
  ['stray-bracket', '}', '- tags: [a, b}\n'],
  ['missing-comma', 'ja:', '- name: { en: "Orc" ja: "オーク" }\n'],
  ['missing-comma', 'b:', '- t: { a: 1 b: 2 }\n'],
  ['missing-comma', '"b":', '{\n  "a": 1\n  "b": 2\n}\n'],
  ['extra-comma', ',', '- tags: [a,, b]\n'],
  ['extra-comma', ',', '- name: {, en: Orc }\n'],
  ['trailing-comma', ',', '- name: { en: Orc },\n  race: orc\n'],
  ['trailing-comma', ',', 'tags: [a, b], # both\nrace: orc\n'],
  ['trailing-comma', ',', 'cards:\n  - { card: a },\n  - { card: b }\n'],
  ['comment-in-brackets', '#3, ja: オーク }', '- name: { en: Orc #3, ja: オーク }\n  race: orc\n'],
  ['missing-colon', 'cards', 'id: a\ncards\n  - { card: a }\n'],
  ['missing-space', 'race:orc', '- id: orc\n  race:orc\n  defence: 1\n'],
  ['missing-space', '- id:orc', '- id:orc\n  race: orc\n'],
  ['missing-space', 'id:orc', 'id:orc\nrace: orc\n'],
  ['missing-space', '"id":orc', 'race: orc\n"id":orc\n'],
  ['missing-space', "note:'so", "- id: orc\n  note:'so: it is'\n"],
  ['missing-colon', 'race', '- id: orc\n  race\n  defence: 1\n'],
  ['missing-colon', '- id orc', '- id orc\n  race: orc\n'],
  ['colon-in-text', 'Orc: the great', '- name: Orc: the great\n'],
  ['colon-in-text', 'reach: 2', '- id: orc\n  note: reach: 2\n  race: orc\n'],
  ['full-width', '  race：orc', '- id: orc\n  race：orc\n  defence: 1\n'],
  ['full-width', '　race: orc', '- id: orc\n　race: orc\n'],
  ['reserved-start', '@orc', '- name: @orc\n'],
  ['reserved-start', '`orc`', '- name: `orc`\n'],
  ['reserved-start', '%50', '- cost: %50\n'],
  ['reserved-start', '*very* rare', '- note: *very* rare\n'],
  ['reserved-start', '& co', '- name: & co\n'],
  ['reserved-start', ', x', '- name: , x\n'],
  ['reserved-start', '@b', '- tags: [a, @b]\n'],
  ['two-on-a-line', 'b: 1', 'a:\n- "x" b: 1\n'],
  ['two-on-a-line', '&x b: c', 'a: &x b: c\n'],
  ['list-and-map', '- b', 'a: 1\n- b\n'],
  ['list-and-map', 'b: 1', '- a\nb: 1\n'],
  ['list-and-map', '- b', '- tags: - b\n'],
  ['explicit-key', '? a', '? a\n: b\n'],
  ['explicit-key', '? x', '- name: ? x\n'],
  ['indentation', 'race: orc', '- id: orc\n   race: orc\n'],
  ['indentation', 'race: orc', '- id: orc\n race: orc\n'],
  ['indentation', 'ja: オーク', '- name:\n    en: Orc\n   ja: オーク\n'],
  ['indentation', '- c', 'a:\n  - b\n - c\n'],
  ['indentation', 'b: 2', '  a: 1\nb: 2\n'],
  ['block-header', '.#.', '- draw: | .#.\n    .@.\n'],
  ['block-header', '5', '- reach: > 5\n'],
  ['block-indentation', '.#.', '- draw: |\n  .#.\n  .@.\n'],
  ['block-indentation', '.@.', '- draw: |\n      .#.\n    .@.\n  race: orc\n'],
  ['blank-block', '\n  \n', 'a: |+\n\n  \nb: 1\n'],
  ['directive', '%YAML 1.1', '%YAML 1.1\n---\na: 1\n'],
];

function slipsOf(faults: readonly Fault[]): Slip[] {
  return faults.map(({ params }) => (params as ParamsOf<'CW1001'>).slip);
}

describe.for(cases)('%s at %j', ([slip, marked, text]) => {
  test('is recognised', () => {
    const { codes, faults, marked: found } = read(text);
    expect(codes).toEqual(['CW1001']);
    expect(slipsOf(faults)).toEqual([slip]);
    expect(found).toEqual([marked]);
  });

  test('is recognised in a file with CRLF', () => {
    const { faults, marked: found } = read(text.replaceAll('\n', '\r\n'));
    expect(slipsOf(faults)).toEqual([slip]);
    expect(found).toEqual([marked.replaceAll('\n', '\r\n')]);
  });
});

test('a text that begins with an asterisk is mostly an alias without an anchor', () => {
  expect(read('- name: *Orc*\n')).toMatchObject({ codes: ['CW1004'], marked: ['*Orc*'] });
});

test('a tab explains more than what js-yaml makes of it', () => {
  expect(read('- id: orc\n\trace: orc\n')).toMatchObject({ codes: ['CW1002'], marked: ['\t'] });
});
