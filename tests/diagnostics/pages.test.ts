/** The examples of every page in docs/diagnostics/, laid over the tiny game and checked. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GameChecker } from '../../generator/check.ts';
import { readPages, type Page, type State } from './page.ts';

const TINY_GAME = join(import.meta.dirname, 'tiny-game');
const room = mkdtempSync(join(tmpdir(), 'cardwright-pages-'));

afterAll(() => rmSync(room, { recursive: true, force: true }));

/** The codes that the game gives with the page's blocks of this state in place, each once, sorted. */
function codesOf(page: Page, state: State): string[] {
  const folder = join(room, `${page.name}-${state}`);
  cpSync(TINY_GAME, folder, { recursive: true });
  for (const block of page.blocks) {
    if (block.state !== null && block.state !== state) continue;
    const file = join(folder, block.file);
    mkdirSync(dirname(file), { recursive: true });
    if (block.deleted) rmSync(file);
    else writeFileSync(file, block.content, block.encoding);
  }
  const { diagnostics } = new GameChecker(folder).check();
  return [...new Set(diagnostics.filter((one) => tells(page, one)).map(({ code }) => code))].sort();
}

/** Examples leave out the line that tells editors the schema, unless they are about it. */
function tells(page: Page, { severity }: { severity: string }): boolean {
  return severity !== 'info' || page.frontMatter['severity'] === 'info';
}

test('the tiny game is sound as it is', () => {
  expect(new GameChecker(TINY_GAME).check().diagnostics).toEqual([]);
});

describe.for(readPages())('$name', (page) => {
  test('the wrong example gives exactly this code', () => {
    expect(codesOf(page, 'wrong')).toEqual([page.name]);
  });

  test('the right example gives none', () => {
    expect(page.blocks.some(({ state }) => state === 'right')).toBe(true);
    expect(codesOf(page, 'right')).toEqual([]);
  });
});
