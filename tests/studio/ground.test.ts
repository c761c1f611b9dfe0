/** The table of Apeiron: panels as they print, what is left of changed ones, and what is said of pieces. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { grounds } from '../../content/apeiron/rules/cards.ts';
import { changePanel, removePanel } from '../../content/apeiron/rules/effects/panels.ts';
import { packageRoot } from '../../kernel/index.ts';
import { FaceIndex } from '../../studio/app/table/face-index.ts';
import { sceneOf } from '../../studio/app/table/geometry.ts';
import { playedGame } from '../../studio/server/played-game.ts';
import { apeiron, begun, setupOf } from '../content/apeiron/rules.ts';
import { checkedGame } from '../support/games.ts';

const { looks } = playedGame(checkedGame(join(packageRoot(), 'content', 'apeiron')), 'en')!;

/** Keys of the printed faces by the place on the table where they lie. */
function laid(seen: Readonly<Record<string, unknown>>): Record<string, string> {
  const scene = sceneOf(looks, new FaceIndex(looks), { seen, parts: {}, moves: [] });
  const blocks = scene!.faces.filter(({ key }) => key.startsWith('block-'));
  return Object.fromEntries(blocks.map(({ key, face, turn }) => [key, `${face.key} ${turn}`]));
}

test('a panel lies as it prints; a changed one is the bare ground of its new kind, a removed one nothing', () => {
  const state = begun(setupOf(), 1);
  const before = laid(apeiron.observe(state, 'spectator'));
  expect(Object.keys(before)).toHaveLength(9);
  expect(Object.values(before).every((face) => face.startsWith('panels/'))).toBe(true);
  changePanel(state, 1, grounds.indexOf('sea'), 3, undefined);
  removePanel(state, 4, undefined);
  const { 'block-5': _, ...others } = before;
  expect(laid(apeiron.observe(state, 'spectator'))).toEqual({
    ...others,
    'block-2': 'grounds/sea-1/front 270',
  });
});

test('what is counted of a seat is no figure of each of its pieces', () => {
  const counting = { ...looks, layout: { ...looks.layout!, counts: ['life'] } };
  const seen = { field: { '(1,1)': 'P1 levy-spearman N h4' }, life: { P1: 260 } };
  const scene = sceneOf(counting, new FaceIndex(counting), { seen, parts: {}, moves: [] });
  const pieces = scene!.squares.flatMap(({ piece }) => (piece === null ? [] : [piece]));
  expect(pieces.map(({ chips }) => chips)).toEqual([['h4']]);
});
