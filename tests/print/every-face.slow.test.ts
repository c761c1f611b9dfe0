/** The templates of the bundled games. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtInGames, contentFolder } from '../../cli/find-games.ts';
import { GameChecker } from '../../generator/check.ts';
import { templateFaults } from '../../print/check-templates.ts';
import { checkTemplates } from '../../print/print-game.ts';
import { sheetsOf } from '../../print/sheets/sheet.ts';
import { printedGames, WITHOUT_SHEETS } from './printed-games.ts';

test('every game has sheets, or is listed as one without', () => {
  const without = builtInGames().filter(
    (game) => !existsSync(join(contentFolder(), game, 'print.yaml')),
  );
  expect(without).toEqual(WITHOUT_SHEETS);
});

describe.each(printedGames())('%s', (game) => {
  const result = new GameChecker(join(contentFolder(), game)).check();

  test('has sheets', () => {
    expect(sheetsOf(result)).not.toEqual([]);
  });

  test('every face of every card can be rendered, in every language', () => {
    expect(checkTemplates(result)).toEqual([]);
  });

  test('has no template, style or word that a check reports', () => {
    expect(templateFaults(result)).toEqual([]);
  });
});
