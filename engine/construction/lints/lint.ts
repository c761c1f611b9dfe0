/**
 * What is sound in itself but cannot be meant: filters that no card fits, limits that no deck can keep,
 * options that nobody needs. Rules are content too.
 */
import { madeOfEach } from '../../made-of-each.ts';
import { compileOpenFilter, nameOf } from '../../filter.ts';
import type { Path } from '../../plain-data.ts';
import { formatPlaces } from '../formats.ts';
import { inspectConstruction } from '../inspect.ts';
import { limitOf } from '../limits.ts';
import type { Card } from '../types.ts';
import type { Constraint, ConstructionRules, Effect } from '../rules.ts';
import { declaredChoices } from '../judge.ts';
import { carriedIn, fieldsThatChange } from './settled.ts';
import { ofList, type Pool } from './pool.ts';
import { settlements, type Domain, type Settlement } from './sense.ts';
import { shrunkChanges, shrunkLists } from './shrunk-lists.ts';
import { impossibleTogether, type Conflict } from './impossible-together.ts';

export type Lint = { readonly path: Path } &
  /** No card at all; or none of `sections`; or none that the filter of the whole constraint picks. */
  (
    | { readonly lint: 'no-card'; readonly sections?: readonly string[]; readonly beside?: true }
    | { readonly lint: 'settled'; readonly holds: Settlement['holds'] }
    /** `max` is the least that other limits, or the cards of the game, allow. */
    | { readonly lint: 'impossible'; readonly min: number; readonly max: number }
    /** Limits of which no deck keeps all; `path` is the last of them. */
    | ({ readonly lint: 'together'; readonly others: readonly Path[] } & Pick<Conflict, 'choice'>)
    | { readonly lint: 'dead-option'; readonly option: string }
    | { readonly lint: 'same-name'; readonly name: string }
    | {
        readonly lint: 'shrunk-list';
        readonly since: string;
        readonly before: number;
        readonly now: number;
      }
  );

/** In the order of the rules. */
export function lintConstruction(rules: ConstructionRules, pool: Pool): Lint[] {
  const constraints = formatPlaces(rules);
  return [
    ...emptyFilters(rules, pool),
    ...settledConditions(rules, pool),
    ...constraints.flatMap(({ constraint, path }) => [
      ...impossibleLimits(constraint, path, pool),
      ...deadOptions(constraint, path, pool),
      ...shrunkLists(constraint, path),
    ]),
    ...shrunkChanges(rules),
    ...impossibleSize(rules),
    ...conflicts(rules, pool),
    ...sameNames(rules),
  ];
}

function conflicts(rules: ConstructionRules, pool: Pool): Lint[] {
  return impossibleTogether(rules, pool).flatMap(({ paths, choice }): Lint[] => {
    const [path, ...others] = paths.toReversed();
    if (path === undefined) return [];
    return [{ lint: 'together', path, others: others.toReversed(), ...(choice && { choice }) }];
  });
}

/** A filter that no card fits at all, or none that it is asked of. */
function emptyFilters(rules: ConstructionRules, pool: Pool): Lint[] {
  const changing = fieldsThatChange(allEffects(rules, pool), rules.changes, pool);
  return inspectConstruction(rules).filters.flatMap((filter): Lint[] => {
    const { where, path, sections, beside } = filter;
    const fits = fixedFilter(where);
    // What a name means, or a field that a deck changes, is known only when a deck is judged.
    if (fits === null || compileOpenFilter(where).fields.some((one) => changing.has(one)))
      return [];
    const accepted = acceptedBy(rules, sections);
    const passed = (beside === undefined ? null : fixedFilter(beside)) ?? (() => true);
    // Most filters fit one of the first cards: nothing else is asked then.
    const isFitting = (card: Card): boolean => fits(card) && accepted(card) && passed(card);
    if (pool.some((cards) => cards.some(isFitting))) return [];
    const fitting = pool.flat().filter(fits);
    if (fitting.length === 0) return [{ lint: 'no-card', path }];
    if (fitting.some(accepted)) return [{ lint: 'no-card', path, beside: true }];
    return [{ lint: 'no-card', path, ...(sections && { sections }) }];
  });
}

function allEffects({ effects = [], formats = {} }: ConstructionRules, pool: Pool): Effect[] {
  const ofFormats = Object.values(formats).flatMap((format) => format.effects ?? []);
  return [...effects, ...ofFormats, ...carriedIn(pool)];
}

/** Null for a filter that depends on the deck. */
function fixedFilter(where: unknown): ((card: Card) => boolean) | null {
  const { names, test } = compileOpenFilter(where);
  return names.length > 0 ? null : (card) => test(card, () => undefined);
}

/** Whether one of the sections takes a card, as far as that is the same in every deck of every format. */
function acceptedBy(
  { sections = {}, formats = {} }: ConstructionRules,
  names: readonly string[] = Object.keys(sections),
): (card: Card) => boolean {
  const changed = Object.values(formats).flatMap((format) => Object.keys(format.sections ?? {}));
  const accepts = names.map((name) =>
    changed.includes(name) ? null : fixedFilter(sections[name]?.accepts ?? {}),
  );
  if (accepts.length === 0 || accepts.includes(null)) return () => true;
  return (card) => accepts.some((takes) => takes?.(card) === true);
}

/** Conditions that say nothing beside the others of their filter, and filters that hold always or never. */
function settledConditions(rules: ConstructionRules, pool: Pool): Lint[] {
  const { filters, conditions } = inspectConstruction(rules);
  const ofCards = (field: string): Domain =>
    pool.some((list) => fieldsWithLists(list).has(field)) ? 'lists' : 'any';
  const choices = declaredChoices(rules);
  const ofChoices = (name: string): Domain => choices[name]?.from ?? null;
  return [
    // That a filter of cards never holds is seen from the cards.
    ...filters
      .flatMap(({ where, path }) => settlements(where, path, ofCards))
      .filter(({ holds }) => holds !== 'never'),
    ...conditions.flatMap(({ where, path }) => settlements(where, path, ofChoices)),
  ].map(({ holds, path }) => ({ lint: 'settled', holds, path }));
}

const fieldsWithLists = ofList((list) => new Set(listsOfEach(list).flat()));

const listsOfEach = madeOfEach((card: Card): readonly string[] =>
  Object.keys(card).filter((field) => Array.isArray(card[field])),
);

/** `min` over `max`, or over what the cards of the game can come to. */
function impossibleLimits(constraint: Constraint, path: Path, pool: Pool): Lint[] {
  const min = limitOf(constraint['exactly']) ?? limitOf(constraint['min']);
  const max = limitOf(constraint['max']);
  if (min === null) return [];
  if (max !== null && min > max) return [{ lint: 'impossible', path: [...path, 'min'], min, max }];
  if (constraint.use !== 'distinct' || constraint['per'] !== undefined) return [];
  const values = new Set(pool.flat().flatMap((card) => card[String(constraint['of'])] ?? []));
  if (values.size >= min || typeof constraint['of'] !== 'string') return [];
  const word = constraint['exactly'] === undefined ? 'min' : 'exactly';
  return [{ lint: 'impossible', path: [...path, word], min, max: values.size }];
}

/** An option all of whose cards have an option without limit is never needed. */
function deadOptions(constraint: Constraint, path: Path, pool: Pool): Lint[] {
  const { options } = constraint;
  if (constraint.use !== 'options' || !Array.isArray(options)) return [];
  const cards = pool.flat();
  const all = options as readonly Readonly<Record<string, unknown>>[];
  const picked = all.map(({ where, ...keys }) => {
    const filter = compileOpenFilter(where ?? {});
    const isOpen = filter.names.length > 0 || keys['if'] !== undefined;
    const isFree = !isOpen && ['max', 'distinct', 'copies'].every((key) => keys[key] === undefined);
    const fits = new Set(isOpen ? [] : cards.filter((card) => filter.test(card, () => undefined)));
    return { isOpen, isFree, fits };
  });
  return picked.flatMap(({ isOpen, fits }, index): Lint[] => {
    if (isOpen || fits.size === 0) return [];
    const free = picked.filter((other, i) => i !== index && other.isFree);
    const isNeeded = [...fits].some((card) => !free.some((other) => other.fits.has(card)));
    // Of two options for the same cards the first is the one that is used.
    const twin = picked.findIndex((other) => other.isFree && sameSet(other.fits, fits));
    if (isNeeded || twin === index) return [];
    const { name } = all[index] ?? {};
    const option = typeof name === 'string' ? name : String(index + 1);
    return [{ lint: 'dead-option', path: [...path, 'options', index], option }];
  });
}

function sameSet<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean {
  return one.size === other.size && [...one].every((value) => other.has(value));
}

/** What the counts per value need in all is no more than the size of the deck. */
function impossibleSize({ constraints }: ConstructionRules): Lint[] {
  const sizes = constraints.flatMap((one) =>
    one.use === 'size' && one.if === undefined && one.in === undefined
      ? (limitOf(one['exactly']) ?? limitOf(one['max']) ?? [])
      : [],
  );
  const max = Math.min(...sizes);
  return constraints.flatMap((one, index): Lint[] => {
    if (one.use !== 'count' || one.if !== undefined || one['per'] === undefined) return [];
    const word = one['exactly'] === undefined ? 'min' : 'exactly';
    const limits = one[word];
    if (typeof limits !== 'object' || limits === null) return [];
    const min = Object.values(limits).reduce<number>(
      (sum, limit) => sum + (limitOf(limit) ?? 0),
      0,
    );
    return min > max ? [{ lint: 'impossible', path: ['constraints', index, word], min, max }] : [];
  });
}

/** Two constraints of one list with one name: `off` would mean both. */
function sameNames({ constraints, formats = {} }: ConstructionRules): Lint[] {
  const lists: [Path, readonly Constraint[]][] = [
    [['constraints'], constraints],
    ...Object.entries(formats).map(([name, format]): [Path, readonly Constraint[]] => [
      ['formats', name, 'constraints'],
      format.constraints ?? [],
    ]),
  ];
  return lists.flatMap(([path, list]) => {
    const seen = new Set<string>();
    return list.flatMap(({ name }, index): Lint[] => {
      if (name === undefined || nameOf(name) !== null || !seen.has(name)) {
        if (name !== undefined) seen.add(name);
        return [];
      }
      return [{ lint: 'same-name', path: [...path, index, 'name'], name }];
    });
  });
}
