/** The plan for a game whose rules are loaded: which decks play, and what the rules refuse. */
import type { AnyRules, CompiledDeck, CompiledGame, Refusal, Setup } from '../engine/index.ts';
import type { CountedCards } from '../generator/index.ts';
import { contentHash, engineName } from './content-hash.ts';
import { planOf, type Entrant, type Plan, type PlanRequest } from './plan.ts';

export interface PlayableGame {
  readonly folder: string;
  readonly compiled: CompiledGame;
  /** How the rules report what becomes of cards. */
  readonly cards: CountedCards;
  readonly rules: AnyRules;
}

export interface WantedPlan extends Omit<PlanRequest, 'game' | 'content' | 'engine' | 'entrants'> {
  /** Null: all sample decks that can play. */
  readonly decks: readonly CompiledDeck[] | null;
  /** Each of them plays each deck. */
  readonly bots: readonly string[];
}

/** How many play where nobody says anything else; ladders and comparisons of changes know no other number. */
export const PLAYERS = 2;

/** What a run asks for where nobody says anything else. */
export const USUAL = { games: 400, longest: 5000, seed: 1, bot: 'greedy' } as const;

export function planOfGame(
  { folder, compiled, cards, rules }: PlayableGame,
  { decks: named, bots, ...wanted }: WantedPlan,
): { readonly plan: Plan } | { readonly refusal: Refusal } {
  const { options, parts, players = PLAYERS } = wanted;
  const setup = { players, options, ...(parts !== undefined && { parts }) };
  const decks = named ?? playableDecks(compiled, rules, setup);
  const full = decks.map((deck) => [decks[0]!, ...repeated(deck, players - 1)]);
  const [refusal] = (decks.length === 0 ? [[]] : full).flatMap((seated) =>
    rules.refuseSetup({ ...setup, decks: seated }),
  );
  if (refusal !== undefined) return { refusal };
  const entrants = bots.flatMap((bot): Entrant[] =>
    decks.length === 0 ? [{ deck: null, bot }] : decks.map((deck) => ({ deck, bot })),
  );
  const content = contentHash(folder, compiled, cards);
  return {
    plan: planOf({ ...wanted, game: compiled.id, content, engine: engineName(), entrants }),
  };
}

/** Sample decks that can play against themselves; none where the game is played without. */
function playableDecks(
  { decks }: CompiledGame,
  rules: AnyRules,
  setup: Omit<Setup, 'decks'>,
): CompiledDeck[] {
  const { players } = setup;
  return decks.filter(
    (deck) => rules.refuseSetup({ ...setup, decks: repeated(deck, players) }).length === 0,
  );
}

function repeated(deck: CompiledDeck, times: number): CompiledDeck[] {
  return Array.from({ length: times }, () => deck);
}
