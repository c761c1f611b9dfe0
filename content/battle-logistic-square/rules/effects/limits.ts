/** How often an effect may run (BLS-6.7.4, BLS-10.2.1): a bit by card and effect. */
import type { Limit } from 'cardwright/engine';
import type { Limit as LimitWord } from '../data.gen.ts';
import type { State } from '../state.ts';

/** Bits of effects that were used in the game lie above those of the turn, which end with it. */
const OF_GAME = 16;

function limitFrom(lowest: number): Limit<State> {
  return {
    isUsed: ({ words, config }, entry, _seat, source) =>
      (words[config.layout.used + source]! & (1 << (lowest + entry))) !== 0,
    use: ({ words, config }, entry, _seat, source) => {
      words[config.layout.used + source]! |= 1 << (lowest + entry);
    },
  };
}

export const limits: Readonly<Record<LimitWord, Limit<State>>> = {
  oncePerTurn: limitFrom(0),
  oncePerGame: limitFrom(OF_GAME),
};
