/** The browser that comes as a package is unpacked once, whoever asks. All other tests print with it. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { carriedBrowser } from '../../../print/browser/carried.ts';
import { thisMachine, type Machine } from '../../../print/browser/machine.ts';
import { temporaryRoom } from '../../support/games.ts';

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
  test(
    'two starts at once unpack it beside each other, and one stays',
    { tags: 'soak' },
    async () => {
      const [one, other] = await Promise.all([carriedBrowser(bare), carriedBrowser(bare)]);
      expect(one).toBe(other);
      expect(existsSync(one ?? '')).toBe(true);
      expect(readdirSync(join(cache, 'cardwright'))).toEqual([
        expect.stringMatching(/^chromium-\d+\.\d+\.\d+$/),
      ]);
    },
  );
});
