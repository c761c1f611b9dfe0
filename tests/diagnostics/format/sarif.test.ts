/** The rules of the standard that code scanning services insist on: OASIS SARIF 2.1.0, section 3. */
import { describe, expect, test } from 'vitest';
import { catalogue, formatters, type Diagnostic } from '../../../diagnostics/index.ts';
import { ROOT, contextOf, diagnosticOf, rangeBetween, rangeOf } from './samples.ts';

interface Location {
  id?: number;
  message?: { text: string };
  physicalLocation: {
    artifactLocation: { uri: string; uriBaseId?: string };
    region?: Record<string, number>;
  };
}

interface Log {
  $schema: string;
  version: string;
  runs: [Run];
}

interface Run {
  columnKind: string;
  tool: {
    driver: {
      name: string;
      rules: { id: string; shortDescription: { text: string }; help: { text: string } }[];
    };
  };
  results: {
    ruleId: string;
    ruleIndex: number;
    level: string;
    message: { text: string };
    locations: Location[];
    relatedLocations?: Location[];
    partialFingerprints: Record<string, string>;
    properties?: Record<string, string>;
  }[];
}

function run(diagnostics: readonly Diagnostic[]): Run {
  const log: Log = JSON.parse(formatters.sarif(diagnostics, contextOf({})));
  expect(log.version).toBe('2.1.0');
  expect(log.runs).toHaveLength(1);
  return log.runs[0];
}

function fingerprintsOf(diagnostics: readonly Diagnostic[]): string[] {
  return run(diagnostics).results.map(
    (result) => result.partialFingerprints['cardwright/v1'] ?? '',
  );
}

const TEXT = '- id: orc\n- id: orc\n  note: ""\n';
const FILE = 'units/orc & ゴブリン.yaml';

const twice = diagnosticOf('CW1201', { id: 'orc', kind: 'unit' }, rangeOf(TEXT, 'orc', 1), {
  file: FILE,
  rule: { code: 'LOW_UNIT_DUPLICATE_ID', clause: 'LOW-3.1.1' },
  related: [{ message: 'The other.', file: `${ROOT}/${FILE}`, range: rangeOf(TEXT, 'orc') }],
});
const blank = diagnosticOf('CW1108', { value: '' }, rangeOf(TEXT, '""'), { file: FILE });
const unclaimed = diagnosticOf('CW1216', { file: 'x.yaml' }, null, { file: '../x.yaml' });
const modeline = diagnosticOf('CW1412', { expected: '#' }, null, { file: 'races.yaml' });

test('each code is a rule, and each result points at its own', () => {
  const { tool, results } = run([twice, blank, unclaimed, twice]);
  const ids = tool.driver.rules.map(({ id }) => id);
  expect(ids).toEqual(['CW1108', 'CW1201', 'CW1216']);
  for (const { ruleId, ruleIndex } of results) expect(ids[ruleIndex]).toBe(ruleId);
  expect(tool.driver.rules[0]?.shortDescription.text).toBe(catalogue.CW1108.title);
  for (const { id, help } of tool.driver.rules) expect(help.text).toContain(id);
});

test('severities are the levels of the standard', () => {
  expect(run([twice, unclaimed, modeline]).results.map(({ level }) => level)).toEqual([
    'error',
    'warning',
    'note',
  ]);
});

describe('places', () => {
  test('columns are UTF-16 code units and the end is not included', () => {
    const { columnKind, results } = run([twice]);
    expect(columnKind).toBe('utf16CodeUnits');
    expect(results[0]?.locations[0]?.physicalLocation.region).toEqual({
      startLine: 2,
      startColumn: 7,
      endLine: 2,
      endColumn: 10,
      charOffset: 16,
      charLength: 3,
    });
  });

  test('an empty range and the end of a text have regions too', () => {
    const range = rangeBetween(TEXT, TEXT.length, TEXT.length);
    const { results } = run([diagnosticOf('CW1108', { value: '' }, range, { file: FILE })]);
    expect(results[0]?.locations[0]?.physicalLocation.region).toMatchObject({
      startLine: 4,
      startColumn: 1,
      charLength: 0,
    });
  });

  test('a whole file has no region', () => {
    expect(run([modeline]).results[0]?.locations[0]?.physicalLocation).not.toHaveProperty('region');
  });

  test('files are URIs, relative to the root where they lie below it', () => {
    const places = run([twice, unclaimed]).results.map(
      ({ locations }) => locations[0]?.physicalLocation.artifactLocation,
    );
    expect(places[0]).toEqual({
      uri: 'units/orc%20%26%20%E3%82%B4%E3%83%96%E3%83%AA%E3%83%B3.yaml',
      uriBaseId: '%SRCROOT%',
    });
    expect(places[1]?.uriBaseId).toBeUndefined();
    expect(places[1]?.uri).toMatch(/^file:\/\/\//u);
  });

  test('related places have ids and words', () => {
    expect(run([twice]).results[0]?.relatedLocations).toMatchObject([
      { id: 1, message: { text: 'The other.' } },
    ]);
  });
});

test('the code and clause of the game travel along', () => {
  expect(run([twice]).results[0]?.properties).toEqual({
    gameCode: 'LOW_UNIT_DUPLICATE_ID',
    clause: 'LOW-3.1.1',
  });
});

describe('fingerprints', () => {
  test('stay when lines move', () => {
    const moved = { ...twice, range: rangeOf(`\n\n${TEXT}`, 'orc', 1) };
    expect(fingerprintsOf([moved])).toEqual(fingerprintsOf([twice]));
  });

  test('differ between faults, also those that say the same', () => {
    expect(new Set(fingerprintsOf([twice, twice, blank, unclaimed])).size).toBe(4);
  });
});
