/** Cards in their files: where each begins, and which of them say something, before any of them is drawn. */
import { filesOf, itemsOf, placeOfId, type CheckResult } from '../../../generator/index.ts';
import { remember } from '../../../kernel/index.ts';
import type { ShownFace } from '../../../print/index.ts';
import type { CardPlace } from '../../protocol/cards.ts';

/** Where the entry of each shown card begins. */
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

/** The ids of the cards that have these words in a field, in any language. */
export function cardsSaying(words: string, { game }: Pick<CheckResult, 'game'>): Set<string> {
  const wanted = words.trim().toLowerCase();
  const found = new Set<string>();
  if (game === null || wanted === '') return found;
  for (const { value } of filesOf(game, 'component').flatMap(itemsOf)) {
    if (writtenIn(value).includes(wanted)) found.add(String(value['id']));
  }
  return found;
}

const writtenIn = remember((component: object) => valuesIn(component).join('\n').toLowerCase());

function valuesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(valuesIn);
}
