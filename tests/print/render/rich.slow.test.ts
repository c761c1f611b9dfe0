/** Icons, keywords and Japanese in running text, as they come out of the press. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatNamed } from '../../../print/formats/index.ts';
import { temporaryRoom } from '../../support/games.ts';
import { readPdf } from '../read-pdf.ts';
import { printed, tinyPrint } from '../tiny-game.ts';
import { sharedPress } from '../../support/browsers.ts';

const room = temporaryRoom();
const press = sharedPress();

const PRINT = `sheets:
  - { id: beasts, kind: beast, size: card-63x88, front: templates/beast.hbs, style: templates/beast.css }
icons:
  paw: { icon: game-icons:paw-print, title: { en: paw, ja: 足跡 } }
  coin: { file: art/coin.svg, title: { en: coin, ja: 金貨 }, credit: Coins drawn by Nobody }
keywords:
  swift:
    name: { en: Swift, ja: 疾風 }
    reminder: { en: '(It may act 2 times.)', ja: （2回行動できる） }
`;

function gameWith(saying: { readonly en: string; readonly ja: string }, call: string): string {
  return tinyPrint(room, {
    'print.yaml': PRINT,
    'art/coin.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><circle r="1"/></svg>',
    'beasts.yaml': `- id: otter
  name: { en: Otter, ja: カワウソ }
  clan: river
  strength: 2
  saying: ${JSON.stringify(saying)}
`,
    'decks/pack.yaml': null,
    'patterns.yaml': null,
    'templates/beast.hbs': `<p class="box" data-fit="saying">${call}</p>`,
    'templates/beast.css':
      ".box { position: absolute; left: 8mm; top: 20mm; width: 47mm; height: 40mm; font: 9pt/1.5 'Vollkorn', 'Zen Antique' }",
  });
}

async function htmlOf(folder: string, locale: string): Promise<string> {
  const request = { format: formatNamed('html'), locales: [locale], kinds: ['beast'] };
  const { files, diagnostics } = await printed(folder, press, request);
  expect(diagnostics).toEqual([]);
  return readFileSync(files[0]?.path ?? '', 'utf8');
}

describe('a text with marks', () => {
  const folder = gameWith(
    { en: '[swift]. Gain 2 :paw: and 3 :coin:; [swift]!', ja: '[swift]。:paw:を2枚得る。' },
    '{{rich card.saying reminders=true}}',
  );

  test('icons have words for those who cannot see them, and credits', async () => {
    const html = await htmlOf(folder, 'en');
    expect(html).toContain('<title>paw</title>');
    expect(html).toContain('alt="coin"');
    expect(html).toContain('Coins drawn by Nobody');
    expect(html).toContain('game-icons.net');
  });

  test('a keyword is explained once', async () => {
    const html = await htmlOf(folder, 'en');
    expect(html.split('<b class="keyword">Swift</b>')).toHaveLength(3);
    expect(html.split('class="reminder"')).toHaveLength(2);
  });

  test('a number and its icon stay on one line', async () => {
    expect(await htmlOf(folder, 'en')).toMatch(
      /<span style="white-space:nowrap"><span class="number">2<\/span> <svg/,
    );
    expect(await htmlOf(folder, 'ja')).toContain('<span class="number">2</span>枚</span>');
  });
});

test('ruby may be half as large as text, and fits', async () => {
  const folder = gameWith(
    { en: '{Otter|swims}', ja: '{獺|かわうそ}は{泳|およ}ぐ。' },
    '{{rich card.saying}}',
  );
  const { diagnostics, files } = await printed(folder, press, {
    locales: ['ja'],
    kinds: ['beast'],
  });
  expect(diagnostics).toEqual([]);
  const { pages } = await readPdf(files[0]?.path ?? '');
  expect(pages[0]?.text).toContain('かわうそ');
});

test('two languages on one card, each with its own name', async () => {
  const folder = gameWith(
    { en: 'It swims.', ja: '泳ぐ。' },
    '{{rich card.saying locale="en"}} {{rich card.saying locale="ja"}}',
  );
  const html = await htmlOf(folder, 'en');
  expect(html).toContain('<span lang="en">It swims.</span>');
  expect(html).toContain('<span lang="ja">泳ぐ。</span>');
});

test('no line of Japanese begins with a full stop, a comma or a closing bracket', async () => {
  const ja = '川の流れは静かで、深い。（けれど、速い。）'.repeat(6);
  const folder = gameWith({ en: 'It swims.', ja }, '{{rich card.saying}}');
  const { files } = await printed(folder, press, { locales: ['ja'], kinds: ['beast'] });
  const { pages } = await readPdf(files[0]?.path ?? '');
  const lines = (pages[0]?.text ?? '').split(/\r?\n/).filter((line) => /[川流静深速]/.test(line));
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => /^[、。）」』]/.test(line))).toEqual([]);
});

test('the pseudo-locale shows what no translation reaches', async () => {
  const folder = gameWith({ en: 'It swims.', ja: '泳ぐ。' }, 'Says: {{text card.saying}}');
  const { diagnostics, files } = await printed(folder, press, {
    locales: ['en-XA'],
    kinds: ['beast'],
  });
  expect(diagnostics.map(({ code, params }) => [code, params])).toEqual([
    ['CW3053', { text: 'Says', side: 'front' }],
  ]);
  const { pages } = await readPdf(join(files[0]?.path ?? ''));
  expect(pages[0]?.text).toContain('Îţ šŵîmš');
});
