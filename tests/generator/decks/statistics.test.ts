import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GameChecker } from '../../../generator/check.ts';
import { judgeDeckFile } from '../../../generator/decks/judge-file.ts';
import { deckStatistics, type StatisticsRequest } from '../../../generator/decks/statistics.ts';
import { LORDS_OF_WAR } from '../../support/games.ts';

const game = new GameChecker(LORDS_OF_WAR).check();
const { deck, verdict } = judgeDeckFile(game, join(LORDS_OF_WAR, 'decks/orc-core.yaml'));

function statisticsOf(request: StatisticsRequest) {
  if (deck === null || verdict === null) throw new Error('The sample deck cannot be read.');
  return deckStatistics(deck, verdict, Object.values(game.linked?.cards ?? {}).flat(), request);
}

test('the ranks of a core army are those of the rules (LOW-4.1.2)', () => {
  const { state, sections } = statisticsOf({ by: ['rank'] });
  const [whole, ...others] = sections;
  expect(state).toBe('legal');
  expect(others).toEqual([]);
  expect(whole).toMatchObject({ section: null, size: 36, cards: 21 });
  expect(
    Object.fromEntries(whole?.fields[0]?.groups.map((g) => [g.value, g.copies]) ?? []),
  ).toEqual({ recruit: 8, regular: 8, veteran: 6, command: 5, elite: 4, special: 4, general: 1 });
});

test('fields that make groups are found', () => {
  const fields = statisticsOf({}).sections[0]?.fields.map(({ field }) => field);
  expect(fields).toEqual(['race', 'class', 'rank', 'defence', 'support', 'commandCard']);
});

test('odds of the opening hand and the draws after it', () => {
  const { draw } = statisticsOf({ by: ['rank'], draw: { hand: 6, draws: 2 } });
  expect(draw).toMatchObject({ section: null, pile: 36, seen: [6, 7, 8] });
  expect(draw?.byCopies.map(({ copies }) => copies)).toEqual([1, 2, 3]);
  for (const [index, seen] of [6, 7, 8].entries()) {
    expect(draw?.byCopies[0]?.any[index]).toBeCloseTo(seen / 36, 12);
  }
  const general = draw?.groups.find(({ value }) => value === 'general');
  expect(general).toMatchObject({ copies: 1, any: draw?.byCopies[0]?.any });
});

test('nobody draws more cards than there are', () => {
  const { draw } = statisticsOf({ by: [], draw: { hand: 30, draws: 9 } });
  expect(draw?.seen.at(-1)).toBe(36);
  expect(draw?.byCopies.map(({ any }) => any.at(-1))).toEqual([1, 1, 1]);
});
