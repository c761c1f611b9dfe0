/** What only the browser sees, reported at the lines of the game's files. */
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/index.ts';
import { temporaryRoom } from '../support/games.ts';
import { printed, TINY_PRINT, tinyPrint } from './tiny-game.ts';
import { sharedPress } from '../support/browsers.ts';

const room = temporaryRoom();
const press = sharedPress();

/** Code, file and line of each. */
function places(diagnostics: readonly Diagnostic[], folder: string): unknown[][] {
  return diagnostics.map(({ code, file, range }) => [
    code,
    relative(folder, file),
    range?.start.line ?? null,
  ]);
}

const beasts = (name: string, saying: string): string => `- id: otter
  name: { en: ${name}, ja: カワウソ }
  clan: river
  strength: 2
  saying:
    en: ${saying}
    ja: 泳ぐ。
`;

/** The otter alone, on one sheet in English. */
const alone = { kinds: ['beast'], locales: ['en'], cards: ['otter'] };

describe('text that does not fit', () => {
  test('is reported at the field that its box shows, in the language that overflows', async () => {
    const folder = tinyPrint(room, {
      'beasts.yaml': beasts('Otter', 'It swims, and swims, and never tires. '.repeat(8)),
      'decks/pack.yaml': null,
      'print.yaml': cardsOnly,
    });
    const { diagnostics, files } = await printed(folder, press, { kinds: ['beast'] });
    expect(places(diagnostics, folder)).toEqual([['CW3001', 'beasts.yaml', 6]]);
    const [found] = diagnostics;
    expect(found?.params).toMatchObject({
      card: 'otter',
      field: 'saying',
      side: 'front',
      locale: 'en',
    });
    expect((found?.params as { down?: number } | undefined)?.down).toBeGreaterThan(5);
    expect(files.map(({ locale }) => locale)).toEqual(['en', 'ja']);
  });

  test('sideways too', async () => {
    const folder = tinyPrint(room, {
      'beasts.yaml': beasts('Grandmother of All the River Otters', 'It swims.'),
      'decks/pack.yaml': null,
      'print.yaml': cardsOnly,
    });
    const { diagnostics } = await printed(folder, press, { ...alone });
    expect(places(diagnostics, folder)).toEqual([['CW3001', 'beasts.yaml', 2]]);
    expect((diagnostics[0]?.params as { across?: number } | undefined)?.across).toBeGreaterThan(5);
  });

  test('beyond the edge of a face, where no box says so', async () => {
    const folder = tinyPrint(room, {
      'templates/beast-back.hbs':
        '<p style="position:absolute;left:50mm;white-space:nowrap">far beyond the edge</p>',
    });
    const { diagnostics } = await printed(folder, press, { ...alone });
    expect(places(diagnostics, folder)).toEqual([['CW3001', 'beasts.yaml', 3]]);
    expect(diagnostics[0]?.params).toMatchObject({ side: 'back', text: 'far beyond the edge' });
  });

  test('cut off by a box that hides it', async () => {
    const folder = tinyPrint(room, {
      'templates/beast-back.hbs':
        '<div style="overflow:hidden;height:4mm"><p>one</p><p>two</p><p>three</p></div>',
    });
    const { diagnostics } = await printed(folder, press, { ...alone });
    expect(places(diagnostics, folder).map(([code]) => code)).toEqual(['CW3001']);
  });

  test('figures in tight lines, SVG text and hidden text are left in peace', async () => {
    const folder = tinyPrint(room, {
      'templates/beast-back.hbs': `
        <div data-fit style="width:8mm;height:6mm;font:900 6mm/1 'Vollkorn'">9</div>
        <svg viewBox="0 0 10 10" width="10mm" height="10mm"><title>A long title of a small picture</title>
          <text x="0" y="9" font-size="10">9</text></svg>
        <p style="visibility:hidden;white-space:nowrap">hidden, and far longer than the card is wide</p>`,
    });
    const { diagnostics } = await printed(folder, press, { ...alone });
    expect(places(diagnostics, folder)).toEqual([]);
  });
});

const cardsOnly = `sheets:
  - id: beasts
    kind: beast
    size: card-63x88
    front: templates/beast.hbs
    back: templates/beast-back.hbs
    style: [templates/colours.css, templates/beast.css]
    safe: 0
`;

test('a character that the named fonts do not have is reported at its card', async () => {
  const folder = tinyPrint(room, {
    'templates/beast-back.hbs': '<p style="font-family:Vollkorn">カ and → too</p>',
  });
  const { diagnostics } = await printed(folder, press, { ...alone });
  expect(diagnostics.map(({ code }) => code)).toContain('CW3004');
  const found = diagnostics.find(({ code }) => code === 'CW3004');
  expect(found?.params).toMatchObject({ families: ['Vollkorn'] });
  expect((found?.params as { characters?: string[] } | undefined)?.characters).toContain('カ');
});

describe('what lies outside the game', () => {
  test.each([
    ['CW2023', (here: string) => `<img src="${here}/a.png"><p>x</p>`],
    [
      'CW2023',
      (here: string) =>
        `<style>@import "${here}/b.css"; p { background: url(${here}/h.png) }</style><p>x</p>`,
    ],
    ['CW2102', (here: string) => `<img src="x" onerror="new Image().src='${here}/f'"><p>x</p>`],
    ['CW2102', (here: string) => `<video src="${here}/g"></video><p>x</p>`],
  ])('no request ever leaves the machine, nor reaches one on it: %s', async (code, back) => {
    const asked: string[] = [];
    const server = createServer(({ url }, answer) => {
      asked.push(url ?? '');
      answer.end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const here = `http://127.0.0.1:${port}`;
    const folder = tinyPrint(room, { 'templates/beast-back.hbs': back(here) });
    const { diagnostics, files } = await printed(folder, press, { ...alone });
    await new Promise((closed) => server.close(closed));
    expect(asked).toEqual([]);
    expect(files).toEqual([]);
    expect(places(diagnostics, folder)[0]).toEqual([code, 'templates/beast-back.hbs', 1]);
  });

  test.each(['link', 'iframe', 'script', 'object', 'meta', 'base'])(
    '<%s> never reaches the browser',
    async (tag) => {
      const folder = tinyPrint(room, { 'templates/beast-back.hbs': `<p>x</p>\n<${tag}></${tag}>` });
      const { diagnostics, files } = await printed(folder, press, { ...alone });
      expect(files).toEqual([]);
      expect(places(diagnostics, folder)).toEqual([['CW2102', 'templates/beast-back.hbs', 2]]);
    },
  );

  test('files outside the folder are not read, by path or by link', async () => {
    writeFileSync(join(room, 'secret.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const folder = tinyPrint(room, {
      'templates/beast-back.hbs':
        '<img src="../../secret.svg"><img src="linked.svg"><img src="file:///etc/hostname">',
    });
    symlinkSync(join(room, 'secret.svg'), join(folder, 'linked.svg'));
    const { diagnostics, files } = await printed(folder, press, { ...alone });
    expect(files).toEqual([]);
    expect(diagnostics.map(({ code }) => code)).toContain('CW2023');
  });

  test.each(['../../secret.svg', 'http://example.org/a.png', 'file:///etc/hostname'])(
    '%s is reported as it is written',
    async (address) => {
      const folder = tinyPrint(room, {
        'templates/beast-back.hbs': `<p>x</p>\n<img src="${address}">`,
      });
      const { diagnostics } = await printed(folder, press, { ...alone });
      expect(places(diagnostics, folder)).toEqual([['CW2023', 'templates/beast-back.hbs', 2]]);
      expect(diagnostics[0]?.params).toEqual({ address });
    },
  );

  const template = readFileSync(join(TINY_PRINT, 'templates/beast.hbs'), 'utf8');

  test('a picture that cannot be read is reported at the first card that names it, once', async () => {
    const folder = tinyPrint(room, {
      'beasts.yaml': ['otter', 'heron']
        .map((id) => beasts(id, 'It swims.').replace('id: otter', `id: ${id}\n  art: art/new.png`))
        .join(''),
      'templates/beast.hbs': `${template}\n<img src="{{asset card.art}}">`,
      'art/new.png': 'no picture',
      'decks/pack.yaml': null,
      'print.yaml': cardsOnly,
    });
    const { diagnostics, files } = await printed(folder, press, {
      ...alone,
      cards: ['otter', 'heron'],
    });
    expect(files).toEqual([]);
    expect(places(diagnostics, folder)).toEqual([['CW3058', 'beasts.yaml', 2]]);
  });

  test('a file that is not there is reported where it is named', async () => {
    const folder = tinyPrint(room, {
      'templates/beast-back.hbs': '<p>x</p>\n<img src="art/otter.bmp">',
    });
    const { diagnostics, files } = await printed(folder, press, { ...alone });
    expect(files).toEqual([]);
    expect(places(diagnostics, folder)).toEqual([['CW1214', 'templates/beast-back.hbs', 2]]);
  });
});

describe('templates and styles', () => {
  test('a fault of a template is reported at its line, once, with the card that showed it', async () => {
    const folder = tinyPrint(room, { 'templates/beast-back.hbs': '<p>\n{{card.strenght}}</p>' });
    const { diagnostics, files } = await printed(folder, press, { papers: ['a4', 'letter'] });
    expect(places(diagnostics, folder)).toEqual([['CW2003', 'templates/beast-back.hbs', 2]]);
    expect(diagnostics[0]?.related.map(({ file }) => relative(folder, file))).toEqual([
      'beasts.yaml',
    ]);
    expect(new Set(files.map(({ sheet }) => sheet))).toEqual(new Set(['map', 'aid']));
  });

  test('a fault of a style sheet stops all sheets', async () => {
    const folder = tinyPrint(room, { 'templates/map.css': '.map { filter: blur(1mm) }' });
    const { diagnostics, files } = await printed(folder, press);
    expect(places(diagnostics, folder)).toEqual([['CW2021', 'templates/map.css', 1]]);
    expect(files).toEqual([]);
    expect(existsSync(join(folder, 'out'))).toBe(false);
  });

  test('a font that is no font is reported', async () => {
    const folder = tinyPrint(room, {
      'templates/runes.ttf': 'no font',
      'templates/colours.css':
        ":root { --paper: #fff; --ink: #000 } @font-face { font-family: 'Runes'; src: url(runes.ttf) } .back-face p { font-family: 'Runes', 'Vollkorn' }",
    });
    const { diagnostics } = await printed(folder, press, { ...alone });
    expect(places(diagnostics, folder)).toEqual([['CW4003', 'templates/colours.css', null]]);
  });

  test("a game's own font is embedded", async () => {
    const files = '@fontsource/vollkorn/files/vollkorn-latin-700-normal.woff2';
    const folder = tinyPrint(room, {
      'templates/colours.css':
        ":root { --paper: #fff; --ink: #000 } @font-face { font-family: 'Runes'; src: url(runes.woff2) } .back-face p { font-family: 'Runes' }",
    });
    const { createRequire } = await import('node:module');
    const font = readFileSync(createRequire(import.meta.url).resolve(files));
    writeFileSync(join(folder, 'templates/runes.woff2'), font);
    const { diagnostics } = await printed(folder, press, { ...alone });
    expect(places(diagnostics, folder)).toEqual([]);
  });
});
