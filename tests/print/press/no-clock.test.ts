/** The press waits for fonts, pictures and pages, never for a time: too short for some, too long for all others. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../../kernel/index.ts';

const CLOCKS = /\bsetTimeout\b|\bsetInterval\b|node:timers|waitForTimeout|networkidle/;

/** Threads that nobody uses end some time. */
const BY_TIME = [join('raster', 'draw.ts')];

test('nothing that prints waits by the clock', () => {
  const folder = join(packageRoot(), 'print');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !BY_TIME.some((one) => path.startsWith(one)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => CLOCKS.test(readFileSync(join(folder, path), 'utf8')))).toEqual([]);
});
