/**
 * The judge of decks: compiles the rules of construction.yaml once, then judges any number of decks.
 *
 * Order of a verdict: lines (entries.ts), choices (choices.ts), base and swaps (listing.ts, swaps.ts),
 * then every constraint as listed. Nothing stops at the first violation, but one mistake is told once:
 * a constraint that needs a choice which was refused is not judged, and none is when the base of the
 * deck cannot be found.
 */
import type { Lookup } from '../filter.ts';
import type { CompiledDeck, CompiledGame } from '../game.ts';
import { lookUpIn, type CardLookup } from './card-lookup.ts';
import { compileChoices, optionValues } from './choices.ts';
import { compileConstraint } from './compiled-constraint.ts';
import type { DeckView, HeldCard } from './constraint.ts';
import { checkEntries } from './entries.ts';
import { compileLister, type Listing } from './listing.ts';
import { asDeck, compileListWith } from './sample-lists.ts';
import type { ConstructionRules, Deck, Judge, Verdict, Violation } from './types.ts';

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
  const list = compileLister(new Map(decks.map((deck) => [deck.id, deck])), { cards, rules });
  const listWith = compileListWith(decks, choices, list);
  const constraints = rules.constraints.map(compileConstraint);

  return (deck, options = {}) => {
    const violations: Violation[] = [];
    const refuse = (violation: Violation): void => void violations.push(violation);
    checkEntries(deck, (id) => cards.card(id) !== undefined, rules.entries, refuse);
    const refused = choices.check(deck, refuse);
    const listing = list(deck, refuse);
    if (listing === null) return verdict(violations, [], 0);

    const values = { ...optionValues(game.options, options), ...choices.bind(deck) };
    const lookup: Lookup = (name) => (Object.hasOwn(values, name) ? values[name] : undefined);
    const view: DeckView = {
      size: sizeOf(listing),
      cards: heldCards(listing, cards),
      lookup,
      listWith: (filter) => listWith(filter, lookup),
    };
    for (const constraint of constraints) {
      if (constraint.names.some((name) => refused.has(name))) continue;
      if (constraint.applies(values, lookup)) constraint.check(view, refuse);
    }
    return verdict(violations, view.cards, view.size);
  };
}

function heldCards(listing: Listing, cards: CardLookup): readonly HeldCard[] {
  const held: HeldCard[] = [];
  for (const [id, { count, path }] of listing) {
    const card = cards.card(id);
    if (card !== undefined) held.push({ card, count, path });
  }
  return held;
}

function verdict(
  violations: readonly Violation[],
  cards: readonly HeldCard[],
  size: number,
): Verdict {
  return {
    legal: violations.length === 0,
    violations,
    cards: new Map(cards.map(({ card, count }) => [card.id, count])),
    size,
  };
}

function sizeOf(listing: Listing): number {
  let size = 0;
  for (const { count } of listing.values()) size += count;
  return size;
}
