/**
 * An invented game whose truth is known: each deck is as strong as the figures of its cards together, and
 * wins with the chance that its strength has in the strength of both.
 */
import { below, stream } from '../../engine/random.ts';
import type { Card } from '../../engine/construction/index.ts';
import type { AnyRules, CompiledDeck, CompiledGame } from '../../engine/index.ts';
import { planOf, type Plan } from '../../simulation/index.ts';
import { highCard } from './high-card.ts';

interface Duel {
  winner: number | null;
  readonly first: number;
  readonly decided: boolean[];
}

const FINE = 1_000_000;

/** Cards `unit-0`, `unit-1`, … with these powers. */
export function duelGame(powers: readonly number[], decks: readonly CompiledDeck[]): CompiledGame {
  const units = powers.map((power, place): Card => ({ id: `unit-${place}`, kind: 'unit', power }));
  return {
    id: 'duel',
    title: 'Duel',
    locales: ['en'],
    players: [2],
    options: {},
    kinds: { unit: units },
    tables: {
      unit: { ids: units.map(({ id }) => id), columns: { power: [...powers] }, words: {} },
    },
    patterns: {},
    construction: null,
    decks,
  };
}

/** Copies by place of the card. */
export function duelDeck(id: string, copies: Readonly<Record<number, number>>): CompiledDeck {
  const cards = Object.entries(copies).map(([place, count]) => [`unit-${place}`, count] as const);
  return { id, choices: {}, cards: Object.fromEntries(cards) };
}

export function strengthOf(game: CompiledGame, deck: CompiledDeck): number {
  const { ids, columns } = game.tables['unit']!;
  return Object.entries(deck.cards).reduce(
    (sum, [card, count]) => sum + count * columns['power']![ids.indexOf(card)]!,
    0,
  );
}

/** What the first deck wins in the long run. */
export function trueShare(game: CompiledGame, one: CompiledDeck, other: CompiledDeck): number {
  const [first, second] = [strengthOf(game, one), strengthOf(game, other)];
  return first / (first + second);
}

/** One decision, which changes nothing. */
export function duelRules(game: CompiledGame): AnyRules {
  const rules = {
    ...highCard,
    id: 'duel',
    refuseSetup: () => [],
    create({ decks: [one, other] }: { decks: readonly CompiledDeck[] }, seed: number): Duel {
      const chance = Math.floor(trueShare(game, one!, other!) * FINE);
      const drawn = below(FINE, stream(seed, 'duel', one!.id));
      return { winner: null, first: drawn < chance ? 0 : 1, decided: [] };
    },
    seats: () => 2,
    sides: () => 2,
    sideOf: (_: Duel, seat: number) => seat,
    toAct: ({ winner }: Duel) => (winner === null ? 0 : null),
    legalActions(_: Duel, __: number, into: number[]) {
      into[0] = 0;
      return 1;
    },
    refusal: () => null,
    apply(state: Duel) {
      state.winner = state.first;
    },
    outcome: ({ winner }: Duel) =>
      winner === null ? null : { winners: [winner], reason: 'stronger' },
    advantage: () => 0,
    clone: (state: Duel) => ({ ...state }),
  };
  return rules;
}

/** Each deck against each other, by random bots. */
export function duelPlan(decks: readonly CompiledDeck[], seed: number, pairs: number): Plan {
  return planOf({
    game: 'duel',
    content: 'c',
    engine: 'e',
    options: {},
    entrants: decks.map((deck) => ({ deck, bot: 'random' })),
    mirrors: false,
    seed,
    pairs,
    longest: 10,
    stop: { at: 'games' },
  });
}
