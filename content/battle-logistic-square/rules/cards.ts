/** The cards of a game as integers: what a rule asks of a printed value is one look into an array. */
import {
  catalogueOf,
  componentsOf,
  RangeList,
  type Catalogue,
  type CompiledGame,
  type Range,
} from 'cardwright/engine';
import type { Card, Frozen, Kinds, Limit, Slot } from './data.gen.ts';

/** A card as the compiled game holds it. */
export type CardData = Frozen<Card>;

export const categories = ['avi', 'ac', 'sc', 'br', 'it'] as const;
export const AVI = 0;
export const BR = 3;
export const IT = 4;

/** A printed value that a card does not have. */
export const ABSENT = -1;

export interface CardTables extends Catalogue {
  readonly count: number;
  readonly data: readonly CardData[];
  /** A place in `categories`. */
  readonly category: Uint8Array;
  /** 1 with the call-back mark (BLS-2.1.2). */
  readonly cb: Uint8Array;
  /** `ABSENT` where none is printed (BLS-2.1.7). */
  readonly hitDamage: Int16Array;
  readonly endurance: Int16Array;
  /** `NO_RANGE` where none is printed. */
  readonly range: Int16Array;
  readonly includeOwnAvi: Uint8Array;
  /** Slots of the action assembly; 0 for cards without one (BLS-2.1.12). */
  readonly slots: Uint8Array;
  /** Slots of an IT card that a card fits, bit by bit, by `it card * count + card`. */
  readonly fits: Uint8Array;
  /** By limit: how many of the effects of a card come up to the last one that has it (BLS-6.7.4). */
  readonly limited: Readonly<Record<Limit, Uint8Array>>;
  readonly ranges: RangeList;
}

export function makeCardTables(game: CompiledGame): CardTables {
  const { card: data } = componentsOf<Kinds>(game);
  const count = data.length;
  const ranges = new RangeList();
  const rangeOf = ({ range }: CardData): Range => ranges.idOf(range);
  const fits = new Uint8Array(count * count);
  for (const [it, itCard] of data.entries()) {
    for (const [card, printed] of data.entries()) {
      fits[it * count + card] = fittingSlots(itCard.assembly ?? [], printed);
    }
  }
  return {
    ...catalogueOf(data),
    count,
    data,
    category: Uint8Array.from(data, ({ category }) => categories.indexOf(category)),
    cb: Uint8Array.from(data, ({ cb }) => (cb === true ? 1 : 0)),
    hitDamage: Int16Array.from(data, ({ hitDamage }) => hitDamage ?? ABSENT),
    endurance: Int16Array.from(data, ({ endurance }) => endurance ?? ABSENT),
    range: Int16Array.from(data, rangeOf),
    includeOwnAvi: Uint8Array.from(data, ({ includeOwnAvi }) => (includeOwnAvi === true ? 1 : 0)),
    slots: Uint8Array.from(data, ({ assembly }) => assembly?.length ?? 0),
    fits,
    limited: {
      oncePerTurn: limitedBy(data, 'oncePerTurn'),
      oncePerGame: limitedBy(data, 'oncePerGame'),
    },
    ranges,
  };
}

function limitedBy(data: readonly CardData[], limit: Limit): Uint8Array {
  return Uint8Array.from(
    data,
    ({ effects = [] }) => 1 + effects.findLastIndex((effect) => effect.limit === limit),
  );
}

/** BLS-6.6.4: each named card must fit the slot that it is assigned to. */
function fittingSlots(assembly: readonly Slot[], card: CardData): number {
  return assembly.reduce((bits, slot, i) => (fitsSlot(slot, card) ? bits | (1 << i) : bits), 0);
}

function fitsSlot(slot: Slot, { id, types = [], category, colour }: CardData): boolean {
  return (
    (slot.type === undefined || types.some((type) => type === slot.type)) &&
    (slot.category === undefined || slot.category === category) &&
    (slot.name === undefined || slot.name === id) &&
    (slot.colour === undefined || slot.colour === colour)
  );
}
