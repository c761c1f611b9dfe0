/** What a deck is made of, and how soon its cards are drawn: the numbers behind `deck stats`. */
import {
  atLeast,
  type Card,
  type Copies,
  type Deck,
  expected,
  type FieldGroups,
  groupingFields,
  groupsBy,
  type Verdict,
} from '../../engine/construction/index.ts';

export interface SectionStatistics {
  /** Name of the section; null in games whose decks are one list. */
  readonly section: string | null;
  /** Copies in all. */
  readonly size: number;
  /** Different cards. */
  readonly cards: number;
  readonly fields: readonly FieldGroups[];
}

/** Chances, 0 to 1, in the order of `DrawStatistics.seen`. */
interface Odds {
  readonly copies: number;
  /** Of at least one of the copies. */
  readonly any: readonly number[];
  /** Copies seen on average. */
  readonly mean: readonly number[];
}

interface GroupOdds extends Odds {
  readonly field: string;
  readonly value: string | number | boolean;
}

export interface DrawStatistics {
  /** The section that is drawn from; null where decks are one list. */
  readonly section: string | null;
  readonly pile: number;
  /** Cards seen: the opening hand, then after each draw that was asked for. */
  readonly seen: readonly number[];
  /** For a card with one copy, two copies, …, as many as one card of the pile has. */
  readonly byCopies: readonly Odds[];
  readonly groups: readonly GroupOdds[];
}

export interface DeckStatistics {
  readonly deck: string;
  readonly state: Verdict['state'];
  readonly size: number;
  readonly sections: readonly SectionStatistics[];
  /** Null when no hand was asked for. */
  readonly draw: DrawStatistics | null;
}

export interface StatisticsRequest {
  /** Fields to group by; those that make groups when omitted. */
  readonly by?: readonly string[];
  readonly draw?: {
    /** The largest section when omitted. */
    readonly from?: string;
    /** Cards of the opening hand. */
    readonly hand: number;
    /** Draws after it. */
    readonly draws: number;
  };
}

/** `cards`: all that may be in decks. Cards that the game does not have are omitted. */
export function deckStatistics(
  deck: Deck,
  verdict: Verdict,
  cards: readonly Card[],
  request: StatisticsRequest,
): DeckStatistics {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const cardOf = (id: string): Card | undefined => byId.get(id);
  const named = verdict.sections.size > 1;
  const sections = [...verdict.sections]
    .filter(([, copies]) => copies.size > 0)
    .map(([name, copies]): SectionStatistics & { readonly copies: Copies } => ({
      section: named ? name : null,
      size: sum(copies.values()),
      cards: copies.size,
      fields: (request.by ?? groupingFields(copies, cardOf)).map((field) =>
        groupsBy(field, copies, cardOf),
      ),
      copies,
    }));
  const pile = sections
    .toSorted((a, b) => b.size - a.size)
    .find(({ section }) => request.draw?.from === undefined || section === request.draw.from);
  return {
    deck: deck.id,
    state: verdict.state,
    size: verdict.size,
    sections: sections.map(({ copies: _, ...section }) => section),
    draw: pile === undefined || request.draw === undefined ? null : drawn(pile, request.draw),
  };
}

function drawn(
  pile: SectionStatistics & { readonly copies: Copies },
  { hand, draws }: { readonly hand: number; readonly draws: number },
): DrawStatistics {
  const seen = Array.from({ length: draws + 1 }, (_, after) => Math.min(hand + after, pile.size));
  const most = Math.max(0, ...pile.copies.values());
  const oddsOf = (copies: number): Odds => {
    const each = seen.map((drawn) => ({ pile: pile.size, wanted: copies, drawn }));
    return {
      copies,
      any: each.map((draw) => atLeast(1, draw)),
      mean: each.map(expected),
    };
  };
  return {
    section: pile.section,
    pile: pile.size,
    seen,
    byCopies: Array.from({ length: most }, (_, index) => oddsOf(index + 1)),
    groups: pile.fields.flatMap(({ field, groups }) =>
      groups.map(({ value, copies }) => ({ field, value, ...oddsOf(copies) })),
    ),
  };
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
