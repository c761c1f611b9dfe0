/** The cards of a position, by hands and piles, as its text writes them. Nothing is changed in place. */
import {
  BadPosition,
  type CardsField,
  type PositionField,
  readCards,
  writeCards,
} from '../../../engine/index.ts';
import type { EditedPosition } from './edit-position.ts';
import { mapping } from './scene.ts';

/** One hand, one pile. */
export interface CardList {
  readonly field: CardsField;
  /** Null where there is one for the game. */
  readonly holder: string | null;
  /** As the position lists them. */
  readonly ids: readonly string[];
}

/** `hand P1`; `drawn` of the game. */
export function nameOfList({ field, holder }: Pick<CardList, 'field' | 'holder'>): string {
  return holder === null ? field.key : `${holder} ${field.key}`;
}

/** Those that the position writes so that they can be read without the rules. */
export function cardLists(fields: readonly PositionField[], position: EditedPosition): CardList[] {
  return fields.flatMap((field) => {
    const said = position[field.key];
    if (field.is !== 'cards' || said === undefined) return [];
    const { holders } = field;
    if (holders === null) return listOf(field, null, said);
    const isAlone = Array.isArray(said) && holders.length === 1;
    const byName = mapping(isAlone ? { [holders[0] ?? '']: said } : said);
    return holders.flatMap((holder) => listOf(field, holder, byName[holder]));
  });
}

function listOf(field: CardsField, holder: string | null, said: unknown): CardList[] {
  const ids = idsIn(field, said);
  return ids === null ? [] : [{ field, holder, ids: inOrder(field, ids) }];
}

function idsIn({ order, isExact }: CardsField, said: unknown): string[] | null {
  if (order === 'one') return typeof said === 'string' ? [said] : said ? null : [];
  const list = isExact ? mapping(said)['exactly'] : (said ?? []);
  try {
    return readCards(list, '');
  } catch (error) {
    if (error instanceof BadPosition) return null;
    throw error;
  }
}

/** Hands have no order but that of the catalogue; equal cards stay as they are. */
export function inOrder({ order, offered }: CardsField, ids: readonly string[]): string[] {
  if (order !== 'none') return [...ids];
  return ids.toSorted((a, b) => placeIn(offered, a) - placeIn(offered, b));
}

function placeIn(offered: readonly string[], id: string): number {
  const place = offered.indexOf(id);
  return place < 0 ? offered.length : place;
}

/** The position with other cards in a list. */
export function withCards(
  position: EditedPosition,
  { field, holder }: Pick<CardList, 'field' | 'holder'>,
  ids: readonly string[],
): EditedPosition {
  const { key, order, isExact, isSparse } = field;
  const lines = writeCards(ids);
  const listed = isExact ? { exactly: lines } : lines;
  const said = order === 'one' ? (ids[0] ?? null) : listed;
  if (holder === null) return { ...position, [key]: said };
  const { [holder]: _, ...others } = mapping(position[key]);
  if (isSparse && ids.length === 0) return { ...position, [key]: others };
  // Whoever was named keeps their place in the text.
  return { ...position, [key]: { ...mapping(position[key]), [holder]: said } };
}
