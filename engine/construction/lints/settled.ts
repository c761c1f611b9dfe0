/** What of the rules is certain before there is a deck, whatever cards it will hold. */
import { madeOfEach } from '../../made-of-each.ts';
import { compileOpenFilter, type Filter, type Lookup } from '../../filter.ts';
import type { FormatRules } from '../formats.ts';
import { FormulaError } from '../formula.ts';
import type { Card } from '../types.ts';
import type { CardChange, Constraint, ConstructionRules, Effect, NamedValue } from '../rules.ts';
import { compileCardValue, compileValue } from '../keys.ts';
import type { CardValue } from '../constraint.ts';
import { ofList, type Pool } from './pool.ts';

export interface Settled {
  /** The number that a limit comes to; null for none, and for one that depends on the deck. */
  number(value: unknown): number | null;
  /** The filter, all cards when there is none; null when it asks for something that depends on the deck. */
  filter(where: unknown): ((card: Card) => boolean) | null;
  /** What a card gives; null when it depends on more than the card. */
  cardValue(value: unknown): CardValue | null;
  /** Whether fields are as printed in every deck. */
  isPrinted(fields: unknown): boolean;
  /** Whether a constraint holds in every deck that its `if` lets through. */
  isFirm(constraint: Constraint): boolean;
}

export function settledIn(format: FormatRules, pool: Pool): Settled {
  const effects = [...format.effects.map(({ effect }) => effect), ...carriedIn(pool)];
  const changed = new Set(effects.flatMap((one) => namesIn(one.set, one.add)));
  const printed = fieldsThatChange(effects, format.changes, pool);
  const off = new Set(effects.flatMap((one) => [...(one.off ?? []), ...namesIn(one.options)]));
  const lookup: Lookup = (name) =>
    changed.has(name) || !Object.hasOwn(format.let, name)
      ? undefined
      : literal(format.let[name], lookup);
  const read = (value: unknown): unknown => {
    const { names, read } = compileValue(value);
    return names.every((name) => lookup(name) !== undefined) ? computed(() => read(lookup)) : null;
  };
  const isPrinted = (fields: unknown): boolean =>
    ![fields].flat().some((field) => printed.has(String(field)));
  return {
    number(value) {
      const found = read(value);
      return typeof found === 'number' ? found : null;
    },
    filter(where) {
      const filter: Filter = compileOpenFilter(where ?? {});
      const isOpen = filter.names.some((name) => lookup(name) === undefined);
      return isOpen || !isPrinted(filter.fields) ? null : (card) => filter.test(card, lookup);
    },
    cardValue(value) {
      const { names, read } = compileCardValue(value);
      if (names.some((name) => lookup(name) === undefined) || printed.size > 0) return null;
      const ofCard = read(lookup) as CardValue;
      return (card) => computed(() => ofCard(card));
    },
    isPrinted,
    isFirm: ({ name, severity }) =>
      severity !== 'warning' && (name === undefined || !off.has(name)),
  };
}

/** Null for a formula that cannot be computed. */
function computed<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return null;
  }
}

/** A number, or a formula of numbers; undefined for what is read off a deck. */
function literal(value: NamedValue | undefined, lookup: Lookup): unknown {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || !value.startsWith('=')) return undefined;
  const { names, read } = compileValue(value);
  const isOpen = names.some((name) => lookup(name) === undefined);
  return isOpen ? undefined : (computed(() => read(lookup)) ?? undefined);
}

/** The effects on cards. */
export function carriedIn(pool: Pool): Effect[] {
  return pool.flatMap(carriedInList);
}

const carriedInList = ofList((list) => carriedByEach(list).flat());

const carriedByEach = madeOfEach((card: Card) => carriedBy(card));

function carriedBy({ deck }: Card): Effect[] {
  if (deck === undefined) return [];
  return [deck].flat().filter((one): one is Effect => typeof one === 'object' && one !== null);
}

/** Fields that may be other than printed, through effects or through what decks change. */
export function fieldsThatChange(
  effects: readonly Effect[],
  changes: ConstructionRules['changes'],
  pool: Pool,
): ReadonlySet<string> {
  return new Set([
    ...effects.flatMap(({ change }) => namesIn(change?.set, change?.add)),
    ...effects.flatMap(listedFields),
    ...changedByDecks(changes, pool),
  ]);
}

function changedByDecks(changes: ConstructionRules['changes'], pool: Pool): readonly string[] {
  if (changes === undefined) return [];
  const listed = pool.flat().flatMap((card) => (card[changes.from] ?? []) as readonly CardChange[]);
  return [changes, ...listed].flatMap(({ set, add }) => namesIn(set, add));
}

/** Fields that lists of changed cards give other values. */
function listedFields({ cards = {}, dated = {} }: Effect): string[] {
  return [cards, ...Object.values(dated)].flatMap((list) =>
    Object.values(list).flatMap(({ set, add }) => namesIn(set, add)),
  );
}

function namesIn(...maps: readonly (Readonly<Record<string, unknown>> | undefined)[]): string[] {
  return maps.flatMap((map) => Object.keys(map ?? {}));
}
