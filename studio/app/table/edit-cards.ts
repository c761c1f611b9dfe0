/**
 * Steps of editing the cards of a position: added, removed, moved. What a position says of single cards goes
 * along: their places by which it names them, what is known of them, what belongs to them.
 */
import type { CardsAsideField, FieldShape, PositionField } from '../../../engine/index.ts';
import { type EditedPosition, withNewNames } from './edit-position.ts';
import { type CardList, cardLists, inOrder, nameOfList, withCards } from './edited-lists.ts';
import { mapping } from './scene.ts';

/** A place in a list, as the position lists it from 0. */
export interface CardPlace {
  readonly list: Pick<CardList, 'field' | 'holder'>;
  readonly at: number;
}

export interface CardStep {
  readonly id: string;
  /** Null for a new card, or for one that goes. */
  readonly from: CardPlace | null;
  readonly to: CardPlace | null;
}

/** A card while it moves: where it was. */
interface Held {
  readonly id: string;
  readonly was: { readonly name: string; readonly list: string; readonly at: number } | null;
}

interface Laid {
  readonly list: CardList;
  readonly cards: readonly Held[];
}

export function moveCard(
  fields: readonly PositionField[],
  position: EditedPosition,
  step: CardStep,
): EditedPosition {
  const before = cardLists(fields, position).map(laid);
  const after = before.map(({ list, cards }): Laid => {
    const changed = changedCards(list, cards, step, before);
    return { list, cards: changed };
  });
  const keys = new Set(fields.flatMap((field) => (field.is === 'cards' ? [field.key] : [])));
  const others = withNewNames(position, newNames(before, after), keys);
  const moved = after.reduce((changed, { list, cards }, i) => {
    const isSame = cards === before[i]!.cards;
    return isSame
      ? changed
      : withCards(
          changed,
          list,
          cards.map(({ id }) => id),
        );
  }, others);
  return fields.reduce(
    (changed, field) =>
      field.is === 'marks' || field.is === 'beside' || field.is === 'numbered'
        ? alongside(changed, field, before, after)
        : changed,
    moved,
  );
}

function laid(list: CardList): Laid {
  const { length } = list.ids;
  const cards = list.ids.map((id, at) => {
    const name = placeName(list, at, length);
    return { id, was: { name, list: nameOfList(list), at } };
  });
  return { list, cards };
}

/** As rules name a card by its place: from the first that came. */
function placeName(list: CardList, at: number, length: number): string {
  const { order } = list.field;
  if (order === 'one') return nameOfList(list);
  return `${nameOfList(list)} ${order === 'topFirst' ? length - at : at + 1}`;
}

function changedCards(
  list: CardList,
  cards: readonly Held[],
  { id, from, to }: CardStep,
  before: readonly Laid[],
): readonly Held[] {
  const isHere = (place: CardPlace | null): place is CardPlace =>
    place !== null && nameOfList(place.list) === nameOfList(list);
  if (!isHere(from) && !isHere(to)) return cards;
  const rest = isHere(from) ? cards.filter((_, at) => at !== from.at) : [...cards];
  if (!isHere(to)) return rest;
  const source = before.find(
    (one) => from !== null && nameOfList(one.list) === nameOfList(from.list),
  );
  const held = source?.cards[from?.at ?? -1] ?? { id, was: null };
  return sorted(list, rest.toSpliced(to.at, 0, held));
}

function sorted({ field }: CardList, cards: readonly Held[]): Held[] {
  if (field.order !== 'none') return [...cards];
  const left = [...cards];
  return inOrder(
    field,
    cards.map(({ id }) => id),
  ).map(
    (id) =>
      left.splice(
        left.findIndex((one) => one.id === id),
        1,
      )[0]!,
  );
}

/** By the old names of places; null for what is gone. */
function newNames(before: readonly Laid[], after: readonly Laid[]): Map<string, string | null> {
  const names = new Map<string, string | null>();
  for (const { cards } of before) for (const { was } of cards) if (was) names.set(was.name, null);
  for (const { list, cards } of after)
    for (const [at, { was }] of cards.entries())
      if (was !== null) names.set(was.name, placeName(list, at, cards.length));
  return names;
}

function alongside(
  position: EditedPosition,
  field: CardsAsideField,
  before: readonly Laid[],
  after: readonly Laid[],
): EditedPosition {
  const said = position[field.key];
  if (said === undefined) return position;
  const [old, now] = [before, after].map((all) =>
    all.filter(({ list }) => field.of.includes(list.field.key)),
  ) as [Laid[], Laid[]];
  switch (field.is) {
    case 'marks':
      return { ...position, [field.key]: marksLeft(mapping(said), now) };
    case 'beside':
      return { ...position, [field.key]: valuesMoved(said, field.shape, old, now) };
    case 'numbered':
      return withNewNames(position, numbersMoved(old, now), new Set(), [field.key]);
  }
}

/** Of what is no longer there nothing is known. */
function marksLeft(
  said: Readonly<Record<string, unknown>>,
  lists: readonly Laid[],
): Readonly<Record<string, unknown>> {
  const left = lists.flatMap(({ list: { holder }, cards }) => {
    const marks = said[holder ?? ''];
    if (holder === null || !Array.isArray(marks)) return [];
    const ids = cards.map(({ id }) => id);
    const known = marks.filter((id: unknown) => {
      const at = ids.indexOf(String(id));
      if (at >= 0) ids.splice(at, 1);
      return at >= 0;
    });
    return [[holder, known]];
  });
  return { ...said, ...(Object.fromEntries(left) as object) };
}

/** Cards of all lists, the first that came first. */
function inNumber(lists: readonly Laid[]): { readonly laid: Laid; readonly held: Held }[] {
  return lists.flatMap((one) => {
    const { order } = one.list.field;
    const cards = order === 'topFirst' ? one.cards.toReversed() : one.cards;
    return cards.map((held) => ({ laid: one, held }));
  });
}

function valuesMoved(
  said: unknown,
  shape: FieldShape,
  old: readonly Laid[],
  now: readonly Laid[],
): unknown {
  if (!Array.isArray(said)) return said;
  const values = new Map(inNumber(old).map(({ held }, i) => [held.was?.name, said[i] as unknown]));
  return inNumber(now).map(({ laid: { list }, held }) =>
    held.was !== null && values.has(held.was.name)
      ? values.get(held.was.name)
      : firstValue(shape, list.holder),
  );
}

/** Of a card that has none yet: its holder where that is one. */
function firstValue(shape: FieldShape, holder: string | null): unknown {
  if (shape.is === 'word')
    return holder !== null && shape.words.includes(holder) ? holder : (shape.words[0] ?? null);
  if (shape.is === 'number') return Math.max(0, shape.least);
  return shape.is === 'flag' ? false : '(1,1)';
}

/** `iron-targe#2` → `iron-targe#3`. */
function numbersMoved(old: readonly Laid[], now: readonly Laid[]): Map<string, string | null> {
  const named = (lists: readonly Laid[]): Map<string, string> =>
    new Map(inNumber(lists).map(({ held }, i) => [held.was?.name ?? '', `${held.id}#${i + 1}`]));
  const later = named(now);
  return new Map([...named(old)].map(([was, name]) => [name, later.get(was) ?? null]));
}

/** The value beside a card, by its place in a list: where in the list of the field it is. */
export function besideAt(
  lists: readonly CardList[],
  of: readonly string[],
  place: CardPlace,
): number {
  const all = inNumber(lists.map(laid).filter(({ list }) => of.includes(list.field.key)));
  return all.findIndex(
    ({ held }) => held.was?.list === nameOfList(place.list) && held.was.at === place.at,
  );
}
