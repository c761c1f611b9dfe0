/** The table of all cards shows them as players read them. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '../../../cli/find-games.ts';
import { GameChecker } from '../../../generator/check.ts';
import { cell, columnsOf, fieldName, rulesCell } from '../../../print/list/columns.ts';
import { printableGame } from '../../../print/printable-game.ts';
import type { Scope } from '../../../print/render/helpers/helper.ts';

function scopeOf(game: string, locale: string): Scope {
  const printable = printableGame(new GameChecker(join(contentFolder(), game)).check());
  if (printable === null) throw new Error(`${game} cannot be printed.`);
  return { game: printable.data, locale, credits: new Set() };
}

test('figures, drawings and words have columns; effects, flavour and pictures have none', () => {
  const scope = scopeOf('armed-warfare', 'en');
  expect(columnsOf('weapon', scope)).toEqual(['class', 'endurance', 'attack', 'range', 'area']);
  const driver = scope.game.kinds['weapon']!.find(({ id }) => id === 'pile-driver');
  expect(cell(driver!['range'], 'range', scope)).toContain('<svg');
  expect(rulesCell(driver!, scope)).toContain('When an attack with this card damages a card');
  expect(rulesCell(driver!, scope)).not.toContain('onHit');
});

test('fields have the names that templates or the glossary give them, else their own words', () => {
  const scope = scopeOf('apeiron', 'ja');
  const terms = new Map([['long-range', '遠距離攻撃']]);
  expect(fieldName('longRange', scope, terms)).toBe('遠距離攻撃');
  expect(fieldName('notKnown', scope, terms)).toBe('Not known');
  expect(cell({ min: 2, max: 4 }, 'longRange', scope)).toBe('2–4');
  expect(cell({ min: 2, max: 2 }, 'longRange', scope)).toBe('2');
  expect(cell('sea', 'ground', scope)).toBe('海');
});

test('a component has its name, and drawn tiles are drawings; parts of parts have no column', () => {
  const scope = scopeOf('aaws-basic', 'en');
  const captain = scope.game.kinds['unit']!.find(({ id }) => id === 'gate-captain')!;
  expect(cell(captain['bases'], 'bases', scope)).toMatch(
    /^Command Ability level 1, Hand Weapon level 3, /,
  );
  const battle = scope.game.kinds['battle']![0]!;
  const drawn = cell(battle['field'], 'field', scope);
  expect(drawn).not.toContain('columns');
  expect(drawn.match(/<rect/g)).toHaveLength(25);
  expect(columnsOf('battle', scope)).not.toContain('goals');
});
