/** What may be simulated, and what a page asked for as a request: only what is on the lists. */
import { compileValidator, type CheckedGame } from '../../../../generator/index.ts';
import { botNames, readPart, type CompiledGame } from '../../../../engine/index.ts';
import { ownRulesHash, USUAL, type WantedPlan } from '../../../../simulation/index.ts';
import type { BalanceAsked } from '../../../protocol/balance.ts';

/** The hash of rules that are no part of Cardwright; null where nobody has to trust any. */
export function rulesToTrust(folder: string): string | null {
  try {
    return ownRulesHash(folder);
  } catch {
    // There are none.
    return null;
  }
}

/** What is wanted of a state of the game; null where something is asked for that is on no list. */
export function wantedPlan(compiled: CompiledGame, asked: BalanceAsked): WantedPlan | null {
  const known = new Map(compiled.decks.map((deck) => [deck.id, deck]));
  const decks = asked.decks.flatMap((id) => known.get(id) ?? []);
  const bots = botNames();
  if (decks.length < asked.decks.length && asked.against === null) return null;
  if (!asked.bots.every((bot) => bots.includes(bot))) return null;
  if (!compiled.players.includes(asked.players)) return null;
  const parts = Object.entries(asked.parts).map(([name, id]) => [name, readPart(compiled, id)]);
  if (parts.some(([, part]) => part === null)) return null;
  const { stop, precision } = asked;
  return {
    decks: asked.decks.length === 0 ? null : decks,
    bots: asked.bots,
    players: asked.players,
    options: asked.options,
    ...(parts.length > 0 && { parts: Object.fromEntries(parts) }),
    mirrors: asked.mirrors && asked.against === null,
    seed: asked.seed,
    pairs: Math.ceil(asked.games / asked.players),
    longest: USUAL.longest,
    stop:
      stop === 'precision'
        ? { at: 'precision', thousandths: Math.round(precision * 10) }
        : stop === 'decided'
          ? { at: 'decided', low: 450, high: 550 }
          : { at: 'games' },
  };
}

/** The name of the first option with a value that it does not take; null for none. */
export function badOption(
  { manifest }: CheckedGame,
  options: BalanceAsked['options'],
): string | null {
  const bad = Object.entries(options).find(([name, value]) => {
    const declared = manifest.options ?? {};
    const schema = Object.hasOwn(declared, name) ? declared[name]?.schema : undefined;
    if (schema === undefined) return true;
    const validate = compileValidator({ ...schema });
    return typeof validate !== 'function' || !validate(value);
  });
  return bad?.[0] ?? null;
}
