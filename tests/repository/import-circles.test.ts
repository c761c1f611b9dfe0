/** Files that import each other in a circle: never at run time, and as few as there are in types. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { PRODUCT_FOLDERS } from '../support/folders.ts';

const FOLDERS = [...PRODUCT_FOLDERS, 'content'];

/** Circles of types in the other folders: to be opened, not added to. */
const MOST = 6;

const IMPORT = /^(?:import|export)( type)? ([^;]*?) ?from '(\.[^']+)';/gmu;

interface Imports {
  readonly all: readonly string[];
  readonly atRunTime: readonly string[];
}

const root = packageRoot();
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.gen.ts'))
    .map((path) => join(folder, path)),
);
const imports = new Map(files.map((file) => [file, importsOf(file)]));

function importsOf(file: string): Imports {
  const found = [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(
    ([, type, names = '', from = '']) => ({
      path: join(dirname(file), from),
      isType: type !== undefined || /^\{(\s*type [^,}]+,?)+\s*\}$/u.test(names),
    }),
  );
  return {
    all: found.map(({ path }) => path),
    atRunTime: found.filter(({ isType }) => !isType).map(({ path }) => path),
  };
}

/** Sets of files each of which leads to all others, sorted: Tarjan's strongly connected components. */
function circles(leadsTo: (file: string) => readonly string[]): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): number => {
    const place = order.size;
    order.set(file, place);
    open.push(file);
    let low = place;
    for (const next of leadsTo(file)) {
      if (!imports.has(next)) continue;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next)!);
    }
    lowest.set(file, low);
    if (low === place) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) found.push(circle.toSorted());
    }
    return low;
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return found;
}

test('the files are found, with what they import', () => {
  expect(imports.get(join('engine', 'match.ts'))?.all.length).toBeGreaterThan(0);
});

test('no circle at run time', () => {
  expect(circles((file) => imports.get(file)?.atRunTime ?? [])).toEqual([]);
});

test('no circle of types in the engine and in games, and no new one elsewhere', () => {
  const found = circles((file) => imports.get(file)?.all ?? []);
  expect(found.filter(([first]) => /^(?:kernel|engine|content)/u.test(first ?? ''))).toEqual([]);
  expect(found.length, JSON.stringify(found, null, 2)).toBeLessThanOrEqual(MOST);
});
