/** How often effects may run, noted as a bit for each effect of a source. */
import { listOf, mapOf, readInteger } from '../positions/words.ts';
import { BadPosition } from '../rules.ts';
import type { OwnWord } from '../state/in-words.ts';
import type { Worded } from '../state/flat-state.ts';
import type { EachFigure } from '../state/kinds/figures.ts';
import type { DeclaredState, Setting } from '../state/kinds/part.ts';
import type { Limit } from './handler.ts';
import type { PlaceNames } from './place-names.ts';

/**
 * Noted in a figure of each card, which says by itself how long it lasts: once per turn is
 * `limitIn(count({ per: 'card', until: 'turn' }))`.
 */
export function limitIn<Config extends Setting>(
  used: EachFigure<Config, number>,
): Limit<DeclaredState<Config>> {
  return {
    isUsed: (state, entry, _, source) => (used.get(state, source) & (1 << entry)) !== 0,
    use: (state, entry, _, source) =>
      used.set(state, source, used.get(state, source) | (1 << entry)),
  };
}

/** The same in words that a game lays out itself: `firstOf` is the word of source 0, `lowest` the bit of entry 0. */
export function limitAt<State extends Worded>(
  firstOf: (state: State) => number,
  lowest = 0,
): Limit<State> {
  return {
    isUsed: (state, entry, _, source) =>
      (state.words[firstOf(state) + source]! & (1 << (lowest + entry))) !== 0,
    use: (state, entry, _, source) => {
      state.words[firstOf(state) + source]! |= 1 << (lowest + entry);
    },
  };
}

/** Which effects of which cards were used, in positions: `{ stall.P1.0: [1] }`, effects from 1. */
export function usedWords<Config extends Setting>(
  used: EachFigure<Config, number>,
  { nameOf, cardNamed }: PlaceNames<Config>,
): OwnWord<Config> {
  return {
    write: (state) =>
      Object.fromEntries(
        [...state.config.types.keys()]
          .filter((card) => used.get(state, card) !== 0)
          .map((card) => [nameOf(state, card), entriesIn(used.get(state, card))]),
      ),
    read(state, said) {
      for (const [name, entries] of Object.entries(mapOf(said))) {
        const what = `${used.name}.${name}`;
        const card = cardNamed(state, name);
        if (card < 0) throw new BadPosition(what, entries);
        for (const one of listOf(entries)) {
          const bit = 1 << (readInteger(one, 1, what, 1) - 1);
          used.set(state, card, used.get(state, card) | bit);
        }
      }
    },
  };
}

function entriesIn(bits: number): number[] {
  const entries: number[] = [];
  for (let entry = 0; bits >> entry !== 0; entry += 1)
    if ((bits >> entry) & 1) entries.push(entry + 1);
  return entries;
}
