/** The studio's server: what pages get and change, and who gets nothing. */
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PreviewedGame } from '../../print/index.ts';
import type { Figures } from '../../studio/protocol/figures.ts';
import type { EditAnswer, StudioState } from '../../studio/protocol/state.ts';
import { copyGame, temporaryRoom, TINY_GAME } from '../support/games.ts';
import { openStudio, type OpenStudio } from './open-studio.ts';

const room = temporaryRoom();
let folder: string;
let studio: OpenStudio;

beforeAll(async () => {
  folder = copyGame(TINY_GAME, join(room, 'game'));
  studio = await openStudio(folder);
});
afterAll(() => studio?.server.close());

const FILE = 'units/dwarf.yaml';

function textIn(path = FILE): string {
  return readFileSync(join(folder, path), 'utf8');
}

function step(parts: object): object {
  return { label: 'step', kind: 'unit', cells: [], copies: [], removed: [], ...parts };
}

function defence(id: string, was: string, text: string): object {
  return step({ cells: [{ id, field: ['defence'], was, text }] });
}

async function figures(): Promise<Figures> {
  return (await studio.json('figures?kind=unit')) as Figures;
}

async function send(what: string, body: object = {}): Promise<EditAnswer> {
  return (await studio.json(what, body)) as EditAnswer;
}

function cellOf({ columns, rows }: Figures, id: string, header: string): string | undefined {
  const at = columns.findIndex((column) => column.header === header);
  return rows.find((row) => row.id === id)?.cells[at];
}

describe('a page', () => {
  test('gets the components of a kind with what may be in their cells', async () => {
    const state = (await studio.json('state')) as StudioState;
    expect(state).toMatchObject({ title: 'Tiny', largest: 'unit', undo: null, problems: [] });
    const table = await figures();
    expect(table.columns[0]).toMatchObject({ header: 'id', field: [] });
    const race = table.columns.find(({ header }) => header === 'race');
    expect(race?.choices?.values).toEqual(['dwarf', 'orc']);
    expect(cellOf(table, 'dwarf-guard', 'defence')).toBe('4');
    expect(cellOf(table, 'orc-bowman', 'name.ja')).toBe('弓兵');
    expect(table.rows.find(({ id }) => id === 'orc-bowman')?.file).toBe('units/orc.yaml');
  });

  test('types a figure, and takes it back', async () => {
    const before = textIn();
    const { state, refused } = await send('edit', defence('dwarf-guard', '4', ' 6 '));
    expect([refused, state.undo]).toEqual([[], 'step']);
    expect(textIn()).toBe(before.replace('defence: 4', 'defence: 6'));
    expect(cellOf(await figures(), 'dwarf-guard', 'defence')).toBe('6');
    expect((await send('undo')).state).toMatchObject({ undo: null, redo: 'step' });
    expect(textIn()).toBe(before);
    await send('redo');
    await send('undo');
    expect(textIn()).toBe(before);
  });

  test('types something that is wrong: it is there, with its fault at the component', async () => {
    const { state } = await send('edit', defence('dwarf-guard', '4', 'many'));
    const [problem] = state.problems;
    expect(problem).toMatchObject({ id: 'dwarf-guard', kind: 'unit', severity: 'error' });
    expect(problem?.place).toMatch(/^units\/dwarf\.yaml:\d+:\d+$/);
    expect(cellOf(await figures(), 'dwarf-guard', 'defence')).toBe('many');
    expect((await send('undo')).state.problems).toEqual([]);
  });

  test.for([
    ['a text of a field that nobody can read', ['defence'], '4', '=SUM(A1)'],
    ['a field that nobody has', ['wings'], '', '2'],
  ] as const)('%s is refused with words', async ([, field, was, text]) => {
    const before = textIn();
    const cells = [{ id: 'dwarf-guard', field, was, text }];
    const { refused } = await send('edit', step({ cells }));
    expect(refused).toHaveLength(1);
    expect(refused[0]?.message).toMatch(/^[A-Z].*\.$/);
    expect(textIn()).toBe(before);
  });

  test('that saw what has changed since gets both', async () => {
    const before = textIn();
    writeFileSync(join(folder, FILE), before.replace('defence: 4', 'defence: 7'));
    const { refused } = await send('edit', defence('dwarf-guard', '4', '5'));
    expect(refused).toMatchObject([{ id: 'dwarf-guard', field: ['defence'], now: '7' }]);
    expect(textIn()).toContain('defence: 7');
    writeFileSync(join(folder, FILE), before);
    studio.server.saved([join(folder, FILE)]);
  });

  test('copies and removes rows, each as one step', async () => {
    const before = textIn();
    const copies = [{ of: 'dwarf-slinger', id: 'dwarf-stoner' }];
    expect((await send('edit', step({ copies }))).refused).toEqual([]);
    expect(cellOf(await figures(), 'dwarf-stoner', 'targets')).toBe('volley');
    expect((await send('edit', step({ copies }))).refused).toMatchObject([{ id: 'dwarf-stoner' }]);
    await send('edit', step({ removed: ['dwarf-stoner'] }));
    expect(textIn().trimEnd()).toBe(before.trimEnd());
    await send('undo');
    expect(textIn()).toContain('dwarf-stoner');
    await send('undo');
    expect(textIn()).toBe(before);
  });

  test('hears of every state of the game', async () => {
    const answer = await studio.ask('changes');
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    const first = Number((await reader.read()).value);
    studio.server.saved([join(folder, FILE)]);
    expect(Number((await reader.read()).value)).toBe(first + 1);
    await reader.cancel();
  });

  test.for([null, 'x', {}, step({ cells: [{ id: 1 }] }), step({ label: 'x'.repeat(201) })])(
    'that sends %j is answered 400',
    async (body) => {
      expect((await studio.ask('edit', body)).status).toBe(400);
    },
  );
});

/** The status of a request that no page of the studio sends. */
function status(method: string, path: string, headers: Record<string, string>): Promise<number> {
  const { hostname, port } = new URL(studio.origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end(method === 'POST' ? '{}' : undefined);
  });
}

describe('nobody else', () => {
  const json = { 'content-type': 'application/json' };
  const right = (): Record<string, string> => ({
    authorization: `Bearer ${studio.key}`,
    origin: studio.origin,
    ...json,
  });

  test('is the one who is answered', async () => {
    expect(await status('POST', '/api/undo', right())).toBe(200);
    expect(await status('GET', '/api/state', { authorization: `Bearer ${studio.key}` })).toBe(200);
  });

  test.for<[string, string, Record<string, string | null>, number]>([
    ['without the key', 'POST', { authorization: null }, 403],
    ['with another key', 'POST', { authorization: 'Bearer x' }, 403],
    ['of another origin', 'POST', { origin: 'http://example.org' }, 403],
    ['of no origin', 'POST', { origin: null }, 403],
    ['called by another name', 'POST', { host: 'example.org' }, 403],
    ['of another site', 'POST', { 'sec-fetch-site': 'cross-site' }, 403],
    ['of the same machine', 'POST', { 'sec-fetch-site': 'same-site' }, 403],
    ['as a form sends it', 'POST', { 'content-type': 'text/plain' }, 415],
    ['by another method', 'PUT', {}, 405],
    ['that reads without the key', 'GET', { authorization: null }, 403],
    ['that reads for another origin', 'GET', { origin: 'http://example.org' }, 403],
  ])('a request %s', async ([, method, changed, expected]) => {
    const headers = { ...right(), ...changed };
    const sent = Object.entries(headers).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    );
    expect(await status(method, '/api/state', Object.fromEntries(sent))).toBe(expected);
  });

  test.for([
    '/app/',
    '/app/../package.json',
    '/app/%2e%2e/cli/main.js',
    '/app/x.js',
    '/api/',
    '//',
  ])('gets a file at %s', async (path) => {
    const found = await status('GET', path, { authorization: `Bearer ${studio.key}` });
    expect([400, 404]).toContain(found);
  });

  test('may show the pages inside others, or learn the key from one', async () => {
    const page = await fetch(`${studio.origin}/figures`);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('access-control-allow-origin')).toBeNull();
    const cards = await fetch(`${studio.origin}/`);
    expect((await page.text()) + (await cards.text())).not.toContain(studio.key);
  });
});

describe('an answer that fails', () => {
  test.for(['/game/?sheet=units', '/api/cards?listener=one'])(
    'at %s takes nothing else with it',
    async (path) => {
      vi.spyOn(PreviewedGame.prototype, 'localeFor').mockImplementationOnce(() => {
        throw new Error('A fault of the test.');
      });
      const headers = { authorization: `Bearer ${studio.key}`, 'sec-fetch-site': 'same-origin' };
      const answer = await fetch(studio.origin + path, { headers });
      expect([await answer.text(), answer.status]).toEqual(
        path.startsWith('/api/') ? ['', 200] : ['500\n', 500],
      );
      expect(await studio.json('state')).toMatchObject({ title: 'Tiny' });
    },
  );
});
