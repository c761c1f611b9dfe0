/** The decks that players bring: judged by construction.yaml, and dealt out as cards. */
import { compileConstruction } from '../construction/judge.ts';
import { asDeck } from '../construction/compiled-deck.ts';
import type { Judge, OptionValues } from '../construction/types.ts';
import type { CompiledDeck, CompiledGame } from '../game.ts';
import type { Refusal } from '../rules.ts';

/** Every violation of every deck, with the entrant who brings it, from 1. */
export type DeckJudge = (decks: readonly CompiledDeck[], options: OptionValues) => Refusal[];

/** A game without construction.yaml allows every deck. */
export function makeDeckJudge(game: CompiledGame): DeckJudge {
  const judge = rememberVerdicts(game);
  return (decks, options) =>
    decks.flatMap((deck, entrant) =>
      judge(deck, options).map((refusal) => ({
        ...refusal,
        params: { ...refusal.params, entrant: entrant + 1 },
      })),
    );
}

/** What is wrong with one list of cards. Simulations bring the same ones again and again. */
export function rememberVerdicts(
  game: CompiledGame,
): (deck: CompiledDeck, options: OptionValues) => readonly Refusal[] {
  if (game.construction === null) return () => [];
  const judge = compileConstruction(game.construction, game);
  const known = new WeakMap<CompiledDeck, Map<string, readonly Refusal[]>>();
  return (deck, options) => {
    const key = JSON.stringify(options);
    const verdicts = known.get(deck) ?? new Map<string, readonly Refusal[]>();
    known.set(deck, verdicts);
    const refused = verdicts.get(key) ?? violations(judge, deck, options);
    verdicts.set(key, refused);
    return refused;
  };
}

function violations(judge: Judge, deck: CompiledDeck, options: OptionValues): Refusal[] {
  const verdict = judge(asDeck(deck), options);
  return verdict.violations.map(({ code, clause = '', params }) => ({ code, clause, params }));
}

/**
 * The cards of a deck as numbers of the catalogue, each as often as the deck has copies, in the
 * order of the deck. Ids that the catalogue does not have are left out.
 */
export function cardsOfDeck(
  { cards }: CompiledDeck,
  numbers: ReadonlyMap<string, number>,
): number[] {
  return Object.entries(cards).flatMap(([id, count]) => {
    const number = numbers.get(id);
    return number === undefined ? [] : Array.from({ length: count }, () => number);
  });
}
