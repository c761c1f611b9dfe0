/** How a game is begun, also when nobody brings decks of their own. */
import { type CompiledDeck, readPart, type Rules, type Setup } from '../../engine/index.ts';
import type { TableGame, WantedGame } from './view.ts';

/** Sample decks in turn: as many as the rules refuse least, first of all one for each player. */
export function sampleSetup(
  agreed: Omit<Setup, 'decks'>,
  samples: readonly CompiledDeck[],
  rules: Pick<Rules<unknown, unknown>, 'refuseSetup'>,
): Setup {
  const setups = Array.from({ length: agreed.players + 1 }, (_, fewer) => ({
    ...agreed,
    decks: Array.from(
      { length: agreed.players - fewer },
      (_, seat) => samples[seat % samples.length],
    ).filter((deck) => deck !== undefined),
  }));
  const refused = setups.map((setup) => rules.refuseSetup(setup).length);
  return setups[refused.indexOf(Math.min(...refused))] ?? { ...agreed, decks: [] };
}

/** What a page asked for, with what the game brings where it does not say. Ids that the game does not have are missing. */
export function wantedSetup(
  game: TableGame,
  { players, options, decks, parts }: Omit<WantedGame, 'seed'>,
  rules: Pick<Rules<unknown, unknown>, 'refuseSetup'>,
): Setup {
  const { compiled, samples } = game;
  const read = Object.entries({ ...game.parts, ...parts }).flatMap(([name, id]) => {
    const part = readPart(compiled, id);
    return part === null ? [] : [[name, part] as const];
  });
  const agreed = {
    players,
    options,
    ...(read.length > 0 && { parts: Object.fromEntries(read) }),
  };
  const deckNamed = (id: string): CompiledDeck[] => compiled.decks.filter((deck) => deck.id === id);
  if (decks.length === 0) return sampleSetup(agreed, samples.flatMap(deckNamed), rules);
  const brought = decks.flatMap((deck) => (typeof deck === 'string' ? deckNamed(deck) : [deck]));
  return { ...agreed, decks: brought };
}
