/** What a check tells of templates without a browser. */
import { relative } from 'node:path';
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

test('nothing of a sound game', () => {
  expect(templateFaults(checked(tinyPrint(room)))).toEqual([]);
});
