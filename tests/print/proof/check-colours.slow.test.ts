/** Colours of drawn cards. */
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../diagnostics/index.ts';
import { checkColours } from '../../../print/proof/proof-faults.ts';
import { temporaryRoom } from '../../support/games.ts';
import { checked, tinyPrint } from '../tiny-game.ts';
import { sharedPress } from '../../support/browsers.ts';

const room = temporaryRoom();
const press = sharedPress();

const sheet = (more = ''): string =>
  `sheets:\n  - { id: beasts, kind: beast, size: card-63x88, front: templates/beast.hbs, style: templates/beast.css${more} }\n`;

async function found(
  changes: Readonly<Record<string, string>>,
): Promise<{ folder: string; diagnostics: readonly Diagnostic[] }> {
  const folder = tinyPrint(room, { 'print.yaml': sheet(), ...changes });
  const request = { out: join(folder, 'out'), papers: ['a4'], date: new Date(0), locales: ['en'] };
  const { diagnostics } = await checkColours(checked(folder), request, press);
  return { folder, diagnostics };
}

const name = (style: string): Readonly<Record<string, string>> => ({
  'templates/beast.hbs': '<h1 data-fit="name">{{text card.name}}</h1>',
  'templates/beast.css': `.card { background: #fff } h1 { position: absolute; left: 10mm; top: 20mm; width: 40mm; height: 8mm; font: 12pt/1.4 Vollkorn; ${style} }`,
});

test.each([
  ['grey on white', 'color: #999', 2.8],
  ['white on yellow', 'color: #fff; background: #fd0', 1.3],
  ['black that is hardly there', 'opacity: 0.4', 2.8],
])('%s is reported at the field of each card', async (_, style, ratio) => {
  const { folder, diagnostics } = await found(name(style));
  expect(diagnostics.map(({ code }) => code)).toEqual(Array(4).fill('CW3070'));
  const [first] = diagnostics;
  expect([relative(folder, first?.file ?? ''), first?.range?.start.line]).toEqual([
    'beasts.yaml',
    4,
  ]);
  const params = (first?.params ?? {}) as { readonly ratio?: number };
  expect(Math.abs((params.ratio ?? 0) - ratio)).toBeLessThan(0.3);
});

test.each([
  ['black on white', 'color: #000'],
  ['white on a dark picture', 'color: #fff; background: linear-gradient(#123, #402)'],
  ['large and a little pale', 'color: #888; font-size: 20pt; white-space: nowrap'],
])('%s is fine', async (_, style) => {
  expect((await found(name(style))).diagnostics).toEqual([]);
});

test('clans that some cannot tell apart', async () => {
  const { diagnostics } = await found({
    'print.yaml': sheet(', apart: clan'),
    'templates/beast.hbs':
      '{{#with (ref card.clan) as |clan|}}<div style="position:absolute;inset:0;background:{{clan.colour}}"></div>{{/with}}',
    'clans.yaml': `- { id: river, name: { en: River, ja: 川 }, colour: '#965028' }
- { id: hill, name: { en: Hill, ja: 丘 }, colour: '#3c7828' }
`,
  });
  expect(diagnostics.map(({ code, params }) => [code, params])).toMatchObject([
    ['CW3071', { field: 'clan', values: ['river', 'hill'] }],
  ]);
});
