/** The cards and panels of the game as integers: what a rule asks of a printed value is one look into an array. */
import * as engine from 'cardwright/engine';
import type { CardType, CompiledGame } from 'cardwright/engine';
import type { Chest, Effect, Form, Frozen, Kinds, Panel, Special, Unit } from './data.gen.ts';

export type CardData =
  | Frozen<Unit>
  | Frozen<Form>
  | Frozen<Special>
  | Frozen<Chest>
  | Frozen<Panel>;
export type AbilityData = Frozen<Effect>;

/** What a card is: a place in this list. */
const kinds = ['unit', 'form', 'special', 'item', 'event', 'panel'] as const;
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

export type CardTables = ReturnType<typeof makeCardTables>;

export function makeCardTables(game: CompiledGame) {
  const { unit, form, special, chest, panel } = engine.componentsOf<Kinds>(game);
  const data: readonly CardData[] = [...unit, ...form, ...special, ...chest, ...panel];
  const catalogue = engine.catalogueOf(data);
  const figures = (of: (card: CardData) => number | boolean | null | undefined): Uint8Array =>
    Uint8Array.from(data, (card) => Number(of(card) ?? 0));
  const ofUnit = (of: (card: Frozen<Unit> | Frozen<Form>) => number | boolean | null | undefined) =>
    figures((card) => (card.kind === 'unit' || card.kind === 'form' ? of(card) : 0));
  const numberOf = (id: string): CardType => catalogue.indexOf.get(id)!;
  return {
    ...catalogue,
    data,
    /** A place in `kinds`. */
    kind: figures((card) => kinds.indexOf(card.kind === 'chest' ? card.type : card.kind)),
    /** Printed figures, 0 where there are none; H of the units of two cards is that of the unit. */
    h: figures((card) => (card.kind === 'unit' || card.kind === 'special' ? card.h : 0)),
    p: ofUnit(({ p }) => p),
    m: ofUnit(({ m }) => m),
    flies: ofUnit(({ flying }) => flying),
    /** APE-3.2.2: 1 to 1 for contact attacks. */
    nearest: ofUnit(({ longRange }) => longRange?.min ?? 1),
    farthest: ofUnit(({ longRange }) => longRange?.max ?? 1),
    isLongRange: ofUnit(({ longRange }) => longRange !== undefined),
    /** 0 for none (APE-3.2.3). */
    grave: ofUnit(({ grave }) => grave),
    /** By unit: its two forms, or twice itself (APE-3.2.6). */
    forms: data.map((card, type): readonly [CardType, CardType] => {
      const names = card.kind === 'unit' ? card.forms : undefined;
      return names === undefined ? [type, type] : [numberOf(names[0]), numberOf(names[1])];
    }),
    /** Of panels: a place in `grounds`. */
    ground: figures((card) => (card.kind === 'panel' ? grounds.indexOf(card.ground) : 0)),
    /** The special units, each as often as the cards of two players can place it (APE-5.21.1, APE-5.20.13). */
    reserve: special.flatMap(({ id }): CardType[] => {
      const placing = chest.filter((card) => places(card, id)).length;
      return Array.from({ length: 2 * Math.max(1, placing) }, () => numberOf(id));
    }),
  };
}

const places = ({ abilities }: Frozen<Chest>, special: string): boolean =>
  abilities.some((ability) =>
    ability.do.some((one) => one.op === 'placeSpecial' && one.special === special),
  );
