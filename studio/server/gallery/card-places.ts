/** Where the entry of each shown card begins. */
import { placeOfId, type CheckResult } from '../../../generator/index.ts';
import type { ShownFace } from '../../../print/index.ts';
import type { CardPlace } from '../../protocol/cards.ts';

export function cardPlaces(
  { game }: Pick<CheckResult, 'game'>,
  faces: readonly ShownFace[],
): Readonly<Record<string, CardPlace>> {
  const ids = new Set(faces.flatMap(({ card }) => card ?? []));
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const place = game === null ? null : placeOfId(game, id);
      return place === null ? [] : [[id, { ...place, kind: game?.names.get(id)?.kind ?? '' }]];
    }),
  );
}
