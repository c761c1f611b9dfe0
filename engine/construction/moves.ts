/** Cards that are in a section that does not accept them, and in which they belong. */
import { compileOpenFilter, type Filter } from '../filter.ts';
import type { Path } from '../plain-data.ts';
import type { CardLookup, Deck, Entry, Verdict, Violation } from './types.ts';
import { judgeCodes } from './report.ts';
import { rulesOf } from './formats.ts';
import type { ConstructionRules } from './rules.ts';

/** All lines of a card go to another section. */
export interface Move {
  readonly card: string;
  readonly from: string;
  /** The only section that accepts the card. */
  readonly to: string;
}

/** Where only one section accepts a card, it belongs there. Filters that depend on the deck count as open. */
export function movesOf(
  deck: Deck,
  { violations }: Verdict,
  rules: ConstructionRules,
  cards: Pick<CardLookup, 'all'>,
): Move[] {
  const misplaced = violations.filter(({ standard }) => standard === judgeCodes.wrongSection);
  if (misplaced.length === 0 || deck.base !== undefined) return [];
  const sections = Object.entries(rulesOf(rules, deck).sections ?? {}).map(
    ([name, { accepts = {} }]) => ({ name, accepts: compileOpenFilter(accepts) }),
  );
  const wanted = new Map(misplaced.map((one) => [String(factsOf(one)['card']), one]));
  return [...cards.all()].flatMap((card): Move[] => {
    const violation = wanted.get(card.id);
    if (violation === undefined) return [];
    const from = String(factsOf(violation)['section']);
    const open = sections.filter(({ name, accepts }) => name !== from && mayAccept(accepts, card));
    const [only, ...others] = open;
    if (only === undefined || others.length > 0 || only.accepts.names.length > 0) return [];
    return [{ card: card.id, from, to: only.name }];
  });
}

function factsOf({ params, facts = params }: Violation): Violation['params'] {
  return facts;
}

function mayAccept({ names, test }: Filter, card: Parameters<Filter['test']>[0]): boolean {
  return names.length > 0 || test(card, () => undefined);
}

/** The lines that a move means. */
export function linesToMove({ sections }: Deck, { card, from }: Move): Path[] {
  return (sections[from] ?? []).filter((entry) => entry.card === card).map(({ path }) => path);
}

/** The deck with its cards where they belong. */
export function withMoves(deck: Deck, moves: readonly Move[]): Deck {
  const sections: Record<string, readonly Entry[]> = { ...deck.sections };
  for (const { card, from, to } of moves) {
    const lines = sections[from] ?? [];
    sections[from] = lines.filter((entry) => entry.card !== card);
    sections[to] = [...(sections[to] ?? []), ...lines.filter((entry) => entry.card === card)];
  }
  return { ...deck, sections };
}
