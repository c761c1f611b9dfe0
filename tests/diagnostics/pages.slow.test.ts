/** The examples of every page in docs/diagnostics/, laid over the tiny game and checked. */
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/index.ts';
import { GameChecker } from '../../generator/check.ts';
import { readPages, SENTENCES, type Page, type State } from './page.ts';
import { TINY_GAME } from './tiny-game.ts';
import { tinyGameChecker } from './check-tiny-game.ts';

const checkTinyGame = tinyGameChecker();

/** What the game gives with the page's blocks of this state in place. */
function check(page: Page, state: State): Diagnostic[] {
  const blocks = page.blocks.filter((block) => block.state === null || block.state === state);
  return checkTinyGame(blocks).diagnostics.filter((one) => isReported(one, page));
}

/** Examples leave out the line that tells editors the schema, unless they are about it. */
function isReported({ severity }: Diagnostic, page: Page): boolean {
  return severity !== 'info' || page.frontMatter['severity'] === 'info';
}

function codesOf(diagnostics: readonly Diagnostic[]): string[] {
  return [...new Set(diagnostics.map(({ code }) => code))].toSorted();
}

test('the tiny game is sound as it is', () => {
  expect(new GameChecker(TINY_GAME).check().diagnostics).toEqual([]);
});

/** Faults that the check of a game finds; those of templates and sheets need a browser. */
const pages = readPages().filter(({ name }) => name.startsWith('CW1'));

describe.for(pages)('$name', (page) => {
  test('the wrong example gives exactly this code, in words of the house', () => {
    const diagnostics = check(page, 'wrong');
    expect(codesOf(diagnostics)).toEqual([page.name]);
    for (const { message, hint } of diagnostics) {
      expect(message).toMatch(SENTENCES);
      expect(hint).toMatch(SENTENCES);
    }
  });

  test('the right example gives none', () => {
    expect(page.blocks.some(({ state }) => state === 'right')).toBe(true);
    expect(codesOf(check(page, 'right'))).toEqual([]);
  });
});
