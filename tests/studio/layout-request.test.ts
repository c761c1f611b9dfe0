/** A step of the layout as the page asks for it: only what it may change is written, and only over what was seen. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryRoom } from '../support/games.ts';
import { openStudio, type OpenStudio } from './open-studio.ts';
import { starterWithBox, STYLE, styleIn } from './starter-with-box.ts';

const room = temporaryRoom();
let studio: OpenStudio;
let folder: string;
beforeAll(async () => {
  folder = starterWithBox(join(room, 'game'));
  studio = await openStudio(folder);
});
afterAll(() => studio?.server.close());

function send(set: object): Promise<Response> {
  return studio.ask('layout', { sheet: 'keepers', set });
}

test.for<[string, object]>([
  ['another property', { color: { was: '1mm', value: '2mm' } }],
  ['more than a length', { '--corner-top': { was: '2.5mm', value: '2mm; } body { color: red' } }],
  ['an address', { '--corner-top': { was: '2.5mm', value: 'url(https://example.org)' } }],
  ['no values', { '--corner-top': '2mm' }],
])('%s is refused', async ([, set]) => {
  expect((await send(set)).status).toBe(400);
  expect(styleIn(folder)).toBe(STYLE);
});

test('what is over another value than the one that was seen is not written', async () => {
  const set = { '--corner-top': { was: '9mm', value: '2mm' } };
  expect(await (await send(set)).json()).toMatchObject({ refused: [{ id: 'keepers' }] });
  expect(styleIn(folder)).toBe(STYLE);
});

test('what is over it is', async () => {
  const set = { '--corner-top': { was: '2.5mm', value: '2mm' } };
  expect((await send(set)).status).toBe(200);
  expect(styleIn(folder)).toBe(STYLE.replace('--corner-top: 2.5mm', '--corner-top: 2mm'));
});
