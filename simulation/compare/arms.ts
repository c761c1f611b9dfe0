/**
 * What is compared: versions of a game, and arms that change something in one of them. An arm plays the
 * same games as the first version, by the same seeds: whatever differs is the doing of the change, but for
 * chance that it set on another way.
 */
import type { Card } from '../../engine/construction/index.ts';
import type { CompiledDeck, CompiledGame } from '../../engine/index.ts';
import type { Plan } from '../plan.ts';

/** A whole game as it is, or was. All have the same pairings, seeds and bots. */
export interface Version {
  /** Where its rules are. */
  readonly folder: string;
  readonly game: CompiledGame;
  readonly plan: Plan;
}

/** A component in the place of the one with its id, with its row in the table of its kind. */
export interface ComponentInPlace {
  readonly kind: string;
  readonly at: number;
  readonly card: Card;
  readonly row: Readonly<Record<string, number>>;
}

/** A deck in the place of that of an entrant. */
export interface DeckInPlace {
  readonly entrant: number;
  readonly deck: CompiledDeck;
}

/** What an arm changes: nothing but the version, if neither is there. */
export interface Variant {
  readonly components?: readonly ComponentInPlace[];
  readonly decks?: readonly DeckInPlace[];
}

export interface Arm {
  /** What it changes, by place in the list of versions. */
  readonly version: number;
  /** At least one: each plays in its turn, from seed to seed, so that their mean is measured. */
  readonly inTurn: readonly Variant[];
  /** Places of the pairings that it plays. */
  readonly pairings: readonly number[];
}

/** A component of a game, as an arm puts it in place; null where there is none. */
export function componentIn(game: CompiledGame, kind: string, id: string): ComponentInPlace | null {
  const at = game.kinds[kind]?.findIndex((card) => card.id === id) ?? -1;
  const card = game.kinds[kind]?.[at];
  if (card === undefined) return null;
  const columns = Object.entries(game.tables[kind]?.columns ?? {});
  return {
    kind,
    at,
    card,
    row: Object.fromEntries(columns.map(([field, values]) => [field, values[at]!])),
  };
}

/** The game with those components in the place of its own. */
export function withComponents(
  game: CompiledGame,
  components: readonly ComponentInPlace[],
): CompiledGame {
  if (components.length === 0) return game;
  const kinds: Record<string, readonly Card[]> = { ...game.kinds };
  const tables: Record<string, CompiledGame['tables'][string]> = { ...game.tables };
  for (const { kind, card, row } of components) {
    const at = kinds[kind]!.findIndex(({ id }) => id === card.id);
    kinds[kind] = kinds[kind]!.with(at, card);
    const table = tables[kind]!;
    const columns = Object.entries(table.columns).map(
      ([field, values]) => [field, values.with(at, row[field] ?? values[at]!)] as const,
    );
    tables[kind] = { ...table, columns: Object.fromEntries(columns) };
  }
  return { ...game, kinds, tables };
}

/** The plan with those decks in the place of its own. */
export function withDecks(plan: Plan, decks: readonly DeckInPlace[]): Plan {
  if (decks.length === 0) return plan;
  const entrants = [...plan.entrants];
  for (const { entrant, deck } of decks) entrants[entrant] = { ...entrants[entrant]!, deck };
  return { ...plan, entrants };
}

/** The pairings of a plan in which one of these entrants plays against another. */
export function pairingsOf({ pairings }: Plan, entrants: readonly number[]): number[] {
  return pairings.flatMap(([first, second], place) =>
    first !== second && (entrants.includes(first) || entrants.includes(second)) ? [place] : [],
  );
}

/** Places of the entrants whose decks hold a card. */
export function holdersOf({ entrants }: Plan, card: string): number[] {
  return entrants.flatMap(({ deck }, place) => ((deck?.cards[card] ?? 0) > 0 ? [place] : []));
}
