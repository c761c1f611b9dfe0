/** The browser that comes as a package: unpacked once, whoever asks, and able to print. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { carriedBrowser } from '../../../print/browser/carried.ts';
import { thisMachine, type Machine } from '../../../print/browser/installed.ts';
import { Press } from '../../../print/press/press.ts';
import { temporaryRoom } from '../../support/games.ts';
import { printed, tinyPrint } from '../tiny-game.ts';
import { readPdf } from '../read-pdf.ts';

const room = temporaryRoom();
const cache = join(room, 'cache');
/** As if nothing were installed. */
const bare: Machine = {
  ...thisMachine(),
  exists: () => false,
  env: { ...process.env, CARDWRIGHT_BROWSER: undefined, XDG_CACHE_HOME: cache },
};

const carried = process.platform === 'linux' && process.arch === 'x64';

describe.runIf(carried)('the carried browser', () => {
  test('two starts at once unpack it beside each other, and one stays', async () => {
    const [one, other] = await Promise.all([carriedBrowser(bare), carriedBrowser(bare)]);
    expect(one).toBe(other);
    expect(existsSync(one ?? '')).toBe(true);
    expect(readdirSync(join(cache, 'cardwright'))).toEqual([
      expect.stringMatching(/^chromium-\d+\.\d+\.\d+$/),
    ]);
  });

  test('prints the same sheet: exact boxes, fonts of the house', async () => {
    const press = new Press(undefined, bare);
    try {
      const { files, diagnostics } = await printed(tinyPrint(room), press, { locales: ['ja'] });
      expect(diagnostics).toEqual([]);
      const { pages, fonts } = await readPdf(files[0]?.path ?? '');
      expect(pages).toHaveLength(4);
      expect(Math.abs((pages[0]?.media.width ?? 0) - (210 * 72) / 25.4)).toBeLessThan(0.01);
      expect(fonts.every(({ form }) => form === 'outlines')).toBe(true);
    } finally {
      await press.close();
    }
  });
});
