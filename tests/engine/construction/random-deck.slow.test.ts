import { describe, expect, test } from 'vitest';
import { builtInGames, contentFolder } from '../../../cli/find-games.ts';
import { join } from 'node:path';
import { randomDeck } from '../../../engine/construction/random-deck.ts';
import { GameChecker } from '../../../generator/check.ts';
import { choiceValues } from '../../../generator/decks/deck-game.ts';
import { packageRoot } from '../../../kernel/index.ts';

const DECKS = 40;

const folders = [
  ...builtInGames().map((game) => [game, join(contentFolder(), game)] as const),
  ['the game that init makes', join(packageRoot(), 'starter')] as const,
];

describe.for(folders)('%s', ([, folder]) => {
  const { linked } = new GameChecker(folder).check();
  const cards = Object.values(linked?.cards ?? {}).flat();

  function random(seed: number, choices = {}) {
    if (linked?.judge == null || linked.rules === null) throw new Error('No rules.');
    const { judge, rules } = linked;
    const stands = cards.filter(({ kind }) => rules.cards.includes(kind));
    const valuesOf = (choice: string) => choiceValues(rules, choice, cards);
    return { judge, deck: randomDeck({ rules, judge, cards: stands, valuesOf, choices, seed }) };
  }

  test('random decks are legal, every one', () => {
    for (let seed = 0; seed < DECKS; seed += 1) {
      const { deck, judge } = random(seed);
      expect(deck).not.toBeNull();
      if (deck === null) continue;
      const { state, violations } = judge(deck);
      expect(state).toBe('legal');
      // Advice is none of its business.
      expect(violations.filter(({ severity }) => severity !== 'warning')).toEqual([]);
    }
  });

  test('the same seed gives the same deck, another seed another', () => {
    expect(random(7).deck).toEqual(random(7).deck);
    expect(random(7).deck?.sections).not.toEqual(random(8).deck?.sections);
  });
});
