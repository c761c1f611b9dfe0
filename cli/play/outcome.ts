/** How a game has ended, in words: who has won, and who came where in a game that ranks all of its sides. */
import { seatName, sideName, type Side } from '../../engine/index.ts';
import type { Table } from './table.ts';
import type { TableMessages } from './table-messages.ts';

export function outcomeText(
  { outcome, rules, state }: Table['match'],
  messages: TableMessages,
): string {
  if (outcome === null || outcome.winners.length === 0) return messages('draw');
  const seats = Array.from({ length: rules.seats(state) }, (_, seat) => seat);
  const named = (sides: readonly Side[]): string => sides.map(nameOf).join(', ');
  const key = outcome.winners.length === 1 ? 'sideWon' : 'sidesWon';
  const won = messages(key, { sides: named(outcome.winners) });
  if (outcome.standings === undefined) return won;
  const places = outcome.standings.map((sides, at, all) => {
    const place = 1 + all.slice(0, at).flat().length;
    return messages('place', { place: String(place), sides: named(sides) });
  });
  return [won, messages('places', { places: places.join('  ') })].join('\n');

  function nameOf(side: Side): string {
    const own = seats.filter((seat) => rules.sideOf(state, seat) === side).map(seatName);
    return messages('side', { side: sideName(side), seats: own.join(', ') });
  }
}
