/**
 * The imposition of every size on every paper, with each flip, beside what is recorded in
 * imposition.golden.json. `npx vitest run tests/print/layout/golden.slow.test.ts -u` records it again.
 */
import { expect, test } from 'vitest';
import { cardSizes, paperSizes, type NamedSize } from '../../../kernel/index.ts';
import type { Box } from '../../../print/layout/page.ts';
import { impose } from '../../../print/layout/impose.ts';
import type { Flip } from '../../../print/layout/setup.ts';
import { pieces, setup } from './places.ts';

/** Places of the first and last front, and of the back of the first. */
function reported(size: NamedSize, paper: NamedSize, flip: Flip, bleed: number): string {
  // Small pieces do not fill a page: more would tell nothing else.
  const pages = impose(pieces(size, 24, bleed), setup(paper, { flip }));
  if (pages === null) return 'does not go on it';
  const [front, back = front] = pages;
  if (front === undefined || back === undefined) throw new Error('There are no pages.');
  const fronts = front.placed.filter(({ face }) => face % 2 === 0);
  const columns = fronts.filter(({ trim }) => trim.y === fronts[0]?.trim.y).length;
  const second = flip === 'fold' ? front : back;
  const behind = second.placed.find(({ face }) => face === 1);
  return [
    front.paper.height >= front.paper.width ? 'upright' : 'lying',
    `${columns}×${Math.ceil(fronts.length / columns)}`,
    `${at(fronts[0]?.trim)} to ${at(fronts.at(-1)?.trim)}`,
    `back ${at(behind?.trim)}${behind?.turned === true ? ' turned' : ''}`,
    `${front.cropMarks.length} marks`,
    front.writing,
  ].join('; ');
}

function at(box: Box | undefined): string {
  return `${box?.x.toFixed(3)},${box?.y.toFixed(3)}`;
}

const KINDS: readonly (readonly [flip: Flip, bleed: number])[] = [
  ['long', 0],
  ['short', 0],
  ['fold', 0],
  ['long', 3],
];

test('is as recorded', { tags: 'soak' }, async () => {
  const lines: Record<string, string> = {};
  for (const paper of paperSizes().values()) {
    for (const size of cardSizes().values()) {
      for (const [flip, bleed] of KINDS) {
        lines[`${paper.id} ${size.id} ${flip} ${bleed}`] = reported(size, paper, flip, bleed);
      }
    }
  }
  await expect(`${JSON.stringify(lines, null, 2)}\n`).toMatchFileSnapshot('imposition.golden.json');
});
