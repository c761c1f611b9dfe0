/** Pictures that are named before they are painted: frames in proofs, errors in final prints. */
import { allDiagnostics } from '../../../cli/check-game.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../diagnostics/index.ts';
import { Press } from '../../../print/press/press.ts';
import { vendorFormat } from '../../../print/vendors/vendor-format.ts';
import { vendors, type Vendor } from '../../../print/vendors/vendor.ts';
import { openStudio } from '../../studio/open-studio.ts';
import { temporaryRoom } from '../../support/games.ts';
import { pictureOf } from '../read-pdf.ts';
import { checked, printed, tinyPrint } from '../tiny-game.ts';

const room = temporaryRoom();
const press = new Press();
afterAll(() => press.close());

const beasts = readFileSync(join(import.meta.dirname, '../tiny-game/beasts.yaml'), 'utf8');
const picture =
  '<div style="--clan:red;position:absolute;inset:0"><img src="{{asset card.art}}" style="width:100%;height:100%;object-fit:cover"></div>';

/** Three cards name one picture, a template another, a style sheet a third; none of them is there. */
const folder = tinyPrint(room, {
  'beasts.yaml': beasts
    .replace('strength: 2', 'strength: 2\n  art: art/otter.png')
    .replace('strength: 4', 'strength: 4\n  art: art/otter.png')
    .replaceAll('clan: hill', 'clan: hill\n  art: art/カワウソ.png'),
  'templates/beast.hbs': picture,
  'templates/beast-back.hbs': '<img src="art/back.svg" style="width:20mm;height:20mm">',
  'templates/map.css':
    ".map { background: url(../art/fen.webp) } svg, .aid { font-family: 'Source Sans 3' }",
});

function places(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(
    ({ code, file, params }) =>
      `${code} ${relative(folder, file)} ${String((params as { path?: unknown }).path)}`,
  );
}

const ALL = [
  'CW3085 beasts.yaml art/otter.png',
  'CW3085 beasts.yaml art/カワウソ.png',
  'CW3085 templates/map.css art/fen.webp',
  'CW3085 templates/beast-back.hbs art/back.svg',
];

test('a check warns of each file once', async () => {
  expect(places(await allDiagnostics(checked(folder))).toSorted()).toEqual(ALL.toSorted());
});

describe('a proof', async () => {
  const result = await printed(folder, press, { locales: ['en'] });

  test('is printed, and warns of what no card names', () => {
    expect(result.files.map(({ sheet }) => sheet)).toEqual(['beasts', 'map', 'aid']);
    expect(places(result.diagnostics).toSorted()).toEqual(ALL.slice(2).toSorted());
  });

  test('shows a grey frame with a name in it', async () => {
    const { width, height, data } = await pictureOf(result.files[0]?.path ?? '', 0);
    const dark = [...Array(width * height).keys()].filter((at) => (data[at * 4] ?? 255) < 120);
    const grey = [...Array(width * height).keys()].filter((at) => data[at * 4] === 0xe4);
    expect(grey.length / (width * height)).toBeGreaterThan(0.3);
    expect(dark.length).toBeGreaterThan(200);
  });

  test('has the same frame in the preview', async () => {
    const { server, origin } = await openStudio(folder);
    try {
      const answer = await fetch(`${origin}/game/art/otter.png`);
      expect(answer.headers.get('content-type')).toBe('image/svg+xml');
      expect(await answer.text()).toContain('<title>art/otter.png</title>');
      const { status } = await fetch(`${origin}/game/art/otter.txt`);
      expect(status).toBe(404);
    } finally {
      await server.close();
    }
  });
});

test.for([
  ['with --final', { final: true }],
  ['for a print service', { format: vendorFormat(vendorNamed('the-game-crafter')) }],
] as const)('%s the sheet is not printed', async ([, request]) => {
  const wanted = { kinds: ['beast'], locales: ['en'], ...request };
  const { files, diagnostics } = await printed(folder, press, wanted);
  expect(files).toEqual([]);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(places(errors).toSorted()).toEqual([
    'CW3086 beasts.yaml art/otter.png',
    'CW3086 beasts.yaml art/カワウソ.png',
    'CW3086 templates/beast-back.hbs art/back.svg',
  ]);
});

test('a final print is not taken for the proof that lies there', async () => {
  mkdirSync(join(folder, 'art'), { recursive: true });
  for (const name of ['otter.png', 'カワウソ.png', 'back.svg']) {
    writeFileSync(
      join(folder, 'art', name),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    );
  }
  const wanted = { kinds: ['beast'], locales: ['en'] };
  const { files } = await printed(folder, press, wanted);
  expect(files).toHaveLength(1);
  expect(files[0]?.unchanged).toBeUndefined();
});

function vendorNamed(id: string): Vendor {
  const found = vendors().get(id);
  if (found === undefined) throw new Error(`There is no print service ${id}.`);
  return found;
}
