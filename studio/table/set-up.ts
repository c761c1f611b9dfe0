/** How a game is begun when nobody brings decks of their own. */
import type { CompiledDeck, Rules, Setup } from '../../engine/index.ts';

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
