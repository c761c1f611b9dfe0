import { defineDiagnostic } from '../define.ts';
import { count, countsWords, sinceWords } from '../words.ts';

export const deckListPoints = defineDiagnostic<{
  points: Readonly<Record<string, number>>;
  limit: number;
  actual: number;
  since?: string;
}>({
  code: 'CW1336',
  name: 'deck-list-points',
  severity: 'error',
  title: 'Cards cost more points than the deck has',
  message: ({ points, limit, actual, since }) =>
    `The cards cost ${actual} points (${countsWords(points)}); the deck has ${limit}${sinceWords(since)}.`,
  hint: ({ limit, actual }) => `Save ${count(actual - limit, 'point')}.`,
});
