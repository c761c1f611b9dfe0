/** A game of six cards for tests of the judge, and short ways to write its decks. */
import { compileConstruction, type JudgedGame } from '../../../engine/construction/judge.ts';
import type { Card, Deck, Judge } from '../../../engine/construction/types.ts';
import type { Constraint, ConstructionRules } from '../../../engine/construction/rules.ts';

export const cards: readonly Card[] = [
  { id: 'queen', kind: 'unit', rank: 'leader', faction: 'crown', traits: ['royal'], cost: 5 },
  { id: 'knight', kind: 'unit', rank: 'line', faction: 'crown', traits: ['rider'], cost: 3 },
  { id: 'archer', kind: 'unit', rank: 'line', faction: 'crown', traits: [], cost: 2 },
  { id: 'chief', kind: 'unit', rank: 'leader', faction: 'hills', traits: ['rider'], cost: 4 },
  { id: 'raider', kind: 'unit', rank: 'line', faction: 'hills', traits: ['rider'], cost: 2 },
  { id: 'hermit', kind: 'unit', rank: 'line', cost: 1 },
];

export const game: JudgedGame = {
  kinds: {
    unit: cards,
    faction: [
      { id: 'crown', kind: 'faction' },
      { id: 'hills', kind: 'faction' },
    ],
  },
  options: {
    maxCopies: { schema: {}, default: null },
    players: { schema: {}, default: 2 },
    deckSize: { schema: {}, default: 3, byPlayers: { 4: 5 } },
  },
};

export const rules: ConstructionRules = {
  cards: ['unit'],
  choices: {
    mode: { from: ['core', 'custom'], default: 'custom' },
    home: { kind: 'faction', default: 'crown', code: 'TALE_FACTION', clause: 'TALE-4.1' },
  },
  entries: {},
  exchange: { same: ['rank'] },
  constraints: [],
};

/** A judge with these constraints and nothing else that could go wrong. */
export function judgeWith(
  constraints: readonly Constraint[],
  more: Partial<ConstructionRules> & { readonly decks?: JudgedGame['decks'] } = {},
): Judge {
  const { decks = [], ...changes } = more;
  return compileConstruction({ ...rules, constraints, ...changes }, { ...game, decks });
}

/** `deck({ queen: 1, archer: 2 })`: a line for each key; further parts as in a deck. */
export function deck(counts: Readonly<Record<string, unknown>>, more: Partial<Deck> = {}): Deck {
  const lines = Object.entries(counts).map(([card, count], index) => ({
    card,
    count,
    path: ['cards', index],
  }));
  return { id: 'deck', choices: {}, sections: { cards: lines }, swaps: [], ...more };
}

/** `swap('queen', 'chief', 1)`; `index` is its place in the deck. */
export function swap(out: string, into: string, count: unknown, index = 0): Deck['swaps'][number] {
  return { out, in: into, count, path: ['swaps', index] };
}
