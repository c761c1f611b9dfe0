/** What a page must change to show another state; a face that is the same is not sent again. */
import { looksSame, type ShownFace } from '../../../print/index.ts';
import type { CardsChange, CardsState } from '../../protocol/cards.ts';

/** What is sent as a whole where it is not as before. */
const PARTS = ['locale', 'problems', 'sheets', 'fonts', 'places', 'coming'] as const;

/** From what a page shows (`faces` by key, with what was sent since `before`) to another state. */
export function changeTo(
  after: CardsState,
  before: CardsState,
  faces: ReadonlyMap<string, ShownFace>,
): CardsChange {
  const [order, orderBefore] = [after, before].map((state) => state.faces.map(({ key }) => key));
  const changed = PARTS.filter((part) => !isSame(before[part], after[part]));
  return {
    faces: after.faces.filter((face) => !looksSame(faces.get(face.key), face)),
    ...(order === undefined || isSame(order, orderBefore) ? {} : { order }),
    ...Object.fromEntries(changed.map((part) => [part, after[part]])),
  };
}

/** Whether there is anything in it. */
export function isEmpty({ faces, ...others }: CardsChange): boolean {
  return faces.length === 0 && Object.keys(others).length === 0;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
