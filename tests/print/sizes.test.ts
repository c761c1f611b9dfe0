/** The data files of print/: sound by the schema of sizes, named like their files. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cardSizes, packageRoot, paperSizes } from '../../kernel/index.ts';

describe.each([
  ['sizes', cardSizes()],
  ['papers', paperSizes()],
] as const)('print/%s', (folder, sizes) => {
  test('each file is a size of its name', () => {
    const files = readdirSync(join(packageRoot(), 'print', folder)).toSorted();
    expect([...sizes.keys()].map((id) => `${id}.yaml`).toSorted()).toEqual(files);
  });

  test.each([...sizes.values()])('$id has measures in mm and a source', (size) => {
    expect(size.width).toBeGreaterThanOrEqual(12);
    expect(size.height).toBeLessThanOrEqual(450);
    expect(['rectangle', 'round', 'hexagon', undefined]).toContain(size.shape);
    expect(size.title).toBeTruthy();
    expect(size.source).toBeTruthy();
  });

  test.each([...sizes.values()])(
    '$id stands upright, has its shape',
    ({ width, height, shape }) => {
      if (shape === 'hexagon') expect(height / width).toBeCloseTo(Math.sqrt(3) / 2, 2);
      else expect(height).toBeGreaterThanOrEqual(width);
      if (shape === 'round') expect(height).toBe(width);
    },
  );
});
