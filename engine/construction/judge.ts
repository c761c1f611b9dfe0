/**
 * The judge of decks: compiles the rules of construction.yaml once, then judges any number of decks.
 *
 * Order of a verdict: lines (entries.ts), choices (choices.ts), base and swaps (listing.ts, swaps.ts),
 * sections (sections.ts), then every constraint as listed. Nothing stops at the first violation, but
 * one mistake is told once: a constraint that needs a choice which was refused is not judged, and none
 * is when the base of the deck cannot be found.
 */
import type { Lookup } from '../filter.ts';
import type { CompiledDeck, CompiledGame } from '../game.ts';
import { lookUpIn, type CardLookup } from './card-lookup.ts';
import { compileChoices, optionValues } from './choices.ts';
import { compileConstraint } from './compiled-constraint.ts';
import { checkEntries } from './entries.ts';
import { compileLister, type Listing } from './listing.ts';
import { compileReport } from './report.ts';
import { asDeck, compileListWith } from './sample-lists.ts';
import { compileSections } from './sections.ts';
import type { ConstructionRules, Deck, Judge, Verdict, Violation } from './types.ts';
import { viewOf } from './view.ts';

/** What the judge needs of a game. */
export interface JudgedGame extends Pick<CompiledGame, 'kinds' | 'options'> {
  /**
   * Decks that others may name as their base or must equal, in the order of their files. Leave out
   * samples that are to be refused.
   */
  readonly decks?: readonly (Deck | CompiledDeck)[];
}

/**
 * Compiles a judge. Presumes that `inspectConstruction` found no problem in the rules; throws a
 * RangeError for a constraint that nobody defines.
 */
export function compileConstruction(rules: ConstructionRules, game: JudgedGame): Judge {
  return compileJudge(rules, game, lookUpIn(game.kinds, rules.cards));
}

/** The same for cards that are not listed: the judge asks for those that a deck names. */
export function compileJudge(
  rules: ConstructionRules,
  game: Pick<JudgedGame, 'options' | 'decks'>,
  cards: CardLookup,
): Judge {
  const decks = (game.decks ?? []).map(asDeck);
  const choices = compileChoices(rules.choices, cards.ids);
  const sections = compileSections(rules.sections, cards.card);
  const list = compileLister(
    new Map(decks.map((deck) => [deck.id, deck])),
    { cards, rules },
    sections,
  );
  const listWith = compileListWith(decks, choices, sections, list);
  const constraints = rules.constraints.map(compileConstraint);
  const tell = compileReport(rules.report, cards.card);

  return (deck, options = {}) => {
    const violations: Violation[] = [];
    const refuse = (violation: Violation): void => void violations.push(violation);
    const placed = sections.place(deck);
    sections.checkNames(deck, refuse);
    checkEntries(placed, (id) => cards.card(id) !== undefined, rules, refuse);
    const refused = choices.check(deck, refuse);
    const listing = list(deck, placed, refuse);
    if (listing === null) return verdict(tell(violations), new Map(), cards);

    const values = { ...optionValues(game.options, options), ...choices.bind(deck) };
    const lookup: Lookup = (name) => (Object.hasOwn(values, name) ? values[name] : undefined);
    const isKnown = (names: readonly string[]): boolean => !names.some((name) => refused.has(name));
    const view = viewOf({ listing, cards, lookup, listWith: (filter) => listWith(filter, lookup) });
    if (isKnown(sections.dependsOn)) sections.check(view, refuse);
    for (const constraint of constraints) {
      if (!isKnown(constraint.names)) continue;
      if (constraint.applies(values, lookup)) constraint.check(view, refuse);
    }
    return verdict(tell(violations), listing, cards);
  };
}

function verdict(
  violations: readonly Violation[],
  listing: Listing,
  { card: cardOf }: CardLookup,
): Verdict {
  const cards = new Map<string, number>();
  const sections = new Map<string, ReadonlyMap<string, number>>();
  let size = 0;
  for (const [section, list] of listing) {
    const known = new Map<string, number>();
    for (const [id, { count }] of list) {
      size += count;
      if (cardOf(id) === undefined) continue;
      known.set(id, count);
      cards.set(id, (cards.get(id) ?? 0) + count);
    }
    sections.set(section, known);
  }
  return { legal: violations.length === 0, violations, cards, sections, size };
}
