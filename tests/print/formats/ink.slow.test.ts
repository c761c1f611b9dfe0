/** Prints that save ink. */
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { formatNamed } from '../../../print/formats/index.ts';
import { temporaryRoom } from '../../support/games.ts';
import { printed, tinyPrint } from '../tiny-game.ts';
import { sharedPress } from '../../support/browsers.ts';

const press = sharedPress();

const folder = tinyPrint(temporaryRoom(), {
  'templates/beast.hbs': '<div class="ground"></div>',
  'templates/beast.css': `.ground { position: absolute; inset: 0; background: var(--ground, #000) }
[data-ink='low'] .card { --ground: #fff }`,
});
const alone = { locales: ['en'], cards: ['otter'] };

async function brightness(ink: object): Promise<number> {
  const { files } = await printed(folder, press, { format: formatNamed('png'), ...alone, ...ink });
  const { channels } = await sharp(join(files[0]?.path ?? '', 'otter-front.png')).stats();
  return channels[0]?.mean ?? Number.NaN;
}

test('style sheets see that ink is to be saved', async () => {
  expect(await brightness({})).toBeLessThan(1);
  expect(await brightness({ ink: 'low' })).toBeGreaterThan(254);
});

test('its file does not replace the other', async () => {
  const { files } = await printed(folder, press, { ...alone, ink: 'low' });
  expect(files.map(({ path }) => basename(path))).toEqual(['tiny-beasts-low-ink-en-a4.pdf']);
});
