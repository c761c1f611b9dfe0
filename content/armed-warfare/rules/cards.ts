/** The cards of a game as integers: what a rule asks of a printed value is one look into an array. */
import * as engine from 'cardwright/engine';
import type { Catalogue, CompiledGame, Range } from 'cardwright/engine';
import type { Armdroid, Effect, Frozen, Kinds, Weapon } from './data.gen.ts';

export type CardData = Frozen<Armdroid> | Frozen<Weapon>;
export type AbilityData = Frozen<Effect>;

/** The sides of an Armdroid on which units are mounted, clockwise (AWF-5.1.3). */
export const slots = ['front', 'right', 'back', 'left'] as const;

/** What a card is: a place in this list. */
const kinds = ['armdroid', 'melee', 'shooting', 'support'] as const;
export const [ARMDROID, MELEE, SHOOTING, SUPPORT] = [0, 1, 2, 3] as const;

/** Attack areas that are no pattern (AWF-3.2.5). */
export const [SINGLE, WHOLE_RANGE, LINE] = [-1, -2, -3] as const;

/** An attack that an Armdroid makes itself (AWF-5.12.13). */
export interface InnateAttack {
  readonly kind: number;
  readonly attack: number;
  readonly range: Range;
}

export interface CardTables extends Catalogue {
  readonly data: readonly CardData[];
  /** A place in `kinds`. */
  readonly kind: Uint8Array;
  readonly endurance: Uint8Array;
  /** 0 where none is printed, as of the other two. */
  readonly attack: Uint8Array;
  readonly movement: Uint8Array;
  readonly actionSpeed: Uint8Array;
  /** `NO_RANGE` where none is printed. */
  readonly range: Int16Array;
  /** `SINGLE`, `WHOLE_RANGE`, `LINE`, or a range round the chosen square. */
  readonly area: Int16Array;
  readonly innate: readonly (InnateAttack | null)[];
  /** How many abilities say what the card needs to attack (AWF-5.12.18). */
  readonly requirements: Uint8Array;
  readonly ranges: engine.RangeList;
}

export function makeCardTables(game: CompiledGame): CardTables {
  const { armdroid, weapon } = engine.componentsOf<Kinds>(game);
  const data: readonly CardData[] = [...armdroid, ...weapon];
  const ranges = new engine.RangeList();
  const figures = (of: (card: CardData) => number | undefined): Uint8Array =>
    Uint8Array.from(data, (card) => of(card) ?? 0);
  const patterns = (of: (card: Frozen<Weapon>) => number): Int16Array =>
    Int16Array.from(data, (card) => (card.kind === 'weapon' ? of(card) : SINGLE));
  return {
    ...engine.catalogueOf(data),
    data,
    kind: figures((card) => (card.kind === 'weapon' ? kinds.indexOf(card.class) : ARMDROID)),
    endurance: figures(({ endurance }) => endurance),
    attack: figures(({ attack }) => attack),
    movement: figures((card) => (card.kind === 'armdroid' ? card.movement : 0)),
    actionSpeed: figures((card) => (card.kind === 'armdroid' ? card.actionSpeed : 0)),
    range: patterns(({ range }) => ranges.idOf(range)),
    area: patterns(({ area = 'single' }) => areaOf(ranges, area)),
    innate: data.map((card) => innateOf(ranges, card)),
    requirements: figures((card) => operationsOf(card, 'requireForAttack').length),
    ranges,
  };
}

/** AWF-3.2.5 */
function areaOf(ranges: engine.RangeList, area: NonNullable<Frozen<Weapon>['area']>): number {
  if (typeof area !== 'string') return ranges.idOf(area);
  return { single: SINGLE, range: WHOLE_RANGE, line: LINE }[area];
}

type Operation = AbilityData['do'][number];

function operationsOf<Op extends Operation['op']>(
  { abilities = [] }: CardData,
  op: Op,
): Extract<Operation, { readonly op: Op }>[] {
  const operations: readonly Operation[] = abilities.flatMap((ability) => [...ability.do]);
  return operations.filter((one): one is Extract<Operation, { readonly op: Op }> => one.op === op);
}

function innateOf(ranges: engine.RangeList, card: CardData): InnateAttack | null {
  const [innate] = operationsOf(card, 'innateAttack');
  if (innate === undefined) return null;
  const { attackKind, attack, range } = innate;
  return { kind: kinds.indexOf(attackKind), attack, range: ranges.idOf(range) };
}
