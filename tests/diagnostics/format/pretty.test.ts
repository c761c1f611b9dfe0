import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { formatters } from '../../../diagnostics/index.ts';
import { ROOT, contextOf, diagnosticOf, rangeBetween, rangeOf } from './samples.ts';

const ORC = 'units/orc.yaml';

function print(text: string, diagnostics: Parameters<typeof formatters.pretty>[0]): string {
  return formatters.pretty(diagnostics, contextOf({ [ORC]: text }));
}

describe('a code frame', () => {
  test('shows the line, a mark below, the codes of the game and what to do', () => {
    const text = '- id: orc\n  class: infantry\n  defence: 12\n';
    const fault = diagnosticOf('CW1105', { value: 12, min: 1, max: 9 }, rangeOf(text, '12'), {
      file: ORC,
      rule: { code: 'LOW_UNIT_BAD_DEFENCE', clause: 'LOW-3.1.5' },
    });
    expect(print(text, [fault])).toMatchInlineSnapshot(`
      "error CW1105 number-out-of-range (LOW_UNIT_BAD_DEFENCE, LOW-3.1.5)
      12 is too large; the maximum is 9.
       --> units/orc.yaml:3:12
        |
      2 |   class: infantry
      3 |   defence: 12
        |            ^^
        = help: Use a number from 1 to 9.

      1 error in 1 file
      "
    `);
  });

  test('counts wide characters and tabs as the terminal does', () => {
    const text = '- id: orc\n  name: [オーク, \tx, 😀, archr]\n';
    const fault = diagnosticOf(
      'CW1106',
      { value: 'archr', allowed: ['archer'] },
      rangeOf(text, 'archr'),
      { file: ORC },
    );
    expect(print(text, [fault])).toMatchInlineSnapshot(`
      "error CW1106 unknown-word
      "archr" is not allowed here; it must be "archer".
       --> units/orc.yaml:2:23
        |
      1 | - id: orc
      2 |   name: [オーク,     x, 😀, archr]
        |                             ^^^^^
        = help: Write "archer".

      1 error in 1 file
      "
    `);
  });

  test('marks wide characters over their whole width', () => {
    const text = 'name: ドワーフ兵\n';
    const params = { locale: 'en', present: ['ja'] };
    const fault = diagnosticOf('CW1212', params, rangeOf(text, 'ドワーフ兵'), { file: ORC });
    expect(print(text, [fault])).toMatchInlineSnapshot(`
      "warning CW1212 missing-translation
      This text is missing in "en"; it has "ja".
       --> units/orc.yaml:1:7
        |
      1 | name: ドワーフ兵
        |       ^^^^^^^^^^
        = help: Add "en". A text that is the same in every language is written once, without languages.

      1 warning in 1 file
      "
    `);
  });

  test('cuts a long line round the range', () => {
    const text = `note: ${'before '.repeat(30)}HERE ${'after '.repeat(30)}\n`;
    const params = { value: 'HERE', pattern: '^[a-z]+$' };
    const fault = diagnosticOf('CW1107', params, rangeOf(text, 'HERE'), { file: ORC });
    expect(print(text, [fault])).toMatchInlineSnapshot(`
      "error CW1107 wrong-form
      "HERE" does not have the required form.
       --> units/orc.yaml:1:217
        |
      1 | …e before before before before HERE after after after after after after after after after after after…
        |                                ^^^^
        = help: It must match the pattern "^[a-z]+$".

      1 error in 1 file
      "
    `);
  });

  test('marks only the first line of a range over several', () => {
    const text = '- id: orc\r\n  draw: |\r\n    .#.\r\n    .@.\r\n';
    const range = rangeBetween(text, text.indexOf('|'), text.length);
    expect(print(text, [diagnosticOf('CW1205', {}, range, { file: ORC })])).toMatchInlineSnapshot(`
      "error CW1205 pattern-no-origin
      The drawing has no origin (@); exactly 1 is needed.
       --> units/orc.yaml:2:9
        |
      1 | - id: orc
      2 |   draw: |
        |         ^
        = help: Put one @ on the origin square.

      1 error in 1 file
      "
    `);
  });

  test('is omitted for a whole file and for a file that cannot be read', () => {
    const whole = diagnosticOf('CW1401', { folder: ROOT }, null, { file: 'game.yaml' });
    const range = rangeBetween('id: x', 4, 5);
    const gone = diagnosticOf('CW1210', { id: 'x' }, range, { file: 'patterns.yaml' });
    expect(print('', [whole, gone])).toMatchInlineSnapshot(`
      "error CW1401 no-game
      There is no game.yaml in "/home/mia/games" or any folder above it.
       --> game.yaml
        = help: Name the folder of a game, or change to one. A game is a folder with a game.yaml.

      warning CW1210 unused-pattern
      Nothing uses the pattern "x".
       --> patterns.yaml:1:5
        = help: Use it, or remove it.

      1 error, 1 warning in 2 files
      "
    `);
  });
});

describe('several diagnostics', () => {
  const text = '- id: orc\n  race: elf\n- id: orc\n  race: elf\n- id: troll\n  race: elf\n';

  test('related places have frames of their own', () => {
    const fault = diagnosticOf('CW1201', { id: 'orc', kind: 'unit' }, rangeOf(text, 'orc', 1), {
      file: ORC,
      related: [
        { message: 'The other stands here.', file: `${ROOT}/${ORC}`, range: rangeOf(text, 'orc') },
      ],
    });
    expect(print(text, [fault])).toMatchInlineSnapshot(`
      "error CW1201 duplicate-id
      Another unit already has the id "orc".
       --> units/orc.yaml:3:7
        |
      2 |   race: elf
      3 | - id: orc
        |       ^^^
        = note: The other stands here.
       --> units/orc.yaml:1:7
        |
      1 | - id: orc
        |       ^^^
        = help: Change one of the two; ids are unique in the whole game.

      1 error in 1 file
      "
    `);
  });

  test('what is said of several places is said once', () => {
    const faults = [0, 1, 2].map((nth) =>
      diagnosticOf('CW1203', { what: 'race', id: 'elf' }, rangeOf(text, 'elf', nth), { file: ORC }),
    );
    expect(print(text, faults)).toMatchInlineSnapshot(`
      "error CW1203 unknown-reference
      No race has the id "elf".
       --> units/orc.yaml:2:9
        |
      1 | - id: orc
      2 |   race: elf
        |         ^^^
        = help: Define the race, or use another.
        = the same in 2 other places:
          units/orc.yaml:4:9
          units/orc.yaml:6:9

      3 errors in 1 file
      "
    `);
  });

  test('a flood of the same is counted, not listed', () => {
    const faults = Array.from({ length: 40 }, (_, index) =>
      diagnosticOf('CW1412', { expected: '# x' }, null, { file: `units/${index}.yaml` }),
    );
    const lines = print('', faults).split('\n');
    expect(lines.filter((line) => line.includes('units/'))).toHaveLength(11);
    expect(lines).toContain('    and 29 more');
  });

  test('none end in a summary too', () => {
    expect(print('', [])).toBe('No errors\n');
  });
});

test('colours only when asked', () => {
  const text = 'defence: 12\n';
  const fault = diagnosticOf('CW1105', { value: 12, max: 9 }, rangeOf(text, '12'), { file: ORC });
  const coloured = formatters.pretty([fault], contextOf({ [ORC]: text }, { colour: true }));
  expect(coloured).toContain('\u001B[1;31merror CW1105\u001B[0m');
  expect(stripVTControlCharacters(coloured)).toBe(print(text, [fault]));
});

test('nothing in a file can move the cursor or turn the text', () => {
  const text = 'name: "\u001B[2J\u202Eevil"\n';
  const printed = print(text, [
    diagnosticOf('CW1106', { value: text, allowed: ['a', 'b'] }, rangeOf(text, 'evil'), {
      file: ORC,
      message: `"${text}"`,
    }),
  ]);
  expect(printed).not.toContain('\u001B');
  expect(printed).not.toContain('\u202E');
});
