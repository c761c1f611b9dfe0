/** Each package earns its line in docs/dependencies.md; what users install is listed with what it weighs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';

const page = readFileSync(join(packageRoot(), 'docs', 'dependencies.md'), 'utf8');

interface Package {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  readFileSync(join(packageRoot(), 'package.json'), 'utf8'),
) as Package;
const installed = Object.keys({ ...dependencies, ...optionalDependencies }).toSorted();

/** The packages in the first column of a section's table. */
function packagesOf(section: string): string[] {
  const text = page.split(/^## /m).find((part) => part.startsWith(section)) ?? '';
  const cells = text.split('\n').flatMap((line) => /^\| (`.*?) \|/.exec(line)?.[1] ?? []);
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name));
}

test('every package has its line, and every line its package', () => {
  const reported = [...packagesOf('At run time'), ...packagesOf('For development')].toSorted();
  expect(reported).toEqual([...installed, ...Object.keys(devDependencies)].toSorted());
});

test('what an install brings along is listed with what it weighs', () => {
  expect(packagesOf('What an install weighs').toSorted()).toEqual(
    ['cardwright', ...installed].toSorted(),
  );
});
