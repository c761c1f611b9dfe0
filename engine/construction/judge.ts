/**
 * The judge of decks: compiles the rules of construction.yaml once, then judges any number of decks.
 *
 * Each format has a judge of its own (format-judge.ts), compiled when the first deck of it comes.
 */
import type { CompiledDeck, CompiledGame } from '../game.ts';
import type { CardLookup, Card, Deck, Judge } from './types.ts';
import { compileChoices } from './choices.ts';
import { basicRules, formatOf, rulesOfFormat } from './formats.ts';
import { compileFormatJudge } from './format-judge.ts';
import { compileReport } from './report.ts';
import { asDeck } from './read-deck.ts';
import type { Choice, ConstructionRules } from './rules.ts';

/** What the judge needs of a game. */
export interface JudgedGame extends Pick<CompiledGame, 'kinds' | 'options'> {
  /**
   * Decks that others may name as their base or must equal, in the order of their files. Omit
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
  const isDeck = new Set<unknown>(decks.map(({ id }) => id));
  const context = {
    rules,
    cards,
    options: game.options,
    decks,
    choices: compileChoices(declaredChoices(rules), cards.ids, (id) => isDeck.has(id)),
    arranged: compileReport(rules.report, cards.card),
  };
  const [first] = Object.keys(rules.formats ?? {});
  if (first === undefined) return compileFormatJudge(context, basicRules(rules));
  const judges = new Map<string, Judge>();
  return (deck, options) => {
    const name = formatOf(rules, deck) ?? first;
    const judge = judges.get(name) ?? compileFormatJudge(context, rulesOfFormat(rules, name));
    judges.set(name, judge);
    return judge(deck, options);
  };
}

/** A game with formats has the choice `format`, of any of them; the first when a deck names none. */
export function declaredChoices({
  choices,
  formats = {},
}: Pick<ConstructionRules, 'choices' | 'formats'>): Readonly<Record<string, Choice>> {
  const names = Object.keys(formats);
  const [first] = names;
  return first === undefined ? choices : { format: { from: names, default: first }, ...choices };
}

/** Looks components up in lists by kind; those of `deckKinds` may be in decks. */
function lookUpIn(kinds: CompiledGame['kinds'], deckKinds: readonly string[]): CardLookup {
  const cards = new Map<string, Card>();
  for (const kind of deckKinds) {
    for (const card of kinds[kind] ?? []) cards.set(card.id, card);
  }
  return {
    card: (id) => cards.get(id),
    all: () => cards.values(),
    ids: (kind) => new Set(kinds[kind]?.map(({ id }) => id)),
  };
}
