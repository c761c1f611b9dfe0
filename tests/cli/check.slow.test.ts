/** `cardwright check`: exit codes, formats, where it is started, and one broken file beside others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JsonReport } from '../../diagnostics/format/json.ts';
import { cardwright, codesIn, TRACE } from '../support/command.ts';
import { copyGame, LORDS_OF_WAR, temporaryRoom, TINY_GAME } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();
const orcs = readFileSync(join(LORDS_OF_WAR, 'units/orc.yaml'), 'utf8');

const lords = copyGame(LORDS_OF_WAR, join(room, 'games', 'lords'));
copyGame(TINY_GAME, join(room, 'games', 'tiny'));
const broken = copyGame(LORDS_OF_WAR, join(room, 'broken'), {
  'units/orc.yaml': orcs.replace('defence: 7', 'defence: 12'),
});

/** Codes by file of `check --format json`. */
function codesByFile(out: string): Record<string, string[]> {
  const codes: Record<string, string[]> = {};
  const { diagnostics } = JSON.parse(out) as JsonReport;
  for (const { file, code } of diagnostics) (codes[file] ??= []).push(code);
  return codes;
}

test.concurrent('sound games', async () => {
  const { exit, out, err } = await cardwright(['check', 'games'], room);
  expect({ exit, codes: codesIn(out), err }).toEqual({ exit: 0, codes: [], err: '' });
});

test.concurrent('a fault is reported at its line, in plain text, from wherever it is asked', async () => {
  const inside = await cardwright(['check'], join(broken, 'units'));
  expect(inside).toMatchObject({ exit: 1, err: '' });
  expect(codesIn(inside.out)).toContain('CW1105');
  expect(inside.out).toContain('--> orc.yaml:9:12');
  expect(inside.out).not.toContain('\u001B');
  const outside = await runHere(['check', 'broken'], room);
  expect(outside.exit).toBe(1);
  expect(outside.out).toContain('--> broken/units/orc.yaml:9:12');
});

test.concurrent('a faulty game beside sound ones', async () => {
  const { exit, out } = await runHere(['check', 'games/tiny', 'broken', '-f', 'json'], room);
  expect(exit).toBe(1);
  expect(codesByFile(out)).toHaveProperty('broken/units/orc.yaml', ['CW1105']);
});

test.concurrent('every format is its own and tells the same', async () => {
  const [json, sarif, github] = await Promise.all(
    ['json', 'sarif', 'github'].map((format) => runHere(['check', '-f', format], broken)),
  );
  for (const ended of [json, sarif, github]) expect(ended).toMatchObject({ exit: 1, err: '' });

  const report = JSON.parse(json?.out ?? '') as JsonReport;
  const [first] = report.diagnostics;
  expect(first).toMatchObject({
    code: 'CW1105',
    file: 'units/orc.yaml',
    rule: { code: 'LOW_UNIT_BAD_DEFENCE', clause: 'LOW-3.1.5' },
    range: { start: { line: 9, column: 12 } },
  });

  const log = JSON.parse(sarif?.out ?? '') as {
    version: string;
    runs: { results: { ruleId: string }[] }[];
  };
  expect(log.version).toBe('2.1.0');
  expect(log.runs[0]?.results.map(({ ruleId }) => ruleId)).toContain('CW1105');

  const lines = (github?.out ?? '').trimEnd().split('\n');
  expect(lines).toHaveLength(report.diagnostics.length);
  expect(lines[0]).toMatch(/^::error file=units\/orc\.yaml,line=9,.*::/);
});

test.concurrent('one broken file hides nothing of the others', async () => {
  const folder = copyGame(LORDS_OF_WAR, join(room, 'many'), {
    'units/orc.yaml': orcs.replace('defence: 7', 'defence: [7'),
    'units/dwarf.yaml': `${readFileSync(join(lords, 'units/dwarf.yaml'), 'utf8')}\n- id: Dwarf X\n`,
    'races.yaml': '- { id: orc, name: }\n',
    'patterns.yaml': '- id: nowhere\n  draw: "#"\n',
    'messages.yaml': '\tLOW_ARMY_SIZE: { text: tabs }\n',
    'decks/mine.yaml': 'id: mine\nname: Mine\nmode: none\ncards: []\n',
    'decks/pasted.txt': 'mode: custom\n12\n',
    'schemas/unit.schema.json': '{ "type": "object", "x-ref": 5 }\n',
    'stray.yaml': 'lost: true\n',
  });
  const { exit, out, err } = await runHere(['check', '--format', 'json'], folder);
  expect({ exit, err }).toEqual({ exit: 1, err: '' });
  const codes = codesByFile(out);
  expect(codes).toMatchObject({
    'decks/pasted.txt': expect.arrayContaining(['CW1316']),
    'messages.yaml': expect.arrayContaining(['CW1002']),
    'patterns.yaml': expect.arrayContaining(['CW1205']),
    'races.yaml': expect.arrayContaining(['CW1103']),
    'schemas/unit.schema.json': ['CW1404'],
    'stray.yaml': ['CW1216'],
  });
  expect(Object.keys(codes)).toEqual(expect.arrayContaining(['decks/mine.yaml', 'units/orc.yaml']));
});

test.concurrent.for([
  ['nothing', { 'game.yaml': '' }],
  ['no YAML', { 'game.yaml': '{{{' }],
  ['another thing', { 'game.yaml': '- 1\n- 2\n' }],
  ['a newer format', { 'game.yaml': 'format: 99\nid: x\ntitle: X\nlocales: [en]\nkinds: {}\n' }],
] as const)('a game.yaml that holds %s', async ([what, changes]) => {
  const folder = copyGame(TINY_GAME, join(room, `manifest ${what}`), changes);
  const { exit, out, err } = await runHere(['check'], folder);
  expect({ exit, err }).toEqual({ exit: 1, err: '' });
  expect(codesIn(out).length).toBeGreaterThan(0);
  expect(out).not.toMatch(TRACE);
});

test.concurrent('a warning alone is no failure', async () => {
  const folder = copyGame(TINY_GAME, join(room, 'warned'), { 'units/more.yaml': '[]\n' });
  const { exit, out } = await runHere(['check', '-f', 'json'], folder);
  const { summary } = JSON.parse(out) as JsonReport;
  expect(exit).toBe(0);
  expect(summary.errors).toBe(0);
  expect(summary.warnings + summary.infos).toBeGreaterThan(0);
});

test.concurrent('the words of a game are shown in the language asked for', async () => {
  const [en, ja, other] = await Promise.all(
    ['en', 'ja', 'fr'].map((locale) =>
      runHere(['deck', 'check', 'decks/illegal/one-card-short.yaml', '--lang', locale], lords),
    ),
  );
  expect(ja?.out).toMatch(/[\u3040-\u30FF]/);
  expect(en?.out).not.toMatch(/[\u3040-\u30FF]/);
  expect(other).toMatchObject({ exit: 2, out: '' });
});
