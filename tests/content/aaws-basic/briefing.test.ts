/** Briefings of battles that somebody else might write. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '../../../cli/find-games.ts';
import { GameChecker } from '../../../generator/check.ts';
import { printableGame } from '../../../print/index.ts';
import { renderCards } from '../../../print/render/faces.ts';

const BATTLE = `
id: dry-well
name: { en: Dry Well, ja: 涸れ井戸 }
field: |
  .....
  .....
  .....
zones: |
  bbbbb
  .....
  aaaaa
alpha: { temporaries: [high-spirits] }
beta: { victory: [{ goal: reach-zone, squares: [[2, 3], [4, 3]] }] }
`;

/** The words of its briefing, without markup. */
function briefing(locale: string): string {
  const checker = new GameChecker(join(contentFolder(), 'aaws-basic'));
  checker.check();
  const checked = checker.supposing(new Map([['battles/dry-well.yaml', BATTLE]]));
  const game = printableGame(checked);
  const sheet = game?.sheets.find(({ id }) => id === 'briefings');
  const card = game?.data.component('dry-well');
  if (game === null || sheet?.sort !== 'cards' || card === undefined)
    throw new Error('No briefing.');
  const { faces, faults } = renderCards(sheet, [{ card, copies: 1 }], locale, game);
  expect(faults).toEqual([]);
  const sides = faces[0]!.html.match(/<section class="brief-sides">.*?<\/section>/s)?.[0] ?? '';
  return sides
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('a side that is given elements alone wins by annihilation (AAW-15.1.2, AAW-15.1.3)', () => {
  expect(briefing('en')).toContain(
    'Wins as soon as only its own units are on the field Each unit begins with High Spirits.',
  );
  expect(briefing('ja')).toContain(
    '勝利条件 フィールドに自分のユニットだけがいる 各ユニットは最初から「意気軒昂」を持つ。',
  );
});

test('one of several squares is enough to reach them (AAW-15.3.6)', () => {
  expect(briefing('en')).toContain('a unit of it rests on any ★: ★ 2,3 ★ 4,3');
});
