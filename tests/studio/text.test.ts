/** The texts of a game as the server shows and writes them. */
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Offered, ShownText, TextAnswer, TextFault } from '../../studio/protocol/text.ts';
import { copyGame, temporaryRoom, TINY_GAME } from '../support/games.ts';
import { openStudio, type OpenStudio } from './open-studio.ts';

const room = temporaryRoom();
const FILE = 'units/dwarf.yaml';
const ORIGINAL = readFileSync(join(TINY_GAME, FILE), 'utf8');
const outside = join(room, 'outside.yaml');
let folder: string;
let studio: OpenStudio;

beforeAll(async () => {
  folder = copyGame(TINY_GAME, join(room, 'game'));
  writeFileSync(outside, 'id: outside\n');
  symlinkSync(outside, join(folder, 'units', 'link.yaml'));
  writeFileSync(join(folder, 'package.json'), '{}\n');
  studio = await openStudio(folder);
});
afterAll(() => studio?.server.close());
beforeEach(() => save(ORIGINAL));

function save(text: string, path = FILE): void {
  writeFileSync(join(folder, path), text);
  studio.server.saved([join(folder, path)]);
}

function textIn(path = FILE): string {
  return readFileSync(join(folder, path), 'utf8');
}

async function shown(file = FILE): Promise<ShownText> {
  return (await studio.json(`text?file=${file}`)) as ShownText;
}

async function replace(from: string, to: string, base?: string): Promise<TextAnswer> {
  const { text, hash } = await shown();
  const start = text.indexOf(from);
  const edit = { file: FILE, base: base ?? hash, start, end: start + from.length, inserted: to };
  return (await studio.json('text', edit)) as TextAnswer;
}

const OUTSIDE = [
  '../outside.yaml',
  'units/../../outside.yaml',
  'units/link.yaml',
  '/etc/hostname',
  'package.json',
  '.cardwright/studio/journal.json',
  'units\\dwarf.yaml',
  'units/dwarf.yaml/',
  'Units/dwarf.yaml',
  '',
];

describe('files', () => {
  test('are those that people write', async () => {
    const { files } = (await studio.json('text-files')) as { files: string[] };
    expect(files).toContain(FILE);
    expect(files).toContain('rules.md');
    expect(files).toContain('schemas/unit.schema.json');
    expect(files.filter((file) => OUTSIDE.includes(file))).toEqual([]);
  });

  test.for(OUTSIDE)('%j is none: it is neither shown nor written', async (file) => {
    expect((await studio.ask(`text?file=${encodeURIComponent(file)}`)).status).toBe(404);
    const edit = { file, base: 'x', start: 0, end: 0, inserted: '# mine\n' };
    expect(await studio.json('text', edit)).toMatchObject({ isWritten: false, text: null });
    const fixed = { code: 'CW1412', place: file };
    expect(await studio.json('fix', fixed)).toMatchObject({ refused: [{ id: file }] });
    expect(readFileSync(outside, 'utf8')).toBe('id: outside\n');
  });

  test('that are no UTF-8 are not shown, since they would be written as something else', async () => {
    writeFileSync(join(folder, 'notes.txt'), Buffer.from([0x66, 0xfc, 0x72]));
    expect((await studio.ask('text?file=notes.txt')).status).toBe(404);
  });
});

describe('what is typed', () => {
  test('is written on its line, whatever ends lines there, and taken back to the same bytes', async () => {
    const windows = `\uFEFF${ORIGINAL.replaceAll('\n', '\r\n')}`;
    save(windows);
    const answer = await replace('defence: 4', 'defence: 5\n  attack: 1');
    expect(answer).toMatchObject({ isWritten: true, state: { undo: `${FILE}: typing` } });
    expect(textIn()).toBe(windows.replace('defence: 4', 'defence: 5\r\n  attack: 1'));
    await studio.json('undo', {});
    expect(textIn()).toBe(windows);
    await studio.json('redo', {});
    expect(textIn()).toContain('defence: 5\r\n');
  });

  test('over a text that is another one by now is not', async () => {
    const { hash } = await shown();
    save(ORIGINAL.replace('defence: 4', 'defence: 7'));
    const answer = await replace('defence: 7', 'defence: 5', hash);
    expect(answer.isWritten).toBe(false);
    expect(answer.text).toContain('defence: 7');
    expect(textIn()).toContain('defence: 7');
  });

  test.for([
    null,
    { file: FILE },
    { file: FILE, base: 'x', start: 2, end: 1, inserted: '' },
    { file: FILE, base: 'x', start: -1, end: 1, inserted: '' },
    { file: FILE, base: 'x', start: 0, end: 1e300, inserted: '' },
    { file: 1, base: 'x', start: 0, end: 1, inserted: '' },
  ])('as %j is answered 400', async (body) => {
    expect((await studio.ask('text', body)).status).toBe(400);
  });
});

describe('errors', () => {
  test('are those of check, with what fixes them', async () => {
    save(ORIGINAL.replace(/^#.*\n/, '').replace('race: dwarf', 'race: dwarfx'));
    const faults = (await studio.json('text-faults')) as TextFault[];
    const own = faults.filter(({ file }) => file === FILE);
    expect(own.map(({ code, fix }) => ({ code, fix }))).toEqual([
      { code: 'CW1412', fix: { do: 'repair' } },
      { code: expect.stringMatching(/^CW/) as string, fix: { do: 'replace', text: 'dwarf' } },
    ]);
    expect(own[1]?.range?.start.line).toBeGreaterThan(1);
    const { code, place } = own[0]!;
    expect(await studio.json('fix', { code, place })).toMatchObject({ refused: [] });
    expect(textIn()).toBe(ORIGINAL.replace('race: dwarf', 'race: dwarfx'));
  });
});

async function at(file: string, ...steps: (string | number)[]): Promise<Offered> {
  const place = ['', ...steps].map((step) => ({ step, beside: {} }));
  const asked = new URLSearchParams({ file, at: JSON.stringify(place) });
  return (await studio.json(`text-words?${asked.toString()}`)) as Offered;
}

describe('what may be written', () => {
  test('is the keys of a component, its closed words and ids', async () => {
    const { keys } = await at(FILE, 0);
    expect(keys.map(({ word }) => word)).toEqual(expect.arrayContaining(['id', 'race', 'defence']));
    const race = await at(FILE, 0, 'race');
    expect(race.values.map(({ word }) => word)).toEqual(['dwarf', 'orc']);
    expect(race.values[0]?.about).toBe('Dwarf');
    expect((await at(FILE, 0, 'class')).values.map(({ word }) => word)).toContain('archer');
  });

  test('is said of a file that is not there yet, too', async () => {
    const sheets = await at('print.yaml', 'sheets');
    expect(sheets.about).not.toBe('');
  });

  test('is an id, which is defined somewhere', async () => {
    expect(await studio.json('text-definition?word=dwarf-miner')).toEqual({ file: FILE, line: 11 });
    expect(await studio.json('text-definition?word=units/orc.yaml')).toMatchObject({ line: 1 });
    expect((await studio.ask('text-definition?word=nobody')).status).toBe(404);
  });
});
