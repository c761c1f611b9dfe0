import { expect, test } from 'vitest';
import { formatters, type JsonReport } from '../../../diagnostics/index.ts';
import { ROOT, contextOf, diagnosticOf, rangeOf } from './samples.ts';

const TEXT = '- id: orc\n- id: orc\n';

function report(diagnostics: Parameters<typeof formatters.json>[0]): JsonReport {
  const read: JsonReport = JSON.parse(formatters.json(diagnostics, contextOf({})));
  return read;
}

test('every field is there, also when it is empty', () => {
  const plain = diagnosticOf('CW1209', {}, null, { file: 'patterns.yaml' });
  const whole = diagnosticOf('CW1201', { id: 'orc', kind: 'unit' }, rangeOf(TEXT, 'orc', 1), {
    file: 'units/orc.yaml',
    rule: { code: 'LOW_UNIT_DUPLICATE_ID' },
    related: [{ message: 'Here.', file: `${ROOT}/units/orc.yaml`, range: rangeOf(TEXT, 'orc') }],
  });
  expect(report([plain, whole])).toEqual({
    version: 1,
    summary: { errors: 2, warnings: 0, infos: 0, files: 2 },
    diagnostics: [
      {
        code: 'CW1209',
        name: 'pattern-empty',
        severity: 'error',
        file: 'patterns.yaml',
        range: null,
        message: plain.message,
        hint: plain.hint,
        rule: null,
        related: [],
        params: {},
      },
      {
        code: 'CW1201',
        name: 'duplicate-id',
        severity: 'error',
        file: 'units/orc.yaml',
        range: {
          start: { line: 2, column: 7, offset: 16 },
          end: { line: 2, column: 10, offset: 19 },
        },
        message: whole.message,
        hint: whole.hint,
        rule: { code: 'LOW_UNIT_DUPLICATE_ID', clause: null },
        related: [
          {
            message: 'Here.',
            file: 'units/orc.yaml',
            range: {
              start: { line: 1, column: 7, offset: 6 },
              end: { line: 1, column: 10, offset: 9 },
            },
          },
        ],
        params: { id: 'orc', kind: 'unit' },
      },
    ],
  });
});

test('no diagnostics are a report too', () => {
  expect(report([])).toEqual({
    version: 1,
    summary: { errors: 0, warnings: 0, infos: 0, files: 0 },
    diagnostics: [],
  });
});

test('values that JSON cannot hold do not stop the report', () => {
  const cycle: unknown[] = [1n, Number.NaN];
  cycle.push(cycle);
  const fault = diagnosticOf('CW1114', { value: cycle }, null, { file: 'x.yaml' });
  expect(report([fault]).diagnostics).toHaveLength(1);
});
