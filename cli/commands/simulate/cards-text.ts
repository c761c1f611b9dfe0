/** What becomes of cards, deck by deck, over all games of the deck but mirrors. */
import { wilson } from '../../../engine/index.ts';
import {
  isMirror,
  playersOf,
  refText,
  totalOf,
  unitOf,
  type CardUse,
  type GameRef,
  type SimulationResult,
} from '../../../simulation/index.ts';
import { say } from '../../say.ts';
import { columns, percent, withInterval } from './figures.ts';
import { entrantName } from './names.ts';

/** Games in which something happened to a card. */
interface Sum {
  games: number;
  halves: number;
  first: GameRef;
}

export function cardTables(result: SimulationResult): string[][] {
  const tables = result.plan.entrants.map((_, entrant) => cardTable(result, entrant));
  const found = tables.filter((lines) => lines.length > 0);
  if (found.length === 0) return [];
  const note = say(
    'These shares show what came together, not what a card did: whoever is ahead plays more cards.',
  );
  return [...found.slice(0, -1), [...found.at(-1)!, note]];
}

function cardTable({ plan, pairings }: SimulationResult, entrant: number): string[] {
  const sums = new Map<string, { drawn?: Sum; played?: Sum }>();
  let games = 0;
  const unit = unitOf(playersOf(plan));
  for (const [place, pairing] of pairings.entries()) {
    const seated = plan.pairings[place]!;
    if (isMirror(seated)) continue;
    for (const [at, own] of pairing.cards.entries()) {
      if (seated[at] !== entrant) continue;
      games += totalOf(pairing.lengths);
      for (const [card, uses] of Object.entries(own)) {
        const known = sums.get(card) ?? {};
        for (const use of ['drawn', 'played'] as const) add(known, use, uses[use]);
        sums.set(card, known);
      }
    }
  }
  if (sums.size === 0) return [];
  const deck = plan.entrants[entrant]!.deck;
  const unused = Object.keys(deck?.cards ?? {}).filter((card) => !sums.has(card));
  const rows = [...sums]
    .toSorted(([, a], [, b]) => shareOf(b.played) - shareOf(a.played))
    .map(([card, { drawn, played }]) => [
      card,
      drawn === undefined ? '' : percent(drawn.games / games),
      intervalOf(drawn, unit),
      played === undefined ? '' : percent(played.games / games),
      intervalOf(played, unit),
      refText((played ?? drawn)!.first),
    ]);
  const name = entrantName(plan.entrants[entrant]!, plan);
  const head = [
    name,
    say('drawn'),
    say('won with it drawn'),
    say('played'),
    say('won with it played'),
    say('for example'),
  ];
  const never = say('Never drawn or played: {cards}', { cards: unused.join(', ') });
  return [...columns([head, ...rows]), ...(unused.length === 0 ? [] : [never])];
}

function add(
  sums: { drawn?: Sum; played?: Sum },
  use: 'drawn' | 'played',
  found: CardUse | undefined,
): void {
  if (found === undefined) return;
  const sum = (sums[use] ??= { games: 0, halves: 0, first: found.first });
  sum.games += found.games;
  sum.halves += found.halves;
}

function shareOf(sum: Sum | undefined): number {
  return sum === undefined ? -1 : sum.halves / sum.games;
}

function intervalOf(sum: Sum | undefined, unit: number): string {
  return sum === undefined ? '' : withInterval(wilson(sum.halves / unit, sum.games));
}
