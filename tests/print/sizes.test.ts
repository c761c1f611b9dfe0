/** The data files of print/: sound by the schema of sizes, named like their files. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageRoot } from '../../generator/package-root.ts';
import { cardSizes, paperSizes } from '../../generator/print-sizes.ts';

describe.each([
  ['sizes', cardSizes()],
  ['papers', paperSizes()],
] as const)('print/%s', (folder, sizes) => {
  test('each file is a size of its name', () => {
    const files = readdirSync(join(packageRoot(), 'print', folder)).toSorted();
    expect([...sizes.keys()].map((id) => `${id}.yaml`).toSorted()).toEqual(files);
  });

  test.each([...sizes.values()])('$id has measures in mm and a source', (size) => {
    expect(size.width).toBeGreaterThan(20);
    expect(size.height).toBeGreaterThanOrEqual(size.width);
    expect(size.height).toBeLessThan(500);
    expect(size.title).toBeTruthy();
    expect(size.source).toBeTruthy();
  });
});
