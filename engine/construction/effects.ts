/**
 * What cards of a deck change: named values, fields of cards, constraints.
 *
 * Conditions and `from` see the cards as printed and the values before any effect, so effects cannot
 * feed each other and their order does not matter: every `set` comes before every `add`.
 */
import { compileOpenFilter, type Filter, type Lookup } from '../filter.ts';
import type { Path } from '../plain-data.ts';
import { compileFields, withFields, type CompiledFields } from './card-changes.ts';
import type { Refuse } from './report.ts';
import { newTotal, type Active, type Options, type Total } from './active-effects.ts';
import { newestOf } from './dated-lists.ts';
import { compileConstraint, definitionOf } from './compiled-constraint.ts';
import { type CompiledConstraint, cardsOf, type DeckView, type HeldCard } from './constraint.ts';
import { holds } from './sections.ts';
import type { Card } from './types.ts';
import type { ChangedCards, Effect, Value } from './rules.ts';
import { compileValue, compileKeys } from './keys.ts';

export type Effects = (view: DeckView, refuse: Refuse) => Active | null;

/** Null where no card of the deck has an effect. `declared` are in construction.yaml. */
export function compileEffects(
  declared: readonly { readonly effect: Effect; readonly path: Path }[],
): Effects {
  const own = declared.map(({ effect, path }) => compileEffect(effect, path));
  const ofCards = new WeakMap<object, readonly CompiledEffect[]>();
  const carriedBy = (card: Card): readonly CompiledEffect[] => {
    const { deck } = card;
    if (typeof deck !== 'object' || deck === null) return [];
    const known = ofCards.get(deck) ?? compileCarried(deck, card.id);
    ofCards.set(deck, known);
    return known;
  };
  return (view, refuse) => {
    const total = newTotal(refuse);
    for (const effect of own) effect.collect(view, null, total);
    for (const held of view.cards) {
      for (const effect of carriedBy(held.card)) effect.collect(view, held, total);
    }
    return total.isEmpty() ? null : total.active;
  };
}

function compileCarried(deck: object, card: string): CompiledEffect[] {
  const list: readonly unknown[] = Array.isArray(deck) ? deck : [deck];
  return list.map((effect, index) => {
    const path = Array.isArray(deck) ? ['deck', index] : ['deck'];
    return compileEffect(effect as Effect, path, card);
  });
}

interface CompiledEffect {
  /** `bearer` is the card that carries the effect; null for one of construction.yaml. */
  collect(view: DeckView, bearer: HeldCard | null, total: Total): void;
}

function compileEffect(effect: Effect, path: Path, card?: string): CompiledEffect {
  const from = effect.from === undefined ? null : compileOpenFilter(effect.from);
  const condition = effect.if === undefined ? null : compileOpenFilter(effect.if);
  const sections = effect.in === undefined ? null : [effect.in].flat();
  const set = compileAll(effect.set, compileValue);
  const add = compileAll(effect.add, compileValue);
  const change = compileChange(effect.change);
  const listed = compileLists(effect);
  const constraints = (effect.constraints ?? []).map((one, index) =>
    ofCard(compileConstraint(one, [...path, 'constraints', index]), card),
  );
  const options = Object.entries(effect.options ?? {}).map(
    ([name, list]) => [name, list.map(compileOption)] as const,
  );
  return {
    collect(view, bearer, total) {
      if (condition !== null && !holds(condition, view.lookup)) return;
      for (const held of bearers(view, bearer, from, sections)) {
        const lookup = selfLookup(view.lookup, held?.card ?? null);
        const times = effect.each === 'copy' ? (held?.count ?? 1) : 1;
        for (const [name, value] of set) total.set(name, value.read(lookup), held);
        for (const [name, value] of add) total.add(name, value.read(lookup), times);
        for (const [card, made] of change?.(view, held, lookup) ?? []) total.change(card, made);
        for (const [card, made] of listed?.(view, lookup) ?? []) total.change(card, made);
        for (const name of effect.off ?? []) total.off.add(name);
        for (const constraint of constraints) {
          total.constraints.push({ constraint, self: held?.card ?? null });
        }
        for (const [name, list] of options) {
          for (let n = 0; n < times; n += 1) {
            total.grant(
              name,
              list.map((option) => bound(option.options(lookup), lookup)),
            );
          }
        }
      }
    },
  };
}

/** The filters of an option know the names of the card that grants it. */
function bound(option: Options, lookup: Lookup): Options {
  const { where, ...rest } = option as Options & { readonly where?: Filter };
  if (where === undefined) return option;
  return {
    ...rest,
    where: { ...where, test: (card) => where.test(card, lookup) } satisfies Filter,
  };
}

/** Violations of a rule of a card say so. */
function ofCard(constraint: CompiledConstraint, card: string | undefined): CompiledConstraint {
  if (card === undefined) return constraint;
  return {
    ...constraint,
    check: (deck, refuse) =>
      constraint.check(deck, (violation) => refuse({ ...violation, ruleCard: card })),
  };
}

function bearers(
  view: DeckView,
  bearer: HeldCard | null,
  from: Filter | null,
  sections: readonly string[] | null,
): readonly (HeldCard | null)[] {
  const seen = sections === null ? view : view.within(sections);
  if (bearer !== null) {
    return seen === view || seen.cards.some(({ card }) => card === bearer.card) ? [bearer] : [];
  }
  return from === null ? [null] : cardsOf(seen, from, view.lookup);
}

/** Knows the fields of the card whose effect it is: `self.banner`. */
export function selfLookup(outer: Lookup, self: Card | null): Lookup {
  if (self === null) return outer;
  return (name) => (name.startsWith('self.') ? self[name.slice('self.'.length)] : outer(name));
}

function compileAll<T>(
  values: Readonly<Record<string, Value>> | undefined,
  compile: (value: Value) => T,
): readonly (readonly [string, T])[] {
  return Object.entries(values ?? {}).map(([name, value]) => [name, compile(value)] as const);
}

const optionKeys = () => {
  const kind = definitionOf('options')?.keys['options'];
  return typeof kind === 'object' ? kind.each : {};
};

function compileOption(option: Options) {
  return compileKeys(option, optionKeys(), () => {
    throw new RangeError('An option holds no constraint.');
  });
}

type Change = (
  view: DeckView,
  self: HeldCard | null,
  lookup: Lookup,
) => Iterable<readonly [printed: Card, change: (card: Card) => Card]>;

function compileChange(change: Effect['change']): Change | null {
  if (change === undefined) return null;
  const where = change.where === undefined ? null : compileOpenFilter(change.where);
  const fields = compileFields(change);
  return (view, self, lookup) => {
    const cards = where === null ? (self === null ? [] : [self]) : cardsOf(view, where, lookup);
    const change = (card: Card): Card => withFields(card, fields, lookup);
    return cards.map(({ card }) => [card, change] as const);
  };
}

type ListedChange = (
  view: DeckView,
  lookup: Lookup,
) => Iterable<readonly [printed: Card, change: (card: Card) => Card]>;

/** Lists that change the cards that they name; null for none. */
function compileLists({ cards, dated, asOf }: Effect): ListedChange | null {
  if (cards === undefined && dated === undefined) return null;
  const fixed = compileList(cards);
  const days = new Map(Object.entries(dated ?? {}).map(([day, list]) => [day, compileList(list)]));
  const day = compileValue(asOf ?? null);
  return (view, lookup) => {
    const newest = newestOf(dated, day.read(lookup))?.since;
    const list = newest === undefined ? undefined : days.get(newest);
    return view.cards.flatMap(({ card }) =>
      [fixed.get(card.id), list?.get(card.id)].flatMap((fields) =>
        fields === undefined
          ? []
          : [[card, (one: Card) => withFields(one, fields, lookup)] as const],
      ),
    );
  };
}

function compileList(cards: ChangedCards = {}): ReadonlyMap<string, CompiledFields> {
  return new Map(Object.entries(cards).map(([id, change]) => [id, compileFields(change)]));
}
