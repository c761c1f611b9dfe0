/** The ladder of bots as a table; empty where only one plays. */
import { ladderOf, type SimulationResult } from '../../../simulation/index.ts';
import { say } from '../../say.ts';
import { columns } from './figures.ts';

type Rung = ReturnType<typeof ladderOf>[number];

export function ladderLines(result: SimulationResult): string[] {
  const rungs = ladderOf(result);
  if (rungs.length === 0) return [];
  const rows = rungs.map(({ bot, games, above, ...own }) => [
    bot,
    withRange(own),
    above === null ? '' : withRange(above),
    String(games),
  ]);
  const head = [say('bot'), 'Elo', say('above the next below'), say('games')];
  return [
    ...columns([head, ...rows]),
    say('Elo around the mean of these bots, decks apart, with 95 % intervals.'),
  ];
}

/** `+103 (88 … 118)` */
function withRange({ elo, low, high }: Pick<Rung, 'elo' | 'low' | 'high'>): string {
  const [value, least, most] = [elo, low, high].map((one) => Math.round(one));
  return `${value! > 0 ? '+' : ''}${value} (${least} … ${most})`;
}
