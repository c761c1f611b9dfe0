/** Colours of pictures as inks: each colour is looked up once, and comes out as if all pixels had been. */
import * as fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { separated } from '../../../print/separation/inks.ts';
import { defaultProfile } from '../../../print/separation/profiles.ts';

const profile = defaultProfile().file;

/** Every pixel through the profile. */
function pixelByPixel(rgb: Uint8Array): Promise<Buffer> {
  return sharp(rgb, { raw: { width: rgb.length / 3, height: 1, channels: 3 } })
    .withIccProfile(profile, { attach: false })
    .toColourspace('cmyk')
    .raw()
    .toBuffer();
}

const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));

test(
  'a picture has the inks of its pixels, however often they repeat',
  { tags: 'soak' },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(colour, { minLength: 1, maxLength: 20 }),
        fc.array(fc.nat(), { minLength: 1, maxLength: 400 }),
        async (palette, picks) => {
          const rgb = Uint8Array.from(picks.flatMap((pick) => palette[pick % palette.length]!));
          expect([...(await separated(rgb, profile))]).toEqual([...(await pixelByPixel(rgb))]);
        },
      ),
      { numRuns: 40 },
    );
  },
);

test('two pictures at a time, of more colours than a row of pixels has', async () => {
  const pictures = [7919, 104_729].map((step) =>
    Uint8Array.from({ length: 3 * 10_000 }, (_, at) => (at * step) >> 3),
  );
  const made = await Promise.all(pictures.map((rgb) => separated(rgb, profile)));
  for (const [place, rgb] of pictures.entries()) {
    expect(Buffer.compare(made[place]!, await pixelByPixel(rgb))).toBe(0);
  }
});
