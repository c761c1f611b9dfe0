/** A result at the terminal: tables, plain on a pipe. */
import {
  beginnerShare,
  isMirror,
  luckOfTheDeal,
  meanOf,
  playersOf,
  quantileOf,
  refText,
  shareOf,
  tallyOf,
  totalOf,
  winShare,
  type GameRef,
  type PairingCounts,
  type SimulationResult,
} from '../../../simulation/index.ts';
import { say } from '../../say.ts';
import { cardTables } from './cards-text.ts';
import { columns, percent, withInterval } from './figures.ts';
import { ladderLines } from './ladder-text.ts';
import { commandOf, pairingNames, type ShownNames } from './names.ts';
import { tablesText } from './tables-text.ts';

export function resultText(result: SimulationResult, names: ShownNames): string {
  const parts = [
    headOf(result, names),
    ...(playersOf(result.plan) === 2 ? [sharesOf(result)] : tablesText(result)),
    ladderLines(result),
    courseOf(result),
    endsOf(result),
    ...cardTables(result),
    happeningsOf(result),
    gamesOf(result, names),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function headOf({ plan, pairings, stopped }: SimulationResult, { title }: ShownNames): string[] {
  const games = pairings.reduce((sum, { lengths }) => sum + totalOf(lengths), 0);
  const bots = [...new Set(plan.entrants.map(({ bot }) => bot))].join(', ');
  const head = say('{game}: {games} games, played by {bots}, from seed {seed}', {
    game: title ?? plan.game,
    games,
    bots,
    seed: plan.seed,
  });
  switch (stopped) {
    case 'games':
      return [head];
    case 'precision':
      return [head, say('Stopped as soon as the intervals were as narrow as wanted.')];
    case 'decided':
      return [
        head,
        say('Stopped as soon as every share was surely inside or outside of the band.'),
      ];
    case 'interrupted':
      return [head, say('Interrupted before all games were played.')];
  }
}

/** What decks do, apart from who begins. */
function sharesOf({ plan, pairings }: SimulationResult): string[] {
  const rows = pairings.map((pairing, place) => {
    const { won, drawn, lost, unfinished } = tallyOf(pairing);
    const [first, second] = pairingNames(plan, place);
    const isMirror = first === second;
    return [
      `${place + 1}  ${first}`,
      second,
      isMirror ? '' : withInterval(winShare(pairing)),
      withInterval(beginnerShare(pairing)),
      String(won + drawn + lost + unfinished),
      String(drawn),
      String(unfinished),
    ];
  });
  const head = [
    say('   first'),
    say('second'),
    say('first wins'),
    say('who begins wins'),
    say('games'),
    say('drawn'),
    say('unfinished'),
  ];
  const note = say(
    'Shares with their 95 % intervals; a draw counts as a half, and so does an unfinished game.',
  );
  return [...columns([head, ...rows], 2), ...overall(pairings), note];
}

/** Whether it matters at all who begins. */
function overall(pairings: readonly PairingCounts[]): string[] {
  const none = { won: 0, drawn: 0, lost: 0, unfinished: 0 };
  const all = pairings
    .flatMap(({ began }) => began)
    .reduce(
      (sum, one) => ({
        won: sum.won + one.won,
        drawn: sum.drawn + one.drawn,
        lost: sum.lost + one.lost,
        unfinished: sum.unfinished + one.unfinished,
      }),
      none,
    );
  const share = withInterval(shareOf(all));
  return share === '' ? [] : [say('Whoever decides first wins {share} of all games.', { share })];
}

/** Length, branching, changes of the lead, the luck of the deal. */
function courseOf({ plan, pairings }: SimulationResult): string[] {
  const rows = pairings.flatMap((pairing, place) => {
    const { lengths, branching, leadChanges, halfway } = pairing;
    if (totalOf(lengths) === 0) return [];
    const ofTwo = pairing.entrants === undefined;
    const luck = ofTwo && isMirror(plan.pairings[place]!) ? luckOfTheDeal(pairing) : null;
    const led = halfway.won + halfway.drawn + halfway.lost;
    const cells = [
      String(place + 1),
      [0.05, 0.5, 0.95].map((share) => quantileOf(lengths, share)).join(' · '),
      meanOf(branching).toFixed(1),
      percent((branching['1'] ?? 0) / totalOf(branching)),
      meanOf(leadChanges).toFixed(1),
      led === 0 ? '' : percent((halfway.won + (ofTwo ? halfway.drawn / 2 : 0)) / led),
      luck === null ? '' : percent(luck),
    ];
    return [cells];
  });
  if (rows.length === 0) return [];
  const head = [
    '',
    say('decisions: 5 % · median · 95 %'),
    say('actions to choose from'),
    say('without a choice'),
    say('changes of the lead'),
    say('leader at half-time wins'),
    say('luck of the deal'),
  ];
  return columns([head, ...rows]);
}

function endsOf({ pairings }: SimulationResult): string[] {
  const reasons = new Map<string, { games: number; first: GameRef }>();
  for (const { reasons: own } of pairings) {
    for (const [reason, { games, first }] of Object.entries(own)) {
      const known = reasons.get(reason);
      reasons.set(reason, { games: (known?.games ?? 0) + games, first: known?.first ?? first });
    }
  }
  const rows = [...reasons]
    .toSorted(([, a], [, b]) => b.games - a.games)
    .map(([reason, { games, first }]) => [reason, String(games), refText(first)]);
  if (rows.length === 0) return [];
  return columns([[say('ended by'), say('games'), say('for example')], ...rows]);
}

/** What was reported, and which clauses refused what had been legal before. */
function happeningsOf({ events, refusals }: SimulationResult): string[] {
  const refused = table(say('clause that refused'), refusals);
  return [
    ...table(say('event'), events),
    ...(refused.length === 0 ? [] : ['', ...refused]),
    ...(refused.length === 0
      ? []
      : [say('In every eighth pair, what had just been legal was tried again.')]),
  ];
}

/** The most frequent first. */
function table(head: string, of: SimulationResult['events']): string[] {
  const rows = Object.entries(of)
    .toSorted(([, a], [, b]) => b.times - a.times)
    .map(([name, { times, games, first }]) => [name, String(times), String(games), refText(first)]);
  if (rows.length === 0) return [];
  return columns([[head, say('times'), say('games'), say('for example')], ...rows]);
}

/** Games to look at, with the commands that show them. */
function gamesOf({ plan, pairings }: SimulationResult, shown: ShownNames): string[] {
  const lines = pairings.flatMap((pairing, place) => {
    const names = pairingNames(plan, place).join(' – ');
    const { samples, longest } = pairing;
    const about: [what: string, ref: GameRef | undefined][] = [
      [say('drawn'), samples.drawn],
      [say('unfinished'), samples.unfinished],
      [say('longest'), longest?.game],
    ];
    return about.flatMap(([what, ref]) =>
      ref === undefined
        ? []
        : [`${refText(ref)} (${names}, ${what}): ${commandOf(plan, ref, shown)}`],
    );
  });
  return lines.length === 0
    ? []
    : [...lines, say('Any other game: the same command line with --show 1:17a.')];
}
