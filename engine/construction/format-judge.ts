/**
 * Judges decks of one format.
 *
 * Order of a verdict: lines (entries.ts), choices (choices.ts), base and swaps (listing.ts, swaps.ts),
 * changes of cards (card-changes.ts), effects (effects.ts), sections (sections.ts), then every constraint as listed, those of effects
 * last. Nothing stops at the first violation, but one mistake is reported once: a constraint that needs a
 * choice which was refused is not judged, and none is when the base of the deck cannot be found.
 */
import type { Lookup } from '../filter.ts';
import type { GameOption } from '../game.ts';
import type { CardLookup, Card, Deck, Judge, Violation } from './types.ts';
import { optionValues, type ChoiceBinder } from './choices.ts';
import { judgeCodes, violation, type Refuse, type Arrange } from './report.ts';
import { compileCardChanges } from './card-changes.ts';
import { compileConstraint, withLookup } from './compiled-constraint.ts';
import type { DeckView } from './constraint.ts';
import { compileEffects, selfLookup } from './effects.ts';
import type { Active } from './active-effects.ts';
import { checkEntries } from './entries.ts';
import type { FormatRules } from './formats.ts';
import { FormulaError } from './formula.ts';
import { groupsBy, keyOf } from './groups.ts';
import { compileLister, type Listing } from './listing.ts';
import { compileListWith, copiesIn, viewOf } from './view.ts';
import { compileSections } from './sections.ts';
import type { ConstructionRules } from './rules.ts';
import { compileValues } from './values.ts';
import { mergeAlike, noVerdict, verdictOf } from './verdict.ts';

/** What the judges of all formats share. */
export interface JudgeContext {
  readonly rules: ConstructionRules;
  readonly cards: CardLookup;
  readonly options: Readonly<Record<string, GameOption>>;
  readonly decks: readonly Deck[];
  readonly choices: ChoiceBinder;
  readonly arranged: Arrange;
}

export function compileFormatJudge(context: JudgeContext, format: FormatRules): Judge {
  const { rules, cards, choices, arranged } = context;
  const sections = compileSections(format.sections, cards.card, format.sectionPaths);
  const decks = new Map(context.decks.map((deck) => [deck.id, deck]));
  const list = compileLister(decks, { cards, rules }, sections);
  const listWith = compileListWith(context.decks, choices, sections, list);
  const values = compileValues(format.let);
  const effects = compileEffects(format.effects);
  const changeCards = compileCardChanges(rules, cards.card);
  const constraints = format.constraints.map(({ constraint, path }) =>
    compileConstraint(constraint, path),
  );
  const needs = constraints.map(({ names }) => [...values.dependencies(names)]);
  const sectionNeeds = [...values.dependencies(sections.dependsOn)];
  const otherDeck = (id: unknown) => {
    const deck = decks.get(String(id));
    const listing = deck === undefined ? null : list(deck, sections.place(deck), () => {});
    return listing === null ? null : copiesIn(listing);
  };

  const printings = compilePrintings(cards);

  return (deck, options = {}) => {
    const violations: Violation[] = [];
    const refuse: Refuse = (violation) => void violations.push(violation);
    const placed = sections.place(deck);
    sections.checkNames(deck, refuse);
    checkEntries(placed, (id) => cards.card(id) !== undefined, rules, refuse);
    const refused = choices.check(deck, refuse);
    const isKnown = (names: readonly string[]): boolean =>
      refused.size === 0 || !names.some((name) => refused.has(name));
    const listing = list(deck, placed, refuse);
    if (listing === null) return noVerdict(arranged(violations));

    const changed = changeCards(placed, refuse);
    const bound = { ...optionValues(context.options, options), ...choices.bind(deck) };
    const outer: Lookup = (name) => (Object.hasOwn(bound, name) ? bound[name] : undefined);
    const look = (active: Active | null): DeckView => {
      const view: DeckView = viewOf({
        listing,
        placed: deck.base === undefined ? placed : null,
        cardOf: (id) => active?.cards.get(id) ?? changed.get(id) ?? cards.card(id),
        lookup: (name) => lookup(name),
        listWith: (filter) => listWith(filter, lookup),
        deck: otherDeck,
        printings,
        granted: active?.options ?? new Map(),
      });
      const lookup = values.bind(view, outer, active?.changes);
      return view;
    };
    const printed = look(null);
    const active =
      format.effects.length > 0 || carriesRules(listing, cards)
        ? (runOrRefuse(refuse, 'effects', () => effects(printed, refuse)) ?? null)
        : null;
    const view = active === null ? printed : look(active);
    if (isKnown(sectionNeeds)) runOrRefuse(refuse, 'sections', () => sections.check(view, refuse));
    constraints.forEach((constraint, index) => {
      if (!isKnown(needs[index] ?? [])) return;
      if (constraint.name !== undefined && active?.off.has(constraint.name) === true) return;
      if (constraint.applies(view.lookup)) constraint.check(view, refuse);
    });
    for (const { constraint, self } of active?.constraints ?? []) {
      const lookup = selfLookup(view.lookup, self);
      if (constraint.applies(lookup)) constraint.check(withLookup(view, lookup), refuse);
    }
    return verdictOf(arranged(mergeAlike(violations)), listing, cards);
  };
}

/** Whether a card of the deck has rules of its own. */
function carriesRules(listing: Listing, cards: CardLookup): boolean {
  for (const list of listing.values()) {
    for (const id of list.keys()) if (cards.card(id)?.['deck'] !== undefined) return true;
  }
  return false;
}

function onceEach(card: Card): { card: Card; count: number } {
  return { card, count: 1 };
}

/** Finds the cards that share a value; those of a field are gathered once. */
function compilePrintings({ all }: CardLookup): DeckView['printings'] {
  const known = new Map<string, ReturnType<typeof groupsBy<{ card: Card; count: number }>>>();
  return (field, value) => {
    const groups = known.get(field) ?? groupsBy(Array.from(all(), onceEach), field);
    known.set(field, groups);
    return groups.get(keyOf(value))?.cards.map(({ card }) => card) ?? [];
  };
}

/** A formula that cannot be computed is reported at the part of construction.yaml that needs it. */
function runOrRefuse<T>(refuse: Refuse, part: string, run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    const place = { path: [], rulePath: [part], constraint: part };
    refuse(violation(judgeCodes.formula, {}, { params: { ...error.found }, ...place }));
    return undefined;
  }
}
