/** What a check tells of templates without a browser. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { templateFaults } from '../../../print/check-templates.ts';
import { temporaryRoom } from '../../support/games.ts';
import { checked, tinyPrint } from '../tiny-game.ts';

const room = temporaryRoom();

test.each([
  [
    'a field misspelt in a partial',
    '<b>{{valeu}}</b>',
    'CW2003',
    'templates/partials/strength.hbs',
  ],
  [
    'a partial that calls itself',
    '{{> strength value=value}}',
    'CW2104',
    'templates/partials/strength.hbs',
  ],
  ['a helper that there is not', '{{txt value}}', 'CW2002', 'templates/partials/strength.hbs'],
])('%s', (_, partial, code, file) => {
  const folder = tinyPrint(room, { 'templates/partials/strength.hbs': partial });
  const found = templateFaults(checked(folder));
  expect(found.map((one) => [one.code, relative(folder, one.file)])).toEqual([[code, file]]);
});

test.each([
  ['a column that is no field', 'id,name,clan,Strength\nfox,Fox,hill,3\n', 'CW1701'],
  ['a cell that says nothing', 'id,name,clan,strength\nfox,Fox,hill,#REF!\n', 'CW1704'],
])('what %s leaves out is not missed again on the card', (_, csv, code) => {
  const folder = tinyPrint(room, { 'more.csv': csv });
  const game = join(folder, 'game.yaml');
  const text = readFileSync(game, 'utf8');
  writeFileSync(game, text.replace('[beasts.yaml]', '[beasts.yaml, more.csv]'));
  const result = checked(folder);
  expect(result.diagnostics.map((one) => one.code)).toEqual([code]);
  expect(templateFaults(result)).toEqual([]);
});

test('a sheet of a kind that only JavaScript knows is a fault of the sheet', () => {
  const sheets = readFileSync(join(tinyPrint(room), 'print.yaml'), 'utf8');
  const written = sheets.replace('kind: beast', 'kind: constructor');
  const result = checked(tinyPrint(room, { 'print.yaml': written }));
  expect(result.diagnostics.map(({ code }) => code)).toEqual(['CW1203']);
  expect(templateFaults(result)).toEqual([]);
});

test('a property that data-fit names and no card has', () => {
  const folder = tinyPrint(room);
  const file = join(folder, 'templates/beast.hbs');
  const html = readFileSync(file, 'utf8');
  const fitting = (name: string) => {
    writeFileSync(file, `${html}\n<p data-fit="${name}">…</p>\n`);
    return templateFaults(checked(folder));
  };
  const lines = html.split('\n').length;
  expect(fitting('nmae')).toMatchObject([
    {
      code: 'CW2003',
      file,
      range: { start: { line: lines + 1, column: 14 }, end: { line: lines + 1, column: 18 } },
      hint: 'Did you mean "name"?',
    },
  ]);
  // A step into what is no mapping, a property that some cards omit, and what is put together.
  expect(fitting('strength.most').map(({ code }) => code)).toEqual(['CW2003']);
  expect(fitting('saying')).toEqual([]);
  expect(fitting('name.en')).toEqual([]);
  expect(fitting('{{card.kind}}').map(({ code }) => code)).toEqual(['CW2003']);
});

test('nothing of a sound game', () => {
  expect(templateFaults(checked(tinyPrint(room)))).toEqual([]);
});

test('single braces are a warning, and nothing is stopped by them', () => {
  const folder = tinyPrint(room, { 'templates/partials/strength.hbs': '<b>{value} {{value}}</b>' });
  const found = templateFaults(checked(folder));
  expect(found).toMatchObject([{ code: 'CW2120', range: { start: { line: 1, column: 4 } } }]);
});

test('an icon or keyword that a card writes is reported at the text of the card', () => {
  const folder = tinyPrint(room);
  const [beasts, template] = ['beasts.yaml', 'templates/beast.hbs'].map((file) =>
    join(folder, file),
  );
  const cards = readFileSync(beasts ?? '', 'utf8');
  const html = readFileSync(template ?? '', 'utf8');
  writeFileSync(
    template ?? '',
    html.replace('{{text @root.card.saying}}', '{{rich @root.card.saying}}'),
  );
  for (const mark of [':swrod:', '[swfit]']) {
    writeFileSync(
      beasts ?? '',
      cards.replace('It never swims alone.', `'It ${mark} never swims.'`),
    );
    const [found, ...others] = templateFaults(checked(folder));
    expect(found).toMatchObject({ code: 'CW2101', file: beasts, range: { start: { line: 10 } } });
    expect(found?.related).toMatchObject([{ file: template }]);
    expect(others).toEqual([]);
  }
});

test('a card with a fault of its own brings none of the template', () => {
  const folder = tinyPrint(room);
  const beasts = join(folder, 'beasts.yaml');
  const cards = readFileSync(beasts, 'utf8');
  for (const slip of ['name:', 'Name: Otter', 'naem: { en: Otter, ja: カワウソ }']) {
    writeFileSync(beasts, cards.replace(/name: .*/, slip));
    const result = checked(folder);
    expect(result.diagnostics).toHaveLength(1);
    expect(templateFaults(result)).toEqual([]);
  }
});

test.each([
  '<img src="http://example.org/x.png">',
  '<img src="//example.org/x.png">',
  '<img src="/etc/x.png">',
  '<img src="../../other/x.png">',
  '<svg><image href="https://example.org/x.png"/></svg>',
  '<b style="background: url(http://example.org/x.png)"></b>',
  `<b style="background: url('http://example.org/x.png')"></b>`,
  '<b style="background: url(&quot;http://example.org/x.png&quot;)"></b>',
])('an address outside the game: %s', (html) => {
  const partial = 'templates/partials/strength.hbs';
  const folder = tinyPrint(room, { [partial]: `<b>{{value}}</b>${html}` });
  const found = templateFaults(checked(folder));
  expect(found).toMatchObject([{ code: 'CW2023', file: join(folder, partial) }]);
});

test('what is part of the face is no address', () => {
  const html =
    '<b>{{value}}</b><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><svg><use href="#a"/></svg>';
  const folder = tinyPrint(room, { 'templates/partials/strength.hbs': html });
  expect(templateFaults(checked(folder))).toEqual([]);
});
