import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatters, type Diagnostic } from '../../../diagnostics/index.ts';
import { escapeData, escapeProperty } from '../../../diagnostics/format/github.ts';
import { contextOf, diagnosticOf, rangeBetween, rangeOf } from './samples.ts';

const ORC = 'units/orc.yaml';

function print(diagnostics: Parameters<typeof formatters.github>[0]): string[] {
  return formatters.github(diagnostics, contextOf({})).split('\n').slice(0, -1);
}

/** Reads a workflow command as the runner does. */
function read(command: string): {
  level: string;
  properties: Record<string, string>;
  text: string;
} {
  const [, level = '', list = '', text = ''] = /^::(\w+) ([^:]*)::(.*)$/su.exec(command) ?? [];
  const pairs = list.split(',').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), unescape(pair.slice(at + 1))] as const;
  });
  return { level, properties: Object.fromEntries(pairs), text: unescape(text) };
}

function unescape(text: string): string {
  const plain: Record<string, string> = { '25': '%', '0D': '\r', '0A': '\n', '3A': ':', '2C': ',' };
  return text.replaceAll(/%(25|0D|0A|3A|2C)/gu, (_, hex: string) => plain[hex] ?? '');
}

function unusedPatterns(count: number): Diagnostic[] {
  return Array.from({ length: count }, (_, index) =>
    diagnosticOf('CW1210', { id: `p${index}` }, null, { file: 'patterns.yaml' }),
  );
}

test('a command names file, range, codes and words', () => {
  const text = '- id: orc\n  defence: 12\n';
  const fault = diagnosticOf('CW1105', { value: 12, min: 1, max: 9 }, rangeOf(text, '12'), {
    file: ORC,
    rule: { code: 'LOW_UNIT_BAD_DEFENCE', clause: 'LOW-3.1.5' },
  });
  expect(print([fault])).toMatchInlineSnapshot(`
    [
      "::error file=units/orc.yaml,line=2,endLine=2,col=12,endColumn=13,title=CW1105 number-out-of-range LOW_UNIT_BAD_DEFENCE LOW-3.1.5::12 is too large; the maximum is 9.%0AUse a number from 1 to 9.",
    ]
  `);
});

test('columns are omitted of a range over several lines, everything of a whole file', () => {
  const whole = diagnosticOf('CW1216', { file: 'x.yaml' }, null, { file: 'x.yaml' });
  const lines = diagnosticOf('CW1205', {}, rangeBetween('a\nb\nc', 0, 4), { file: 'x.yaml' });
  const [error, warning] = print([whole, lines]).map(read);
  expect(error?.properties).toMatchObject({ line: '1', endLine: '3' });
  expect(error?.properties).not.toHaveProperty('col');
  expect(warning?.properties).not.toHaveProperty('line');
});

describe('ten of a level', () => {
  test('more are counted', () => {
    const lines = print(unusedPatterns(13));
    expect(lines).toHaveLength(11);
    expect(lines.at(-1)).toMatch(/^3 /u);
  });

  test('exactly ten are all shown', () => {
    expect(print(unusedPatterns(10))).toHaveLength(10);
  });

  test('errors come first, and a flood of one code hides no other', () => {
    const late = diagnosticOf('CW1217', { code: 'TINY_SIZE' }, null, { file: 'messages.yaml' });
    const error = diagnosticOf('CW1205', {}, null, { file: 'patterns.yaml' });
    const titles = print([...unusedPatterns(30), late, error]).map(
      (line) => /title=(CW\d+)/u.exec(line)?.[1],
    );
    expect(titles[0]).toBe('CW1205');
    expect(titles).toContain('CW1217');
  });
});

describe('escapes', () => {
  test('come back as they went', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(unescape(escapeData(text))).toBe(text);
        expect(unescape(escapeProperty(text))).toBe(text);
      }),
    );
  });

  test('keep a command on one line and its parts apart', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (message, name) => {
        const file = `units/${name.replaceAll(/[/\\]/gu, '_')}x.yaml`;
        const fault = diagnosticOf('CW1210', { id: 'x' }, null, { file, message });
        const lines = print([fault]);
        expect(lines).toHaveLength(1);
        const { properties, text } = read(lines[0] ?? '');
        expect(properties['file']).toBe(file);
        expect(text.startsWith(message)).toBe(true);
      }),
    );
  });
});
