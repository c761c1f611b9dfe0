/** The cards and panels of the game as integers: what a rule asks of a printed value is one look into an array. */
import * as engine from 'cardwright/engine';
import type { CardType, Catalogue, CompiledGame } from 'cardwright/engine';
import type { Chest, Effect, Form, Frozen, Kinds, Panel, Special, Unit } from './data.gen.ts';

export type CardData =
  | Frozen<Unit>
  | Frozen<Form>
  | Frozen<Special>
  | Frozen<Chest>
  | Frozen<Panel>;
export type AbilityData = Frozen<Effect>;

/** What a card is: a place in this list. */
export const kinds = ['unit', 'form', 'special', 'item', 'event', 'panel'] as const;
export const [UNIT, FORM, SPECIAL, ITEM, EVENT, PANEL] = [0, 1, 2, 3, 4, 5] as const;

/** Kinds of panels by number; 0 is a vacancy, and a panel that nobody has seen yet. */
export const grounds = [
  'vacant',
  'grassland',
  'forest',
  'rocky',
  'sea',
  'poison',
  'gravity',
  'arrow',
  'lawless',
] as const;
export type Ground = (typeof grounds)[number];
export const [VACANT, , , , SEA, POISON, GRAVITY, ARROW, LAWLESS] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;

export interface CardTables extends Catalogue {
  readonly data: readonly CardData[];
  /** A place in `kinds`. */
  readonly kind: Uint8Array;
  /** Printed figures, 0 where there are none; H of the units of two cards is that of the unit. */
  readonly h: Uint8Array;
  readonly p: Uint8Array;
  readonly m: Uint8Array;
  readonly flies: Uint8Array;
  /** APE-3.2.2: 1 to 1 for contact attacks. */
  readonly nearest: Uint8Array;
  readonly farthest: Uint8Array;
  readonly isLongRange: Uint8Array;
  /** 0 for none (APE-3.2.3). */
  readonly grave: Uint8Array;
  /** By unit: its two forms, or twice itself (APE-3.2.6). */
  readonly forms: readonly (readonly [CardType, CardType])[];
  /** Of panels: a place in `grounds`. */
  readonly ground: Uint8Array;
  /** The special units, each as often as two players can have it. */
  readonly reserve: readonly CardType[];
}

export function makeCardTables(game: CompiledGame): CardTables {
  const { unit, form, special, chest, panel } = engine.componentsOf<Kinds>(game);
  const data: readonly CardData[] = [...unit, ...form, ...special, ...chest, ...panel];
  const catalogue = engine.catalogueOf(data);
  const figures = (of: (card: CardData) => number | boolean | null | undefined): Uint8Array =>
    Uint8Array.from(data, (card) => Number(of(card) ?? 0));
  const ofUnit = (key: 'p' | 'm' | 'flying' | 'grave'): Uint8Array =>
    figures((card) => (isFigured(card) ? card[key] : 0));
  const numberOf = (id: string): CardType => catalogue.indexOf.get(id)!;
  const range = (key: 'min' | 'max'): Uint8Array =>
    figures((card) => (isFigured(card) ? (card.longRange?.[key] ?? 1) : 0));
  return {
    ...catalogue,
    data,
    kind: figures((card) => kinds.indexOf(card.kind === 'chest' ? card.type : card.kind)),
    h: figures((card) => (card.kind === 'unit' || card.kind === 'special' ? card.h : 0)),
    p: ofUnit('p'),
    m: ofUnit('m'),
    flies: ofUnit('flying'),
    nearest: range('min'),
    farthest: range('max'),
    isLongRange: figures((card) => isFigured(card) && card.longRange !== undefined),
    grave: ofUnit('grave'),
    forms: data.map((card, type) => {
      const names = card.kind === 'unit' ? card.forms : undefined;
      return names === undefined ? [type, type] : [numberOf(names[0]), numberOf(names[1])];
    }),
    ground: figures((card) => (card.kind === 'panel' ? grounds.indexOf(card.ground) : 0)),
    reserve: special.flatMap(({ id }) => {
      const type = catalogue.indexOf.get(id)!;
      return [type, type];
    }),
  };
}

function isFigured(card: CardData): card is Frozen<Unit> | Frozen<Form> {
  return card.kind === 'unit' || card.kind === 'form';
}
