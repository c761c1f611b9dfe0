/** Black: rich in thick areas, black ink alone in lines and text, and small text over what is below it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { PDFDocument, StandardFonts, rgb, type PDFPage } from 'pdf-lib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { separatedContent } from '../../../print/separation/content.ts';
import { Path } from '../../../print/separation/geometry.ts';
import { InkTable } from '../../../print/separation/inks.ts';
import { defaultProfile, inkProfile, profileNames } from '../../../print/separation/profiles.ts';
import { toPdfX } from '../../../print/separation/to-pdf-x.ts';
import { vendors } from '../../../print/vendors/vendor.ts';
import { temporaryRoom } from '../../support/games.ts';

const room = temporaryRoom();

/** Of a path whose commands are parted by semicolons. */
function thickness(commands: string, rule: 'nonzero' | 'even-odd' = 'nonzero'): number {
  const path = new Path();
  for (const command of commands.split(';')) {
    const words = command.trim().split(' ');
    path.add(words.at(-1) ?? '', words.slice(0, -1));
  }
  return path.thickness(rule);
}

describe('how thick a path is', () => {
  test('a strip is as thick as it is wide, however it lies', () => {
    expect(thickness('0 0 1000 2 re')).toBeCloseTo(2, 1);
    expect(thickness('0 0 m; 700 700 l; 701.4 698.6 l; 1.4 -1.4 l; h')).toBeCloseTo(2, 1);
  });

  test('a circle is as thick as its radius', () => {
    const k = 5.523;
    const circle = `10 0 m; 10 ${k} ${k} 10 0 10 c; -${k} 10 -10 ${k} -10 0 c; -10 -${k} -${k} -10 0 -10 c; ${k} -10 10 -${k} 10 0 c`;
    expect(thickness(circle)).toBeCloseTo(10, 0);
  });

  test('a frame is as thick as its border, by both rules', () => {
    const inner = '3 3 m; 3 97 l; 97 97 l; 97 3 l; h';
    expect(thickness(`0 0 100 100 re; ${inner}`)).toBeCloseTo(3, 1);
    expect(thickness(`0 0 100 100 re; ${inner}`, 'even-odd')).toBeCloseTo(3, 1);
    expect(thickness('0 0 100 100 re; 3 3 94 94 re', 'even-odd')).toBeCloseTo(3, 1);
  });
});

describe('what is written', () => {
  const table = new InkTable(defaultProfile().file, [0.4, 0, 0, 1]);
  const inks = (content: string, scale = 1): string =>
    separatedContent(content, table, { least: scale, most: scale }).content;
  const RICH = '0.4 0 0 1 k';

  test('thick areas are rich, thin ones are not, and nothing is written into a path', () => {
    expect(inks('0 0 0 rg 0 0 90 90 re f 0 0 90 3 re f')).toBe(
      `0 0 0 1 k ${RICH} 0 0 90 90 re f 0 0 0 1 k 0 0 90 3 re f`,
    );
  });

  test('on paper: through its own matrix and that of its place', () => {
    expect(inks('.1 0 0 .1 0 0 cm 0 0 0 rg 0 0 90 90 re f')).not.toContain(RICH);
    expect(inks('0 0 0 rg 0 0 9 9 re f', 10)).toContain(RICH);
    expect(inks('0 0 0 rg 0 0 90 90 re f', 0.1)).not.toContain(RICH);
  });

  test('what is cut to a thin strip is thin, until the cut ends', () => {
    const after = inks('q 0 0 90 2 re W n 0 0 0 rg 0 0 90 90 re f Q 0 0 0 rg 0 0 90 90 re f');
    expect(after.split(RICH)).toHaveLength(2);
    expect(after.indexOf(RICH)).toBeGreaterThan(after.indexOf('Q'));
  });

  test('greys, dark colours and lines are as they were', () => {
    expect(inks('.1 .1 .1 rg 0 0 90 90 re f')).toBe('0 0 0 0.9 k 0 0 90 90 re f');
    expect(inks('0 0 0 RG 20 w 0 0 90 90 re S')).toBe('0 0 0 1 K 20 w 0 0 90 90 re S');
  });

  test('small dark text prints over what is below, nothing else does', () => {
    expect(inks('0 0 0 rg BT /F 8 Tf (a) Tj (b) Tj ET 0 0 9 1 re f')).toBe(
      '0 0 0 1 k BT /F 8 Tf 0 0 0 1 k /CardwrightOver gs (a) Tj (b) Tj ET 0 0 0 1 k /CardwrightOut gs 0 0 9 1 re f',
    );
    expect(inks('0 0 0 rg BT /F 8 Tf 2 0 0 2 0 0 Tm (a) Tj ET')).not.toContain('Over');
    expect(inks('1 1 1 rg BT /F 8 Tf (a) Tj ET')).not.toContain('Over');
    expect(inks('.1 0 0 .1 0 0 cm 0 0 0 rg BT /F 80 Tf (a) Tj ET')).toContain('Over');
    expect(inks('.1 0 0 .1 0 0 cm 0 0 0 rg BT /F 80 Tf (a) Tj ET', 2)).not.toContain('Over');
  });
});

test('every profile states a rich black that keeps its limit; MB Print has its own', () => {
  for (const name of profileNames()) {
    const { richBlack = [], ink = 0 } = inkProfile(name) ?? {};
    expect(richBlack).toHaveLength(4);
    expect(richBlack[3]).toBe(100);
    expect(richBlack.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(ink);
  }
  expect(vendors().get('mb-print')?.pdfX?.richBlack).toEqual([30, 30, 0, 100]);
});

/** Plates of a page: how much ink lies at a place, in percent, counted from the lower left corner in points. */
type Plates = Readonly<Record<string, (x: number, y: number) => number>>;

const hasGhostscript = spawnSync('gs', ['--version']).status === 0;
const INKS = ['Cyan', 'Magenta', 'Yellow', 'Black'];
const SIDE = 200;
const PER_POINT = 4;

/** A blue half with text, a white one with areas of black. */
async function drawPage(): Promise<PDFPage> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  const page = document.addPage([SIDE, SIDE]);
  const black = rgb(0, 0, 0);
  page.drawRectangle({ x: 0, y: 100, width: SIDE, height: 100, color: rgb(0, 0.68, 0.93) });
  page.drawText('IIIII', { x: 10, y: 170, size: 10, font, color: rgb(0.1, 0.08, 0.05) });
  page.drawText('IIIII', { x: 10, y: 110, size: 40, font, color: black });
  page.drawRectangle({ x: 10, y: 10, width: 80, height: 80, color: black });
  page.drawRectangle({ x: 110, y: 10, width: 80, height: 3, color: black });
  page.drawText('I', { x: 40, y: 40, size: 30, font, color: rgb(1, 1, 1) });
  return page;
}

describe.each(['x4', 'x1a'] as const)('plates of %s', (flavour) => {
  let plates: Plates = {};

  beforeAll(async () => {
    if (!hasGhostscript) return;
    const { doc } = await drawPage();
    const { pdf } = await toPdfX(await doc.save(), { flavour, profile: defaultProfile() });
    const folder = mkdtempSync(join(room, 'plates-'));
    writeFileSync(join(folder, 'page.pdf'), pdf);
    const device = ['-sDEVICE=tiffsep', `-r${72 * PER_POINT}`, '-sOutputFile=page.tif'];
    const args = ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', ...device, 'page.pdf'];
    expect(spawnSync('gs', args, { cwd: folder }).status).toBe(0);
    expect(readdirSync(folder).filter((name) => name.includes('('))).toHaveLength(4);
    const read = INKS.map(async (ink) => {
      const pixels = await sharp(join(folder, `page(${ink}).tif`))
        .extractChannel(0)
        .raw()
        .toBuffer();
      const at = (x: number, y: number): number => {
        const row = SIDE * PER_POINT - 1 - Math.round(y * PER_POINT);
        const value = pixels[row * SIDE * PER_POINT + Math.round(x * PER_POINT)] ?? 255;
        return Math.round(((255 - value) / 255) * 100);
      };
      return [ink, at] as const;
    });
    plates = Object.fromEntries(await Promise.all(read));
  });

  const at = (x: number, y: number): number[] => INKS.map((ink) => plates[ink]?.(x, y) ?? -1);

  /** Where the black plate is full, along a line. */
  const blackAlong = (from: number, to: number, y: number): number[] =>
    Array.from({ length: 4 * (to - from) }, (_, step) => from + step / 4).filter(
      (x) => plates['Black']?.(x, y) === 100,
    );

  test.skipIf(!hasGhostscript)('a thick area is rich, and a line is black ink alone', () => {
    expect(at(20, 20)).toEqual([40, 0, 0, 100]);
    expect(at(150, 11.5)).toEqual([0, 0, 0, 100]);
  });

  test.skipIf(!hasGhostscript)(
    'small black text is above the whole ground; large text is cut out of it',
    () => {
      const [ground = 0] = at(190, 150);
      expect(ground).toBeGreaterThan(60);
      const small = blackAlong(10, 40, 173);
      expect(small.length).toBeGreaterThan(5);
      for (const x of small) expect(plates['Cyan']?.(x, 173)).toBe(ground);
      const large = blackAlong(10, 100, 120);
      expect(large.length).toBeGreaterThan(20);
      for (const x of large) expect(at(x, 120)).toEqual([0, 0, 0, 100]);
    },
  );

  test.skipIf(!hasGhostscript)('white text on rich black is free of every ink', () => {
    const white = Array.from({ length: 60 }, (_, step) => at(40 + step / 4, 50));
    expect(white).toContainEqual([0, 0, 0, 0]);
  });
});
