/** The panels of Apeiron as printed: any two join, however they are turned; their backs tell nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { contentFolder } from '../../../cli/find-games.ts';
import { GameChecker } from '../../../generator/check.ts';
import { formatNamed } from '../../../print/formats/index.ts';
import { printGame } from '../../../print/print-game.ts';
import { temporaryRoom } from '../../support/games.ts';
import { sharedPress } from '../../support/browsers.ts';

const room = temporaryRoom();
const press = sharedPress();

describe('panels', () => {
  let folder: string;

  beforeAll(async () => {
    const checked = new GameChecker(join(contentFolder(), 'apeiron')).check();
    const request = {
      out: room,
      date: new Date(0),
      papers: ['a4'],
      locales: ['en'],
      kinds: ['panel'],
    };
    const wanted = { ...request, format: formatNamed('png'), dpi: 100 };
    const { files, diagnostics } = await printGame(checked, wanted, press);
    expect(diagnostics).toEqual([]);
    folder = files.find(({ sheet }) => sheet === 'panels')?.path ?? '';
  });

  test('join on every side, whatever they are and however they are turned', async () => {
    const fronts = readdirSync(folder).filter((name) => name.includes('-front.'));
    expect(fronts).toHaveLength(20);
    const [first = ''] = fronts;
    const rim = await edgeOf(first, 0);
    expect(new Set(rim).size).toBeGreaterThan(3);
    expect(difference(rim, mirrored(rim))).toBeLessThan(16);
    for (const name of fronts) {
      for (const turn of [0, 90, 180, 270]) {
        const edge = await edgeOf(name, turn);
        expect([name, turn, difference(rim, edge) < 16]).toEqual([name, turn, true]);
      }
    }
  });

  test('have one back, the same in whichever way it lies', async () => {
    const backs = readdirSync(folder).filter((name) => name.includes('-back.'));
    expect(new Set(backs.map((name) => readFileSync(join(folder, name), 'base64'))).size).toBe(1);
    const [upright, turned] = await Promise.all(
      [0, 90].map((turn) => pixelsOf(backs[0] ?? '', turn)),
    );
    // Where lines lie between pixels, a turned one is drawn on others.
    const far = upright!.filter((value, at) => Math.abs(value - (turned![at] ?? 0)) > 128);
    expect(far.length / upright!.length).toBeLessThan(0.002);
  });

  async function pixelsOf(name: string, turn: number): Promise<Uint8Array> {
    const { data } = await sharp(join(folder, name))
      .removeAlpha()
      .rotate(turn)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data;
  }

  /** The outermost pixels of the side that is above once the panel is turned. */
  async function edgeOf(name: string, turn: number): Promise<Uint8Array> {
    const pixels = await pixelsOf(name, turn);
    return pixels.subarray(0, Math.round(Math.sqrt(pixels.length / 3)) * 3);
  }
});

/** The greatest difference of two rows of pixels in any colour. */
function difference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0);
}

/** A row of pixels of three bytes from right to left. */
function mirrored(row: Uint8Array): Uint8Array {
  return row.map((_, at) => row[row.length - 3 - (at - (at % 3)) + (at % 3)] ?? 0);
}
