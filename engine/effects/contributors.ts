/** "Why 70?": what made up the last proposal, in names. */
import type { Tally } from './tally.ts';

export interface Contributor<Word extends string = string> {
  /** `effect`, or a word of the rules: a bonus, armour. */
  readonly what: 'effect' | Word;
  /** The card whose effect it is. */
  readonly card?: string;
  readonly by: number;
}

/** What was added or taken away after the base, in order; `nameOf` names the source of an effect. */
export function contributorsIn<Word extends string>(
  { contributions }: Tally,
  nameOf: (source: number) => string,
): Contributor<Word>[] {
  return contributions.flatMap(({ step, amount, source, word }): Contributor<Word>[] => {
    if (step !== 'add') return [];
    if (source >= 0) return [{ what: 'effect', card: nameOf(source), by: amount }];
    return [{ what: word as Word, by: amount }];
  });
}
